// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/forms/formrow.h"

#include <QWidget>

namespace outcrop {

/// An editor of a field that takes more room than a cell. Typed text is reported immediately. If it is set to the value it reported last, it leaves cursor and
/// text as they are.
class RoomyEditor : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Property of a part that holds nothing of the document, and so has its own undo.
    static constexpr char noField[] = "noField";

    virtual void showField(const FormRow &row, bool editable) = 0;

Q_SIGNALS:
    void written(const outcrop::Json &value);
};

} // namespace outcrop
