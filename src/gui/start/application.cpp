// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/start/application.h"

#include "gui/base/translations.h"
#include "gui/look/outlinestyle.h"
#include "gui/widgets/accessiblecontrols.h"
#include "gui/widgets/uniquemnemonics.h"

#include <QApplication>
#include <QIcon>

/// Registers the icons, because resources of a static library are not registered automatically. Q_INIT_RESOURCE must be outside a namespace.
static void registerIcons()
{
    Q_INIT_RESOURCE(icons);
}

namespace outcrop {

Translations &setUpProgram(QCoreApplication &application)
{
    QCoreApplication::setOrganizationName(QStringLiteral("outcrop"));
    QCoreApplication::setApplicationName(QStringLiteral("outcrop"));
    QCoreApplication::setApplicationVersion(QStringLiteral(OUTCROP_VERSION));
    return *new Translations(application);
}

Translations &setUpApplication(QApplication &application)
{
    registerIcons();
    if (QApplication::style()->name() == QLatin1String("fusion"))
        QApplication::setStyle(new OutlineStyle);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Outcrop"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.outcrop.outcrop"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/outcrop/icons/outcrop.svg")));
    completeAccessibleControls();
    keepMnemonicsUnique();
    return setUpProgram(application);
}

} // namespace outcrop
