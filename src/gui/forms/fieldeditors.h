// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/forms/fieldnames.h"
#include "models/forms/formrow.h"

#include <QVariant>
#include <QWidget>

class QLineEdit;

namespace outcrop {

// The editors in the cell of a field: a line with completion, a choice or a number. Access the editors only with these functions.

/// The context of a cell editor: its field and the field's known values.
struct FieldEditorContext {
    const FormRow &row;
    QList<Candidate> names; ///< known values of the field; empty if unknown
    std::function<void(QWidget *)> onEdited; ///< called when the user changes or confirms the value; setEditorValue() does not call it
};

/// Creates the editor for a field. Never returns null.
QWidget *makeFieldEditor(QWidget *parent, const FieldEditorContext &context);
/// Creates a line with completion of names.
QLineEdit *makeNameLine(QWidget *parent, const QList<Candidate> &names);
QVariant editedValue(const QWidget *editor);
/// Returns whether the user changed or confirmed the value.
bool isEditedByUser(const QWidget *editor);
/// Sets the value of an editor. Keeps the cursor position if the value is unchanged.
void setEditorValue(QWidget *editor, const QVariant &value);

} // namespace outcrop
