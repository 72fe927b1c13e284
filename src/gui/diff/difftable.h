// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/diffmodel.h"

#include <QTreeView>

namespace outcrop {

/// The rows of a diff. Lays out only visible rows, so that long texts are displayed quickly.
class DiffTable : public QTreeView
{
    Q_OBJECT

public:
    /// The model must outlive the table.
    DiffTable(DiffModel *model, QWidget *parent);

    /// Returns the index of the hunk at the current row, or -1.
    int currentHunk() const;
    void goToHunk(int hunk);
    /// Returns the index of the next hunk (step 1) or the previous hunk (step -1); -1 if there is none.
    int adjacentHunk(int step) const;
    /// Updates spans and column widths. Call after the rows or the layout of the model change.
    void updateRows();

Q_SIGNALS:
    void currentRowChanged();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &currentIndex, const QModelIndex &previousIndex) override;

private:
    void setColumnWidths();

    DiffModel *m_model;
};

} // namespace outcrop
