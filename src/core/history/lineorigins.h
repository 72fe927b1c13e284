// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/history.h"

namespace outcrop {

/// The text of one version of a file.
struct VersionText {
    FileVersion version;
    QString text;
};

/// Returns, for each line of the newer text, the index of the same line in the older text; -1 for a new line. Lines end with LF.
QList<qsizetype> olderLineIndexes(const QString &olderText, const QString &newerText);

/// Returns the version that each line of `text` comes from, by comparing successive versions. `versions` begins with the newest. Only for linear
/// histories: for histories with merges, use git. Lines end with LF.
QList<LineOrigin> lineOrigins(const QString &text, const QList<VersionText> &versions);

} // namespace outcrop
