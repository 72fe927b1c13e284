// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the table of tools: schemas, the command lines of calls, and that arguments cannot be interpreted as options.
#include "core/documents/schema/schema.h"
#include "core/mcp/mcptoolcall.h"
#include "tests/support/testregistry.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace tst_mcptools {

namespace {

QString emptyDescription(const QStringList &, const QString &)
{
    return {};
}

Result<QString> checkPathInside(const QString &path)
{
    return path.startsWith(u"..") ? Result<QString>(Error{ErrorCode::NotAllowed, QStringLiteral("outside")}) : path;
}

const McpTool &findTool(const char *name)
{
    static const McpTools table = McpTools::builtIn();
    return *table.find(QString::fromLatin1(name));
}

/// Returns the command line of a call, or the reason why the call is rejected.
QString commandLineOf(const char *tool, const char *arguments, bool canWrite = false)
{
    const Result<McpCommandLine> line = mcpCommandLine(findTool(tool), Json::parse(arguments), canWrite, checkPathInside);
    return line ? line->words.join(u'|') : QStringLiteral("rejected: ") + line.error().message;
}

Json resultOf(const char *tool, int exitCode, const QByteArray &out, const QByteArray &err = {})
{
    return mcpToolResult(findTool(tool), {exitCode, out, err});
}

/// Returns whether a schema has a list as a type. Clients with a strict schema compiler warn about it in their terminal.
bool hasTypeList(const Json &schema)
{
    if (!schema.is_structured())
        return false;
    if (schema.is_object() && schema.contains("type") && schema["type"].is_array())
        return true;
    return std::any_of(schema.begin(), schema.end(), hasTypeList);
}

} // namespace

class TestMcpTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyToolHasNamesAndSchemas()
    {
        static const QRegularExpression name(QStringLiteral("\\A[a-z_]{1,64}\\z"));
        const McpTools table = McpTools::builtIn();
        QCOMPARE(table.tools.size(), 12);
        QVERIFY(!table.instructions.isEmpty());
        for (const McpTool &tool : table.tools) {
            QVERIFY2(name.match(tool.name).hasMatch() && !tool.title.isEmpty() && !tool.description.isEmpty() && !tool.command.isEmpty(), qPrintable(tool.name));
            QCOMPARE(table.find(tool.name), &tool);
            for (const bool canWrite : {false, true})
                QVERIFY2(schemaViolations(mcpInputSchema(tool, canWrite, emptyDescription)).isEmpty() && !hasTypeList(mcpInputSchema(tool, canWrite, emptyDescription)), qPrintable(tool.name));
            QVERIFY2(schemaViolations(tool.result).isEmpty() && tool.result["type"] == "object", qPrintable(tool.name));
        }
        QVERIFY(!table.find(QStringLiteral("send")));
    }

    void offersWritingOnlyIfAllowed()
    {
        for (const McpTool &tool : McpTools::builtIn().tools) {
            const Json reading = mcpToolJson(tool, false, emptyDescription);
            const Json writing = mcpToolJson(tool, true, emptyDescription);
            QVERIFY(reading["annotations"]["readOnlyHint"].get<bool>());
            QCOMPARE(writing["annotations"]["readOnlyHint"].get<bool>(), !tool.writeArgument.has_value());
            QCOMPARE(reading["inputSchema"] == writing["inputSchema"], !tool.writeArgument.has_value());
        }
        QCOMPARE(commandLineOf("convert", "{\"agent\":\"a\",\"to\":[\"xml\"]}"), QStringLiteral("convert|--to=xml|--dry-run|--json|--|a"));
        QCOMPARE(commandLineOf("convert", "{\"agent\":\"a\",\"to\":[\"xml\"]}", true), QStringLiteral("convert|--to=xml|--dry-run|--json|--|a"));
        QCOMPARE(commandLineOf("convert", "{\"agent\":\"a\",\"to\":[\"xml\"],\"write\":true}", true), QStringLiteral("convert|--to=xml|--json|--|a"));
        QVERIFY(commandLineOf("convert", "{\"agent\":\"a\",\"to\":[\"xml\"],\"write\":true}").startsWith(u"rejected"));
        QCOMPARE(commandLineOf("check", "{\"fix\":true}", true), QStringLiteral("check|--fix|--json"));
        QVERIFY(commandLineOf("check", "{\"fix\":true}").startsWith(u"rejected"));
    }

    void neverReadsValuesAsOptions_data()
    {
        QTest::addColumn<QByteArray>("tool");
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QString>("line");
        QTest::newRow("option") << QByteArray("compose") << QByteArray("{\"agent\":\"--bare\"}") << QStringLiteral("compose|--agent=--bare|--json");
        QTest::newRow("empty option") << QByteArray("compose") << QByteArray("{\"agent\":\"\"}") << QStringLiteral("compose|--agent||--json");
        QTest::newRow("position") << QByteArray("search") << QByteArray("{\"query\":\"--words\",\"limit\":3}") << QStringLiteral("search|--words|--limit=3|--json|--|--words");
        QTest::newRow("list") << QByteArray("search") << QByteArray("{\"query\":\"q\",\"limit\":3,\"collections\":[\"skills\",\"log\"]}")
                              << QStringLiteral("search|--words|--collection=skills|--collection=log|--limit=3|--json|--|q");
        QTest::newRow("values") << QByteArray("compose") << QByteArray("{\"inputs\":{\"a\":\"x=y\",\"b\":2,\"c\":true}}") << QStringLiteral("compose|--var=a=x=y|--var=b=2|--var=c=true|--json");
        QTest::newRow("flags") << QByteArray("compose") << QByteArray("{\"bare\":true,\"no_tools\":false}") << QStringLiteral("compose|--bare|--json");
        QTest::newRow("input") << QByteArray("compose") << QByteArray("{\"request\":\"--bare\"}") << QStringLiteral("compose|--request-file=-|--json");
        QTest::newRow("number") << QByteArray("suggestions_show") << QByteArray("{\"number\":-4}") << QStringLiteral("suggestions|show|--json|--|-4");
    }

    void neverReadsValuesAsOptions()
    {
        QFETCH(QByteArray, tool);
        QFETCH(QByteArray, arguments);
        QFETCH(QString, line);
        QCOMPARE(commandLineOf(tool.constData(), arguments.constData()), line);
    }

    void explainsInvalidArguments()
    {
        QVERIFY(commandLineOf("search", "{}").startsWith(u"rejected: Arguments:"));
        QVERIFY(commandLineOf("search", "{\"query\":3}").startsWith(u"rejected: Argument `query`:"));
        QVERIFY(commandLineOf("compose", "{\"provider\":\"x\"}").startsWith(u"rejected"));
        QVERIFY(commandLineOf("compose", "{\"inputs\":{\"a\":[]}}").startsWith(u"rejected: Argument `inputs/a`:"));
        QCOMPARE(commandLineOf("tokens", "{\"files\":[\"a\",\"../b\"]}"), QStringLiteral("rejected: Argument `files`: outside"));
        QVERIFY(commandLineOf("tokens", "{\"encoding\":\"../x\",\"text\":\"\"}").startsWith(u"rejected"));
        QCOMPARE(commandLineOf("tokens", "{}"), QStringLiteral("rejected: One of these is required: text, files. Add one."));
        QVERIFY(commandLineOf("tokens", "{\"text\":\"a\",\"files\":[\"b\"]}").contains(u"cannot be combined"));
        QVERIFY(commandLineOf("compose", "{\"agent\":\"a\\u0000b\"}").contains(u"NUL"));
        const QByteArray longText = "{\"agent\":\"" + QByteArray(200'000, 'x') + "\"}";
        QVERIFY(commandLineOf("compose", longText.constData()).contains(u"longer than"));
    }

    void returnsTextAndStructuredContent()
    {
        const Json done = resultOf("tokens", 0, "{\"files\":[],\"total\":{}}", "outcrop-cli: a note\n");
        QCOMPARE(done["isError"].get<bool>(), false);
        QCOMPARE(QByteArray::fromStdString(done["structuredContent"].dump()), QByteArray("{\"files\":[],\"total\":{}}"));
        QCOMPARE(qString(done["content"][0]["text"]), QStringLiteral("{\"files\":[],\"total\":{}}"));
        QCOMPARE(qString(done["content"][1]["text"]), QStringLiteral("a note"));
        QCOMPARE(QByteArray::fromStdString(resultOf("suggestions_list", 0, "[1]")["structuredContent"].dump()), QByteArray("{\"suggestions\":[1]}"));
        QVERIFY(!resultOf("check", 1, "{\"findings\":[]}")["isError"].get<bool>()); // findings are a result, not an error
    }

    void returnsFailuresWithTheirReason()
    {
        const Json usage = resultOf("tokens", 2, "{\"error\":\"no\",\"code\":\"usage\",\"exit_code\":2}", "outcrop-cli: no such model\n");
        QVERIFY(usage["isError"].get<bool>() && !usage.contains("structuredContent"));
        QCOMPARE(qString(usage["content"][0]["text"]), QStringLiteral("no such model"));
        QVERIFY(resultOf("render", 1, "{\"error\":\"not sent\",\"code\":\"findings\",\"exit_code\":1}")["isError"].get<bool>());
        QVERIFY(resultOf("tokens", 0, "")["isError"].get<bool>());
        const Json stopped = mcpToolResult(findTool("tokens"), {-1, {}, {}, QStringLiteral("too slow")});
        QCOMPARE(qString(stopped["content"][0]["text"]), QStringLiteral("too slow"));
    }
};

OUTCROP_TEST(TestMcpTools, NoApplication)

} // namespace tst_mcptools

#include "tst_mcptools.moc"
