// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/treemodel.h"
#include "models/forms/formrow.h"

namespace outcrop {

/// The sections of an agent's form, in display order.
enum class FormSection { Identity, Model, Tools, Output, Guardrails, Portability, Other };

/// The control that edits a field. Tree: the field is edited in the tree of all fields.
enum class FieldControl { Line, Text, Number, Check, Choice, Chips, Tools, Schema, Tree };

struct SectionField {
    FieldPath path;
    QString label;
    FormSection section = FormSection::Other;
    FieldControl control = FieldControl::Tree;

    friend bool operator==(const SectionField &, const SectionField &) = default;
};

/// Returns the fields of an agent by section; inside a section they keep the order of the rows. Groups with fixed keys are replaced by their fields.
QList<SectionField> sectionFields(const QList<Branch<FormRow>> &rows);

QString sectionTitle(FormSection section);
/// Returns a short description of the section's fields.
QString sectionHelp(FormSection section);

} // namespace outcrop
