// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/history.h"

namespace outcrop {

/// A version with the text that it had.
struct VersionText {
    FileVersion version;
    QString text;
};

/// For each line of the newer text the line of the older one that it is, from 0; -1 where it is new. Lines end with LF.
QList<qsizetype> olderLines(const QString &older, const QString &newer);

/// Where each line of `text` came from, by comparing the versions one after the other; `versions` has the newest first. For histories in which one
/// version follows another: where branches meet, git knows better. Lines end with LF.
QList<LineOrigin> lineOrigins(const QString &text, const QList<VersionText> &versions);

} // namespace outcrop
