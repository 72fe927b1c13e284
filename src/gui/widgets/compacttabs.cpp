// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/compacttabs.h"

#include "gui/look/outlinestyle.h"

#include <algorithm>

namespace outcrop {

/// Returns the size without the padding that the style can omit. Other styles would cut off the title.
QSize CompactTabBar::minimumTabSizeHint(int index) const
{
    const QSize whole = tabSizeHint(index);
    if (!qobject_cast<const OutlineStyle *>(style()))
        return whole;
    const int padding = style()->pixelMetric(QStyle::PM_TabBarTabHSpace, nullptr, this); // of both sides
    return {whole.width() - std::max(0, padding - 2 * OutlineStyle::minTabPadding), whole.height()};
}

CompactTabs::CompactTabs(QWidget *parent) : QTabWidget(parent)
{
    setTabBar(new CompactTabBar(this)); // before the first tab, as Qt requires
}

} // namespace outcrop
