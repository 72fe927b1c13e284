// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/finder/shortcutsmodel.h"

#include <QDialog>
#include <QSortFilterProxyModel>

#include <memory>

namespace Ui {
class ShortcutEditor;
}

namespace outcrop {

class Shortcuts;

/// All commands with their keys: choose one, press the new keys. Keys of two commands are shown immediately, and
/// can be given to the chosen one. Takes effect with OK.
class ShortcutEditor : public QDialog
{
    Q_OBJECT

public:
    /// The shortcuts outlive the editor.
    explicit ShortcutEditor(Shortcuts &shortcuts, QWidget *parent = nullptr);
    ~ShortcutEditor() override;

    void accept() override;

private:
    void setUpTable();
    void connectKeys();
    void connectButtons();
    int currentRow() const;
    void showRow();
    void showConflict();
    void setKeys(const QKeySequence &keys);

    std::unique_ptr<Ui::ShortcutEditor> m_ui;
    Shortcuts &m_shortcuts;
    ShortcutsModel m_model;
    QSortFilterProxyModel m_proxy;
};

} // namespace outcrop
