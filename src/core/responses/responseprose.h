// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsescan.h"

namespace outcrop {

/// A contiguous section of prose in a response.
struct ProseSection {
    TextSpan span;
    QStringView text;
};

/// Returns the prose of a response: everything except `data` and skipped text. If there are CONTENT tags, and the data is missing or in METADATA tags,
/// returns only the prose between the CONTENT tags. Omits sections of whitespace.
QList<ProseSection> proseSections(QStringView text, const ScannedResponse &scanned, const FoundData *data);

/// Returns the sections as one string, trimmed.
QString joinProse(const QList<ProseSection> &sections);

} // namespace outcrop
