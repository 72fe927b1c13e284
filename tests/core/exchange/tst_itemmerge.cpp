// SPDX-License-Identifier: GPL-3.0-or-later
// Tests how chunks of a tool call are merged, with the IDs that servers send in later chunks.
#include "core/exchange/itemmerge.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_itemmerge {

namespace {

Json chunk(const char *json)
{
    return Json{{"tool_calls", Json::array({Json::parse(json)})}};
}

} // namespace

class TestItemMerge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void laterChunksContinueTheCall_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("later");
        const QByteArray start = "{\"index\":0,\"id\":\"call_1\",\"function\":{\"name\":\"f\",\"arguments\":\"{\"}}";
        QTest::newRow("no ID") << start << QByteArray("{\"index\":0,\"function\":{\"arguments\":\"}\"}}");
        QTest::newRow("the same ID") << start << QByteArray("{\"index\":0,\"id\":\"call_1\",\"function\":{\"arguments\":\"}\"}}");
        QTest::newRow("null") << start << QByteArray("{\"index\":0,\"id\":null,\"function\":{\"arguments\":\"}\"}}");
        QTest::newRow("empty") << start << QByteArray("{\"index\":0,\"id\":\"\",\"function\":{\"arguments\":\"}\"}}");
        QTest::newRow("the text null") << start << QByteArray("{\"index\":0,\"id\":\"null\",\"function\":{\"arguments\":\"}\"}}");
        QTest::newRow("the text null without an index") << start << QByteArray("{\"id\":\"null\",\"function\":{\"arguments\":\"}\"}}");
        QTest::newRow("the ID follows later") << QByteArray("{\"index\":0,\"id\":\"null\",\"function\":{\"name\":\"f\",\"arguments\":\"{\"}}") << QByteArray("{\"index\":0,\"id\":\"call_1\",\"function\":{\"arguments\":\"}\"}}");
    }

    void laterChunksContinueTheCall()
    {
        QFETCH(const QByteArray, first);
        QFETCH(const QByteArray, later);
        Json whole;
        mergeInto(whole, chunk(first.constData()), rule());
        mergeInto(whole, chunk(later.constData()), rule());
        QCOMPARE(whole.dump(), chunk("{\"index\":0,\"id\":\"call_1\",\"function\":{\"name\":\"f\",\"arguments\":\"{}\"}}").dump());
    }

    void startsANewCallForAnotherId()
    {
        Json whole;
        mergeInto(whole, chunk("{\"index\":0,\"id\":\"call_1\",\"function\":{\"name\":\"f\",\"arguments\":\"{}\"}}"), rule());
        mergeInto(whole, chunk("{\"index\":0,\"id\":\"call_2\",\"function\":{\"name\":\"g\",\"arguments\":\"{}\"}}"), rule());
        QCOMPARE(whole["tool_calls"].size(), size_t(2));
    }

private:
    static AccumulateRule rule()
    {
        AccumulateRule rule;
        rule.method = AccumulateRule::Method::Merge;
        rule.join = {QStringLiteral("arguments")};
        return rule;
    }
};

OUTCROP_TEST(TestItemMerge, NoApplication)

} // namespace tst_itemmerge

#include "tst_itemmerge.moc"
