// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/documentlook.h"

#include <QWidget>

class QButtonGroup;

namespace outcrop {

/// Form, Source, Both: one of three.
class ViewSwitch : public QWidget
{
    Q_OBJECT

public:
    explicit ViewSwitch(QWidget *parent = nullptr);

    void setMode(FormMode mode);

Q_SIGNALS:
    /// The user chose it.
    void chosen(outcrop::FormMode mode);

private:
    void add(FormMode mode, const QString &text, const QString &help);

    QButtonGroup *m_buttons;
};

} // namespace outcrop
