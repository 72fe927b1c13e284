// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mcp/mcptoolcall.h"

#include "core/base/joinedtext.h"
#include "core/base/utf8.h"
#include "core/documents/schema/schema.h"
#include "core/mcp/mcpmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Linux limits one word of a command line to 128 KiB.
constexpr qsizetype maxWordSize = 100'000;

/// The highest exit code of commands that printed a result: 0 for success, 1 for findings.
constexpr int lastSuccess = 1;

QString argumentText(const Json &value)
{
    return value.is_string() ? qString(value) : QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

QStringList valuesOf(const McpArgument &argument, const Json &value)
{
    QStringList values;
    if (argument.type == McpArgument::Type::Object) {
        for (const auto &[name, one] : value.items())
            values.append(decodeUtf8(name) + u'=' + argumentText(one));
    } else if (argument.type == McpArgument::Type::List) {
        for (const Json &one : value)
            values.append(argumentText(one));
    } else {
        values.append(argumentText(value));
    }
    return values;
}

std::optional<QString> problemOf(const QString &value)
{
    if (value.contains(QChar(0)))
        return mcpmessages::nulArgument();
    return value.toUtf8().size() > maxWordSize ? std::optional(mcpmessages::longArgument(maxWordSize)) : std::nullopt;
}

/// Builds a command line: repeatable options, then other options, then positional arguments. A repeatable option would otherwise take them as values.
class CommandLineBuilder
{
public:
    CommandLineBuilder(const McpTool &tool, const McpPathCheck &checkPath) : m_tool(tool), m_checkPath(checkPath) { }

    Status add(const McpArgument &argument, const Json &value)
    {
        if (argument.place == McpArgument::Place::Input) {
            m_line.input = QByteArray::fromStdString(value.get_ref<const std::string &>());
            if (!argument.option.isEmpty())
                m_options.append(argument.option + QStringLiteral("=-"));
            return success();
        }
        if (argument.type == McpArgument::Type::Flag) {
            if (value.get<bool>())
                m_options.append(argument.option);
            return success();
        }
        for (const QString &text : valuesOf(argument, value)) {
            if (const std::optional<QString> problem = problemOf(text))
                return argumentError(argument, *problem);
            const Result<QString> checked = argument.isPath ? m_checkPath(text) : Result<QString>(text);
            if (!checked)
                return argumentError(argument, checked.error().message);
            addValue(argument, *checked);
        }
        return success();
    }

    McpCommandLine commandLine(const QStringList &more)
    {
        m_line.words = m_tool.command + m_repeatedOptions + m_options + more + QStringList{QStringLiteral("--json")};
        if (!m_positionalArguments.isEmpty())
            m_line.words += QStringList{QStringLiteral("--")} + m_positionalArguments;
        return m_line;
    }

private:
    static Error argumentError(const McpArgument &argument, const QString &reason)
    {
        return {ErrorCode::Invalid, mcpmessages::wrongArgument(argument.name, reason)};
    }

    void addValue(const McpArgument &argument, const QString &value)
    {
        const bool isRepeated = argument.type == McpArgument::Type::List || argument.type == McpArgument::Type::Object;
        if (argument.place == McpArgument::Place::Position)
            m_positionalArguments.append(value);
        else if (value.isEmpty()) // `--agent=` would take the next word as its value
            m_options += {argument.option, value};
        else
            (isRepeated ? m_repeatedOptions : m_options).append(argument.option + u'=' + value);
    }

    const McpTool &m_tool;
    const McpPathCheck &m_checkPath;
    QStringList m_repeatedOptions;
    QStringList m_options;
    QStringList m_positionalArguments;
    McpCommandLine m_line;
};

std::optional<Error> schemaError(const McpTool &tool, const Json &arguments, bool canWrite)
{
    const Schema schema(mcpInputSchema(tool, canWrite, [](const QStringList &, const QString &) { return QString(); }));
    const QList<SchemaViolation> violations = schema.validate(arguments);
    if (violations.isEmpty())
        return std::nullopt;
    const SchemaViolation &first = violations.first();
    const QString message = first.pointer.isEmpty() ? mcpmessages::wrongArguments(first.message) : mcpmessages::wrongArgument(first.pointer.mid(1), first.message);
    return Error{ErrorCode::Invalid, message};
}

std::optional<Error> alternativesError(const McpTool &tool, const Json &arguments)
{
    if (tool.alternatives.isEmpty())
        return std::nullopt;
    QStringList given;
    std::copy_if(tool.alternatives.begin(), tool.alternatives.end(), std::back_inserter(given), [&](const QString &name) { return arguments.contains(name.toStdString()); });
    if (given.isEmpty())
        return Error{ErrorCode::Invalid, mcpmessages::noInput(tool.alternatives.join(listSeparator()))};
    return given.size() > 1 ? std::optional(Error{ErrorCode::Invalid, mcpmessages::severalInputs(given[0], given[1])}) : std::nullopt;
}

Json textContent(const QString &text)
{
    return {{"type", "text"}, {"text", jsonString(text)}};
}

} // namespace

Result<McpCommandLine> mcpCommandLine(const McpTool &tool, const Json &arguments, bool canWrite, const McpPathCheck &checkPath)
{
    if (const std::optional<Error> error = schemaError(tool, arguments, canWrite))
        return *error;
    if (const std::optional<Error> error = alternativesError(tool, arguments))
        return *error;
    CommandLineBuilder builder(tool, checkPath);
    for (const McpArgument &argument : tool.arguments) { // in the order of the table, not of the client's arguments
        const auto value = arguments.find(argument.name.toStdString());
        if (value == arguments.end())
            continue;
        if (const Status addedStatus = builder.add(argument, *value); !addedStatus)
            return addedStatus.error();
    }
    const bool writes = canWrite && tool.writeArgument && arguments.value(tool.writeArgument->name.toStdString(), false);
    return builder.commandLine(writes ? tool.writeWords : tool.readOnlyWords);
}

QString mcpMessages(const McpCommandResult &result)
{
    const QString prefix = QStringLiteral("outcrop-cli: ");
    QStringList lines = decodeUtf8(result.err).split(u'\n', Qt::SkipEmptyParts);
    for (QString &line : lines) {
        if (line.startsWith(prefix))
            line.remove(0, prefix.size());
    }
    return lines.join(u'\n');
}

bool parseMcpResult(const McpCommandResult &result, Json &document)
{
    document = Json::parse(result.out.begin(), result.out.end(), nullptr, false);
    const bool isFailure = document.is_object() && document.contains("error") && document.contains("exit_code");
    return result.problem.isEmpty() && result.exitCode <= lastSuccess && !document.is_discarded() && !isFailure;
}

Json mcpToolError(const QString &reason)
{
    return {{"content", Json::array({textContent(reason)})}, {"isError", true}};
}

Json mcpToolResult(const McpTool &tool, const McpCommandResult &result)
{
    const QString messages = mcpMessages(result);
    Json document;
    if (!parseMcpResult(result, document)) {
        const QString reason = document.is_object() && document.contains("error") ? qString(document["error"]) : mcpmessages::notJson();
        return mcpToolError(!result.problem.isEmpty() ? result.problem : !messages.isEmpty() ? messages : reason);
    }
    Json content = Json::array({textContent(decodeUtf8(result.out))});
    if (!messages.isEmpty())
        content.push_back(textContent(messages));
    Json structuredContent = document.is_object() ? document : Json{{tool.listKey.isEmpty() ? std::string("result") : tool.listKey.toStdString(), document}};
    return {{"content", content}, {"structuredContent", std::move(structuredContent)}, {"isError", false}};
}

} // namespace outcrop
