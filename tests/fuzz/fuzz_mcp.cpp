// SPDX-License-Identifier: GPL-3.0-or-later
// Sends arbitrary bytes to a server of the Model Context Protocol whose commands print a fixed result. Invariants: every message of the server is a
// valid JSON-RPC response or notification, and no argument becomes an option that gives the tool more access.
#include "cli/mcp/mcpserver.h"
#include "tests/support/rpcchecks.h"

#include <cstdio>
#include <cstdlib>
#include <sstream>

using namespace outcrop;

namespace {

void require(bool isTrue, const QString &what)
{
    if (isTrue)
        return;
    std::fprintf(stderr, "%s\n", qPrintable(what));
    std::abort();
}

/// Requires that the command is the command of a tool, and that no argument before `--` is an option that gives more access.
void checkWords(const QStringList &words)
{
    static const QStringList commands{QStringLiteral("compose"), QStringLiteral("render"), QStringLiteral("context"), QStringLiteral("check"), QStringLiteral("budget"), QStringLiteral("tokens"),
        QStringLiteral("search"), QStringLiteral("parse"), QStringLiteral("convert"), QStringLiteral("history"), QStringLiteral("suggestions")};
    require(commands.contains(words.value(0)), QStringLiteral("a tool runs an unexpected command"));
    const qsizetype end = words.indexOf(QStringLiteral("--"));
    for (qsizetype i = 1; i < (end < 0 ? words.size() : end); ++i) {
        const QString name = words[i].section(u'=', 0, 0);
        require(name != u"--allow-outside" && name != u"-C" && name != u"--fix" && name != u"--user-files" && name != u"--outside", QStringLiteral("an argument became an option: ") + words[i]);
    }
    require(words.first() != u"convert" || words.contains(QStringLiteral("--dry-run")), QStringLiteral("a read-only server writes"));
}

McpHost host()
{
    const CommandRunner run = [](const QStringList &words, const QByteArray &, const StopCheck &) -> McpCommandResult {
        checkWords(words);
        return {0, R"({"display":"text"})", {}};
    };
    return {QStringLiteral(OUTCROP_TEST_DATA "/workspaces/plain"), false, {QStringLiteral("1"), {}}, McpTools::builtIn(), [](const QStringList &, const QString &) { return QString(); }, run};
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const McpHost offered = host();
    std::istringstream in(std::string(reinterpret_cast<const char *>(data), size));
    std::ostringstream out;
    {
        McpServer server(offered, out, {.messageSize = 2000, .waiting = 20});
        server.serve(in);
    }
    QString problem;
    static_cast<void>(testing::rpcMessages(QByteArray::fromStdString(out.str()), problem));
    require(problem.isEmpty(), problem);
    return 0;
}
