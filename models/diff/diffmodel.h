// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/tablemodel.h"
#include "models/diff/diffrows.h"

#include <QSet>

namespace outcrop {

/// Side by side all four are shown; one below the other, the text of every line is in After, and Before stays empty.
enum class DiffColumn { BeforeLine, Before, AfterLine, After };

/// How two texts differ, as rows. A heading has its words, and its box where hunks can be chosen, in the first column.
class DiffModel : public TableModel<DiffRow, DiffColumn>
{
    Q_OBJECT

public:
    explicit DiffModel(QObject *parent = nullptr);

    /// Every hunk that may be chosen is.
    void setDiff(const ShownDiff &diff);
    const ShownDiff &diff() const { return m_diff; }
    void setLayoutMode(DiffLayout layout);
    DiffLayout layoutMode() const { return m_layout; }

    void setChoosable(bool choosable);
    bool isChoosable() const { return m_choosable; }
    const QSet<int> &chosen() const { return m_chosen; }
    /// Hunks that cannot be chosen, or do not exist, are passed over.
    void setChosen(const QSet<int> &hunks);
    void toggle(int hunk);
    /// The heading of a hunk; -1 where there is none.
    int rowOfHunk(int hunk) const;
    /// How many lines are gone and how many are new.
    int removed() const;
    int added() const;
    /// The line of a row in the unified view.
    static const DiffCell &onlyCell(const DiffRow &row) { return row.after.isThere() ? row.after : row.before; }

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void chosenChanged();

protected:
    QVariant cell(const DiffRow &row, DiffColumn column, int role) const override;
    QString header(DiffColumn column) const override;

private:
    bool canChoose(int hunk) const;
    const DiffCell *cellOf(const DiffRow &row, DiffColumn column) const;
    QString text(const DiffRow &row, DiffColumn column) const;
    QString heading(int hunk) const;
    QString spoken(const DiffRow &row, DiffColumn column) const;

    ShownDiff m_diff;
    DiffLayout m_layout = DiffLayout::SideBySide;
    bool m_choosable = false;
    QSet<int> m_chosen;
};

} // namespace outcrop
