// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QStringList>

#include <functional>
#include <optional>

namespace outcrop {

/// A tool argument, and how it is passed on the command line.
struct McpArgument {
    enum class Type {
        Text,
        Flag,
        Integer,
        Number,
        List,   ///< strings
        Object, ///< an object; passed on as NAME=VALUE
    };
    enum class Place {
        Option,
        Position, ///< a positional argument
        Input,    ///< standard input; `option` is the option that selects it, or empty
    };

    QString name;
    Type type = Type::Text;
    Place place = Place::Option;
    QString option = {};      ///< such as `--agent`, or the name of a positional argument in the help, such as `FILE`
    bool isPath = false;      ///< whether the argument names files, which must be in the workspace
    bool isRequired = false;
    QStringList choices = {};
    QString pattern = {};     ///< regular expression for a string; empty allows any string
    QString description = {}; ///< if empty, the option's description is used
};

/// A tool: a command line whose options are the tool's arguments.
struct McpTool {
    QString name;
    QString title;
    QString description;
    QStringList command;             ///< such as `history`, `diff`
    QList<McpArgument> arguments;
    QStringList alternatives = {};   ///< exactly one of these arguments is required; may be empty
    QStringList readOnlyWords = {};  ///< words that make the command read-only, added unless `writeArgument` is true in the call
    std::optional<McpArgument> writeArgument = {}; ///< the argument that lets the tool change files; offered only if the server may write
    QStringList writeWords = {};     ///< words that replace `readOnlyWords` if `writeArgument` is true in the call
    QString listKey = {};            ///< the member that contains the result if the command prints a list
    Json result = {};                ///< JSON Schema of the result, always of an object
};

/// The table of tools, and the text that introduces them to the model.
struct McpTools {
    QString instructions;
    QList<McpTool> tools; ///< always in the same order, because the list is part of prompts that providers cache

    /// Returns the built-in table, `resources/mcp/tools.yaml`.
    static McpTools builtIn();
    const McpTool *find(const QString &name) const;
};

/// Returns the description of an option of a command, such as `--agent` of `compose`.
using OptionDescriber = std::function<QString(const QStringList &command, const QString &option)>;

/// Returns the JSON Schema of a tool's arguments.
Json mcpInputSchema(const McpTool &tool, bool canWrite, const OptionDescriber &describe);

/// Returns the entry of a tool in `tools/list`.
Json mcpToolJson(const McpTool &tool, bool canWrite, const OptionDescriber &describe);

} // namespace outcrop
