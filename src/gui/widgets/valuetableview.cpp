// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/valuetableview.h"

#include "gui/look/lineheight.h"
#include "gui/widgets/valuedelegate.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace outcrop {
namespace {

constexpr int minWidestLetters = 16; ///< minimum width of the widest column in letters, more than a number needs
constexpr int scrolledLetters = 32;  ///< maximum width of a column in letters if the table is scrolled, so that a sentence does not fill the view

/// Limits the width of the widest columns if the table is narrower than its columns, so that the columns after them are in view.
class WidestColumns : public QObject
{
public:
    explicit WidestColumns(QTableView *table) : QObject(table), m_table(table)
    {
        table->viewport()->installEventFilter(this);
        // Queued, because the view must update its rows first.
        const auto schedule = [this] { QMetaObject::invokeMethod(this, [this] { fit(); }, Qt::QueuedConnection); };
        const QAbstractItemModel *model = table->model();
        connect(model, &QAbstractItemModel::modelReset, this, schedule);
        connect(model, &QAbstractItemModel::dataChanged, this, schedule);
        connect(model, &QAbstractItemModel::rowsInserted, this, schedule);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Resize && std::exchange(m_width, m_table->viewport()->width()) != m_table->viewport()->width())
            fit();
        return false;
    }

private:
    void fit()
    {
        QHeaderView *header = m_table->horizontalHeader();
        if (header->count() == 0 || header->sectionResizeMode(0) != QHeaderView::ResizeToContents)
            return;
        const int limit = limitFor(m_table->viewport()->width());
        if (limit == header->maximumSectionSize())
            return;
        header->setMaximumSectionSize(limit);
        header->resizeSections(QHeaderView::ResizeToContents);
    }

    /// Returns the largest width of a column with which all columns fit, or the default maximum if they fit without a limit. If they would not fit with whole
    /// headings, the table is scrolled, and long texts are elided.
    int limitFor(int room) const
    {
        const QAbstractItemView *cells = m_table; // the size hints are protected in QTableView
        QList<int> widths;
        int least = minWidestLetters * m_table->fontMetrics().averageCharWidth();
        for (int column = 0; column < m_table->horizontalHeader()->count(); ++column) {
            if (m_table->isColumnHidden(column))
                continue;
            const int heading = m_table->horizontalHeader()->sectionSizeHint(column);
            widths += std::max(cells->sizeHintForColumn(column), heading);
            least = std::max(least, heading);
        }
        QList<int> ascending = widths;
        std::sort(ascending.begin(), ascending.end());
        int rest = room;
        for (qsizetype i = 0; i < ascending.size(); ++i) {
            const int share = rest / int(ascending.size() - i);
            if (ascending.at(i) > share)
                return share < least ? std::max(least, scrolledLimit(widths, room)) : share;
            rest -= ascending.at(i);
        }
        return unlimitedWidth;
    }

    /// Returns the largest width of a column in a scrolled table. The first long text is not wider than the view beside the columns before it, unless little
    /// of it would be visible.
    int scrolledLimit(const QList<int> &widths, int room) const
    {
        const int letter = m_table->fontMetrics().averageCharWidth();
        const int limit = scrolledLetters * letter;
        int rest = room;
        for (const int width : widths) {
            if (width > limit)
                return rest < minWidestLetters * letter ? limit : std::min(rest, limit);
            rest -= width;
        }
        return limit;
    }

    static constexpr int unlimitedWidth = 1'048'575; ///< the default of QHeaderView
    QTableView *m_table;
    int m_width = -1;
};

} // namespace

void setUpValueTable(QTableView *table, QAbstractItemModel *model)
{
    table->setModel(model);
    table->setItemDelegate(new ValueDelegate(table));
    table->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    QHeaderView *rows = table->verticalHeader();
    rows->hide();
    rows->setMinimumSectionSize(0); // the style's minimum is as high as a button
    rows->setDefaultSectionSize(textLineHeight(table->fontMetrics()) + ValueDelegate::rowPadding);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

void keepColumnsInView(QTableView *table)
{
    table->setTextElideMode(Qt::ElideMiddle); // names and paths differ at both ends
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    new WidestColumns(table);
}

} // namespace outcrop
