// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/windowsettings.h"

#include <QDialog>

#include <memory>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace Ui {
class SettingsDialog;
}

namespace outcrop {

/// The settings dialog, with one page per topic. Not modal: stores each change immediately, without confirmation.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `languages` are the installed spelling dictionaries. The settings must outlive the dialog.
    SettingsDialog(WindowSettings &settings, const QStringList &languages, QWidget *parent = nullptr);
    ~SettingsDialog() override;

    /// Reads the settings again, because menus can also change them.
    void showSettings();

Q_SIGNALS:
    void themeChosen(outcrop::ThemeChoice choice);
    void editorOptionsChosen(const outcrop::EditorOptions &options);
    void autosaveChosen(const outcrop::AutosaveChoice &choice);
    void shortcutsRequested();
    void motionChosen();
    void exportRequested();
    void importRequested();

private:
    static int defaultFontSize();
    void fillChoices(const QStringList &languages);
    void fillInterfaceLanguages();
    void connectPages();
    void connectAppearance();
    void connectEditor();
    void connectSaving();
    void connectTransfer();
    void storeTheme();
    void storeMotion();
    void storeInterfaceLanguage();
    void storeEditorOptions();
    void storeAutosave();
    void updateEnabled();

    std::unique_ptr<Ui::SettingsDialog> m_ui;
    WindowSettings &m_settings;
    bool m_isUpdating = false;
};

} // namespace outcrop
