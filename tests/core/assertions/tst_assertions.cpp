// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that assertions have the same verdicts as promptfoo. The expected verdicts are from promptfoo's tests (MIT) as of
// November 2026: test/assertions/{contains,is-json,bleu,gleu,refusal}.test.ts, and for the others from its sources
// src/assertions/{equals,regex,html,xml,levenshtein,wordCount,rouge,finishReason,latency,cost,toolCallF1,assertionsResult}.ts.
#include "core/assertions/assertionlist.h"
#include "core/assertions/assertionverdict.h"
#include "core/assertions/textsimilarity.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_assertions {

namespace {

Json parseJsonText(const char *json)
{
    return Json::parse(json, nullptr, false);
}

/// Returns a response with a tool call, a stop reason, a cost, a duration and a violation of its schema.
AssertedResponse responseWith(const QString &text)
{
    AssertedResponse response{text};
    response.calls = {{QStringLiteral("search"), parseJsonText("{\"query\": \"x\"}")}};
    response.tools.insert(QStringLiteral("search"), parseJsonText("{\"type\": \"object\", \"properties\": {\"query\": {\"type\": \"string\"}}, \"required\": [\"query\"]}"));
    response.finishReason = QStringLiteral("stop");
    response.cost = 0.002;
    response.latency = 800;
    response.schemaProblem = QStringLiteral("/city: must be a string");
    response.violations = QStringList();
    return response;
}

void addVerdict(const char *assertion, const char *text, bool hasPassed)
{
    QTest::addRow("%s on %s", assertion, text) << QByteArray(assertion) << QString::fromUtf8(text) << hasPassed;
}

const char *const cat = "The cat sat on the mat.";

} // namespace

