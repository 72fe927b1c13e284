// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleengine.h"
#include "tests/support/growth.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_ruleengine {

namespace {

QByteArray rule(const QByteArray &type, const QByteArray &more)
{
    return "rules:\n  shop:\n    - id: R1\n      name: N\n      description: d\n      validation_type: " + type + "\n      severity: high\n" + more;
}

RuleResult check(const QByteArray &yaml, const QString &file, const QString &text)
{
    const RuleSet set = readRuleSet(readDocument(QStringLiteral("config/prompt_rules.yaml"), yaml));
    return RuleEngine(set.rules, {{}, {}, {}, readSyntax}).check(CheckedText{file, text}).results.first();
}

/// Returns the outcome and the locations of the findings: `kept`, `broken 2:3 4:1`.
QString outcomeText(const RuleResult &result)
{
    QString text = ruleOutcomeName(result.outcome);
    for (const Diagnostic &finding : result.findings)
        text += QStringLiteral(" %1:%2").arg(finding.location.range.start.line).arg(finding.location.range.start.column);
    return text;
}

const QByteArray stubs = "      validation_code: check_stubs\n";
const QByteArray form = "      validation_schema: |\n        {\"id\": \"string|int\", \"share\": \"float (0.0-1.0)\", \"state\": \"enum[open,done]\", \"wait\": \"int (default: 3)\", \"files\": [\"array of paths\"]}\n";

bool hasPython()
{
    return findGrammar(QStringLiteral("py"))->isAvailable();
}

} // namespace

