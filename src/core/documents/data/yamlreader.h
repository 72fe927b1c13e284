// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datadocument.h"

namespace outcrop {

/// Reads one YAML document from `text`, which begins at `origin` in `file`. Scalars follow the core schema of YAML 1.2, so `no` and `on` are strings. Duplicate
/// keys, tabs in the indentation, undefined or circular aliases and exceeded limits are errors with locations. Based on libyaml's events, whose exact ranges edits,
/// quick fixes and the editor need.
DataDocument readYaml(
    QStringView text, const QString &file, Position origin = {0, 1, 1}, const ReadLimits &limits = {});

} // namespace outcrop
