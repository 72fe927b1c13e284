// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/followlog.h"

#include "adapters/files/growingfile.h"
#include "app/records/followposition.h"
#include "app/records/logimport.h"

#include <QBuffer>

namespace outcrop {
namespace {

/// Imports one log until a stop is requested.
class LogFollower
{
public:
    LogFollower(Store &store, const FollowJob &job, const InteractionPreprocessor &preprocessor, const Taxonomy &taxonomy, const FollowListener &listener)
        : m_job(job)
        , m_listener(listener)
        , m_file(job.path)
        , m_import(&store, {job.name, job.source, &job.mappings, job.formatName}, preprocessor, taxonomy)
    {
    }

    Result<ImportReport> run(const std::stop_token &stop)
    {
        if (const Status startedStatus = start(); !startedStatus)
            return startedStatus.error();
        while (!stop.stop_requested()) {
            const Result<bool> read = importAvailableLines();
            if (!read)
                return read.error();
            if (!*read)
                m_file.waitForChange(m_job.pollInterval);
        }
        return m_import.report();
    }

private:
    Status start()
    {
        const std::optional<FollowPosition> position = readFollowPosition(m_job.positionFile);
        const bool isOtherFormat = position && !m_job.formatName.isEmpty() && position->format != m_job.formatName;
        if (!position || isOtherFormat || !m_file.openMatchingFile(position->file, position->logPosition.offset)) {
            const Status opened = m_file.open();
            if (opened)
                report(FollowEvent::Started);
            return opened;
        }
        if (!position->format.isEmpty())
            m_import.setFormat(position->format);
        for (const qint64 offset : position->contexts) {
            if (const std::optional<LogEntry> entry = readEntryAt(offset))
                m_import.readContext(*entry);
        }
        m_position = position->logPosition;
        report(FollowEvent::Continued);
        return success();
    }

    std::optional<LogEntry> readEntryAt(qint64 offset) const
    {
        QByteArray line = m_file.readLineAt(offset);
        QBuffer buffer(&line);
        buffer.open(QIODevice::ReadOnly);
        LogEntryReader entries(buffer, m_job.name);
        entries.continueAt({offset, 0});
        const std::optional<Result<LogEntry>> entry = entries.next();
        return entry && *entry ? std::optional(**entry) : std::nullopt;
    }

    /// Imports the available lines. Returns false if there are none.
    Result<bool> importAvailableLines()
    {
        Result<AppendedLines> lines = m_file.readLines();
        if (!lines)
            return lines.error();
        if (lines->isRestart) {
            m_import.restart();
            m_position = {};
            report(FollowEvent::Restarted);
        }
        if (lines->bytes.isEmpty())
            return false;
        QBuffer buffer(&lines->bytes);
        buffer.open(QIODevice::ReadOnly);
        LogEntryReader entries(buffer, m_job.name);
        entries.continueAt(m_position);
        while (auto entry = entries.next()) {
            if (const Status addedStatus = m_import.add(*entry); !addedStatus)
                return addedStatus.error();
        }
        m_position = entries.position();
        const Status keptStatus = savePosition();
        return keptStatus ? Result<bool>(true) : Result<bool>(keptStatus.error());
    }

    Status savePosition()
    {
        if (const Status storedStatus = m_import.flush(); !storedStatus)
            return storedStatus;
        const FollowPosition position{m_file.fingerprint(), m_import.resumePosition(m_position), m_import.format(), m_import.contextOffsets()};
        const Status written = writeFollowPosition(m_job.positionFile, position);
        if (written)
            report(FollowEvent::Imported);
        return written;
    }

    void report(FollowEvent event) const
    {
        if (m_listener)
            m_listener(event, m_import.report());
    }

    const FollowJob &m_job;
    const FollowListener &m_listener;
    GrowingFile m_file;
    LogImport m_import;
    LogPosition m_position; ///< position after the last line that was read
};

} // namespace

Result<ImportReport> followLog(Store &store, const FollowJob &job, const InteractionPreprocessor &preprocessor, const Taxonomy &taxonomy,
    const std::stop_token &stop, const FollowListener &listener)
{
    if (const Status usableStatus = preprocessor.checkRulesAreUsable(); !usableStatus)
        return usableStatus.error();
    return LogFollower(store, job, preprocessor, taxonomy, listener).run(stop);
}

} // namespace outcrop
