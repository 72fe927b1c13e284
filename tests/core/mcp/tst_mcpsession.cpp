// SPDX-License-Identifier: GPL-3.0-or-later
// Tests both forms of the protocol: sessions, up to version 2025-11-25, and requests that state their version, from 2026-07-28.
#include "core/mcp/mcpresults.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_mcpsession {

namespace {

RpcMessage request(const char *params)
{
    return {Json(1), QStringLiteral("tools/list"), Json::parse(params)};
}

int failureCode(const RpcResult<McpCaller> &caller)
{
    const RpcError *failure = std::get_if<RpcError>(&caller);
    return failure ? failure->code : 0;
}

const char *const stateless = R"({"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"progressToken":5}})";

} // namespace

class TestMcpSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initializeStartsASession()
    {
        McpSession session;
        QCOMPARE(failureCode(session.callerOf(request("{}"))), -32600);
        QCOMPARE(failureCode(session.callerOf({Json(1), QStringLiteral("ping"), Json::object()})), 0);
        QVERIFY(std::holds_alternative<RpcError>(session.initialize(request("{}"))));
        QCOMPARE(std::get<QString>(session.initialize(request(R"({"protocolVersion":"2024-11-05"})"))), QStringLiteral("2024-11-05"));
        QVERIFY(std::holds_alternative<RpcError>(session.initialize(request(R"({"protocolVersion":"2024-11-05"})"))));
        const McpCaller caller = std::get<McpCaller>(session.callerOf(request(R"({"_meta":{"progressToken":"t"}})")));
        QVERIFY(caller.era == McpEra::Session);
        QCOMPARE(qString(caller.progressToken), QStringLiteral("t"));
    }

    void offersTheNewestVersionForAnUnknownOne()
    {
        for (const char *version : {R"({"protocolVersion":"2026-07-28"})", R"({"protocolVersion":"1999-01-01"})"}) {
            McpSession session;
            QCOMPARE(std::get<QString>(session.initialize(request(version))), QStringLiteral("2025-11-25"));
        }
    }

    void acceptsStatelessRequests()
    {
        const McpSession session;
        const McpCaller caller = std::get<McpCaller>(session.callerOf(request(stateless)));
        QVERIFY(caller.era == McpEra::Stateless);
        QCOMPARE(caller.progressToken.get<int>(), 5);
        const RpcResult<McpCaller> old = session.callerOf(request(R"({"_meta":{"io.modelcontextprotocol/protocolVersion":"2025-11-25","io.modelcontextprotocol/clientCapabilities":{}}})"));
        QCOMPARE(failureCode(old), mcpUnsupportedVersion);
        QCOMPARE(QByteArray::fromStdString(std::get<RpcError>(old).data.dump()), QByteArray(R"({"supported":["2026-07-28"],"requested":"2025-11-25"})"));
        QCOMPARE(failureCode(session.callerOf(request(R"({"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}})"))), -32602);
        QCOMPARE(failureCode(session.callerOf(request(R"({"_meta":{"io.modelcontextprotocol/protocolVersion":7}})"))), mcpUnsupportedVersion);
    }

    void resultsMatchTheProtocolVersion()
    {
        const McpServerInfo server{QStringLiteral("1.0"), QStringLiteral("Use it.")};
        const Json old = mcpResult(Json::object(), {McpEra::Session, QStringLiteral("2025-11-25")}, server, McpReuse::Never);
        QVERIFY(old.empty());
        const McpCaller caller{McpEra::Stateless, QStringLiteral("2026-07-28")};
        const Json list = mcpResult(Json::object(), caller, server, McpReuse::Never);
        QCOMPARE(qString(list["resultType"]), QStringLiteral("complete"));
        QCOMPARE(list["ttlMs"].get<int>(), 0);
        QCOMPARE(qString(list["_meta"]["io.modelcontextprotocol/serverInfo"]["name"]), QStringLiteral("outcrop"));
        QVERIFY(!mcpResult(Json::object(), caller, server, McpReuse::None).contains("ttlMs"));
        QVERIFY(mcpInitializeResult(QStringLiteral("2025-11-25"), server)["capabilities"].contains("completions"));
        QVERIFY(!mcpInitializeResult(QStringLiteral("2024-11-05"), server)["capabilities"].contains("completions"));
        QCOMPARE(makeUnknownResourceError(QStringLiteral("x"), McpEra::Session).code, -32002);
        QCOMPARE(makeUnknownResourceError(QStringLiteral("x"), McpEra::Stateless).code, -32602);
    }

    void pagesCoverTheWholeList()
    {
        Json items = Json::array();
        for (int i = 0; i < 25; ++i)
            items.push_back(i);
        Json seen = Json::array();
        Json params = Json::object();
        for (int pages = 1;; ++pages) {
            const Json page = std::get<Json>(mcpPage("items", items, params, 10));
            for (const Json &item : page["items"])
                seen.push_back(item);
            if (!page.contains("nextCursor")) {
                QCOMPARE(pages, 3);
                break;
            }
            params["cursor"] = page["nextCursor"];
        }
        QVERIFY(seen == items);
        for (const char *cursor : {"\"from:26\"", "\"from:-1\"", "\"x\"", "7", "\"from:\""}) {
            params["cursor"] = Json::parse(cursor);
            QVERIFY(std::holds_alternative<RpcError>(mcpPage("items", items, params, 10)));
        }
    }
};

OUTCROP_TEST(TestMcpSession, NoApplication)

} // namespace tst_mcpsession

#include "tst_mcpsession.moc"
