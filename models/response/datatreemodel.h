// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/treemodel.h"
#include "models/response/shownresponse.h"

namespace outcrop {

enum class DataColumn { Name, Value, ActualType, ExpectedType, Finding };

/// A value in the data of a response, or a missing value.
struct DataItem {
    QString name;
    QString path;      ///< JSON pointer
    QString value;     ///< value in one line; for objects and lists, the number of their fields or values
    QString actualType;    ///< type of the value, or `missing`
    QString expectedType;  ///< expected by the schema; empty if unspecified
    QString finding;   ///< findings and repairs in one line
    std::optional<Severity> severity = {};
    std::optional<TextSpan> span = {};
};

/// Returns the data of a response; empty if there is none. When the response has arrived, missing required fields have rows. Very long lists and objects are
/// truncated.
QList<Branch<DataItem>> dataTree(const ShownResponse &response);

class DataTreeModel : public TreeModel<DataItem, DataColumn>
{
    Q_OBJECT

public:
    explicit DataTreeModel(QObject *parent = nullptr);

    /// Returns the row of a value, in the first column, or an invalid index.
    QModelIndex indexOf(const QString &path) const;

protected:
    QVariant cell(const DataItem &item, DataColumn column, int role) const override;
    QString header(DataColumn column) const override;
    QString key(const DataItem &item) const override { return item.path; }
    bool areEqual(const DataItem &left, const DataItem &right) const override;
};

} // namespace outcrop
