// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/importcontroller.h"

#include "app/files/applychange.h"
#include "app/formats/importfolder.h"
#include "app/formats/knownformats.h"
#include "core/base/explainerror.h"
#include "gui/base/dialogs.h"
#include "gui/base/windowsettings.h"
#include "gui/look/icons.h"
#include "gui/widgets/messagearea.h"
#include "gui/window/importdialog.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>

#include <utility>

namespace outcrop {
namespace {

const QString importTopic = QStringLiteral("import");
const QString importPurpose = QStringLiteral("import");
const QString folderPurpose = QStringLiteral("import-folder");

/// Returns a location such as `/home/notes/a.json:3:5` with `name` instead of the path.
QString replacePathInLocation(const QString &location, const QString &path, const QString &name)
{
    const QString rest = location.mid(path.size());
    if (!location.startsWith(path) || !(rest.isEmpty() || rest.startsWith(u':') || rest.startsWith(u'/')))
        return location;
    return name + rest;
}

/// Replaces the path of the source with `name` in all locations, because the user does not know the absolute path or the `-` of the clipboard.
Result<PreparedPromptImport> withSourceName(Result<PreparedPromptImport> import, const QString &path, const QString &name)
{
    if (!import) {
        Error error = import.error();
        error.location.file = replacePathInLocation(error.location.file, path, name);
        return error;
    }
    for (LedgerEntry &entry : import->ledger)
        entry.part = replacePathInLocation(entry.part, path, name);
    for (Diagnostic &found : import->diagnostics)
        found.location.file = replacePathInLocation(found.location.file, path, name);
    return import;
}

} // namespace

ImportController::ImportController(Dialogs &dialogs, WindowSettings &settings, MessageArea &messages, QWidget *window)
    : QObject(window), m_dialogs(dialogs), m_settings(settings), m_messages(messages), m_window(window), m_task(this)
{
    connect(makeAction(QStringLiteral("importFile"), tr("Impor&t File…"), tr("Import a prompt file from another tool")), &QAction::triggered, this, &ImportController::chooseFile);
    connect(makeAction(QStringLiteral("importFolder"), tr("Import &Folder…"), tr("Import a plugin, skills or other coding agent files")), &QAction::triggered, this, &ImportController::chooseFolder);
    connect(makeAction(QStringLiteral("importClipboard"), tr("Import from Clip&board"), tr("Import a copied prompt, request or curl command")), &QAction::triggered, this, &ImportController::importClipboard);
}

QAction *ImportController::makeAction(const QString &name, const QString &text, const QString &toolTip)
{
    auto *action = new QAction(lineIcon(QStringLiteral("folder-open")), text, this);
    action->setObjectName(name);
    action->setToolTip(toolTip);
    action->setStatusTip(toolTip);
    action->setEnabled(false);
    m_actions.append(action);
    return action;
}

void ImportController::addTo(QMenu *menu, QAction *before)
{
    menu->insertActions(before, m_actions);
}

void ImportController::setWorkspace(const WorkspacePtr &workspace)
{
    if (!workspace || !m_workspace || workspace->folder != m_workspace->folder) {
        m_task.discard();
        m_messages.clear(importTopic);
    }
    m_workspace = workspace;
    for (QAction *action : std::as_const(m_actions))
        action->setEnabled(workspace != nullptr);
    const QString pendingPath = std::exchange(m_pendingPath, {});
    if (workspace && !pendingPath.isEmpty() && workspace->folder == m_pendingFolder)
        importPath(pendingPath);
}

/// Returns the choices of the file dialog: all formats, each format, and all files, because the format is detected from the content.
QStringList ImportController::fileFilters()
{
    const QString filter = QStringLiteral("%1 (%2)"); // QFileDialog requires this syntax
    QStringList filters;
    QStringList patterns;
    const QList<FilePatterns> formats = importFilePatterns();
    for (const FilePatterns &format : formats) {
        filters += filter.arg(format.title, format.patterns.join(u' '));
        patterns += format.patterns;
    }
    patterns.removeDuplicates();
    patterns.sort();
    filters.prepend(filter.arg(tr("All formats"), patterns.join(u' ')));
    filters += filter.arg(tr("All files"), QStringLiteral("*"));
    return filters;
}

/// Returns the path of the file that the user chooses; empty if the user cancels.
QString ImportController::askForFile()
{
    const QString path = m_dialogs.chooseFileToOpen(m_window, tr("Import File"), m_settings.lastFolder(importPurpose), fileFilters());
    if (!path.isEmpty())
        m_settings.setLastFolder(importPurpose, QFileInfo(path).absolutePath());
    return path;
}

void ImportController::importIntoFolder()
{
    const QString path = askForFile();
    if (path.isEmpty())
        return;
    const QString folder = m_dialogs.chooseFolder(m_window, tr("Choose a Folder for the Imported Files"), m_settings.lastFolder(folderPurpose));
    if (folder.isEmpty())
        return;
    m_settings.setLastFolder(folderPurpose, folder);
    m_pendingPath = path;
    m_pendingFolder = QDir::cleanPath(QDir(folder).absolutePath());
    Q_EMIT folderRequested(folder);
}

void ImportController::chooseFile()
{
    const QString path = askForFile();
    if (!path.isEmpty())
        importPath(path);
}

void ImportController::chooseFolder()
{
    const QString path = m_dialogs.chooseFolder(m_window, tr("Import Folder"), m_settings.lastFolder(importPurpose));
    if (path.isEmpty())
        return;
    m_settings.setLastFolder(importPurpose, path);
    importPath(path);
}

void ImportController::importPath(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    prepare(name, [path, name](const OpenedWorkspace &opened) { return withSourceName(prepareImportFrom(path, path, {}, opened.workspace()), path, name); });
}

void ImportController::importClipboard()
{
    const QByteArray bytes = QGuiApplication::clipboard()->text().toUtf8();
    if (bytes.trimmed().isEmpty())
        return m_messages.show(importTopic, {NoticeKind::Error, tr("The clipboard contains no text"), tr("Copy a prompt, a request or a curl command first.")});
    //: Source of imported text, in locations such as `clipboard:3:5`
    const QString file = tr("clipboard");
    prepare(tr("the clipboard"), [bytes, file](const OpenedWorkspace &opened) {
        const QString input = QStringLiteral("-");
        return withSourceName(prepareImport({input, bytes}, opened.workspace()), input, file);
    });
}

void ImportController::prepare(const QString &name, const std::function<Result<PreparedPromptImport>(const OpenedWorkspace &)> &work)
{
    if (!m_workspace)
        return;
    m_messages.clear(importTopic);
    const WorkspacePtr workspace = m_workspace;
    m_task.run([workspace, work] { return work(*workspace); },
        [this, name, workspace](const Result<PreparedPromptImport> &import) {
            if (import)
                review(name, *import, workspace);
            else
                m_messages.show(importTopic, {NoticeKind::Error, tr("Cannot import %1").arg(name), explainErrorAt(import.error())});
        });
}

void ImportController::review(const QString &name, const PreparedPromptImport &import, const WorkspacePtr &workspace)
{
    auto *dialog = new ImportDialog(import, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Import %1").arg(name));
    connect(dialog, &QDialog::accepted, this, [this, name, import, workspace] { write(name, import, workspace); });
    dialog->open();
}

void ImportController::write(const QString &name, const PreparedPromptImport &import, const WorkspacePtr &workspace)
{
    m_isWriting = true;
    runAsync<AppliedChange>(
        this, [workspace, import] { return applyChange(workspace->folder, workspace->workspace(), import.change); },
        [this, name, import, workspace](const AppliedChange &appliedChange) {
            m_isWriting = false;
            if (!appliedChange.isDone())
                return m_messages.show(importTopic, {NoticeKind::Error, tr("Cannot import %1").arg(name), explainError(*appliedChange.error)});
            showResult(import);
            Q_EMIT written(tr("Import %1").arg(name), workspace->workspace(), import.change);
            Q_EMIT filesWritten();
        });
}

void ImportController::showResult(const PreparedPromptImport &import)
{
    QList<MessageAction> actions;
    if (!import.renderedPrompts.isEmpty())
        actions.append({tr("Open in Edit"), [this, record = import.renderedPrompts.first().record] { Q_EMIT openRequested(record); }});
    const QString title = tr("%n file(s) imported", nullptr, int(import.change.newFiles.size()));
    m_messages.show(importTopic, {NoticeKind::Success, title, tr("Next on the command line: %1").arg(commandAfterImport(import))}, actions);
}

} // namespace outcrop
