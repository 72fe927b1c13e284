// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/diffmodel.h"

#include <QTreeView>

namespace outcrop {

/// The rows of a difference. Only rows that are seen are laid out, so that long texts are as quick as short ones.
class DiffTable : public QTreeView
{
    Q_OBJECT

public:
    /// The model stays the caller's.
    DiffTable(DiffModel *model, QWidget *parent);

    int currentHunk() const;
    void goToHunk(int hunk);
    /// The hunk after the current line (step 1) or before it (step −1); -1 where there is none.
    int hunkBeside(int step) const;
    /// To be called after the model's rows or layout are others.
    void arrange();

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
