// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the prompts and resources that a workspace offers to clients of the Model Context Protocol.
#include "app/mcp/mcpcompletion.h"
#include "app/mcp/mcpprompts.h"
#include "app/mcp/mcpresources.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_mcpcatalog {

namespace {

OpenedWorkspace openCopy(const WorkspaceCopy &copy)
{
    return openWorkspace(copy.folder()).value();
}

QStringList completions(const OpenedWorkspace &workspace, const char *params)
{
    QStringList values;
    const Json result = mcpCompletion(workspace, Json::parse(params));
    for (const Json &value : result["completion"]["values"])
        values.append(qString(value));
    return values;
}

} // namespace

class TestMcpCatalog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offersProfilesAndTemplatesAsPrompts()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("config/hybrid_prompt_templates.yaml"), "structured_templates:\n  review:\n    description: Review a book.\n    enabled: true\n");
        copy.append(QStringLiteral("config.toml"), "\n[inputs]\nbook = {description = \"The book\", required = true}\nrequest = {}\n");
        const QList<McpPrompt> prompts = mcpPrompts(openCopy(copy));
        QCOMPARE(prompts.size(), 2);
        QCOMPARE(prompts[0].name, QStringLiteral("profile-desk"));
        QCOMPARE(prompts[1].name, QStringLiteral("template-review"));
        QCOMPARE(prompts[1].description, QStringLiteral("Review a book."));
        const Json json = mcpPromptJson(prompts[0]);
        QCOMPARE(qString(json["arguments"][0]["name"]), QStringLiteral("request"));
        QVERIFY(json["arguments"][0]["required"].get<bool>());
        QSet<QString> names;
        for (const Json &argument : json["arguments"]) {
            QVERIFY(!names.contains(qString(argument["name"]))); // an input with the same name as a key is omitted
            names.insert(qString(argument["name"]));
        }
        QVERIFY(names.contains(QStringLiteral("book")) && names.contains(QStringLiteral("phase")));
    }

    void convertsArgumentsToCommandLine()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const McpPrompt prompt = mcpPrompts(openCopy(copy)).first();
        const auto command = mcpPromptCommand(prompt, {{"phase", "planning"}, {"request", "--bare\nHello"}, {"agent", "--x"}, {"workload", ""}});
        QVERIFY(command.ok());
        QCOMPARE(command->input, QByteArray("--bare\nHello"));
        QCOMPARE(command->words.join(u' '), QStringLiteral("render --provider=manual --as=display --request-file=- --profile=desk --agent=--x --phase=planning --json"));
        for (const char *wrong : {R"({})", R"({"request":""})", R"({"request":1})", R"({"request":"x","color":"red"})", R"({"request":"x","agent":"a\u0000"})"})
            QVERIFY2(!mcpPromptCommand(prompt, Json::parse(wrong)).ok(), wrong);
    }

    void resourcesHaveUniqueAddresses()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("layers/a b%.md"), "Text.\n");
        copy.write(QStringLiteral("agents/other/clerk.md"), "---\nname: clerk\ndescription: Another clerk.\n---\nText.\n");
        const OpenedWorkspace workspace = openCopy(copy);
        const QList<McpResource> resources = mcpResources(workspace);
        QSet<QString> uris;
        for (const McpResource &resource : resources) {
            QVERIFY2(!uris.contains(resource.uri), qPrintable(resource.uri));
            uris.insert(resource.uri);
            QVERIFY(mcpResource(workspace, resource.uri).has_value());
            QVERIFY(mcpResourceJson(resource).contains("mimeType"));
        }
        QVERIFY(uris.contains(QStringLiteral("outcrop://layer/layers/a%20b%25.md")));
        QVERIFY(uris.contains(QStringLiteral("outcrop://skill/lending")));
        QVERIFY(uris.contains(QStringLiteral("outcrop://losses/openai")));
        QVERIFY(!mcpResource(workspace, QStringLiteral("outcrop://layer/config.toml")));
    }

    void completesValues()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const OpenedWorkspace workspace = openCopy(copy);
        QCOMPARE(completions(workspace, "{\"ref\":{\"type\":\"ref/prompt\",\"name\":\"profile-desk\"},\"argument\":{\"name\":\"phase\",\"value\":\"PLAN\"}}"), QStringList{QStringLiteral("planning")});
        QCOMPARE(completions(workspace, "{\"ref\":{\"type\":\"ref/resource\",\"uri\":\"outcrop://skill/{name}\"},\"argument\":{\"name\":\"name\",\"value\":\"\"}}"), QStringList{QStringLiteral("lending")});
        for (const char *nothing : {"{}", R"({"ref":7,"argument":[]})", R"({"ref":{"type":"ref/prompt","name":"x"},"argument":{"name":"phase","value":""}})",
                 R"({"ref":{"type":"ref/resource","uri":""},"argument":{"name":"x","value":""}})"})
            QVERIFY2(completions(workspace, nothing).isEmpty(), nothing);
    }
};

OUTCROP_TEST(TestMcpCatalog, NoApplication)

} // namespace tst_mcpcatalog

#include "tst_mcpcatalog.moc"
