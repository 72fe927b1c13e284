// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/yamlreader.h"

namespace outcrop {

/// Reads YAML with yaml-cpp. Scalars, duplicate keys, aliases and limits follow the same rules as in readYaml(). Only the starts of ranges are
/// exact, because yaml-cpp does not report where values end. yaml-cpp also accepts some input that is not YAML. Use it only for data compiled into
/// the program, which is not edited and which a test validates. Errors are those of readYaml(), or of yaml-cpp if readYaml() accepts the text.
DataDocument readBundledYaml(QStringView text, const QString &file, Position origin = {0, 1, 1}, const ReadLimits &limits = {});

/// Returns the data of a file compiled into the program, for example `:/rules/checks.yaml`. Missing if the file does not exist.
DataNode bundledData(const QString &path);

} // namespace outcrop
