// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QLabel>

namespace outcrop {

/// A label with an icon of 16 × 16 pixels in the colors of the current palette.
class IconLabel : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

    void setIcon(const QIcon &icon);

protected:
    void changeEvent(QEvent *event) override;

private:
    QIcon m_icon;
};

} // namespace outcrop
