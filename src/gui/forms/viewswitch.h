// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/editoroptions.h"

#include <QWidget>

class QButtonGroup;

namespace outcrop {

/// A switch with three options: Form, Source, Both.
class ViewSwitch : public QWidget
{
    Q_OBJECT

public:
    explicit ViewSwitch(QWidget *parent = nullptr);

    void setMode(FormMode mode);

Q_SIGNALS:
    /// Emitted when the user chooses a mode.
    void chosen(outcrop::FormMode mode);

private:
    void add(FormMode mode, const QString &text, const QString &help);

    QButtonGroup *m_buttons;
};

} // namespace outcrop