class TestAssertions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithPromptfoo_data()
    {
        QTest::addColumn<QByteArray>("assertion");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("hasPassed");
        addVerdict(R"({"type": "equals", "value": "yes"})", "yes", true);
        addVerdict(R"({"type": "equals", "value": "yes"})", "yes.", false);
        addVerdict(R"({"type": "not-equals", "value": {"a": 1}})", "no JSON", true);
        addVerdict(R"({"type": "equals", "value": {"a": 1, "b": 2}})", "{\"b\": 2, \"a\": 1}", true);
        addVerdict(R"({"type": "contains", "value": "world"})", "hello world", true);
        addVerdict(R"({"type": "contains", "value": 0})", "There are 0 errors", true);
        addVerdict(R"({"type": "not-contains", "value": "universe"})", "hello world", true);
        addVerdict(R"({"type": "icontains", "value": "WORLD"})", "hello world", true);
        addVerdict(R"({"type": "contains-any", "value": "world,universe"})", "hello world", true);
        addVerdict("{\"type\": \"contains-any\", \"value\": \"\\\"hello, world\\\",universe\"}", "hello", false);
        addVerdict("{\"type\": \"contains-any\", \"value\": \"\\\"a\\\"\\\"b\\\",c\"}", "b", false);
        addVerdict("{\"type\": \"contains-any\", \"value\": \"\\\"\\\",\"}", "", true);
        addVerdict(R"({"type": "icontains-any", "value": ["ANOTHER", "x"]})", "another", true);
        addVerdict(R"({"type": "contains-all", "value": ["hello", "world"]})", "hello world", true);
        addVerdict(R"({"type": "not-contains-all", "value": ["hello", "moon"]})", "hello world", true);
        addVerdict(R"({"type": "icontains-all", "value": "Hello,MOON"})", "hello world", false);
        addVerdict(R"({"type": "starts-with", "value": "Yes"})", "Yes, sir", true);
        addVerdict(R"({"type": "regex", "value": "^\\d{3}$"})", "123", true);
        addVerdict(R"({"type": "not-regex", "value": "\\d{3}"})", "12", true);
        addVerdict(R"({"type": "is-json"})", "{\"key\":\"value\"}", true);
        addVerdict(R"({"type": "is-json"})", "Not valid JSON", false);
        addVerdict(R"({"type": "is-json", "value": {"required": ["latitude"], "properties": {"latitude": {"type": "number", "minimum": -90}}}})", "{\"latitude\": 80.123}", true);
        addVerdict(R"({"type": "is-json", "value": {"required": ["latitude"], "properties": {"latitude": {"type": "number", "minimum": -90}}}})", "{\"latitude\": \"high\"}", false);
        addVerdict(R"({"type": "is-json", "value": "required:\n  - latitude\ntype: object\n"})", "{\"longitude\": 1}", false);
        addVerdict(R"({"type": "is-json", "value": {"properties": {"date": {"type": "string", "format": "date"}}}})", "{\"date\": \"not a date\"}", false);
        addVerdict(R"({"type": "contains-json"})", "Here: {\"a\": 1}.", true);
        addVerdict(R"({"type": "contains-json", "value": {"required": ["b"]}})", "Here: {\"a\": 1} and {\"b\": 2}.", true);
        addVerdict(R"({"type": "not-contains-json"})", "Nothing", true);
        addVerdict(R"({"type": "contains-html"})", "Text <b>bold</b>", true);
        addVerdict(R"({"type": "contains-html"})", "a < b and b > c", false);
        addVerdict(R"({"type": "is-html"})", "<div>Hello</div>", true);
        addVerdict(R"({"type": "is-html"})", "See <div>Hello</div>", false);
        addVerdict(R"({"type": "is-xml"})", "<root><child>1</child></root>", true);
        addVerdict(R"({"type": "is-xml"})", "<root><child>1</root>", false);
        addVerdict(R"({"type": "is-xml", "value": "root.child,root.other"})", "<root><child>1</child></root>", false);
        addVerdict(R"({"type": "contains-xml", "value": {"requiredElements": ["root.child"]}})", "Text <root><child>1</child></root> text", true);
        addVerdict(R"({"type": "is-refusal"})", " ", true);
        addVerdict(R"({"type": "finish-reason", "value": "STOP"})", "x", true);
        addVerdict(R"({"type": "finish-reason", "value": "length"})", "x", false);
        addVerdict(R"({"type": "word-count", "value": 3})", "one  two three", true);
        addVerdict(R"({"type": "word-count", "value": {"min": 2, "max": 3}})", "one", false);
        addVerdict(R"({"type": "not-word-count", "value": {"max": 3}})", "one two three four", true);
        addVerdict(R"({"type": "levenshtein", "value": "kitten", "threshold": 3})", "sitting", true);
        addVerdict(R"({"type": "levenshtein", "value": "kitten", "threshold": 2})", "sitting", false);
        addVerdict(R"({"type": "bleu", "value": "The cat sat on the mat."})", cat, true);
        addVerdict(R"({"type": "bleu", "value": "The cat sat on the mat.", "threshold": 0.8})", "The dog sat on the mat.", false);
        addVerdict(R"({"type": "not-bleu", "value": "The cat sat on the mat.", "threshold": 0.8})", "The dog ran in the park.", true);
        addVerdict(R"({"type": "gleu", "value": ["The cat sat on the mat"]})", "the the the the the the the", false);
        addVerdict(R"({"type": "rouge-n", "value": "The cat sat"})", "The cat sat on the mat", true);
        addVerdict(R"({"type": "rouge-n", "value": "The cat sat on the mat"})", "A dog", false);
        addVerdict(R"({"type": "cost", "threshold": 0.001})", "x", false);
        addVerdict(R"({"type": "not-cost", "threshold": 0.001})", "x", true);
        addVerdict(R"({"type": "latency", "threshold": 1000})", "x", true);
        addVerdict(R"({"type": "tool-call-f1", "value": ["search"]})", "x", true);
        addVerdict(R"({"type": "tool-call-f1", "value": "search, open", "threshold": 0.6})", "x", true);
        addVerdict(R"({"type": "tool-call-f1", "value": "search, open"})", "x", false);
        addVerdict(R"({"type": "is-valid-openai-tools-call"})", "x", true);
        addVerdict(R"({"type": "schema"})", "x", false);
        addVerdict(R"({"type": "rules"})", "x", true);
        addVerdict(R"({"type": "assert-set", "threshold": 0.5, "assert": [{"type": "contains", "value": "a"}, {"type": "contains", "value": "b"}]})", "a", true);
        addVerdict(R"({"type": "assert-set", "assert": [{"type": "contains", "value": "a"}, {"type": "contains", "value": "b"}]})", "a", false);
    }

    void agreesWithPromptfoo()
    {
        QFETCH(const QByteArray, assertion);
        QFETCH(const QString, text);
        QFETCH(const bool, hasPassed);
        const ParsedAssertions read = readAssertions(Json::array({parseJsonText(assertion.constData())}));
        QVERIFY2(read.problems.isEmpty() && read.foreignTypes.isEmpty(), qPrintable(read.problems.join(u'\n')));
        const ResponseVerdict verdict = judgeResponse(read.assertions, responseWith(text));
        QVERIFY2(verdict.hasPassed == hasPassed, qPrintable(verdict.assertions.first().reason));
    }

    void setsThatAreNestedTooDeepAreReportedAsSuch()
    {
        const auto nested = [](int depth) {
            Json list = Json::array({{{"type", "contains"}, {"value", "a"}}});
            for (int i = 0; i < depth; ++i)
                list = Json::array({{{"type", "assert-set"}, {"assert", list}}});
            return readAssertions(list);
        };
        QCOMPARE(nested(8).problems, QStringList());
        QCOMPARE(nested(9).problems, QStringList(QStringLiteral("Assertion sets are nested more than 8 levels deep. Move the inner assertions to an outer set.")));
        QVERIFY(readAssertions(Json::array({{{"type", "assert-set"}, {"assert", "a"}}})).problems.first().startsWith(QStringLiteral("Assertions must be a list")));
    }

    void scoresMatchPromptfoo()
    {
        const QString reference = QString::fromLatin1(cat);
        QVERIFY(qAbs(bleuScore(reference, {reference}) - 1) < 1e-6);
        const double similar = bleuScore(QStringLiteral("The dog sat on the mat."), {reference});
        QVERIFY(similar > 0.5 && similar < 0.6);
        QVERIFY(bleuScore(QStringLiteral("Dogs run in the park."), {reference}) < 0.001);
        const QString guide = QStringLiteral("It is a guide to action that ensures that the military will forever heed Party commands");
        QVERIFY(qAbs(gleuScore(QStringLiteral("the the the the the the the"), {QStringLiteral("The cat sat on the mat")}) - 0.0909) < 0.001);
        const double close = gleuScore(QStringLiteral("It is a guide to action which ensures that the military always obeys the commands of the party"), {guide});
        QVERIFY(close > 0.4 && close < 0.5);
        const double far = gleuScore(QStringLiteral("It is to insure the troops forever hearing the activity guidebook that party direct"), {guide});
        QVERIFY(far > 0.13 && far < 0.14);
        QCOMPARE(editDistance(QStringLiteral("kitten"), QStringLiteral("sitting")), 3);
        QCOMPARE(editDistance(QString(), QStringLiteral("abc")), 3);
    }

    /// The score of a case is the weighted mean, and a threshold replaces the requirement that all assertions pass.
    void thresholdsApplyToTheScore()
    {
        const Json list = parseJsonText(R"([{"type": "contains", "value": "a", "weight": 3}, {"type": "contains", "value": "b"}, {"type": "contains", "value": "c", "weight": 0}])");
        const QList<Assertion> assertions = readAssertions(list).assertions;
        const ResponseVerdict all = judgeResponse(assertions, {QStringLiteral("a")});
        QCOMPARE(all.score, 0.75);
        QVERIFY(!all.hasPassed);
        QVERIFY(judgeResponse(assertions, {QStringLiteral("a")}, 0.75).hasPassed);
        QVERIFY(!judgeResponse(assertions, {QStringLiteral("a")}, 0.8).hasPassed);
        QVERIFY(judgeResponse({}, {QStringLiteral("a")}).hasPassed);
    }

    /// An assertion about an unknown value fails, even with `not-`.
    void unknownValuesFail()
    {
        const ParsedAssertions read = readAssertions(parseJsonText(R"([{"type": "not-cost", "threshold": 1}, {"type": "not-schema"}])"));
        for (const AssertionVerdict &one : judgeResponse(read.assertions, {QStringLiteral("x")}).assertions)
            QVERIFY2(!one.hasPassed, qPrintable(one.name));
    }

    void reportsUnsupportedAssertions()
    {
        const ParsedAssertions read = readAssertions(parseJsonText(R"([{"type": "llm-rubric", "value": "kind"}, {"type": "javascript", "value": "process.exit"}, {"type": "not-llm-rubric"}, {"type": "contains", "value": "a"}])"));
        QCOMPARE(read.foreignTypes, (QStringList{"llm-rubric", "javascript"}));
        QCOMPARE(read.assertions.size(), 1);
    }

    void reportsInvalidAssertions_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::newRow("not a list") << QByteArray(R"({"type": "contains"})");
        QTest::newRow("not an object") << QByteArray(R"(["contains"])");
        QTest::newRow("no type") << QByteArray(R"([{"value": "x"}])");
        QTest::newRow("no value") << QByteArray(R"([{"type": "contains"}])");
        QTest::newRow("invalid pattern") << QByteArray("[{\"type\": \"regex\", \"value\": \"(\"}]");
        QTest::newRow("open quotes") << QByteArray("[{\"type\": \"contains-any\", \"value\": \"\\\"test\"}]");
        QTest::newRow("text after quotes") << QByteArray("[{\"type\": \"contains-any\", \"value\": \"\\\"hello\\\" world\"}]");
        QTest::newRow("no threshold") << QByteArray(R"([{"type": "latency"}])");
        QTest::newRow("no number") << QByteArray(R"([{"type": "word-count", "value": {}}])");
    }
    void reportsInvalidAssertions()
    {
        QFETCH(const QByteArray, list);
        const ParsedAssertions read = readAssertions(parseJsonText(list.constData()));
        QCOMPARE(read.problems.size(), 1);
        QVERIFY(read.assertions.isEmpty());
    }

    void readsCellsOfTestTables()
    {
        const auto first = [](const char *cell) { return readAssertionCell(QString::fromLatin1(cell)).assertions.value(0); };
        QCOMPARE(first("Paris").name(), QStringLiteral("equals"));
        for (const char *plain : {"Note: done", "answer: 42", "http://example.com", "yes: it is", "not-found: the page"}) {
            QCOMPARE(first(plain).name(), QStringLiteral("equals"));
            QCOMPARE(qString(first(plain).value), QString::fromLatin1(plain));
        }
        for (const char *foreign : {"similar(0.8): x", "javascript: output.length", "python: len(output)", "file://check.js", "trajectory:goal-success: x"})
            QCOMPARE(readAssertionCell(QString::fromLatin1(foreign)).foreignTypes.size(), 1);
        QCOMPARE(first("not-contains: Rome").name(), QStringLiteral("not-contains"));
        QCOMPARE(qString(first("contains-any:a,b").value), QStringLiteral("a,b"));
        QCOMPARE(first("bleu(0.8):Paris").threshold, std::optional(0.8));
        QCOMPARE(readAssertionCell(QStringLiteral("llm-rubric: polite")).foreignTypes, QStringList{"llm-rubric"});
    }

    /// Copying JSON is recursive, so a hostile response could exhaust the stack.
    void deeplyNestedResponsesAreNotJson()
    {
        const QString deep = QString(100'000, u'[') + QString(100'000, u']');
        const QList<Assertion> isJson = readAssertions(Json::array({parseJsonText(R"({"type": "is-json"})")})).assertions;
        const QList<Assertion> hasSchema = readAssertions(Json::array({parseJsonText(R"({"type": "is-json", "value": {"type": "array"}})")})).assertions;
        QVERIFY(!judgeResponse(isJson, responseWith(deep)).hasPassed);
        QVERIFY(!judgeResponse(hasSchema, responseWith(deep)).hasPassed);
        const QString shallow = QString(150, u'[') + QString(150, u']');
        QVERIFY(judgeResponse(hasSchema, responseWith(shallow)).hasPassed);
    }

    /// XML could begin at any start tag. Parsing from every start tag to the end tag would take too long.
    void limitsTheSearchForXml()
    {
        const QList<Assertion> containsXml = readAssertions(Json::array({parseJsonText(R"({"type": "contains-xml"})")})).assertions;
        QVERIFY(!judgeResponse(containsXml, responseWith(QStringLiteral("<a>").repeated(5'000'000) + QStringLiteral("</a>"))).hasPassed);
        QVERIFY(judgeResponse(containsXml, responseWith(QStringLiteral("Text <a><a>x</a></a> more"))).hasPassed);
    }

    void fillsInFields()
    {
        const Assertion one{QStringLiteral("contains-all"), false, parseJsonText(R"(["{{ city }}", "{{unknown}}"])")};
        QCOMPARE(withFields(one, {{QStringLiteral("city"), QStringLiteral("{{city}}")}}).value, parseJsonText(R"(["{{city}}", "{{unknown}}"])"));
    }
};

OUTCROP_TEST(TestAssertions, CoreApplication)

} // namespace tst_assertions

#include "tst_assertions.moc"
