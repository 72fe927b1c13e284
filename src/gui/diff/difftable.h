// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/diffmodel.h"

#include <QTreeView>

namespace outcrop {

/// The rows of a diff. Only visible rows are laid out, so long texts stay fast.
class DiffTable : public QTreeView
{
    Q_OBJECT

public:
    /// The caller keeps ownership of the model.
    DiffTable(DiffModel *model, QWidget *parent);

    int currentHunk() const;
    void goToHunk(int hunk);
    /// Returns the index of the next hunk (step 1) or the previous hunk (step -1); -1 if there is none.
    int adjacentHunk(int step) const;
    /// Call after the model's rows or layout change.
    void updateRows();

Q_SIGNALS:
    void currentRowChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void setColumnWidths();

    DiffModel *m_model;
};

} // namespace outcrop
