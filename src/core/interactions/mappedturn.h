// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/mappedfields.h"

#include <QHash>
#include <QMap>

namespace outcrop {

/// The tool calls of an interaction: the calls of each tool, and the failed calls.
class ToolCallCounts
{
public:
    void add(const MappedFields &line);
    /// Adds `tools` and `tool_errors` to the details, unless there are no calls.
    void writeTo(Json &details) const;

private:
    QMap<QString, qint64> m_calls; ///< number of calls, by tool
    qint64 m_errors = 0;
};

/// An interaction that several lines of a log describe: a question, and the parts of the model calls that answer it.
class MappedTurn
{
public:
    MappedTurn() = default;
    /// `position` is that of the first line. The fingerprint does not change as lines are added.
    MappedTurn(const MappedFields &first, const QString &fingerprint, const LogPosition &position);

    /// Adds a line. Lines with the same call ID describe one model call, and the usage in its last line counts. Without an ID, each usage counts.
    void add(const MappedFields &part, const QString &call);
    /// Fills empty fields with values that apply to the whole log, such as the model.
    void addContext(const Interaction &context);
    /// Stores a value in `details`.
    void storeDetail(const QString &name, const Json &value);

    /// Returns the interaction so far. Its number of lines is in `details["lines"]`.
    Interaction interaction() const;
    const LogPosition &position() const { return m_position; }

private:
    struct Call {
        Usage usage;
        std::optional<double> cost;
    };

    Interaction m_interaction;
    LogPosition m_position;
    int m_lines = 1;
    QDateTime m_lastTime;
    QHash<QString, Call> m_calls;
    ToolCallCounts m_tools;
};

/// Copies the fields that can describe a whole turn, such as session, model and outcome, if `added` has a value. With `fillsOnlyEmpty`, keeps fields of
/// `into` that have a value. Adds skills. Does not copy the texts, usage and details.
void mergeFields(Interaction &into, const Interaction &addedInteraction, bool fillsOnlyEmpty);

/// Returns the number of log lines that were combined into a mapped turn, for stored and newly read turns; 0 for other interactions.
int logLineCount(const Interaction &interaction);

} // namespace outcrop
