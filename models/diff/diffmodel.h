// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/tablemodel.h"
#include "models/diff/diffrows.h"

#include <QSet>

namespace outcrop {

/// The columns of a diff. The side-by-side view uses all four; in the unified view, After has the text of every line and Before is empty.
enum class DiffColumn { BeforeLine, Before, AfterLine, After };

/// The rows of a diff. The first column of a heading has its text, and a check box if hunks can be selected.
class DiffModel : public TableModel<DiffRow, DiffColumn>
{
    Q_OBJECT

public:
    explicit DiffModel(QObject *parent = nullptr);

    /// Shows a diff and selects all hunks that can be selected.
    void setDiff(const ShownDiff &diff);
    const ShownDiff &diff() const { return m_diff; }
    void setLayoutMode(DiffLayout layout);
    DiffLayout layoutMode() const { return m_layout; }

    void setHunksCheckable(bool isCheckable);
    bool areHunksCheckable() const { return m_isCheckable; }
    const QSet<int> &chosenHunks() const { return m_chosenHunks; }
    /// Ignores hunks that cannot be selected or do not exist.
    void setChosenHunks(const QSet<int> &hunks);
    void toggleHunk(int hunk);
    /// Returns the heading row of a hunk; -1 if there is none.
    int rowOfHunk(int hunk) const;
    /// Return the number of removed and added lines.
    int removedCount() const;
    int addedCount() const;
    /// Returns the line of a row in the unified view.
    static const DiffCell &unifiedCell(const DiffRow &row) { return row.after.exists() ? row.after : row.before; }

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void chosenHunksChanged();

protected:
    QVariant cell(const DiffRow &row, DiffColumn column, int role) const override;
    QString header(DiffColumn column) const override;

private:
    bool canChooseHunk(int hunk) const;
    const DiffCell *cellOf(const DiffRow &row, DiffColumn column) const;
    QString text(const DiffRow &row, DiffColumn column) const;
    QString heading(int hunk) const;
    QString accessibleText(const DiffRow &row, DiffColumn column) const;

    ShownDiff m_diff;
    DiffLayout m_layout = DiffLayout::SideBySide;
    bool m_isCheckable = false;
    QSet<int> m_chosenHunks;
};

} // namespace outcrop
