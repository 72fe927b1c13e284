// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/hardening.h"
#include "app/rules/isolatedsyntax.h"
#include "app/workspace/findworkspace.h"
#include "gui/base/dialogs.h"
#include "gui/base/sendservices.h"
#include "gui/base/windowsettings.h"
#include "gui/start/application.h"
#include "gui/start/builtinpanels.h"
#include "gui/window/mainwindow.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>

/// Returns the workspace folder of the command line, or an empty string.
static QString folderArgument(const QApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate("main", "Workbench for layered prompts."));
    parser.addPositionalArgument(QStringLiteral("folder"),
        QCoreApplication::translate("main", "Workspace folder to open, or a folder inside it."),
        QStringLiteral("[folder]"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.process(application);
    const QStringList folders = parser.positionalArguments();
    return folders.isEmpty() ? QString() : outcrop::workspaceFolderOf(folders.first());
}

int main(int argc, char *argv[])
{
    outcrop::hardenProcess();
    if (const std::optional<int> code = outcrop::runAsSyntaxWorker(argc, argv))
        return *code;
    QApplication application(argc, argv);
    outcrop::setUpApplication(application);
    const QString folder = folderArgument(application);

    QSettings store;
    outcrop::WindowSettings settings(store);
    outcrop::DesktopDialogs dialogs;
    outcrop::MainWindow window(settings, dialogs, outcrop::makeSendServices(), outcrop::builtInPanels());
    window.show();
    const QString last = settings.restoresSession() ? settings.lastWorkspace() : QString();
    if (!folder.isEmpty())
        window.openFolder(folder);
    else if (QDir(last).exists() && !last.isEmpty())
        window.openFolder(last);
    return QApplication::exec();
}
