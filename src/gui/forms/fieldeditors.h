// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/forms/fieldnames.h"
#include "models/forms/formrow.h"

#include <QVariant>
#include <QWidget>

namespace outcrop {

// The editors that open in the cell of a field: a line with what can be typed offered below it, a choice, a number. Each of them is handled by these
// functions alone.

/// What the editor needs to know of its field.
struct FieldEditing {
    const FormRow &row;
    QList<Candidate> names; ///< what the field can hold, if that is known
    std::function<void(QWidget *)> typed; ///< called whenever the value in the editor is another
};

/// Never null.
QWidget *makeFieldEditor(QWidget *parent, const FieldEditing &editing);
QVariant editedValue(const QWidget *editor);
/// The user changed something, so that there is a value to take.
bool isTouched(const QWidget *editor);
/// Leaves the cursor where it is when the value is there already.
void showValue(QWidget *editor, const QVariant &value);

} // namespace outcrop
