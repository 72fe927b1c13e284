// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldedit.h"

namespace outcrop {

/// Collects changes to several fields of one document as edits of the original document. Each change is applied to the result of the
/// previous one, so two fields may be added at the same offset.
class FieldEdits
{
public:
    explicit FieldEdits(const DocumentPtr &document) : m_before(document), m_after(document) { }

    /// Set or remove a field. Errors: those of planSetField().
    Status set(const FieldPath &path, const Json &value);
    Status remove(const FieldPath &path);
    /// Applies edits that do not set a field, such as renaming a key.
    Status replace(const QList<TextEdit> &edits) { return addEdits(edits); }

    /// Returns the document after the changes so far.
    const Document &document() const { return *m_after; }
    QList<TextEdit> edits() const;

private:
    Status addEdits(const Result<QList<TextEdit>> &edits);

    DocumentPtr m_before;
    DocumentPtr m_after;
    QList<TextEdit> m_lastEdits; ///< edits of the last change; used if it is the only one
    int m_changeCount = 0;
};

/// Returns the edits that turn `before` into `after`: one per group of changed lines, without the common prefix and suffix.
QList<TextEdit> editsBetween(const QString &before, const QString &after);

} // namespace outcrop
