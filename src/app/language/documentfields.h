// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completionschema.h"
#include "core/documents/document.h"

#include <functional>

namespace outcrop {

/// A value of a document's data. Valid as long as its DocumentFields.
struct FieldLocation {
    QStringList path = {};                      ///< keys from the root, with `-` for a list item, as in SchemaLookup
    const DataNode::Member *member = nullptr;   ///< the key with the value; null for a list item
    const DataNode *value = nullptr;

    bool isNull() const { return !value; }
};

/// The data of a document, its front matter or the whole file, with the schema of its format.
class DocumentFields
{
public:
    explicit DocumentFields(const Document &document);

    const DataNode &root() const { return m_root; }
    /// Calls use() for each value below the root, in the order of the text.
    void forEach(const std::function<void(const FieldLocation &)> &use) const;
    /// Returns the innermost value whose key or text contains the offset; null if there is none.
    FieldLocation fieldAt(qsizetype offset) const;
    /// Returns the schema of a path; null if the format does not define it.
    const Json &schemaOf(const QStringList &path) const;

private:
    DataNode m_root;
    std::optional<SchemaLookup> m_schema;
};

/// Returns whether an offset is in a range, or at its end. False for a range without a location in the text.
bool touches(const Range &range, qsizetype offset);

} // namespace outcrop
