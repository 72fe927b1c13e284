// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/announcement.h"

#include <QAccessible>
#include <QWidget>

namespace outcrop {

void announce(QWidget *source, [[maybe_unused]] const QString &text)
{
    QAccessibleEvent alert(source, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent announcement(source, text);
    QAccessible::updateAccessibility(&announcement);
#else
    QAccessibleEvent nameChange(source, QAccessible::NameChanged); // the accessible name of a label is its text
    QAccessible::updateAccessibility(&nameChange);
#endif
}

} // namespace outcrop
