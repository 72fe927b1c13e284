// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/failurereader.h"
#include "core/exchange/ratelimits.h"
#include "tests/support/recordedstreams.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_fifthanswers {

/// Tests an API that is defined in YAML alone, with other formats for responses, streams, errors and limits. The chapter "A new provider"
/// in CONTRIBUTING.md shows this file.
class FifthAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsResponses();
    void readsStreams_data();
    void readsStreams();
    void readsErrorsAndLimits();
    void locatesInvalidRules_data();
    void locatesInvalidRules();

private:
    static QString wire();
    static ResponseFormat format();
};

QString FifthAnswers::wire()
{
    return QStringLiteral(R"(wire: parrot
request: {}
response:
  text: says
  reasoning: thinks
  tool_calls: {each: "tricks[*]", name: name, arguments: how}
  stop: {path: why, map: {seed gone: done, tired: truncated, shy: refused, cat: blocked}}
  usage:
    input: {sum: [seeds.fresh, seeds.old]}
    output: seeds.dropped
    cache_read: seeds.old
stream:
  framing: json-lines
  event: kind
  text: {event: squawk, path: words.en}
  reasoning: {event: hum, path: tune}
  tool_call: {event: trick, name: name, path: how, index: nr}
  gather:
    - {event: squawk, take: words.en, to: says, how: append}
    - {event: hum, take: tune, to: thinks, how: append}
    - {event: trick, take: name, to: "tricks[{nr}].name"}
    - {event: trick, take: how, to: "tricks[{nr}].how", how: pieces}
    - {event: bye, take: [why, seeds]}
  end: {event: bye}
  error: {event: screech}
errors:
  found: ouch
  message: [ouch.text, reason]
  code: [ouch.sort, sort]
  kinds: {hungry: quota}
limits:
  headers: "x-parrot-{what}-{field}"
  what: [squawks]
)");
}

ResponseFormat FifthAnswers::format()
{
    static const ProviderCatalog catalog = ProviderCatalog::read({}, workspaceOf({{QStringLiteral("portability/wire/parrot.yaml"), wire()}}));
    return responseFormat(catalog, QStringLiteral("parrot"));
}

void FifthAnswers::readsResponses()
{
    const Json read = summary(readResponse(format(), {},
        R"({"says":"Hello!","thinks":"hm","tricks":[{"name":"fly","how":{"high":true}}],"why":"seed gone","seeds":{"fresh":2,"old":3,"dropped":7}})"));
    const Json expected = Json::parse(R"({"text":"Hello!","reasoning":"hm","tool_calls":[{"id":"","name":"fly","arguments":{"high":true}}],"stop":"done",
        "stop_detail":"seed gone","usage":{"input":5,"output":7,"cache_read":3}})");
    QCOMPARE(QString::fromStdString(read.dump()), QString::fromStdString(expected.dump()));
}

void FifthAnswers::readsStreams_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("words") << QByteArray("{\"kind\":\"squawk\",\"words\":{\"en\":\"Hel\"}}\n{\"kind\":\"molt\"}\n{\"kind\":\"squawk\",\"words\":{\"en\":\"lo!\"}}\n"
                                         "{\"kind\":\"bye\",\"why\":\"seed gone\",\"seeds\":{\"fresh\":2,\"old\":3,\"dropped\":7}}\n")
                           << QByteArray(R"({"text":"Hello!","stop":"done","usage":{"input":5,"output":7,"cache_read":3}})");
    QTest::newRow("two parallel calls") << QByteArray("{\"kind\":\"trick\",\"nr\":1,\"name\":\"fly\",\"how\":\"{\\\"hi\"}\n{\"kind\":\"trick\",\"nr\":0,\"name\":\"sit\",\"how\":\"{}\"}\n"
                                                      "{\"kind\":\"trick\",\"nr\":1,\"how\":\"gh\\\":true}\"}\n{\"kind\":\"bye\",\"why\":\"tired\"}\n")
                                        << QByteArray(R"({"tool_calls":[{"name":"sit","arguments":{}},{"name":"fly","arguments":{"high":true}}],"stop":"truncated"})");
    QTest::newRow("cut") << QByteArray("{\"kind\":\"squawk\",\"words\":{\"en\":\"Hel\"}}\n{\"kind\":\"squ") << QByteArray(R"({"text":"Hel","stop":"incomplete","failure":"cut"})");
    QTest::newRow("a screech") << QByteArray("{\"kind\":\"squawk\",\"words\":{\"en\":\"Hel\"}}\n{\"kind\":\"screech\",\"reason\":\"no!\"}\n")
                               << QByteArray(R"({"text":"Hel","stop":"incomplete","failure":"stream-error"})");
}

void FifthAnswers::readsStreams()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, expected);
    for (qsizetype portion : {bytes.size(), qsizetype(1), qsizetype(5)}) {
        ProviderResponseStream stream(format());
        for (qsizetype at = 0; at < bytes.size(); at += portion)
            stream.feed(QByteArrayView(bytes).sliced(at, qMin(portion, bytes.size() - at)));
        const Json read = summary(stream.finish());
        QVERIFY2(containsExpected(Json::parse(expected.begin(), expected.end()), read), read.dump().c_str());
    }
}

void FifthAnswers::readsErrorsAndLimits()
{
    const CallFailure failure = readFailure(format(), {418, {}}, R"({"ouch":{"sort":"hungry","text":"no seed"}})");
    QCOMPARE(failureName(failure.kind), QStringLiteral("quota"));
    QVERIFY(failure.message.contains(u"no seed"));
    const RateLimits limits = readRateLimits(format(), {200, {{QStringLiteral("X-Parrot-Squawks-Remaining"), QStringLiteral("4")}}});
    QCOMPARE(limits.size(), 1);
    QCOMPARE(limits.first().remainingRequests, std::optional<qint64>(4));
}

void FifthAnswers::locatesInvalidRules_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const char *rules, const char *place) { QTest::newRow(name) << QString::fromLatin1(rules) << QString::fromLatin1(place); };
    row("an unknown key", "response: {txt: says}", "3:12");
    row("an unknown key of a rule", "response: {stop: {path: a, mapp: {}}}", "3:28");
    row("an unknown key of a rule in a list", "response: {stop: [{path: a, mapp: {}}]}", "3:29");
    row("an unknown ending", "response: {stop: {path: a, map: {x: finished}}}", "3:37");
    row("no path", "response: {text: 'a..b'}", "3:18");
    row("an unknown framing", "stream: {framing: xml, end: {event: a}}", "3:19");
    row("no end", "stream: {framing: sse}", "3:9");
    row("an unknown kind", "errors: {kinds: {a: odd}}", "3:21");
}

void FifthAnswers::locatesInvalidRules()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, place);
    const QString path = QStringLiteral("portability/wire/w.yaml");
    const QString text = QStringLiteral("wire: w\nrequest: {}\n") + rules + u'\n';
    const Diagnostics found = ProviderCatalog::read({}, workspaceOf({{path, text}})).diagnostics();
    QVERIFY(!found.isEmpty());
    QCOMPARE(toString(found.first().location), path + u':' + place);
}

OUTCROP_TEST(FifthAnswers, NoApplication)

} // namespace tst_fifthanswers

#include "tst_fifthanswers.moc"
