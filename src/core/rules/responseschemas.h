// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/documents/document.h"

namespace outcrop {

/// One field that an answer must or may have.
struct ResponseField {
    QString name;
    bool required = false;
    DataNode data; ///< its definition: type, item_type, item_schema, allowed_values, description …
    Location location;
};

/// `config/response_schemas.yaml` (ADR-006, PHASE_1): what an answer of each type of prompt holds.
struct ResponseSchemas {
    DocumentPtr document; ///< null where the workspace has none
    DataNode data;
    Diagnostics diagnostics;

    /// The fields of one type's answer: first those it must have.
    QList<ResponseField> fields(const QString &type) const;
};

/// Reads a file of answer schemas; a null document gives none.
ResponseSchemas readResponseSchemas(const DocumentPtr &document);

/// The description of a field for a model, in the words of template files: `number, 0.0 to 1.0 - Overall rating`, or an object or a list of
/// such words where the field has parts. A field that may be left out begins with `optional`.
Json answerShape(const ResponseField &field);

} // namespace outcrop
