// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/taxonomy/workspacetaxonomy.h"
#include "models/base/treemodel.h"

#include <QMap>

namespace outcrop {

enum class ConceptColumn { Label, Notation, Documents };

/// A concept in the tree.
struct ConceptItem {
    QString uri;
    QString notation;
    QString label;
    QString title; ///< label in the requested language, if the taxonomy has one
    int documents = 0;    ///< number of documents with this tag
    int totalDocuments = 0; ///< number of documents with this tag or a narrower tag

    friend bool operator==(const ConceptItem &, const ConceptItem &) = default;
};

/// Returns the concepts below their broader concepts, with labels in `language` if they exist. `tagged` has the document paths by tag, as returned by
/// taggedDocuments().
QList<Branch<ConceptItem>> conceptTree(const Taxonomy &taxonomy, const QMap<QString, QStringList> &documentsByTag, const QString &language);

/// A taxonomy as a tree. Emits a signal for each user action instead of changing its data; the receiver sets the result as a new tree.
class TaxonomyModel : public TreeModel<ConceptItem, ConceptColumn>
{
    Q_OBJECT

public:
    explicit TaxonomyModel(QObject *parent = nullptr);

    void setEditable(bool isEditable) { m_isEditable = isEditable; }
    /// Returns the first row of a concept below `broader`, at any depth, or an invalid index.
    QModelIndex indexOf(const QString &uri, const QModelIndex &parentIndex = {}) const;

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent) override;

Q_SIGNALS:
    void labelChangeRequested(const QString &uri, const QString &label);
    /// Emitted when the user moves a concept; `broaderUri` is empty for the top level.
    void moveRequested(const QString &uri, const QString &broaderUri);

protected:
    QVariant cell(const ConceptItem &item, ConceptColumn column, int role) const override;
    QString header(ConceptColumn column) const override;
    QString key(const ConceptItem &item) const override { return item.uri; }

private:
    QString text(const ConceptItem &item, ConceptColumn column) const;
    QString accessibleText(const ConceptItem &item) const;

    bool m_isEditable = false;
};

} // namespace outcrop
