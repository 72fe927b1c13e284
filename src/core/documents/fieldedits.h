// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldedit.h"

namespace outcrop {

/// Several fields of one document changed one after the other, as edits of the current document. Each step reads what the one before
/// left, so that two fields may be added at the same place.
class FieldEdits
{
public:
    explicit FieldEdits(const DocumentPtr &document) : m_before(document), m_after(document) { }

    Status set(const FieldPath &path, const Json &value);
    Status remove(const FieldPath &path);
    /// Edits that no field stands for, such as another name for a key.
    Status replace(const QList<TextEdit> &edits) { return take(edits); }

    /// The document as the steps so far leave it.
    const Document &document() const { return *m_after; }
    QList<TextEdit> edits() const;

private:
    Status take(const Result<QList<TextEdit>> &edits);

    DocumentPtr m_before;
    DocumentPtr m_after;
    QList<TextEdit> m_single; ///< of the only step that changed anything
    int m_steps = 0;
};

/// The edits that lead from one text to another: line by line, each without what both have in common.
QList<TextEdit> editsBetween(const QString &before, const QString &after);

} // namespace outcrop
