// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that texts composed of several messages contain no words that cannot be translated.
#include "core/documents/clientlint.h"
#include "core/documents/clients.h"
#include "core/documents/documentkind.h"
#include "core/documents/schema/schema.h"
#include "core/experiments/reporttables.h"
#include "core/ports/storedjson.h"
#include "core/render/catalog.h"
#include "core/render/modelrequirements.h"
#include "core/rules/astchecks.h"
#include "core/rules/syntaxtree.h"
#include "tests/support/testregistry.h"
#include "tests/support/wordlesstranslator.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_translatedwords {

namespace {

/// Returns the texts of all findings of a check in Python source, without words.
QStringList messagesOf(const QString &check, const QString &code, const Grammar &grammar)
{
    const SyntaxTree tree(code, grammar);
    const WordlessTranslator wordless;
    QStringList messages;
    for (const AstFinding &finding : runAstCheck(SyntaxFacts(tree, queryOf(grammar)), check))
        messages.append(finding.message);
    return messages;
}

/// Returns the text of the finding for a model without a feature that the agent requires.
QString requirementText(const QString &feature)
{
    PromptBundle bundle;
    bundle.requirements.append({feature, 0, {}});
    WireFormat wireFormat;
    wireFormat.method = QStringLiteral("POST");
    RenderTarget target;
    target.wireFormat = &wireFormat;
    target.model.features = {QStringLiteral("other")};
    const Diagnostics findings = unmetRequirements(bundle, target, {});
    return findings.isEmpty() ? QString() : findings.first().message;
}

QStringList lintMessages(const QByteArray &text)
{
    const DocumentPtr document = readDocument(QStringLiteral(".claude/agents/a.md"), text, DocumentKind::Agent);
    QStringList messages;
    for (const Diagnostic &finding : lintClientNames(*document, document->frontMatter.data, QStringLiteral("claude-agent"), *findClient(u"claude")))
        messages.append(finding.message);
    return messages;
}

} // namespace

class TestTranslatedWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsAWord()
    {
        QCOMPARE(wordsIn(QStringLiteral("¤ 12 a model ¤"), {QStringLiteral("12")}), QStringList{QStringLiteral("model")});
        const WordlessTranslator wordless;
        QCOMPARE(QCoreApplication::translate("test", "The model %1 has %n parts."), QStringLiteral("¤ ¤ %1 ¤ %n ¤."));
    }

    void documentKinds()
    {
        for (int kind = 0; kind <= static_cast<int>(DocumentKind::Text); ++kind) {
            QCOMPARE(kindNoun(static_cast<DocumentKind>(kind)), toString(static_cast<DocumentKind>(kind)));
            const WordlessTranslator wordless;
            QCOMPARE(wordsIn(kindNoun(static_cast<DocumentKind>(kind))), QStringList());
        }
    }

    void recordKindsAndRanges()
    {
        const QString field = QStringLiteral("friction");
        QCOMPARE(rangeError(recordKindName<Interaction>, field, Json(2))->message, QStringLiteral("`friction` of the interactions accepts 0 to 1, not 2"));
        QCOMPARE(rangeError(recordKindName<Interaction>, QStringLiteral("cost"), Json(-1))->message, QStringLiteral("`cost` of the interactions accepts 0 or more, not -1"));
        const WordlessTranslator wordless;
        QCOMPARE(wordsIn(rangeError(recordKindName<Interaction>, field, Json(2))->message, {field}), QStringList());
        QCOMPARE(wordsIn(rangeError(recordKindName<Violation>, QStringLiteral("line"), Json(-1))->message, {QStringLiteral("line")}), QStringList());
        for (const char *kind : {recordKindName<Interaction>, recordKindName<Violation>, recordKindName<Estimate>, recordKindName<Attempt>,
                 recordKindName<Experiment>, recordKindName<Measurement>, recordKindName<Suggestion>, recordKindName<Decision>}) {
            for (const bool isField : {true, false})
                QCOMPARE(wordsIn(memberError(kind, field, isField).message, {field}), QStringList());
        }
    }

    void modelRequirements()
    {
        QVERIFY(requirementText(QStringLiteral("vision")).startsWith(QStringLiteral("The agent requires image input, which ")));
        const WordlessTranslator wordless;
        for (const char *feature : {"tool_use", "structured_output", "vision", "streaming"}) {
            const QString text = requirementText(QString::fromLatin1(feature));
            QVERIFY(!text.isEmpty());
            QCOMPARE(wordsIn(text), QStringList());
        }
        QCOMPARE(wordsIn(requirementText(QStringLiteral("singing"))), QStringList{QStringLiteral("singing")});
    }

    void clientNames()
    {
        const QByteArray text = "---\nname: a\ndescription: b\ntools: Raed, Zzyzx\nmodel: qqqqqqqq\n---\n";
        QVERIFY(lintMessages(text).contains(QStringLiteral("Claude Code has no tool `Raed`; did you mean `Read`?")));
        QVERIFY(lintMessages(text).contains(QStringLiteral("This agent has no prompt, because the text below the front matter is empty. Add a prompt.")));
        const WordlessTranslator wordless;
        const QStringList messages = lintMessages(text);
        QCOMPARE(messages.size(), 4);
        const QStringList arguments{QStringLiteral("Claude Code"), QStringLiteral("Raed"), QStringLiteral("Read"), QStringLiteral("Zzyzx"), QStringLiteral("qqqqqqqq")};
        QCOMPARE(wordsIn(messages.join(u'\n'), arguments), QStringList());
    }

    void unusableSchemas_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QString>("english");
        QTest::newRow("json") << QByteArray("{") << QStringLiteral("invalid JSON");
        QTest::newRow("list") << QByteArray("[]") << QStringLiteral("a schema must be an object or a boolean");
        QTest::newRow("draft") << QByteArray("{\"$schema\": \"1\"}") << QStringLiteral("the value of $schema is not a known JSON Schema draft");
        QTest::newRow("target") << QByteArray("{\"$ref\": \"#/1\"}") << QStringLiteral("the target of the reference #/1 does not exist");
        QTest::newRow("cycle") << QByteArray("{\"$ref\": \"#\"}") << QStringLiteral("a $ref refers to itself in an infinite loop");
        QTest::newRow("backslash") << QByteArray("{\"pattern\": \"1\\\\\"}") << QStringLiteral("the pattern 1\\ cannot be used: the pattern ends with a backslash");
        QTest::newRow("group") << QByteArray("{\"pattern\": \"(?#)\"}") << QStringLiteral("the pattern (?#) cannot be used: a group cannot begin with (?#");
    }
    void unusableSchemas()
    {
        QFETCH(QByteArray, schema);
        QTEST(Schema(schema).error(), "english");
        const WordlessTranslator wordless;
        QCOMPARE(wordsIn(Schema(schema).error()), QStringList());
    }

    void experimentReport()
    {
        ExperimentReport report;
        report.setup.arms.resize(2);
        report.setup.arms[0].name = QStringLiteral("1");
        report.setup.arms[1].name = QStringLiteral("2");
        QCOMPARE(reportHeaderLines(report).first(), QStringLiteral("arms    1, 2"));
        const WordlessTranslator wordless;
        QCOMPARE(wordsIn(reportHeaderLines(report).join(u'\n')), QStringList());
        QCOMPARE(wordsIn((armsTable({}).titles + comparisonsTable({}).titles).join(u'\n'), {QStringLiteral("Holm")}), QStringList());
    }

    void alignsLabels()
    {
        QCOMPARE(alignedLines({{QStringLiteral("a"), QStringLiteral("1")}, {QStringLiteral("längere"), QStringLiteral("2")}}),
            (QStringList{QStringLiteral("a        1"), QStringLiteral("längere  2")}));
    }

    void syntaxChecks()
    {
        const Grammar *python = findGrammar(QStringLiteral("python"));
        if (!python->isAvailable())
            QSKIP("this grammar was not built in");
        const QString code = QStringLiteral("def f(a):\n    pass\n\ndef g():\n    x = '/usr/1'\n    y = 'localhost:1'\n    return h(x, y, 'https://1.2/3', 20000)\n");
        const QStringList stubs = messagesOf(QStringLiteral("stub"), code, *python);
        QCOMPARE(stubs.size(), 1);
        QCOMPARE(wordsIn(stubs.first()), QStringList());
        const QStringList values = messagesOf(QStringLiteral("hardcoded"), code, *python);
        QCOMPARE(values.size(), 4);
        QCOMPARE(wordsIn(values.join(u'\n'), {QStringLiteral("/usr/1"), QStringLiteral("localhost"), QStringLiteral("https")}), QStringList());
    }
};

OUTCROP_TEST(TestTranslatedWords, CoreApplication)

} // namespace tst_translatedwords

#include "tst_translatedwords.moc"
