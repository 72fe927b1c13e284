// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datadocument.h"

namespace outcrop {

/// Reads one YAML document from `text`, which begins at `origin` in `file`. Scalars follow the core schema of YAML 1.2, so `no` and `on` are strings. Duplicate
/// keys, tabs in the indentation, undefined or circular aliases and exceeded limits are errors with locations.
DataDocument readYaml(
    QStringView text, const QString &file, Position origin = {0, 1, 1}, const ReadLimits &limits = {});

/// The type of both YAML readers. readYaml(), based on libyaml's events, has exact ranges, which edits, quick fixes and the editor need, and is fast enough for
/// ten thousand documents. readBundledYaml() is based on yaml-cpp.
using DataReader = DataDocument (*)(QStringView text, const QString &file, Position origin, const ReadLimits &limits);

} // namespace outcrop
