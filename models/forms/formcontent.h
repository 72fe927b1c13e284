// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/forms/formrows.h"

namespace outcrop {

/// Whether a document has a form: agents and their governance files, adapters, profiles, and those of config/ whose format is known, such as rules.
bool hasForm(DocumentKind kind, const QString &path);

/// The fields of a document: those of its kind, or of the form its data shows, such as a Claude Code agent's. They live as long as the program.
const QList<FieldSpec> &formFields(DocumentKind kind, const QString &path = {}, const DataNode &data = {});

/// What a form reads: a document as it is being typed.
struct FormInput {
    QString path;
    DocumentKind kind = DocumentKind::Agent;
    QString text;
    bool byteOrderMark = false;
    DocumentPtr governance;  ///< of an agent, or null
    Diagnostics findings;    ///< what else is known to be wrong with this document
    quint64 revision = 0;    ///< of the text
};

/// A document read as a form. What is found here is found by the same checks that fill the list of problems.
struct FormContent {
    quint64 revision = 0;
    DocumentPtr document;
    DataNode data;
    QList<Branch<FormRow>> rows;
    bool readable = true;              ///< otherwise the rows hold only what could be saved of broken data
    std::optional<Diagnostic> problem; ///< why no field can be changed: the text must be fixed first
};

/// Safe to be called from any thread.
FormContent readForm(const FormInput &input);

} // namespace outcrop
