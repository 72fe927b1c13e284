// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"
#include "core/exchange/valuepath.h"

#include <QMap>

#include <optional>

namespace outcrop {

class Workspace;

/// Alternative paths. The first one with a value is used.
using PathChoice = QList<ValuePath>;

/// A condition on a line: the value at a path.
struct MappingCondition {
    ValuePath path;
    QStringList values = {}; ///< allowed values; empty: the value must be present or absent
    bool isPresent = true;   ///< without `values`: whether the value must be present
};

/// All conditions must hold.
using MappingConditions = QList<MappingCondition>;

/// Returns whether a line meets the conditions.
bool meetsConditions(const Json &line, const MappingConditions &conditions);

/// The source of one field of an interaction.
struct MappedField {
    enum class Form { Text, Messages, FinishReason };

    QString name; ///< a field of an interaction, or `end`, `first_token_at`, `tools`, `tool_errors`
    PathChoice paths = {};
    QList<ValuePath> sum = {};           ///< numbers to add, instead of `paths`
    std::optional<QString> constantValue = {};
    std::optional<QString> otherwise = {}; ///< value to use if the paths do not find one
    QMap<QString, QString> replacements = {};   ///< replaces values
    double factor = 1;                   ///< for numbers
    Form form = Form::Text;
};

/// A rule for reading one kind of line.
struct MappingRule {
    enum class Action { Record, Question, Part, Context, Skip };

    Action action = Action::Skip;
    MappingConditions when = {};
    PathChoice id = {};
    QList<MappedField> fields = {};
    QList<ValuePath> keep = {}; ///< values kept in details
};

/// A mapping of the lines of another program's log to interactions.
struct LogMapping {
    QString name;
    QString title = {};
    QString source = {};
    Location location = {}; ///< location of its definition
    QList<MappingConditions> detect = {};
    std::optional<ValuePath> items = {}; ///< a list whose items are read like lines
    QList<ValuePath> kind = {};
    QList<ValuePath> thread = {};
    QList<MappingRule> rules = {};

    /// Returns whether this is a line of the format, or contains a list that begins with one.
    bool recognizes(const Json &line) const;
    /// Returns the first rule with matching conditions, or null.
    const MappingRule *ruleFor(const Json &line) const;
    /// Returns the kind of a line for a report: `event_msg/token_count`; the mapping's name if the line has none.
    QString kindOf(const Json &line) const;
};

/// The mappings of a workspace: `config/log_mappings.yaml` added to the built-in ones (resources/interactions/mappings). A mapping of the same name replaces
/// the built-in one.
struct LogMappings {
    QList<LogMapping> mappings;
    Diagnostics diagnostics = {}; ///< findings about the workspace's file: syntax, schema, invalid paths

    /// Returns the mapping, or null.
    const LogMapping *find(const QString &name) const;
    QStringList names() const;
    static const LogMappings &builtIn();
};

/// Returns the mappings of a document added to the built-in ones; only the built-in ones if it is null.
LogMappings readLogMappings(const DocumentPtr &document);
LogMappings readLogMappings(const Workspace &workspace);

/// Returns the mapping that recognizes the most lines. Returns null if none recognizes a line, or if at least as many lines are Outcrop records or spans.
const LogMapping *detectMapping(const QList<Json> &lines, const QList<LogMapping> &mappings);

} // namespace outcrop
