// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/yamlreader.h"

namespace outcrop {

/// Reads YAML with yaml-cpp: the same values as readYaml(), by the same rules for scalars, keys given twice, aliases and limits, at the places where they begin; what
/// is refused is explained as readYaml() does it. yaml-cpp says of no value where it ends and takes some texts that YAML forbids, so this is for data that is part of
/// the program, where values are not edited and a test holds that nothing is wrong.
DataDocument readBundledYaml(QStringView text, const QString &file, Position origin = {0, 1, 1}, const ReadLimits &limits = {});

/// The values of a file compiled into the program, for example `:/rules/checks.yaml`; Missing where there is none.
DataNode bundledData(const QString &path);

} // namespace outcrop
