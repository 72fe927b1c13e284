// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/documents/schema/schema.h"
#include "core/layers/promptbundle.h"

namespace outcrop {

/// A JSON Schema and its location.
struct NamedSchema {
    QString name; ///< `schema`, or where an agent has it: `output.schema`, `tools/search`
    Json schema;
    Location location = {};
};

/// What a provider is sent of a schema.
struct LoweredSchema {
    QString name;
    Json schema;
    Ledger ledger;
    QList<SchemaViolation> outside; ///< where it is still not what the provider takes: a defect, and never expected
};

/// The schemas in a text: of an agent (Markdown with front matter) those of its answer and its tools, of any other text
/// the one that it is, in JSON or YAML. Fails with the first place where a schema breaks its own rules.
Result<QList<NamedSchema>> readSchemas(const QString &file, const QString &text);

/// The schemas as a wire format takes them, each held against the rules again afterwards.
QList<LoweredSchema> lowerSchemas(const QList<NamedSchema> &schemas, const WireFormat &wireFormat);

/// The schemas of a prompt: that of its answer, and what its tools take.
QList<NamedSchema> schemasOf(const PromptBundle &bundle);

/// What a provider is sent of them, in the same order. A schema that the wire format sends unchanged, such as a tool's that no provider holds
/// answers to, has an empty ledger.
QList<LoweredSchema> sentSchemas(const PromptBundle &bundle, const WireFormat &wireFormat);

} // namespace outcrop
