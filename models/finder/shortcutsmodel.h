// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/tablemodel.h"

#include <QKeySequence>

namespace outcrop {

/// The keys of one command, as they are being chosen.
struct ShortcutRow {
    QString id;
    QString title;   ///< its menu path
    QString context; ///< empty: the whole window; else the panel where the keys count
    QKeySequence keys;
    QKeySequence standard; ///< what the program came with

    bool isChanged() const { return keys != standard; }
    friend bool operator==(const ShortcutRow &, const ShortcutRow &) = default;
};

enum class ShortcutColumn { Command, Keys, State };

/// Every command with its keys, and which of them collide. Nothing takes effect before the window takes the rows.
class ShortcutsModel : public TableModel<ShortcutRow, ShortcutColumn>
{
    Q_OBJECT

public:
    enum ShortcutRole { ConflictRole = Qt::UserRole + 100, ChangedRole };

    explicit ShortcutsModel(QObject *parent = nullptr);

    void setKeys(int row, const QKeySequence &keys);
    void resetKeys(int row);
    void resetAll();
    /// Rows that the same keys would call, without the row itself.
    QList<int> conflicts(int row) const;
    /// Takes the keys from every other row that they would call as well.
    void takeKeys(int row);
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
