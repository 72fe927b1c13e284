// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of the window: their commands, and the way in which the window applies them, which can include reopening the window. The setup is in
// mainwindowsetup.cpp.
#include "gui/window/mainwindow.h"

#include "ui_mainwindow.h"

#include "gui/documents/documentscontroller.h"
#include "gui/look/motion.h"
#include "gui/panels/panelhost.h"
#include "gui/window/settingstransfer.h"
#include "gui/window/windowtools.h"

#include <QActionGroup>

namespace outcrop {

void MainWindow::connectThemes()
{
    const QList<std::pair<QAction *, ThemeChoice>> themes = {{m_ui->themeSystem, ThemeChoice::System},
        {m_ui->themeLight, ThemeChoice::Light}, {m_ui->themeDark, ThemeChoice::Dark},
        {m_ui->themeHighContrastLight, ThemeChoice::HighContrastLight},
        {m_ui->themeHighContrastDark, ThemeChoice::HighContrastDark}};
    auto *group = new QActionGroup(this);
    for (const auto &[action, choice] : themes) {
        group->addAction(action);
        action->setData(static_cast<int>(choice));
        action->setChecked(choice == m_settings.theme());
        connect(action, &QAction::triggered, this, [this, choice = choice] { setTheme(choice); });
    }
}

/// Connects the settings dialog, and the commands that export and import the settings.
void MainWindow::connectSettings()
{
    WindowTools *tools = m_tools.get();
    connect(tools, &WindowTools::themeChosen, this, &MainWindow::setTheme);
    connect(tools, &WindowTools::editorOptionsChosen, this, &MainWindow::setEditorOptions);
    connect(tools, &WindowTools::autosaveChosen, this, &MainWindow::changeSettings);
    connect(tools, &WindowTools::motionChosen, this, &MainWindow::changeSettings);
    auto *transfer = new SettingsTransfer(m_dialogs, m_settings, *m_fileExport, *m_ui->messages, this);
    m_ui->menuEdit->addActions({transfer->exportAction(), transfer->importAction()});
    connect(tools, &WindowTools::settingsExportRequested, transfer->exportAction(), &QAction::trigger);
    connect(tools, &WindowTools::settingsImportRequested, transfer->importAction(), &QAction::trigger);
    connect(transfer, &SettingsTransfer::imported, this, &MainWindow::changeSettings);
    connect(tools, &WindowTools::settingsClosed, this, &MainWindow::languageChosen);
    connect(transfer, &SettingsTransfer::imported, this, [this] {
        if (!m_tools->areSettingsShown())
            Q_EMIT languageChosen();
    });
}

void MainWindow::closeWhenSaved(const std::function<void()> &beforeClosing)
{
    m_documents->runWhenSaved([this, beforeClosing] {
        m_canClose = true;
        const auto closeNow = [this, beforeClosing] {
            beforeClosing();
            QWidget::close();
        };
        QMetaObject::invokeMethod(this, closeNow, Qt::QueuedConnection); // queued, because a close event may still be being handled
    });
}

bool MainWindow::hasRequestInProgress() const
{
    return m_panels->hasRequestInProgress();
}

void MainWindow::setLanguagePending(bool isPending)
{
    const QString topic = QStringLiteral("language");
    if (!isPending)
        return m_ui->messages->clear(topic);
    m_ui->messages->show(topic, {NoticeKind::Note, tr("The language changes after the request in progress"),
        tr("Outcrop opens its windows again in the new language when the response is complete.")});
}

void MainWindow::reopenFolder(const QString &folder)
{
    m_reopensDocuments = true;
    openFolder(folder);
}

void MainWindow::setTheme(ThemeChoice choice)
{
    m_settings.setTheme(choice);
    showTheme();
    m_tools->refreshSettings();
    Q_EMIT settingsChanged();
}

void MainWindow::setEditorOptions(const EditorOptions &options)
{
    m_settings.setEditorOptions(options);
    showEditorOptions(options);
    m_tools->refreshSettings();
    Q_EMIT settingsChanged();
}

/// Applies the stored settings in this window and in the other windows.
void MainWindow::changeSettings()
{
    applySettings();
    Q_EMIT settingsChanged();
}

void MainWindow::applySettings()
{
    showTheme();
    setMotionReduced(m_settings.isMotionReduced());
    setAnimated(!m_settings.isMotionReduced());
    showEditorOptions(m_settings.editorOptions());
    m_documents->setAutosave(m_settings.autosave());
    m_tools->applyShortcuts();
    m_tools->refreshSettings();
}

void MainWindow::showTheme()
{
    const ThemeChoice choice = m_settings.theme();
    applyTheme(choice);
    for (QAction *action : m_ui->menuColors->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(choice));
}

void MainWindow::showEditorOptions(const EditorOptions &options)
{
    m_editorOptions = options;
    m_ui->wrapLines->setChecked(options.wrapsLines);
    m_ui->documents->setEditorOptions(options);
    m_ui->render->setEditorOptions(options);
}

} // namespace outcrop
