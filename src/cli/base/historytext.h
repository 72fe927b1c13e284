// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/ports/history.h"

#include <iosfwd>

namespace outcrop {

/// The beginning of an id that is enough for people: as `history` prints it and takes it.
QString shortId(const QString &id);
/// `2026-11-21 20:15`, in UTC; empty for no time.
QString timeText(const QDateTime &time);

void writeVersions(std::ostream &stream, const QList<FileVersion> &versions);
void writeBlame(std::ostream &stream, const QString &text, const QList<LineOrigin> &origins);

Json toJson(const FileVersion &version);
/// The lines with where they came from, and each version once.
Json blameJson(const QString &text, const QList<LineOrigin> &origins);

} // namespace outcrop
