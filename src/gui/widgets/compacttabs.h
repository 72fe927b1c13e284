// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabBar>
#include <QTabWidget>

namespace outcrop {

/// A tab bar whose tabs become narrower, down to their whole titles with little padding, before it shows scroll buttons.
class CompactTabBar : public QTabBar
{
    Q_OBJECT

public:
    using QTabBar::QTabBar;

protected:
    QSize minimumTabSizeHint(int index) const override;
};

/// A tab widget with a CompactTabBar, for panels that can be narrow.
class CompactTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit CompactTabs(QWidget *parent = nullptr);
};

} // namespace outcrop
