// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/ports/history.h"

#include <iosfwd>

namespace outcrop {

/// Returns the abbreviated ID that `history` prints and accepts.
QString shortId(const QString &id);
/// Returns a time such as `2026-11-21 20:15` in UTC, or an empty string for an invalid time.
QString timeText(const QDateTime &time);

void writeVersions(std::ostream &stream, const QList<FileVersion> &versions);
void writeBlame(std::ostream &stream, const QString &text, const QList<LineOrigin> &origins);

Json toJson(const FileVersion &version);
/// Returns the lines with their origins, and each version once.
Json blameJson(const QString &text, const QList<LineOrigin> &origins);

} // namespace outcrop
