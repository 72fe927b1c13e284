// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/forms/formrows.h"

namespace outcrop {

/// Returns whether a document has a form: agents, governance files, adapters, profiles, and config/ files with a known format, such as rules.
bool hasForm(DocumentKind kind, const QString &path);

/// Returns the fields of a document by its kind, or by a format recognized from its data, such as a Claude Code agent. The list is never destroyed.
const QList<FieldSpec> &formFields(DocumentKind kind, const QString &path = {}, const DataNode &data = {});

/// A document with its unsaved changes, and the data that the form needs.
struct FormInput {
    QString path;
    DocumentKind kind = DocumentKind::Agent;
    QString text;
    bool hasByteOrderMark = false;
    DocumentPtr governance;  ///< governance file of an agent, or null
    Diagnostics findings;    ///< findings of other checks about the document
    quint64 revision = 0;    ///< number of the text's version, see EditSession::revision()
};

/// A document read as a form. It uses the same checks as the Problems panel.
struct FormContent {
    quint64 revision = 0;
    DocumentPtr document;
    DataNode data;
    QList<Branch<FormRow>> rows;
    bool isValid = true;              ///< whether the syntax of the data is valid; if not, `rows` has only the values that could be read, or none
    std::optional<Diagnostic> problem; ///< the error to fix in the text before fields can be changed
};

/// Returns the form of a document. Thread-safe.
FormContent readForm(const FormInput &input);

} // namespace outcrop
