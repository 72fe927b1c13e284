// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/tablemodel.h"

#include <QKeySequence>

namespace outcrop {

/// The shortcut of one command while the user edits it.
struct ShortcutRow {
    QString id;
    QString title;   ///< menu path
    QString context; ///< panel in which the shortcut works; empty for the whole window
    QKeySequence keys;
    QKeySequence defaultKeys;

    bool isChanged() const { return keys != defaultKeys; }
    friend bool operator==(const ShortcutRow &, const ShortcutRow &) = default;
};

enum class ShortcutColumn { Command, Keys, State };

/// The commands, their shortcuts and conflicts. Changes take effect when the window applies the rows.
class ShortcutsModel : public TableModel<ShortcutRow, ShortcutColumn>
{
    Q_OBJECT

public:
    enum ShortcutRole { ConflictRole = Qt::UserRole + 100, ChangedRole };

    explicit ShortcutsModel(QObject *parent = nullptr);

    void setKeys(int row, const QKeySequence &keys);
    void resetKeys(int row);
    void resetAll();
    /// Returns the other rows with a conflicting shortcut.
    QList<int> conflicts(int row) const;
    /// Removes the shortcuts of all conflicting rows.
    void clearConflicts(int row);
    bool hasConflicts() const;

protected:
    QVariant cell(const ShortcutRow &row, ShortcutColumn column, int role) const override;
    QString header(ShortcutColumn column) const override;

private:
    QString text(const ShortcutRow &row, ShortcutColumn column) const;
    QString state(const ShortcutRow &row) const;
    QList<int> conflictsOf(const ShortcutRow &row) const;
};

} // namespace outcrop
