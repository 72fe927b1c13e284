// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/documenttreemodel.h"

#include "core/base/joinedtext.h"
#include "models/base/roles.h"

#include <QMimeData>

namespace outcrop {

namespace {

QString number(int count)
{
    return count > 0 ? QString::number(count) : QString();
}

} // namespace

DocumentTreeModel::DocumentTreeModel(QObject *parent) : TreeModel(LibraryColumn::Problems, parent) { }

QModelIndex DocumentTreeModel::indexOfPath(const QString &path) const
{
    for (int group = 0; group < rowCount(); ++group) {
        const QModelIndex parent = index(group, 0);
        for (int row = 0; row < rowCount(parent); ++row) {
            const QModelIndex child = index(row, 0, parent);
            if (itemAt(child)->path == path)
                return child;
        }
    }
    return {};
}

QVariant DocumentTreeModel::cell(const LibraryItem &item, LibraryColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(item, column);
    case Qt::EditRole:
        return item.isGroup() ? QString() : documentNameOf(item.path);
    case Qt::ToolTipRole:
        return toolTip(item);
    case Qt::TextAlignmentRole:
        return column == LibraryColumn::Name ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case SeverityRole:
        return column == LibraryColumn::Problems ? enumRole(item.problems.worstSeverity()) : QVariant();
    case GroupRole:
        return static_cast<int>(item.group);
    case TierRole:
        return enumRole(item.tier);
    case UnsavedRole:
        return m_unsavedPaths.contains(item.path);
    case NotSentRole:
        return m_notSentReasons.value(item.path);
    case Qt::AccessibleTextRole:
        return column == LibraryColumn::Name ? QVariant(accessibleText(item)) : QVariant();
    case PathRole:
        return item.path;
    case CountRole:
        return item.documents;
    default:
        return {};
    }
}

Qt::ItemFlags DocumentTreeModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = TreeModel::flags(index);
    const LibraryItem *item = index.isValid() ? itemAt(index) : nullptr;
    if (!item || item->isGroup())
        return flags;
    flags.setFlag(Qt::ItemIsEditable, index.column() == static_cast<int>(LibraryColumn::Name));
    flags.setFlag(Qt::ItemIsDragEnabled, item->tier.has_value());
    flags.setFlag(Qt::ItemIsDropEnabled, item->tier.has_value());
    return flags;
}

bool DocumentTreeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const LibraryItem *item = index.isValid() ? itemAt(index) : nullptr;
    const QString name = value.toString().trimmed();
    if (!item || role != Qt::EditRole || item->isGroup() || name.isEmpty() || name == documentNameOf(item->path))
        return false;
    Q_EMIT renameRequested(item->path, name);
    return true;
}

QStringList DocumentTreeModel::mimeTypes() const
{
    return {layerMimeType()};
}

/// Returns the path of the first layer as MIME data for the strata view; null if there is no layer.
QMimeData *DocumentTreeModel::mimeData(const QModelIndexList &indexes) const
{
    for (const QModelIndex &index : indexes) {
        const LibraryItem *item = itemAt(index);
        if (!item || !item->tier)
            continue;
        auto *data = new QMimeData;
        data->setData(layerMimeType(), item->path.toUtf8());
        data->setText(item->path);
        return data;
    }
    return nullptr;
}

bool DocumentTreeModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int, int, const QModelIndex &parent)
{
    const LibraryItem *beside = parent.isValid() ? itemAt(parent) : nullptr;
    const QString path = QString::fromUtf8(data->data(layerMimeType()));
    if (action != Qt::MoveAction || !beside || !beside->tier || path.isEmpty() || path == beside->path)
        return false;
    Q_EMIT moveRequested(path, beside->path);
    return false; // the row moves when the file changes
}

QString DocumentTreeModel::text(const LibraryItem &item, LibraryColumn column) const
{
    switch (column) {
    case LibraryColumn::Name:
        return item.name;
    case LibraryColumn::Documents:
        return number(item.documents);
    case LibraryColumn::Problems:
        return number(item.problems.total());
    }
    return {};
}

QString DocumentTreeModel::toolTip(const LibraryItem &item) const
{
    QStringList lines{item.isGroup() ? item.name : item.path};
    if (item.isGroup())
        lines += tr("%n document(s)", nullptr, item.documents);
    if (const QString kind = item.isGroup() ? QString() : kindTitle(item.kind, item.path); !kind.isEmpty())
        lines += item.tier ? tr("%1 in %2").arg(kind, tierName(*item.tier).toUpper()) : kind;
    if (m_unsavedPaths.contains(item.path))
        lines += tr("Unsaved changes");
    if (const QString reason = m_notSentReasons.value(item.path); !reason.isEmpty())
        lines += reason;
    if (item.problems.total() > 0)
        lines += item.problems.toText();
    return lines.join(u'\n');
}

/// Returns the name with the states that are drawn as badges.
QString DocumentTreeModel::accessibleText(const LibraryItem &item) const
{
    QStringList words{item.name};
    if (m_unsavedPaths.contains(item.path))
        words += tr("unsaved");
    if (m_notSentReasons.contains(item.path))
        words += tr("not sent");
    return words.join(listSeparator());
}

void DocumentTreeModel::setUnsaved(const QSet<QString> &paths)
{
    const QSet<QString> before = std::exchange(m_unsavedPaths, paths);
    updateNames((before - paths) + (paths - before));
}

void DocumentTreeModel::setNotSentReasons(const QHash<QString, QString> &reasons)
{
    if (reasons == m_notSentReasons)
        return;
    QSet<QString> changed(reasons.keyBegin(), reasons.keyEnd());
    changed.unite(QSet<QString>(m_notSentReasons.keyBegin(), m_notSentReasons.keyEnd()));
    m_notSentReasons = reasons;
    updateNames(changed);
}

void DocumentTreeModel::updateNames(const QSet<QString> &paths)
{
    for (const QString &path : paths) {
        if (const QModelIndex index = indexOfPath(path); index.isValid())
            Q_EMIT dataChanged(index, index);
    }
}

QString DocumentTreeModel::header(LibraryColumn column) const
{
    switch (column) {
    case LibraryColumn::Name:
        return tr("Name");
    case LibraryColumn::Documents:
        return tr("Documents");
    case LibraryColumn::Problems:
        return tr("Problems");
    }
    return {};
}

QString DocumentTreeModel::key(const LibraryItem &item) const
{
    return item.isGroup() ? QString::number(static_cast<int>(item.group)) : item.path;
}

} // namespace outcrop
