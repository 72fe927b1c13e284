// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"
#include "core/documents/document.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_documents {

class Documents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void determinesKindAndName_data();
    void determinesKindAndName();
    void callerCanSetTheKind();
    void keepsBytes();
    void reportsInvalidUtf8_data();
    void reportsInvalidUtf8();
    void findsInvalidUtf8Sequences_data();
    void findsInvalidUtf8Sequences();
    void onlyMarkdownHasFrontMatter();
};

void Documents::determinesKindAndName_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("name");

    const auto row = [](const char *path, const char *kind, const char *name, const char *text = "") {
        QTest::addRow("%s%s", path, *text ? " by its content" : "") << path << text << kind << name;
    };
    row("config.toml", "manifest", "config");
    row("other/config.toml", "text", "config");
    row("layers/soul.md", "layer", "soul");
    row("layers/soul.v2.md", "layer", "soul.v2");
    row("layers/condensed/soul.md", "condensed layer", "soul");
    row("layers/deeper/soul.md", "text", "soul");
    row("skills/k8s/SKILL.md", "skill", "k8s");
    row("k8s/SKILL.md", "skill", "k8s");
    row("SKILL.md", "skill", "SKILL");
    row("skills/k8s/references/ports.md", "text", "ports");
    row("agents/builder.md", "agent", "builder");
    row(".claude/agents/builder.md", "agent", "builder");
    row("agents/examples/builder.md", "text", "builder");
    row("agents/README.md", "text", "README");
    row("agents/builder.governance.yaml", "governance", "builder");
    row("portability/providers/mine.yaml", "adapter", "mine");
    row(".context/portability/providers/mine.yaml", "adapter", "mine");
    row("portability/wire/mine.yml", "wire format", "mine");
    row("portability/validation/portability-tests.yaml", "portability tests", "portability-tests");
    row("profiles/jpa/config.yml", "profile", "jpa");
    row("profiles/jpa/config.yaml", "profile", "jpa");
    row("profiles/jpa/notes.yaml", "text", "notes");
    row("config/prompt_rules.yaml", "configuration", "prompt_rules");
    row("prompt_rules.yaml", "configuration", "prompt_rules");
    row("taxonomy.ttl", "taxonomy", "taxonomy");
    row("sessions/s/iteration-1/planning-prompt.md", "prompt", "planning-prompt");
    row("sessions/s/iteration-1/planning-response.md", "response", "planning-response");
    row("sessions/s/iteration-1/planning-conversation.json", "conversation", "planning-conversation");
    row("evolution/2026-11-20-13.md", "evolution report", "2026-11-20-13");
    row("notes.txt", "text", "notes");

    row("any.yaml", "adapter", "any", "# mine\nprovider:\n  name: x\nrendering: {}\n");
    row("half.yaml", "text", "half", "provider:\n  name: x\n  rendering: {}\n");
    row("wire.yaml", "wire format", "wire", "wire: mine\nrequest: {}\n");
    row("eng-qa.md", "agent", "eng-qa", "---\nname: eng-qa\ndescription: x\nidentity: {role: y}\n---\n");
    row("claude.md", "agent", "claude", "---\nname: a\ndescription: x\ntools: Read\n---\n");
    row("plain.md", "text", "plain", "---\nname: a\ndescription: x\n---\n");
    row("nameless.md", "text", "nameless", "---\nmodel: a\n---\n");
    row("anywhere.md", "text", "anywhere", "---\ntier: granite\n---\n");
    row("layers/drafts/soul.md", "text", "soul", "---\ntier: granite\n---\n");
    row("layers/README.md", "text", "README", "---\ntier: granite\n---\n");
    row("experiments/ab/soul.md", "text", "soul", "---\ntier: granite\n---\n");
    row("docs/writer.md", "agent", "writer", "---\nname: writer\ndescription: x\ntools: Read\ntier: granite\n---\n");
    row("broken.md", "agent", "broken", "---\nname: a\ndescription: x: y\nmodel: z\n---\n");
}

void Documents::determinesKindAndName()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    const DocumentPtr document = readDocument(path, text.toUtf8());
    QTEST(toString(document->kind), "kind");
    QTEST(document->name(), "name");
}

