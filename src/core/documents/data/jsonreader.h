// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datadocument.h"

namespace outcrop {

/// Reads one JSON document (RFC 8259) with the place of every value. Strict: what a model wrote goes through the
/// tolerant parser instead. YAML's reader cannot replace it: it refuses the surrogate pairs (`\ud83d\ude00`) that
/// many programs write.
DataDocument readJson(QStringView text, const QString &file, const ReadLimits &limits = {});

} // namespace outcrop
