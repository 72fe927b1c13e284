// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/documenttree.h"

namespace outcrop {

enum class LibraryColumn { Name, Documents, Problems };

/// The library: every document of the workspace under its group, with counts. Shows what documentTree() made of it.
class DocumentTreeModel : public TreeModel<LibraryItem, LibraryColumn>
{
    Q_OBJECT

public:
    explicit DocumentTreeModel(QObject *parent = nullptr);

    /// The document's name cell, or an invalid index.
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
