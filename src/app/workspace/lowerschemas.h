// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/documents/schema/schema.h"
#include "core/layers/promptbundle.h"

namespace outcrop {

/// A JSON Schema with its name and location.
struct NamedSchema {
    QString name; ///< `schema`, or its path in the agent: `output.schema`, `tools/search`
    Json schema;
    Location location = {};
};

/// A schema in the form that a provider accepts.
struct LoweredSchema {
    QString name;
    Json schema;
    Ledger ledger;
    QList<SchemaViolation> remainingViolations; ///< remaining violations of the provider's rules; always an internal error
};

/// Returns the schemas in a file's text. For an agent (Markdown with front matter) these are the response schema and the schemas of the tools. Any other text is one
/// schema in JSON or YAML. Errors: Invalid, with the location, if an agent has no schema or a schema is not a valid JSON Schema. Also those of parsing.
Result<QList<NamedSchema>> readSchemas(const QString &file, const QString &text);

/// Lowers the schemas for a wire format and checks each result against the format's rules.
QList<LoweredSchema> lowerSchemas(const QList<NamedSchema> &schemas, const WireFormat &wireFormat);

/// Returns the schemas of a prompt: the response schema and the schemas of the tools.
QList<NamedSchema> schemasOf(const PromptBundle &bundle);

/// Returns the schemas as sent to the provider, in the same order. A schema that the wire format sends unchanged has an empty ledger.
QList<LoweredSchema> sentSchemas(const PromptBundle &bundle, const WireFormat &wireFormat);

} // namespace outcrop
