// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/documents/document.h"

namespace outcrop {

/// One required or optional field of a response.
struct ResponseField {
    QString name;
    bool isRequired = false;
    DataNode data; ///< definition of the field: type, item_type, item_schema, allowed_values, description and so on
    Location location;
};

/// The contents of `config/response_schemas.yaml` (ADR-006, PHASE_1): the fields of a response, by prompt type.
struct ResponseSchemas {
    DocumentPtr document; ///< null if the workspace has no such file
    DataNode data;
    Diagnostics diagnostics;

    /// Returns the response fields of a prompt type, required fields first. `validation@1.0` selects a version of a type: the schema with this key, or the
    /// type's schema if its `version` matches. Empty for an unknown type or version.
    QList<ResponseField> fields(const QString &type) const;
};

/// Parses a response schemas file. A null document results in no schemas.
ResponseSchemas readResponseSchemas(const DocumentPtr &document);

/// Returns the description of a field for a model, such as `number, 0.0 to 1.0 - Overall rating`. For a field with subfields, returns an object or list of
/// such strings, which does not state whether the field is optional. The description of any other optional field begins with `optional`.
Json fieldDescription(const ResponseField &field);

} // namespace outcrop
