// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/documenttree.h"

#include <QSet>

namespace outcrop {

enum class LibraryColumn { Name, Documents, Problems };

/// Data of a document's name cell, in addition to ItemRole.
enum LibraryRole {
    UnsavedRole = Qt::UserRole + 200, ///< bool: whether the document has unsaved changes
    NotSentRole,                      ///< QString: why a layer is not sent; empty if it is sent
};

/// The documents of the workspace by group, with counts. The model for documentTree().
class DocumentTreeModel : public TreeModel<LibraryItem, LibraryColumn>
{
    Q_OBJECT

public:
    explicit DocumentTreeModel(QObject *parent = nullptr);

    /// Returns the document's name cell, or an invalid index.
    QModelIndex indexOfPath(const QString &path) const;
    /// Set the documents with unsaved changes, and the reasons why layers are not sent, by path. Ignore documents that are not in the model.
    void setUnsaved(const QSet<QString> &paths);
    void setNotSentReasons(const QHash<QString, QString> &reasons);

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Emits renameRequested() for a changed name. The model shows the new name only after the file is renamed.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    /// Emits moveRequested() for a layer that is dropped on another layer.
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent) override;

Q_SIGNALS:
    /// Emitted with the path of a document and the name that the user typed.
    void renameRequested(const QString &path, const QString &name);
    /// Emitted with the path of a layer and of the layer that it was dropped on.
    void moveRequested(const QString &path, const QString &beside);

protected:
    QVariant cell(const LibraryItem &item, LibraryColumn column, int role) const override;
    QString header(LibraryColumn column) const override;
    QString key(const LibraryItem &item) const override;

private:
    QString text(const LibraryItem &item, LibraryColumn column) const;
    QString accessibleText(const LibraryItem &item) const;
    QString toolTip(const LibraryItem &item) const;
    void updateNames(const QSet<QString> &paths);

    QSet<QString> m_unsavedPaths;
    QHash<QString, QString> m_notSentReasons;
};

} // namespace outcrop
