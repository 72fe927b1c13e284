// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

namespace outcrop {

/// A table in a form: as high as its rows, without a vertical scroll bar.
class FittedTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit FittedTable(const QStringList &headers, QWidget *parent = nullptr);

    /// Makes this column take the remaining width; the other columns are as wide as their content.
    void setStretchedColumn(int column);
    /// Returns the cell's text; empty if there is no item.
    QString text(int row, int column) const;
    /// Returns the item of a cell; creates it if necessary. Never replaces an item, because QTableWidget still uses the item after it reports a change.
    QTableWidgetItem *cell(int row, int column);
    /// Sets the text of a cell and whether it can be edited.
    void setText(int row, int column, const QString &text, bool isEditable);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
};

} // namespace outcrop
