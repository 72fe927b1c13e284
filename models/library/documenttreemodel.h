// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/documenttree.h"

namespace outcrop {

enum class LibraryColumn { Name, Documents, Problems };

/// The documents of the workspace by group, with counts. The model for documentTree().
class DocumentTreeModel : public TreeModel<LibraryItem, LibraryColumn>
{
    Q_OBJECT

public:
    explicit DocumentTreeModel(QObject *parent = nullptr);

    /// Returns the document's name cell, or an invalid index.
    QModelIndex indexOfPath(const QString &path) const;

protected:
    QVariant cell(const LibraryItem &item, LibraryColumn column, int role) const override;
    QString header(LibraryColumn column) const override;
    QString key(const LibraryItem &item) const override;

private:
    QString text(const LibraryItem &item, LibraryColumn column) const;
    QString toolTip(const LibraryItem &item) const;
};

} // namespace outcrop
