// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/documents/data/datanode.h"

namespace outcrop {

// YAML files and JSON Schemas that are compiled into the programs. The build converts them to CBOR (packaging/cmake/Bundle.cmake), and fails with the location
// if a file has an error, so that no command parses them.

/// Returns the data of a YAML file, for example `rules/checks.yaml` for resources/rules/checks.yaml, with its locations. Missing if the file is not bundled.
DataNode bundledData(const QString &path);

/// Returns a schema of resources/schemas/formats, for example `skill`. Null if there is none.
Json bundledSchema(const QString &format);

/// Returns the names of the schemas that bundledSchema() can return, in sorted order.
QStringList bundledSchemaNames();

} // namespace outcrop
