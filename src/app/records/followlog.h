// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/importinteractions.h"

#include <chrono>
#include <stop_token>

namespace outcrop {

/// A log to follow.
struct FollowJob {
    QString path;               ///< absolute path
    QString name;               ///< name of the log in error messages
    QString source;             ///< the source of records that do not name one
    const LogMappings &mappings;
    QString formatName = {};    ///< name of the mapping; empty: recognize the format
    QString positionFile = {};  ///< file of the position, see followPositionFile()
    std::chrono::milliseconds pollInterval{250}; ///< maximum delay of a change that the system does not report, and of a stop
};

/// An event of a followed log.
enum class FollowEvent { Started, Continued, Imported, Restarted };

/// Receives the report of everything so far after each event.
using FollowListener = std::function<void(FollowEvent, const ImportReport &)>;

/// Imports the lines of a log and then each line that is appended, until a stop is requested. After a stop or a kill, the next call continues. The position is written
/// after the records are stored, and records that are read again are skipped. A transcript turn is stored immediately and replaced as it grows. Errors: Invalid if the
/// workspace's rules cannot be read, Unreadable and TooLarge for the log, and Unwritable for the position. Also those of the store.
Result<ImportReport> followLog(Store &store, const FollowJob &job, const InteractionPreprocessor &preprocessor, const Taxonomy &taxonomy,
    const std::stop_token &stop, const FollowListener &listener = {});

} // namespace outcrop
