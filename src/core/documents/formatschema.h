// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/documentkind.h"
#include "core/documents/fieldspec.h"
#include "core/documents/schema/schema.h"

namespace outcrop {

/// Returns the format of a document, which is also the name of its schema, such as `skill`, `agent` or `claude-agent`. Empty for kinds without fields. The
/// path has precedence: files that a client loads have its format. Other agents have the format of the client whose values they use, or
/// `claude-agent` if they use its keys (`tools` by name, `permissionMode`, …). An agent that uses a group of the portable schema has the
/// format `agent` in every folder, unless it is canonical.
QString formatOf(DocumentKind kind, const QString &path, const DataNode &data = {});

/// Returns the schema of a format as JSON, whether it is written in JSON or YAML. Read on first use. Returns an empty object if there is no schema.
const Json &formatSchemaJson(const QString &format);

/// Returns the compiled schema of a format.
const Schema &formatSchema(const QString &format);

/// Returns the schema of a format as a field with its annotations. Does not compile the schema.
const FieldSpec &formatFields(const QString &format);

} // namespace outcrop