class TestRuleEngine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void searchesPatternsLineByLine()
    {
        QCOMPARE(outcomeText(check(rule("regex", "      validation_pattern: '^a.*z$'\n"), {}, QStringLiteral("b\naz\n  az\na z\n"))), QStringLiteral("broken 2:1 4:1"));
    }

    void doesNotRunAnInvalidPattern()
    {
        const RuleResult result = check(rule("regex", "      validation_pattern: '(a'\n"), {}, QStringLiteral("a"));
        QCOMPARE(result.outcome, RuleOutcome::NotRun);
        QVERIFY(result.reason.contains(QLatin1StringView("character")));
    }

    void stopsASlowPattern()
    {
        const RuleResult result = check(rule("regex", "      validation_pattern: '^(a+)+$'\n"), {}, QString(60, u'a') + u'b');
        QCOMPARE(result.outcome, RuleOutcome::NotRun);
    }

    void stopsBetweenTexts()
    {
        const RuleSet set = readRuleSet(readDocument(QStringLiteral("config/prompt_rules.yaml"), rule("regex", "      validation_pattern: 'a'\n")));
        std::stop_source source;
        RuleServices services;
        services.stop = source.get_token();
        const RuleEngine engine(set.rules, services);
        const QList<CheckedText> texts{{QStringLiteral("one.md"), QStringLiteral("a")}, {QStringLiteral("two.md"), QStringLiteral("a")}};
        QCOMPARE(engine.check(texts).findings().size(), 2);
        source.request_stop();
        QVERIFY(engine.check(texts).findings().isEmpty());
    }

    void checksTestNamesAgainstAPattern()
    {
        if (!hasPython())
            QSKIP("the grammar of Python was not built in");
        const QByteArray yaml = rule("regex", "      validation_pattern: '^test_\\w+_\\w+$'\n      validation_target: test_names\n      validation_expects: match\n");
        QCOMPARE(outcomeText(check(yaml, QStringLiteral("a.py"), QStringLiteral("def test_a_b():\n    x()\ndef test1():\n    y()\ndef other():\n    z()\n"))), QStringLiteral("broken 3:5"));
        QCOMPARE(outcomeText(check(yaml, QStringLiteral("a.py"), QStringLiteral("x = 1\n"))), QStringLiteral("not-applicable"));
    }

    void locatesFindingsInCodeBlocks()
    {
        if (!hasPython())
            QSKIP("the grammar of Python was not built in");
        const QString response = QStringLiteral("Here \U0001F600 it is:\n\n```python\ndef f():\n    pass\n```\n\nAnd `pass` again:\n\n~~~py\ndef g():\n    ...\n");
        QCOMPARE(outcomeText(check(rule("ast_check", stubs), {}, response)), QStringLiteral("broken 5:5 12:5"));
        QCOMPARE(outcomeText(check(rule("ast_check", stubs), {}, QStringLiteral("def f():\n    pass\n"))), QStringLiteral("not-applicable"));
    }

    void checksSourceWithSyntaxErrors_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("result");
        QTest::addColumn<QString>("remarks"); // severity and line of each remark
        QTest::newRow("python") << "a.py" << "def h(:\n  x=" << "not-run" << "warning 1";
        QTest::newRow("the end is missing") << "a.py" << "def f(a):\n    return a\n\n\ndef g(b):\n    return (b,\n" << "not-run" << "warning 5";
        QTest::newRow("the text before it") << "a.py" << "def f():\n    pass\n\n\nx = = 3\n" << "broken 2:5" << "warning 5";
        QTest::newRow("allowed") << "a.py" << "def f():\n    pass  # outcrop-allow R1: later\n\n\nx = = 3\n" << "not-run" << "warning 5";
        QTest::newRow("right") << "a.py" << "def f(a):\n    return a\n" << "kept" << "";
        QTest::newRow("an answer") << "" << "So:\n\n```python\nx = 1\n```\n\n```python\ny = 2\nz = = 3\n```\n" << "not-run" << "warning 9";
        QTest::newRow("another language") << "" << "So:\n\n```ruby\ndef h(:\n```\n" << "not-applicable" << "";
        QTest::newRow("a macro") << "a.cpp" << "int f() { return 1; }\nWRAP(int) g() { return 2 +; }\n" << "not-run" << "note 2";
    }
    void checksSourceWithSyntaxErrors()
    {
        QFETCH(QString, file);
        QFETCH(QString, text);
        QFETCH(QString, result);
        QFETCH(QString, remarks);
        if (!hasPython() || !grammarOfFile(QStringLiteral("a.cpp"))->isAvailable())
            QSKIP("the grammars of Python and C++ were not built in");
        const RuleSet set = readRuleSet(readDocument(QStringLiteral("config/prompt_rules.yaml"), rule("ast_check", stubs)));
        const RuleReport report = RuleEngine(set.rules).check(QList{CheckedText{file, text}});
        QCOMPARE(outcomeText(report.texts.first().results.first()), result);
        QStringList said;
        for (const Diagnostic &remark : report.texts.first().remarks) {
            QCOMPARE(remark.code, sourceUnreadable);
            said.append(toString(remark.severity) + u' ' + QString::number(remark.location.range.start.line));
        }
        QCOMPARE(said.join(u','), remarks);
        QCOMPARE(report.hasFailures(), result == QLatin1StringView("not-run"));
    }

    void reportsRulesThatCannotBeRunAsFailures_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("finding"); // expected finding; empty if there is no failure
        const QString endless = QStringLiteral("a").repeated(60) + u'!';
        QTest::newRow("a pattern that takes too long")
            << rule("regex", "      validation_pattern: '(a+)+$'\n") << "a.txt" << endless
            << "a.txt:1:1: error: Cannot run R1: the pattern is too slow on this text; simplify it. [rule-not-run]";
        QTest::newRow("a broken pattern") << rule("regex", "      validation_pattern: '(a'\n") << "a.txt"
                                          << "a"
                                          << "a.txt:1:1: error: Cannot run R1: the pattern is invalid at "
                                             "character 3: missing closing parenthesis; correct it. [rule-not-run]";
        QTest::newRow("an unknown check")
            << rule("ast_check", "      validation_code: check_taste\n") << "a.py"
            << "a"
            << "a.py:1:1: error: Cannot run R1: unknown check `check_taste`; correct its name. [rule-not-run]";
        QTest::newRow("no pattern and no check") << rule("format_check", {}) << "a.txt"
                                                 << "a"
                                                 << "a.txt:1:1: error: Cannot run R1: the rule has neither a "
                                                    "pattern nor a known check; add one. [rule-not-run]";
        QTest::newRow("data that cannot be read") << rule("format_check", "      validation_code: check_vcs_friendly_format\n") << "a.json" << "{\"a\": 1,,}"
                                                  << "a.json:1:1: error: Cannot run R1: the data cannot be read: A value is missing here. Add one, or put the text in quotes. [rule-not-run]";
        QTest::newRow("a coverage report that was not given") << rule("coverage_check", {}) << "a.py" << "a" << "";
        QTest::newRow("a model that was not given") << rule("llm_check", "      validation_prompt: Is it?\n") << "a.py" << "a" << "";
        QTest::newRow("a review") << rule("manual_review", {}) << "a.py" << "a" << "";
        if (!hasPython())
            return;
        QTest::newRow("source with an error") << rule("ast_check", stubs) << "src/a.py" << "x = = 3\n"
                                              << "src/a.py:1:1: error: Cannot run R1: the source cannot be parsed as Python. [rule-not-run]";
        QTest::newRow("a source that is too large to be read here") << rule("ast_check", stubs) << "src/a.py" << QStringLiteral("x = 3\n").repeated(10'000)
                                                                    << "src/a.py:1:1: error: Cannot run R1: the source is too large to parse as Python; split it into smaller files. [rule-not-run]";
    }
    void reportsRulesThatCannotBeRunAsFailures()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QString, file);
        QFETCH(QString, text);
        QFETCH(QString, finding);
        const RuleSet set = readRuleSet(readDocument(QStringLiteral("config/prompt_rules.yaml"), yaml));
        const RuleReport report = RuleEngine(set.rules).check(QList{CheckedText{file, text}});
        QCOMPARE(report.hasFailures(), !finding.isEmpty());
        QStringList failures;
        for (const Diagnostic &failure : failuresOf(report.texts.first()))
            failures.append(toString(failure));
        QCOMPARE(failures.join(u'\n'), finding);
    }

    /// If a text breaks a rule at every character, the number of findings is limited. If a comment suppresses all these findings, the rule does not count as
    /// kept.
    void limitsTheNumberOfFindings()
    {
        const QByteArray yaml = rule("regex", "      validation_pattern: x\n");
        const RuleResult cut = check(yaml, QStringLiteral("a.txt"), QString(5'000'000, u'x'));
        QCOMPARE(cut.outcome, RuleOutcome::Broken);
        QCOMPARE(cut.findings.size(), maxFindings + 1);
        QVERIFY(cut.findings.last().severity == Severity::Note);
        const RuleResult allowed = check(yaml, QStringLiteral("a.txt"), QString(2000, u'x') + QStringLiteral(" # outcrop-allow R1: they are fine\nx\n"));
        QCOMPARE(allowed.outcome, RuleOutcome::NotRun);
        QVERIFY(allowed.hasFailed());
        QCOMPARE(check(yaml, QStringLiteral("a.txt"), QString(maxFindings, u'x')).findings.size(), maxFindings);
    }

    /// A pattern must not replace a syntax tree that has errors, because it would report code that the tree accepts.
    void patternDoesNotReplaceATreeWithErrors()
    {
        if (!hasPython())
            QSKIP("the grammar of Python was not built in");
        const QByteArray yaml = QByteArray(rule("regex", "      validation_pattern: '\\b\\d{4,}\\b'\n")).replace("name: N", "name: NO_HARDCODED_VALUES");
        QCOMPARE(outcomeText(check(yaml, QStringLiteral("a.py"), QStringLiteral("LIMIT = 8080\nx = = 3\n"))), QStringLiteral("not-run"));
        QCOMPARE(outcomeText(check(yaml, QStringLiteral("a.py"), QStringLiteral("LIMIT = 8080\nx = 3\n"))), QStringLiteral("kept"));
    }

    /// The cost of a check is linear in the source, although each check traverses the whole tree.
    void checksLongSourceInLinearTime_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("part"); // text in which %1 is the number of the part
        QTest::addColumn<QString>("after");
        QTest::addColumn<int>("parts");
        const auto sum = [](const char *name, const char *file, const char *before, const char *after) {
            QTest::newRow(name) << QString::fromLatin1(file) << QString::fromLatin1(before) << QStringLiteral(" + 1") << QString::fromLatin1(after) << 20'000;
        };
        QTest::newRow("many functions") << "a.py" << "" << "def f%1(a, b):\n    \"\"\"Adds.\"\"\"\n    return a + b\n\n" << "" << 3'000;
        QTest::newRow("a long function") << "a.py" << "def f():\n" << "    x%1 = g(%1)\n    h(x%1)\n" << "" << 3'000;
        sum("a long sum in Python", "a.py", "x = 1", "\n");
        sum("a long sum in JavaScript", "a.js", "let x = 1", "\n");
        sum("a long sum in TypeScript", "a.ts", "let x = 1", "\n");
        sum("a long sum in C++", "a.cpp", "int x = 1", ";\n");
        sum("a long sum in Java", "a.java", "class A { int x = 1", "; }\n");
        sum("a long sum in Go", "a.go", "package a\n\nvar x = 1", "\n");
        QTest::newRow("many arguments") << "a.py" << "x = [1" << ", 1" << "]\n" << 50'000;
    }
    void checksLongSourceInLinearTime()
    {
        QFETCH(QString, file);
        QFETCH(QString, before);
        QFETCH(QString, part);
        QFETCH(QString, after);
        QFETCH(int, parts);
        if (!grammarOfFile(file)->isAvailable())
            QSKIP("this grammar was not built in");
        QHash<qsizetype, QString> texts;
        for (const qsizetype length : {qsizetype(parts), qsizetype(parts / 4)}) {
            QString &text = texts[length] = before;
            for (qsizetype i = 0; i < length; ++i)
                text += part.contains(u'%') ? part.arg(i) : part;
            text += after;
        }
        for (const char *code : {"check_stubs", "check_docstring_quality", "check_pep8_compliance", "check_hardcoded_values", "check_sql_from_text"}) {
            const QByteArray yaml = rule("ast_check", QByteArray("      validation_code: ") + code + "\n");
            const double grows = growth(parts, [&](qsizetype length) { QVERIFY(check(yaml, file, texts.value(length)).outcome != RuleOutcome::NotRun); });
            QVERIFY2(grows < linearGrowth, qPrintable(QStringLiteral("%1: %2").arg(QString::fromLatin1(code)).arg(grows)));
        }
    }

    void acceptsAnyLineEndings()
    {
        if (!hasPython())
            QSKIP("the grammar of Python was not built in");
        QCOMPARE(outcomeText(check(rule("ast_check", stubs), QStringLiteral("a.py"), QStringLiteral("x = 1\r\ndef f():\r\n    pass\r\n"))), QStringLiteral("broken 3:5"));
    }

    void skipsStubAndUnknownFiles()
    {
        QCOMPARE(outcomeText(check(rule("ast_check", stubs), QStringLiteral("a.pyi"), QStringLiteral("def f(): ...\n"))), QStringLiteral("not-applicable"));
        QCOMPARE(outcomeText(check(rule("ast_check", stubs), QStringLiteral("a.unknown"), QStringLiteral("def f(): ...\n"))), QStringLiteral("not-applicable"));
    }

    void doesNotRunAnUnknownCheck()
    {
        QCOMPARE(check(rule("ast_check", "      validation_code: check_taste\n"), QStringLiteral("a.py"), {}).reason,
            QStringLiteral("unknown check `check_taste`; correct its name"));
    }

    void checksDataAgainstASchema_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("result");
        QTest::newRow("kept") << "{\"id\": 1, \"share\": 0.5, \"state\": \"open\", \"files\": []}" << "kept";
        QTest::newRow("as YAML") << "id: a\nshare: 0.5\nstate: open\nfiles: []\n" << "kept";
        QTest::newRow("deeper") << "{\"tasks\": [{\"id\": 1, \"share\": 0.5, \"state\": \"done\", \"files\": []}]}" << "kept";
        QTest::newRow("a value too large") << "{\"id\": 1, \"share\": 1.5, \"state\": \"open\", \"files\": []}" << "broken 1:20";
        QTest::newRow("no such word") << "{\"id\": 1, \"share\": 1, \"state\": \"lost\", \"files\": []}" << "broken 1:32";
        QTest::newRow("something else") << "{\"name\": 1}" << "not-applicable";
        QTest::newRow("no data") << "[1, 2" << "not-applicable";
    }
    void checksDataAgainstASchema()
    {
        QFETCH(QString, text);
        QFETCH(QString, result);
        QCOMPARE(outcomeText(check(rule("schema_check", form), QStringLiteral("a.yaml"), text)), result);
    }

    void checksSelectedFilesAgainstTheSchema()
    {
        const QByteArray yaml = rule("schema_check", form + "      validation_files: ['*plan.yaml']\n");
        QCOMPARE(outcomeText(check(yaml, QStringLiteral("a/plan.yaml"), QStringLiteral("name: 1\n"))), QStringLiteral("broken 1:1"));
        QCOMPARE(outcomeText(check(yaml, QStringLiteral("a/plan.yaml"), QStringLiteral("[1, 2"))), QStringLiteral("broken 1:1"));
        QCOMPARE(outcomeText(check(yaml, QStringLiteral("a/other.yaml"), QStringLiteral("id: 1\n"))), QStringLiteral("not-applicable"));
        QCOMPARE(outcomeText(check(rule("schema_check", form), QStringLiteral("a.py"), QStringLiteral("x = {'id': 1}\n"))), QStringLiteral("not-applicable"));
    }

    /// Hard-coded values are reported in code, but not in settings or prose.
    void reportsHardCodedValuesOnlyInCode()
    {
        const QByteArray yaml = QByteArray(rule("regex", "      validation_pattern: '\\b\\d{4,}\\b'\n")).replace("name: N", "name: NO_HARDCODED_VALUES");
        QCOMPARE(outcomeText(check(yaml, {}, QStringLiteral("In 2026 it listened on 8080.\n"))), QStringLiteral("not-applicable"));
        QCOMPARE(outcomeText(check(yaml, QStringLiteral("a.yaml"), QStringLiteral("port: 8080\n"))), QStringLiteral("not-applicable"));
        QCOMPARE(outcomeText(check(yaml, {}, QStringLiteral("In 2026:\n\n```ruby\nlisten 8080\n```\n"))), QStringLiteral("broken 4:8"));
    }

    /// Rules about files do not apply to responses.
    void fileRulesDoNotApplyToResponses()
    {
        const QByteArray yaml = rule("format_check", "      validation_pattern: '^---'\n      validation_expects: match\n      validation_files: ['*.md']\n");
        QCOMPARE(outcomeText(check(yaml, {}, QStringLiteral("text"))), QStringLiteral("not-applicable"));
        QCOMPARE(outcomeText(check(yaml, QStringLiteral("a.md"), QStringLiteral("text"))), QStringLiteral("broken 1:1"));
    }

    void checksDataInAResponseAgainstASchema()
    {
        const QString response = QStringLiteral("So:\n```json\n{\"id\": true, \"share\": 0.5,\n \"state\": \"open\", \"files\": []}\n```\n");
        QCOMPARE(outcomeText(check(rule("schema_check", form), {}, response)), QStringLiteral("broken 3:8"));
        QCOMPARE(outcomeText(check(rule("schema_check", form), {}, QStringLiteral("No data here."))), QStringLiteral("not-applicable"));
    }

    void checksDataForVersionControl()
    {
        const QByteArray yaml = rule("format_check", "      validation_code: check_vcs_friendly_format\n");
        QCOMPARE(outcomeText(check(yaml, QStringLiteral("a.json"), QStringLiteral("{\n  \"a\": 1,\n  \"b\": 2\n}\n"))), QStringLiteral("kept"));
        QCOMPARE(outcomeText(check(yaml, QStringLiteral("a.json"), QStringLiteral("{\n  \"b\": 1,\n  \"a\": 2\n}\n"))), QStringLiteral("broken 3:3"));
    }

    void manualReviewListsItsQuestions()
    {
        const RuleResult result = check(QByteArray(rule("manual_review", {})).replace("description: d", "description: 'See that: 1) all is dry, 2) doors are shut'"), {}, {});
        QCOMPARE(result.outcome, RuleOutcome::ToReview);
        QCOMPARE(result.reason, QStringLiteral("all is dry\ndoors are shut"));
    }

    void reportKeepsTheOrderOfManyTexts()
    {
        const RuleSet set = readRuleSet(readDocument(QStringLiteral("config/prompt_rules.yaml"), rule("regex", "      validation_pattern: dust\n")));
        QList<CheckedText> texts;
        for (int i = 0; i < 200; ++i)
            texts.append({QStringLiteral("%1.txt").arg(i), i % 2 == 0 ? QStringLiteral("dust") : QStringLiteral("clean")});
        const RuleReport report = RuleEngine(set.rules).check(texts);
        QCOMPARE(report.count(RuleOutcome::Broken), 100);
        QCOMPARE(report.findings().size(), 100);
        QCOMPARE(report.texts.at(7).file, QStringLiteral("7.txt"));
    }
};

OUTCROP_TEST(TestRuleEngine, CoreApplication)

} // namespace tst_ruleengine

#include "tst_ruleengine.moc"
