// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/finder/shortcutsmodel.h"

namespace outcrop {

namespace {

/// Returns whether two shortcuts conflict. `Ctrl+K` conflicts with `Ctrl+K, Ctrl+C`, because the longer one can never be typed.
bool keysConflict(const QKeySequence &left, const QKeySequence &right)
{
    if (left.isEmpty() || right.isEmpty())
        return false;
    return left.matches(right) != QKeySequence::NoMatch || right.matches(left) != QKeySequence::NoMatch;
}

bool contextsOverlap(const QString &left, const QString &right)
{
    return left.isEmpty() || right.isEmpty() || left == right;
}

} // namespace

ShortcutsModel::ShortcutsModel(QObject *parent) : TableModel(ShortcutColumn::State, parent) { }

void ShortcutsModel::setKeys(int row, const QKeySequence &keys)
{
    QList<ShortcutRow> changed = rows();
    changed[row].keys = keys;
    setRows(changed);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1)); // the conflicts of other rows also change
}

void ShortcutsModel::resetKeys(int row)
{
    setKeys(row, rows().at(row).defaultKeys);
}

void ShortcutsModel::resetAll()
{
    QList<ShortcutRow> changed = rows();
    for (ShortcutRow &row : changed)
        row.keys = row.defaultKeys;
    setRows(changed);
}

QList<int> ShortcutsModel::conflicts(int row) const
{
    return conflictsOf(rows().at(row));
}

QList<int> ShortcutsModel::conflictsOf(const ShortcutRow &row) const
{
    QList<int> found;
    for (int other = 0; other < rowCount(); ++other) {
        const ShortcutRow &candidate = rows().at(other);
        if (candidate.id != row.id && keysConflict(candidate.keys, row.keys) && contextsOverlap(candidate.context, row.context))
            found += other;
    }
    return found;
}

void ShortcutsModel::clearConflicts(int row)
{
    const QList<int> others = conflicts(row);
    for (const int other : others)
        setKeys(other, {});
}

bool ShortcutsModel::hasConflicts() const
{
    return std::any_of(
        rows().begin(), rows().end(), [this](const ShortcutRow &row) { return !conflictsOf(row).isEmpty(); });
}

QVariant ShortcutsModel::cell(const ShortcutRow &row, ShortcutColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return tr("%1\nDefault: %2")
            .arg(row.title, row.defaultKeys.isEmpty() ? tr("none") : row.defaultKeys.toString(QKeySequence::NativeText));
    case ConflictRole:
        return !conflictsOf(row).isEmpty();
    case ChangedRole:
        return row.isChanged();
    default:
        return {};
    }
}

QString ShortcutsModel::text(const ShortcutRow &row, ShortcutColumn column) const
{
    switch (column) {
    case ShortcutColumn::Command:
        return row.title;
    case ShortcutColumn::Keys:
        return row.keys.toString(QKeySequence::NativeText);
    case ShortcutColumn::State:
        return state(row);
    }
    return {};
}

QString ShortcutsModel::state(const ShortcutRow &row) const
{
    const QList<int> others = conflictsOf(row);
    if (!others.isEmpty())
        return tr("Conflicts with %1").arg(rows().at(others.first()).title);
    //: State of a keyboard shortcut that differs from the default
    return row.isChanged() ? tr("Changed from default") : QString();
}

QString ShortcutsModel::header(ShortcutColumn column) const
{
    switch (column) {
    case ShortcutColumn::Command:
        return tr("Command");
    case ShortcutColumn::Keys:
        //: Column heading: the keys of a keyboard shortcut
        return tr("Shortcut");
    case ShortcutColumn::State:
        return tr("State");
    }
    return {};
}

} // namespace outcrop
