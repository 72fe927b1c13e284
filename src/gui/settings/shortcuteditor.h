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

/// A dialog with the shortcuts of the menu commands. Shows conflicts immediately and can reassign a shortcut to the selected command, but accepts
/// conflicts. Changes take effect when the dialog is accepted.
class ShortcutEditor : public QDialog
{
    Q_OBJECT

public:
    /// The shortcuts must outlive the editor.
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
