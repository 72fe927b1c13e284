// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace outcrop {

/// A label with links, which follow the palette. QLabel keeps the link color of the palette at the time when the text was set.
class LinkLabel : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

protected:
    void changeEvent(QEvent *event) override;
};

} // namespace outcrop
