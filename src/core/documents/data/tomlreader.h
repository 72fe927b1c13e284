// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datadocument.h"

namespace outcrop {

/// Reads a TOML 1.0 document into the same structure as readYaml().
DataDocument readToml(QStringView text, const QString &file, const ReadLimits &limits = {});

} // namespace outcrop
