// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/hardening.h"
#include "app/program/crashreports.h"
#include "app/rules/isolatedsyntax.h"
#include "app/workspace/opentarget.h"
#include "core/base/explainerror.h"
#include "gui/base/dialogs.h"
#include "gui/base/sendservices.h"
#include "gui/base/translations.h"
#include "gui/base/windowsettings.h"
#include "gui/start/application.h"
#include "gui/start/builtinpanels.h"
#include "gui/start/crashmessage.h"
#include "gui/start/windowlist.h"
#include "gui/start/windowserver.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>

#include <algorithm>

static void setUpParser(QCommandLineParser &parser)
{
    parser.setApplicationDescription(QCoreApplication::translate("main", "Workbench for layered prompts."));
    parser.addPositionalArgument(QStringLiteral("target"),
        QCoreApplication::translate("main", "Workspace folder to open, a folder inside it, or a file as FILE, FILE:LINE or FILE:LINE:COLUMN. Outcrop reuses a window that already shows the workspace."),
        QStringLiteral("[target]"));
    parser.addHelpOption();
    parser.addVersionOption();
}

/// Prints the help or the version and exits if an argument requests it. Works without a display.
static void showHelpOrVersion(int argc, char *argv[])
{
    const QList<QByteArray> arguments(argv + std::min(argc, 1), argv + argc);
    const bool isVersion = arguments.contains("-v") || arguments.contains("--version");
    if (!isVersion && !arguments.contains("-h") && !arguments.contains("--help"))
        return;
    QCoreApplication application(argc, argv);
    outcrop::Translations &translations = outcrop::setUpProgram(application);
    QSettings store;
    translations.useLanguage(outcrop::WindowSettings(store).interfaceLanguage());
    QCommandLineParser parser;
    setUpParser(parser);
    if (isVersion)
        parser.showVersion();
    parser.showHelp();
}

/// Returns the first positional argument of the command line, or an empty string.
static QString targetArgument(const QApplication &application)
{
    QCommandLineParser parser;
    setUpParser(parser);
    parser.process(application);
    const QStringList targets = parser.positionalArguments();
    return targets.isEmpty() ? QString() : targets.first();
}

/// Returns the target of the argument, or an error. Without an argument, returns the last workspaces that exist, if they are to be reopened.
static outcrop::Result<QList<outcrop::OpenTarget>> initialTargets(const QString &argument, const outcrop::WindowSettings &settings)
{
    QList<outcrop::OpenTarget> targets;
    if (!argument.isEmpty()) {
        const outcrop::Result<outcrop::OpenTarget> target = outcrop::readOpenTarget(argument, QDir::currentPath());
        if (!target)
            return target.error();
        return QList<outcrop::OpenTarget>{*target};
    }
    const QStringList folders = settings.restoresSession() ? settings.openWorkspaces() : QStringList();
    for (const QString &folder : folders) {
        if (QDir(folder).exists())
            targets += outcrop::OpenTarget{folder};
    }
    return targets;
}

/// Opens a window for each target, or a window with the welcome page if there are no targets.
static void openWindows(outcrop::WindowList &windows, const QList<outcrop::OpenTarget> &targets)
{
    for (const outcrop::OpenTarget &target : targets)
        windows.open(target);
    if (targets.isEmpty())
        windows.open();
}

int main(int argc, char *argv[])
{
    outcrop::hardenProcess();
    if (const std::optional<int> code = outcrop::runIfSyntaxWorker(argc, argv))
        return *code;
    showHelpOrVersion(argc, argv);
    QApplication application(argc, argv);
    outcrop::Translations &translations = outcrop::setUpApplication(application);
    QSettings store;
    outcrop::WindowSettings settings(store);
    translations.useLanguage(settings.interfaceLanguage());
    const QString argument = targetArgument(application);
    const outcrop::Result<QList<outcrop::OpenTarget>> targets = initialTargets(argument, settings);
    if (!targets) {
        qCritical("%s", qPrintable(outcrop::explainError(targets.error())));
        return 2;
    }
    QList<outcrop::OpenTarget> unshownTargets = *targets;
    unshownTargets.removeIf([](const outcrop::OpenTarget &target) { return !target.folder.isEmpty() && outcrop::WindowServer::send(target); });
    if (unshownTargets.isEmpty() && !targets->isEmpty())
        return 0; // other processes show all targets
    const QList<outcrop::CrashReport> crashes = outcrop::readUnseenCrashReports();
    outcrop::installCrashHandler();
    outcrop::DesktopDialogs dialogs;
    outcrop::WindowList windows(settings, dialogs, outcrop::makeSendServices(), outcrop::builtInPanels(), translations);
    openWindows(windows, unshownTargets);
    outcrop::showCrashReports(*windows.windows().constLast(), crashes);
    return QApplication::exec();
}
