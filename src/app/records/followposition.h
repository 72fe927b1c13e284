// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/growingfile.h"
#include "core/interactions/logentryreader.h"

#include <QList>

#include <optional>

namespace outcrop {

/// The position where the import of a followed log continues. Does not contain text of the log.
struct FollowPosition {
    FileFingerprint file;
    LogPosition logPosition = {};
    QString format = {};         ///< name of the mapping in use; `outcrop` for Outcrop records and spans
    QList<qint64> contexts = {}; ///< offsets of earlier lines whose values apply to later ones
};

/// Returns the path of the file that keeps the position of a log: in the state folder, by workspace and log.
QString followPositionFile(const QString &workspace, const QString &log);

/// Returns the position, or nullopt if there is none or it cannot be read.
std::optional<FollowPosition> readFollowPosition(const QString &file);
/// Writes the position atomically.
Status writeFollowPosition(const QString &file, const FollowPosition &position);

} // namespace outcrop
