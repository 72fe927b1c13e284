// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/start/application.h"

#include "gui/look/outlinestyle.h"
#include "gui/widgets/accessiblecontrols.h"

#include <QApplication>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

/// Registers the icons, because resources of a static library are not registered automatically. Q_INIT_RESOURCE must be outside a namespace.
static void registerIcons()
{
    Q_INIT_RESOURCE(icons);
}

namespace outcrop {

namespace {

void installTranslation(QCoreApplication &application, const QString &name, const QString &folder)
{
    auto *translator = new QTranslator(&application);
    if (translator->load(QLocale(), name, QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(translator);
}

/// Installs the translations of the locale. English is the fallback, because its file contains the plural forms.
void installTranslations(QCoreApplication &application)
{
    auto *english = new QTranslator(&application);
    if (english->load(QStringLiteral(":/i18n/outcrop_en.qm")))
        QCoreApplication::installTranslator(english);
    installTranslation(application, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    installTranslation(application, QStringLiteral("outcrop"), QStringLiteral(":/i18n"));
}

} // namespace

void setUpProgram(QCoreApplication &application)
{
    QCoreApplication::setOrganizationName(QStringLiteral("outcrop"));
    QCoreApplication::setApplicationName(QStringLiteral("outcrop"));
    QCoreApplication::setApplicationVersion(QStringLiteral(OUTCROP_VERSION));
    installTranslations(application);
}

void setUpApplication(QApplication &application)
{
    registerIcons();
    if (QApplication::style()->name() == QLatin1String("fusion"))
        QApplication::setStyle(new OutlineStyle);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Outcrop"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.outcrop.outcrop"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/outcrop/icons/outcrop.svg")));
    completeAccessibleControls();
    setUpProgram(application);
}

} // namespace outcrop
