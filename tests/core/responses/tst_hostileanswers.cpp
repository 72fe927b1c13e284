// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the parser with very long, deeply nested and truncated responses, and with valid JSON, which must not be changed.
#include "responsecases.h"
#include "core/responses/responseparser.h"
#include "tests/support/testregistry.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_hostileanswers {

namespace {

constexpr qsizetype megabyte = 1024 * 1024;

QString repeated(const char *text, qsizetype size)
{
    return QString::fromUtf8(text).repeated(size / qsizetype(qstrlen(text)) + 1);
}

/// Returns random JSON of at most `depth` levels.
Json randomJson(QRandomGenerator &random, int depth)
{
    switch (random.bounded(depth > 0 ? 8 : 6)) {
    case 0:
        return nullptr;
    case 1:
        return random.bounded(2) == 1;
    case 2:
        return random.bounded(-1000000, 1000000);
    case 3:
        return random.generateDouble() * 1e6;
    case 4:
        return "a \"quoted\" [text]\n<b> {x} \\ é 😀";
    case 5:
        return "";
    case 6: {
        Json list = Json::array();
        for (int i = random.bounded(5); i > 0; --i)
            list.push_back(randomJson(random, depth - 1));
        return list;
    }
    default: {
        Json object = Json::object();
        for (int i = random.bounded(5); i > 0; --i)
            object["key " + std::to_string(i)] = randomJson(random, depth - 1);
        return object;
    }
    }
}

} // namespace

class TestHostileAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void longResponsesGetAVerdict_data()
    {
        QTest::addColumn<QString>("text");
        const qsizetype size = (qEnvironmentVariableIntValue("OUTCROP_LONG_ANSWERS") > 0 ? 100 : 1) * megabyte;
        QTest::newRow("prose") << repeated("All is well. ", size);
        QTest::newRow("white space") << repeated(" ", size);
        QTest::newRow("one string") << u"{\"status\": \"" + repeated("x", size) + u"\"}";
        QTest::newRow("one unterminated string") << u"{\"status\": \"" + repeated("x", size);
        QTest::newRow("a long list") << u"{\"tags\": [" + repeated("\"a\", ", size) + u"\"b\"]}";
        QTest::newRow("a long list of something else") << u"{\"tags\": [" + repeated("1, ", size / 8) + u"1]}";
        QTest::newRow("names that have to be inferred") << u"{\"items\": [" + repeated("{Path: 1}, ", size / 8) + u"{}]}";
        QTest::newRow("both sides of a conversation") << repeated("User: and now?\n", size);
        QTest::newRow("unterminated thinking") << u"<think>" + repeated("hm ", size);
        QTest::newRow("prose before the data") << repeated("well, ", size) + u"{\"status\": \"completed\"}";
        QTest::newRow("tags that open") << repeated("<think>", size / 4);
        QTest::newRow("tags of the prompt") << repeated("<prompt>", size / 4);
        QTest::newRow("METADATA repeated") << repeated("<METADATA>", size / 16);
        QTest::newRow("METADATA with data repeated") << repeated("<METADATA>{\"a\": 1}</METADATA>\n", size);
        QTest::newRow("METADATA with unterminated strings") << repeated("<METADATA>{\"a\": \"x</METADATA>\n", size);
        QTest::newRow("thoughts that only end") << repeated("hm </think>", size);
        QTest::newRow("CONTENT repeated") << repeated("<CONTENT>", size / 16);
        QTest::newRow("half tags") << repeated("<", size / 4);
        QTest::newRow("fences that open") << repeated("```json\n", size / 16);
        QTest::newRow("fences with data and a late end") << repeated("```json\n{}``` and\n", size / 8) + u"```\n";
        QTest::newRow("fences with unterminated strings") << repeated("```json\n{\"a\": \"x\n```\n", size);
        QTest::newRow("fences that close") << repeated("```\n", size / 16);
        QTest::newRow("backquotes") << repeated("`", size / 4);
        QTest::newRow("backquotes apart") << repeated("`` ", size / 4);
        QTest::newRow("tildes") << repeated("~~~ ", size / 4);
        QTest::newRow("braces") << repeated("{", size / 4);
        QTest::newRow("brackets") << repeated("[", size / 4);
        QTest::newRow("braces in prose") << u"So: " + repeated("{", size / 4);
        QTest::newRow("beginnings of objects") << u"So: " + repeated("{\"a\": ", size / 16);
        QTest::newRow("beginnings of objects, unquoted") << u"So: " + repeated("{a: ", size / 16);
        QTest::newRow("documents") << repeated("{\"a\": 1} ", size / 16);
        QTest::newRow("unterminated quotes") << repeated("{\"a ", size / 16);
        QTest::newRow("braces and blanks") << repeated("{          ", size / 16);
        QTest::newRow("chat marks") << repeated("<|im_end|>", size / 16);
        QTest::newRow("NUL") << QString(size / 4, QChar(0));
        QTest::newRow("half characters") << QString(size / 4, QChar(0xd83d));
    }

    void longResponsesGetAVerdict()
    {
        QFETCH(QString, text);
        QElapsedTimer timer;
        timer.start();
        const ParsedResponse response = parseResponse(text, reviewContract());
        QVERIFY(!verdictName(response.verdict).isEmpty());
        QVERIFY(!isAccepted(response.verdict));
        QCOMPARE(response.text.size(), text.size());
        qInfo("%s after %lld ms for %lld KB", qPrintable(verdictName(response.verdict)), timer.elapsed(), qint64(text.size() / 1024));
    }

    void deepResponsesGetAVerdict_data()
    {
        QTest::addColumn<QString>("text");
        const qsizetype levels = 100'000;
        QTest::newRow("lists") << QString(levels, u'[') + QString(levels, u']');
        QTest::newRow("lists that are not closed") << QString(levels, u'[');
        QTest::newRow("objects") << repeated("{\"a\":", 5 * levels) + u'1' + QString(levels + 1, u'}');
        QTest::newRow("objects without quotes") << repeated("{a:", 3 * levels);
        QTest::newRow("in tags") << u"<METADATA>" + QString(levels, u'[') + u"</METADATA>";
        QTest::newRow("in a fence") << u"```json\n" + QString(levels, u'[') + u"\n```";
        QTest::newRow("in a text") << u"{\"tags\": \"" + QString(levels, u'[') + QString(levels, u']') + u"\"}";
    }

    void deepResponsesGetAVerdict()
    {
        QFETCH(QString, text);
        const ParsedResponse response = parseResponse(text, reviewContract());
        QVERIFY(!isAccepted(response.verdict));
        QVERIFY(!verdictName(parseResponse(text).verdict).isEmpty());
    }

    void detectsTruncationAtEveryCharacter_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("end"); // the text that completes the data
        const QString data = QStringLiteral(
            "{\"status\": \"completed\", \"score\": 0.9, \"ok\": true, \"tags\": [\"a \\\"b\\\"\", \"é😀\"], \"note\": null, \"count\": -12}");
        QTest::newRow("tags") << u"<METADATA>\n" + data + u"\n</METADATA>\n\n<CONTENT>\nAll is well. See `x`.\n</CONTENT>\n" << QStringLiteral("-12}");
        QTest::newRow("fence") << u"Here it is:\n\n```json\n" + data + u"\n```\n\nThat is all.\n" << QStringLiteral("-12}");
        QTest::newRow("document") << data << QStringLiteral("-12}");
    }

    void detectsTruncationAtEveryCharacter()
    {
        QFETCH(QString, text);
        QFETCH(QString, end);
        const qsizetype whole = text.indexOf(end) + end.size();
        for (qsizetype size = 0; size <= text.size(); ++size) {
            const QString cut = text.left(size);
            const QByteArray message = QByteArray::number(size) + ": " + cut.right(40).toUtf8();
            QVERIFY2(isAccepted(parseResponse(cut, reviewContract()).verdict) <= (size >= whole), message.constData());
            QVERIFY2(size < whole || parseResponse(cut, reviewContract()).verdict <= Verdict::Truncated, message.constData());
            QCOMPARE(parseResponse(cut, reviewContract(), {StopReason::Truncated}).verdict, Verdict::Truncated);
        }
    }

    void neverAltersValidJson()
    {
        QRandomGenerator random(6);
        for (int i = 0; i < 3000; ++i) {
            const Json value = randomJson(random, 5);
            const int indent = random.bounded(2) == 1 ? 2 : -1;
            const ParsedResponse response = parseResponse(QString::fromStdString(value.dump(indent)));
            QVERIFY2(response.repairs.isEmpty(), qPrintable(response.text));
            QCOMPARE(response.verdict, Verdict::Valid);
            QCOMPARE(response.envelope, EnvelopeKind::Document);
            QCOMPARE(QString::fromStdString(response.data.dump()), QString::fromStdString(value.dump()));
        }
    }
};

OUTCROP_TEST(TestHostileAnswers, NoApplication)

} // namespace tst_hostileanswers

#include "tst_hostileanswers.moc"
