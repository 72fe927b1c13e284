// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/hardening.h"
#include "app/rules/isolatedsyntax.h"
#include "app/workspace/opentarget.h"
#include "gui/base/dialogs.h"
#include "gui/base/sendservices.h"
#include "gui/base/windowsettings.h"
#include "gui/start/application.h"
#include "gui/start/builtinpanels.h"
#include "gui/start/windowserver.h"
#include "gui/window/mainwindow.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>

#include <algorithm>

static void describeOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(QCoreApplication::translate("main", "Workbench for layered prompts."));
    parser.addPositionalArgument(QStringLiteral("target"),
        QCoreApplication::translate("main", "Workspace folder to open, a folder inside it, or a file as FILE, FILE:LINE or FILE:LINE:COLUMN. A window that already shows the workspace is used."),
        QStringLiteral("[target]"));
    parser.addHelpOption();
    parser.addVersionOption();
}

/// Prints the help or the version and exits if an argument requests it. This works without a display.
static void showHelpOrVersion(int argc, char *argv[])
{
    const QList<QByteArray> arguments(argv + std::min(argc, 1), argv + argc);
    const bool isVersion = arguments.contains("-v") || arguments.contains("--version");
    if (!isVersion && !arguments.contains("-h") && !arguments.contains("--help"))
        return;
    QCoreApplication application(argc, argv);
    outcrop::setUpProgram(application);
    QCommandLineParser parser;
    describeOptions(parser);
    if (isVersion)
        parser.showVersion();
    parser.showHelp();
}

/// Returns the first positional argument of the command line, or an empty string.
static QString targetArgument(const QApplication &application)
{
    QCommandLineParser parser;
    describeOptions(parser);
    parser.process(application);
    const QStringList targets = parser.positionalArguments();
    return targets.isEmpty() ? QString() : targets.first();
}

/// Returns the target of the argument, or its error. Without an argument, returns the last workspace if it is to be reopened and exists, else an empty target.
static outcrop::Result<outcrop::OpenTarget> startTarget(const QString &argument, const outcrop::WindowSettings &settings)
{
    if (!argument.isEmpty())
        return outcrop::readOpenTarget(argument, QDir::currentPath());
    const QString last = settings.restoresSession() ? settings.lastWorkspace() : QString();
    return outcrop::OpenTarget{!last.isEmpty() && QDir(last).exists() ? last : QString()};
}

int main(int argc, char *argv[])
{
    outcrop::hardenProcess();
    if (const std::optional<int> code = outcrop::runAsSyntaxWorker(argc, argv))
        return *code;
    showHelpOrVersion(argc, argv);
    QApplication application(argc, argv);
    outcrop::setUpApplication(application);
    const QString argument = targetArgument(application);

    QSettings store;
    outcrop::WindowSettings settings(store);
    const outcrop::Result<outcrop::OpenTarget> target = startTarget(argument, settings);
    if (!target) {
        qCritical("%s", qPrintable(target.error().message));
        return 2;
    }
    if (!target->folder.isEmpty() && outcrop::WindowServer::send(*target))
        return 0;
    outcrop::DesktopDialogs dialogs;
    outcrop::MainWindow window(settings, dialogs, outcrop::makeSendServices(), outcrop::builtInPanels());
    outcrop::WindowServer server;
    QObject::connect(&window, &outcrop::MainWindow::folderChanged, &server, &outcrop::WindowServer::setFolder);
    QObject::connect(&server, &outcrop::WindowServer::received, &window, &outcrop::MainWindow::openTarget);
    window.show();
    if (!target->folder.isEmpty())
        window.openTarget(*target);
    return QApplication::exec();
}
