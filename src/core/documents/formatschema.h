// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/documentkind.h"
#include "core/documents/fieldspec.h"
#include "core/documents/schema/schema.h"

namespace outcrop {

/// The format that a document is written in, which its schema is named after: `skill`, `agent`, `claude-agent`. Empty
/// for kinds without fields. A file that lies where a client looks for it has that client's format (clients.h). Any other
/// agent is one of Claude Code's where it is written that way (`tools` by name, `permissionMode`, …); none is a client's
/// that has one of the groups of the portable schema.
QString formatOf(DocumentKind kind, const QString &path, const DataNode &data = {});

/// The schema of a format as it is written, in JSON or in YAML. Read when it is first asked for; an empty object where
/// there is none.
const Json &formatSource(const QString &format);

/// The same, compiled.
const Schema &formatSchema(const QString &format);

/// The same as one field, with its annotations. Cheap: nothing is compiled for it.
const FieldSpec &formatFields(const QString &format);

} // namespace outcrop
