// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace outcrop {

/// The main action of a view, in the accent color of the palette. At most one per view.
class AccentButton : public QToolButton
{
    Q_OBJECT

public:
    explicit AccentButton(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyAccent();

    bool m_applying = false;
};

} // namespace outcrop
