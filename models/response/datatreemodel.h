// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/treemodel.h"
#include "models/response/shownresponse.h"

namespace outcrop {

enum class DataColumn { Name, Value, Found, Expected, Finding };

/// One value of an answer's data, or one that is missing.
struct DataItem {
    QString name;
    QString path;      ///< JSON pointer
    QString value;     ///< in one line; empty for objects and lists
    QString found;     ///< its type, in words
    QString expected;  ///< what the schema wants; empty where it says nothing
    QString finding;   ///< what is wrong, or how it was repaired
    std::optional<Severity> severity = {};
    std::optional<TextSpan> span = {};
};

/// The data of an answer next to its schema. Missing fields have rows as well. Very long lists are cut, with a note.
QList<Branch<DataItem>> dataTree(const ShownResponse &response);

/// Shows dataTree().
class DataTreeModel : public TreeModel<DataItem, DataColumn>
{
    Q_OBJECT

public:
    explicit DataTreeModel(QObject *parent = nullptr);

    /// The row of a value, in the first column.
    QModelIndex indexOf(const QString &path) const;

protected:
    QVariant cell(const DataItem &item, DataColumn column, int role) const override;
    QString header(DataColumn column) const override;
    QString key(const DataItem &item) const override { return item.path; }
    bool same(const DataItem &left, const DataItem &right) const override;
};

} // namespace outcrop
