// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datadocument.h"

namespace outcrop {

/// Reads a JSON document (RFC 8259) with the location of every value. For responses of models, use the lenient parser in core/responses, because this one is strict.
/// readYaml() cannot read all JSON, because it rejects the surrogate pairs (`\ud83d\ude00`) that many programs write.
DataDocument readJson(QStringView text, const QString &file, const ReadLimits &limits = {});

} // namespace outcrop
