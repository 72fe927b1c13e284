// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/forms/formrow.h"

#include <QWidget>

namespace outcrop {

/// A field editor that is larger than a cell. It reports typing immediately. Setting the value that it reported last changes neither cursor nor text.
class ExpandedFieldEditor : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Property of a child widget that edits no document content and therefore has its own undo stack.
    static constexpr char noField[] = "noField";

    virtual void showField(const FormRow &row, bool editable) = 0;

Q_SIGNALS:
    void valueEdited(const outcrop::Json &value);
};

} // namespace outcrop
