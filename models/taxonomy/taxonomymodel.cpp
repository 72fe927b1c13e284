// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/taxonomy/taxonomymodel.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"

#include <QMimeData>
#include <QSet>

#include <functional>

namespace outcrop {
namespace {

const QString conceptMimeType = QStringLiteral("application/x-outcrop-concept");

int countTotalDocuments(const Taxonomy &taxonomy, const QMap<QString, QStringList> &documentsByTag, const Concept &one)
{
    QSet<QString> paths;
    for (const QString &notation : taxonomy.notationsOfSubtree(one.notation)) {
        const QStringList documents = documentsByTag.value(notation);
        paths += QSet<QString>(documents.begin(), documents.end());
    }
    return static_cast<int>(paths.size());
}

/// Returns the rows of one depth and their children, starting at index `at` of the outline, and advances `at`.
QList<Branch<ConceptItem>> buildBranches(const QList<OutlineConcept> &outline, qsizetype &at, int depth, const std::function<ConceptItem(const Concept &)> &itemOf)
{
    QList<Branch<ConceptItem>> rows;
    while (at < outline.size() && outline[at].depth == depth) {
        Branch<ConceptItem> row{itemOf(*outline[at].one)};
        row.children = buildBranches(outline, ++at, depth + 1, itemOf);
        rows.append(row);
    }
    return rows;
}

} // namespace

QList<Branch<ConceptItem>> conceptTree(const Taxonomy &taxonomy, const QMap<QString, QStringList> &documentsByTag, const QString &language)
{
    qsizetype at = 0;
    return buildBranches(taxonomy.outline(), at, 0, [&](const Concept &one) {
        return ConceptItem{one.uri, one.notation, one.label(language), one.shownText(one.label(language)), static_cast<int>(documentsByTag.value(one.notation).size()), countTotalDocuments(taxonomy, documentsByTag, one)};
    });
}

TaxonomyModel::TaxonomyModel(QObject *parent) : TreeModel(ConceptColumn::Documents, parent) { }

QModelIndex TaxonomyModel::indexOf(const QString &uri, const QModelIndex &parentIndex) const
{
    for (int row = 0; row < rowCount(parentIndex); ++row) {
        const QModelIndex child = index(row, 0, parentIndex);
        if (itemAt(child)->uri == uri)
            return child;
        if (const QModelIndex found = indexOf(uri, child); found.isValid())
            return found;
    }
    return {};
}

/// Returns the flags of an item. It can be moved and renamed only if the taxonomy is editable. A drop between rows is a drop on their parent.
Qt::ItemFlags TaxonomyModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = TreeModel::flags(index);
    if (!m_isEditable)
        return flags;
    flags |= Qt::ItemIsDropEnabled;
    if (!index.isValid())
        return flags;
    flags |= Qt::ItemIsDragEnabled;
    return index.column() == static_cast<int>(ConceptColumn::Label) ? flags | Qt::ItemIsEditable : flags;
}

bool TaxonomyModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const ConceptItem *item = itemAt(index);
    const QString label = value.toString().trimmed();
    if (!item || !m_isEditable || role != Qt::EditRole || index.column() != static_cast<int>(ConceptColumn::Label) || label.isEmpty() || label == item->label)
        return false;
    Q_EMIT labelChangeRequested(item->uri, label);
    return true;
}

QStringList TaxonomyModel::mimeTypes() const
{
    return {conceptMimeType};
}

QMimeData *TaxonomyModel::mimeData(const QModelIndexList &indexes) const
{
    const ConceptItem *item = indexes.isEmpty() ? nullptr : itemAt(indexes.first());
    if (!item)
        return nullptr;
    auto *data = new QMimeData; // the drag takes ownership
    data->setData(conceptMimeType, item->uri.toUtf8());
    data->setText(item->notation);
    return data;
}

/// Returns whether a concept can be dropped: if the taxonomy is editable, and not below the concept itself or its narrower concepts.
bool TaxonomyModel::canDropMimeData(const QMimeData *data, Qt::DropAction, int, int, const QModelIndex &parent) const
{
    if (!m_isEditable || !data->hasFormat(conceptMimeType))
        return false;
    const QString uri = QString::fromUtf8(data->data(conceptMimeType));
    for (QModelIndex above = parent.siblingAtColumn(0); above.isValid(); above = above.parent()) {
        if (itemAt(above)->uri == uri)
            return false;
    }
    return true;
}

/// Emits the move but changes no rows; returns false so that the view does not remove the row.
bool TaxonomyModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent)
{
    if (canDropMimeData(data, action, row, column, parent)) {
        const ConceptItem *broaderUri = parent.isValid() ? itemAt(parent.siblingAtColumn(0)) : nullptr;
        Q_EMIT moveRequested(QString::fromUtf8(data->data(conceptMimeType)), broaderUri ? broaderUri->uri : QString());
    }
    return false;
}

QVariant TaxonomyModel::cell(const ConceptItem &item, ConceptColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(item, column);
    case Qt::EditRole:
        return item.label;
    case Qt::ToolTipRole:
        return accessibleText(item);
    case Qt::AccessibleTextRole:
        return column == ConceptColumn::Label ? QVariant(accessibleText(item)) : QVariant();
    case Qt::TextAlignmentRole:
        return column == ConceptColumn::Documents ? QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    default:
        return {};
    }
}

QString TaxonomyModel::text(const ConceptItem &item, ConceptColumn column) const
{
    switch (column) {
    case ConceptColumn::Label:
        return item.title;
    case ConceptColumn::Notation:
        return item.notation;
    case ConceptColumn::Documents:
        if (item.totalDocuments == item.documents)
            return groupedNumber(item.documents, windowLocale());
        //: %1 documents have this tag, %2 this or a narrower one
        return tr("%1 of %2").arg(groupedNumber(item.documents, windowLocale()), groupedNumber(item.totalDocuments, windowLocale()));
    }
    return {};
}

/// Returns label, tag and numbers of documents, for the tooltip and the accessible text.
QString TaxonomyModel::accessibleText(const ConceptItem &item) const
{
    const QString count = tr("%n document(s)", nullptr, item.documents);
    const QString broaderUri = item.totalDocuments == item.documents ? QString() : tr("%n document(s) including narrower concepts", nullptr, item.totalDocuments);
    QStringList parts{item.title, item.notation, count, broaderUri};
    parts.removeAll(QString());
    return parts.join(listSeparator());
}

QString TaxonomyModel::header(ConceptColumn column) const
{
    switch (column) {
    case ConceptColumn::Label:
        //: Column heading: a workload, which is a concept of the taxonomy
        return tr("Concept");
    case ConceptColumn::Notation:
        //: Column heading: tag of documents
        return tr("Tag");
    case ConceptColumn::Documents:
        return tr("Documents");
    }
    return {};
}

} // namespace outcrop
