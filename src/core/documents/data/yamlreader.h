// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datadocument.h"

namespace outcrop {

/// Reads one YAML document (scalars by the core schema of YAML 1.2, so that `no` and `on` are text) from `text`, which
/// begins at `origin` in `file`. Duplicate keys, tabs, undefined or circular aliases and exceeded limits are located
/// errors.
DataDocument readYaml(
    QStringView text, const QString &file, Position origin = {0, 1, 1}, const ReadLimits &limits = {});

/// What both readers of YAML are: this one, on libyaml's events, knows where every value begins and ends, which edits, quick fixes and the editor need, and is quick
/// enough for a folder of ten thousand documents; readBundledYaml() is yaml-cpp.
using DataReader = DataDocument (*)(QStringView text, const QString &file, Position origin, const ReadLimits &limits);

} // namespace outcrop
