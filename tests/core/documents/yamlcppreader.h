// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/yamlreader.h"

namespace outcrop::testing {

/// The type of readYaml() and of readWithYamlCpp().
using DataReader = DataDocument (*)(QStringView text, const QString &file, Position origin, const ReadLimits &limits);

/// Reads YAML with yaml-cpp, as a reference for readYaml(). Scalars, duplicate keys, aliases and limits follow the same rules as in readYaml(). Only the
/// starts of ranges are exact, because yaml-cpp does not report where values end. yaml-cpp also accepts some input that is not YAML. Errors are those of
/// readYaml(), or of yaml-cpp if readYaml() accepts the text.
DataDocument readWithYamlCpp(QStringView text, const QString &file, Position origin, const ReadLimits &limits);

} // namespace outcrop::testing