void Documents::callerCanSetTheKind()
{
    QCOMPARE(toString(readDocument("soul.md", "x", DocumentKind::Layer)->kind), toString(DocumentKind::Layer));
    QCOMPARE(toString(readDocument("layers/soul.md", "x", DocumentKind::Text)->kind), toString(DocumentKind::Text));
}

void Documents::keepsBytes()
{
    const QByteArray bytes("\xEF\xBB\xBF---\r\na: 1\r\n---\r\n\xC3\xA9\rend");
    const DocumentPtr document = readDocument("layers/a.md", bytes, std::nullopt, 42);
    QCOMPARE(document->bytes, bytes);
    QCOMPARE(document->modified, 42);
    QVERIFY(document->hasByteOrderMark && document->isValidUtf8);
    QCOMPARE(document->text, QString::fromUtf8(bytes.mid(3)));
    QCOMPARE(document->body().toString(), QString::fromUtf8("\xC3\xA9\rend"));
    QVERIFY(document->diagnostics.isEmpty());
}

void Documents::reportsInvalidUtf8_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");

    QTest::newRow("first byte") << QByteArray("\xFFx") << "1:1 utf8-invalid";
    QTest::newRow("Latin-1") << QByteArray("one\ncaf\xE9 two\n") << "2:4 utf8-invalid";
    QTest::newRow("after a byte order mark") << QByteArray("\xEF\xBB\xBFx\xFF") << "1:2 utf8-invalid";
    QTest::newRow("after a character of two code units") << QByteArray("\xF0\x9F\x8C\xB1\xFF") << "1:3 utf8-invalid";
    QTest::newRow("cut at the end") << QByteArray("ab\xE2\x82") << "1:3 utf8-invalid";
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE"
                                          "a\0b\0",
        6) << "1:1 utf8-invalid";
}

void Documents::reportsInvalidUtf8()
{
    QFETCH(QByteArray, bytes);
    const DocumentPtr document = readDocument("layers/a.md", bytes);
    QTEST(findings(document->diagnostics), "expected");
    QVERIFY(!document->isValidUtf8);
    QVERIFY(hasErrors(document->diagnostics));
    QCOMPARE(document->bytes, bytes);
    QVERIFY(document->text.contains(QChar(QChar::ReplacementCharacter)));
}

void Documents::findsInvalidUtf8Sequences_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("bad");

    QTest::newRow("all lengths") << QByteArray(
        "a\xC2\x80\xDF\xBF\xE0\xA0\x80\xED\x9F\xBF\xEE\x80\x80\xF0\x90\x80\x80\xF4\x8F\xBF\xBF")
                                 << -1;
    QTest::newRow("zero byte") << QByteArray("a\0b", 3) << -1;
    QTest::newRow("two bytes for ASCII") << QByteArray("a\xC1\xBF") << 1;
    QTest::newRow("three bytes instead of two") << QByteArray("\xE0\x9F\xBF") << 0;
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << 0;
    QTest::newRow("four bytes instead of three") << QByteArray("\xF0\x8F\xBF\xBF") << 0;
    QTest::newRow("beyond Unicode") << QByteArray("\xF4\x90\x80\x80") << 0;
    QTest::newRow("five bytes") << QByteArray("\xF8\x88\x80\x80\x80") << 0;
    QTest::newRow("continuation alone") << QByteArray("a\x80") << 1;
    QTest::newRow("bad third byte") << QByteArray("\xE2\x82x") << 0;
}

void Documents::findsInvalidUtf8Sequences()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, bad);
    for (qsizetype before = 0; before < 130; ++before) { // offsets in all positions, because the function checks several bytes at a time
        const QByteArray text = QByteArray(before, 'x') + bytes;
        QCOMPARE(firstInvalidUtf8(text), bad < 0 ? qsizetype(-1) : before + bad);
        QCOMPARE(isUtf8(QByteArray(text + "y")), bad < 0);
    }
}

void Documents::onlyMarkdownHasFrontMatter()
{
    QVERIFY(readDocument("a.mdx", "---\na: 1\n---\n")->frontMatter.isPresent);
    const DocumentPtr yaml = readDocument("config/a.yaml", "---\na: [\n---\n");
    QVERIFY(!yaml->frontMatter.isPresent);
    QVERIFY(yaml->diagnostics.isEmpty()); // the document is parsed on demand
}

OUTCROP_TEST(Documents, NoApplication)

} // namespace tst_documents

#include "tst_documents.moc"
