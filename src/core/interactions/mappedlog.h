// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/logrecord.h"
#include "core/interactions/mappedturn.h"

#include <map>

namespace outcrop {

/// Converts the lines of another program's log to interactions, by a mapping. Keeps turns open because later lines may continue them: call openTurns() at the
/// end.
class MappedLog
{
public:
    /// `file` is the file name for error messages.
    MappedLog(const LogMapping &mapping, const QString &file) : m_mapping(mapping), m_file(file) { }

    /// Returns the interactions that a line completes. Errors: Invalid for a line that is not an object, a value that cannot be read (located at the
    /// field), and a record without a time. The line is then skipped. If the line contains a list, only the invalid item is skipped, and its error is in
    /// `problems`.
    Result<LogRecords> read(const LogEntry &entry);
    /// Returns the current state of the turns that later lines may continue. They remain open; a later state has the same fingerprint and more lines.
    QList<Interaction> openTurns() const;
    /// Returns the start of the first open turn, or `end` if there is none.
    LogPosition firstOpenPosition(const LogPosition &end) const;
    /// Returns the offsets of the lines whose context applies to later lines, in order.
    const QList<qint64> &contextOffsets() const { return m_contextOffsets; }

private:
    Status readLine(const Json &line, const LogEntry &entry, LogRecords &into);
    Status checkTime(const MappingRule &rule, const Interaction &interaction, const LogEntry &entry) const;
    void addRecord(const MappingRule &rule, const MappedFields &fields, const Json &line, LogRecords &into) const;
    void addPart(const MappingRule &rule, const MappedFields &fields, const Json &line, const LogPosition &position, LogRecords &into);
    void addContext(const MappingRule &rule, const Interaction &context, qint64 offset);
    void startTurn(const MappingRule &rule, const MappedFields &fields, const Json &line, const LogPosition &position, LogRecords &into);
    void closeOldestTurn(LogRecords &into);
    QString threadOf(const Json &line) const;
    QString fingerprintOf(const MappingRule &rule, const Json &line) const;

    LogMapping m_mapping;
    QString m_file;
    Interaction m_context;
    std::map<const MappingRule *, qint64> m_contexts; ///< the last line of each context rule
    QList<qint64> m_contextOffsets;
    QHash<QString, MappedTurn> m_turns; ///< open turns by thread
};

} // namespace outcrop
