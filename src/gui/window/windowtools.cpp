// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/windowtools.h"

#include "core/text/linetable.h"
#include "gui/look/icons.h"
#include "gui/settings/shortcuteditor.h"

#include <QMenu>
#include <QTabWidget>

namespace outcrop {

namespace {

qsizetype offsetOfLine(const QString &text, int line)
{
    const QList<TextLine> lines = splitLines(text);
    return lines.isEmpty() ? 0 : lines.at(std::clamp<qsizetype>(line - 1, 0, lines.size() - 1)).start;
}

} // namespace

WindowTools::WindowTools(WindowSettings &settings, QMainWindow *window)
    : m_settings(settings)
    , m_window(window)
    , m_commandPalette(settings, window)
    , m_quickOpen(window)
    , m_findCommand(makeAction(QStringLiteral("findCommand"), tr("Find a Co&mmand…"),
          tr("Find any menu command by name"), QStringLiteral("command")))
    , m_openQuickly(makeAction(QStringLiteral("openQuickly"), tr("Open Quickl&y…"),
          tr("Find any document in the workspace by name"), QStringLiteral("quick-open")))
    , m_nextDocument(makeAction(
          QStringLiteral("nextDocument"), tr("Nex&t Document"), tr("Go to the next document tab, or from the last to the first"), {}))
    , m_previousDocument(makeAction(
          QStringLiteral("previousDocument"), tr("P&revious Document"), tr("Go to the previous document tab, or from the first to the last"), {}))
    , m_showSettings(makeAction(QStringLiteral("showSettings"), tr("Se&ttings…"),
          tr("Change the color theme, editor, saving and other settings"), QStringLiteral("settings")))
    , m_showShortcuts(makeAction(QStringLiteral("showShortcuts"), tr("&Keyboard Shortcuts…"),
          tr("View and change the shortcuts of menu commands"), QStringLiteral("keyboard")))
{
    m_findCommand->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_P);
    m_openQuickly->setShortcut(Qt::CTRL | Qt::Key_P);
    m_nextDocument->setShortcut(Qt::CTRL | Qt::Key_PageDown);
    m_previousDocument->setShortcut(Qt::CTRL | Qt::Key_PageUp);
    m_showSettings->setShortcut(Qt::CTRL | Qt::Key_Comma);
    m_showSettings->setMenuRole(QAction::PreferencesRole);
    connect(m_findCommand, &QAction::triggered, this, [this] { m_commandPalette.open(); });
    connect(m_openQuickly, &QAction::triggered, this, [this] { m_quickOpen.open(); });
    connect(m_showSettings, &QAction::triggered, this, &WindowTools::showSettings);
    connect(m_showShortcuts, &QAction::triggered, this, &WindowTools::showShortcuts);
    connect(&m_quickOpen, &QuickOpen::chosen, this, &WindowTools::openAtLine);
    setWorkspace(nullptr);
}

QAction *WindowTools::makeAction(const QString &name, const QString &text, const QString &toolTip, const QString &icon)
{
    auto *action = new QAction(lineIcon(icon), text, m_window);
    action->setObjectName(name);
    action->setToolTip(toolTip);
    action->setStatusTip(toolTip);
    return action;
}

void WindowTools::addTo(const ToolMenus &menus, QTabWidget *documents)
{
    connectDocuments(documents);
    menus.file->insertAction(menus.recentAction, m_openQuickly);
    menus.edit->addSeparator();
    menus.edit->addActions({m_showSettings, m_showShortcuts});
    QAction *first = menus.view->actions().value(0);
    menus.view->insertAction(first, m_findCommand);
    menus.view->insertSeparator(first);
    menus.view->insertActions(menus.panels, {m_nextDocument, m_previousDocument});
}

/// Connects the commands for the next and previous document, which wrap around like Ctrl+Tab.
void WindowTools::connectDocuments(QTabWidget *documents)
{
    const auto step = [documents](int by) {
        const int count = documents->count();
        if (count > 0)
            documents->setCurrentIndex((documents->currentIndex() + by + count) % count);
        documents->setFocus(Qt::ShortcutFocusReason);
    };
    connect(m_nextDocument, &QAction::triggered, documents, [step] { step(1); });
    connect(m_previousDocument, &QAction::triggered, documents, [step] { step(-1); });
    const auto enable = [this, documents] {
        m_nextDocument->setEnabled(documents->count() > 1);
        m_previousDocument->setEnabled(documents->count() > 1);
    };
    connect(documents, &QTabWidget::currentChanged, this, enable);
    enable();
}

void WindowTools::start()
{
    m_shortcuts = std::make_unique<Shortcuts>(m_settings, m_window);
}

void WindowTools::setWorkspace(const WorkspacePtr &workspace)
{
    m_workspace = workspace;
    m_openQuickly->setEnabled(workspace != nullptr);
    m_quickOpen.setWorkspace(workspace ? workspace->workspace() : Workspace());
}

void WindowTools::addRecentDocument(const QString &path)
{
    if (!path.isEmpty())
        m_quickOpen.addRecentPath(path);
}

void WindowTools::openAtLine(const QString &path, int line)
{
    const DocumentPtr document = m_workspace ? m_workspace->workspace().document(path) : nullptr;
    if (document && line > 0)
        Q_EMIT locationRequested(path, offsetOfLine(document->text, line));
    else
        Q_EMIT documentRequested(path);
}

void WindowTools::showSettings()
{
    if (!m_dialog) {
        m_dialog = new SettingsDialog(m_settings, m_languages ? m_languages() : QStringList(), m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &SettingsDialog::themeChosen, this, &WindowTools::themeChosen);
        connect(m_dialog, &SettingsDialog::editorOptionsChosen, this, &WindowTools::editorOptionsChosen);
        connect(m_dialog, &SettingsDialog::autosaveChosen, this, &WindowTools::autosaveChosen);
        connect(m_dialog, &SettingsDialog::shortcutsRequested, this, &WindowTools::showShortcuts);
        connect(m_dialog, &SettingsDialog::motionChosen, this, &WindowTools::motionChosen);
        connect(m_dialog, &SettingsDialog::exportRequested, this, &WindowTools::settingsExportRequested);
        connect(m_dialog, &SettingsDialog::importRequested, this, &WindowTools::settingsImportRequested);
        connect(m_dialog, &QDialog::finished, this, &WindowTools::settingsClosed);
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void WindowTools::showShortcuts()
{
    QWidget *above = m_dialog ? static_cast<QWidget *>(m_dialog) : m_window;
    auto *editor = new ShortcutEditor(*m_shortcuts, above);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    editor->open();
}

void WindowTools::applyShortcuts()
{
    m_shortcuts->apply();
}

void WindowTools::refreshSettings()
{
    if (m_dialog)
        m_dialog->showSettings();
}

} // namespace outcrop
