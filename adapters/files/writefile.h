// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace outcrop {

/// Who may read a file that is written for the first time. One that was there keeps its rights.
enum class Readers {
    AsUsual,
    UserOnly,
};

/// Writes a file whole or not at all: a new one takes the old one's place only when it is complete and on the disk. On
/// an error the old bytes are still there, and the error names the file and the system's reason.
Status writeFile(const QString &path, const QByteArray &bytes, Readers readers = Readers::AsUsual);

/// The same for a path relative to a folder. Creates parent folders; refuses a path that really lies elsewhere,
/// regardless of links.
Status writeInside(const QString &folder, const QString &path, const QByteArray &bytes);

/// Whether what a path relative to a folder leads to is there, and really lies in that folder, or is it: links are followed.
bool leadsInside(const QString &folder, const QString &path);

} // namespace outcrop
