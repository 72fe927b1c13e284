// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/forms/formrow.h"

#include <QWidget>

namespace outcrop {

/// A field editor that is larger than a cell. Emits valueEdited() when the user changes the value. Setting the last emitted value must not change the
/// cursor or the text.
class ExpandedFieldEditor : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Property of a child widget that does not edit the document and has a separate undo stack.
    static constexpr char nonFieldProperty[] = "noField";

    virtual void showField(const FormRow &row, bool isEditable) = 0;

Q_SIGNALS:
    void valueEdited(const outcrop::Json &value);
};

} // namespace outcrop
