// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/rowtable.h"

#include "gui/look/icons.h"
#include "gui/widgets/valuedelegate.h"
#include "models/base/rowtext.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int maxColumnWidth = 320; ///< maximum width of the columns except the main column, in pixels
constexpr int minMainColumnCharacters = 12; ///< minimum number of characters of the main column
constexpr int measuredRows = 200; ///< maximum number of rows measured for column widths; visible rows are measured first

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RowTable)
};

/// Gives the main column the remaining width, but at least that of its heading and of some characters. A stretching section would collapse if the other columns used
/// the whole width.
class MainColumn : public QObject
{
public:
    MainColumn(QTreeView *table, int column) : QObject(table), m_table(table), m_column(column)
    {
        table->header()->setSectionResizeMode(column, QHeaderView::Stretch);
        table->viewport()->installEventFilter(this);
        const auto others = [this](int resized) {
            if (resized != m_column)
                fit();
        };
        connect(table->header(), &QHeaderView::sectionResized, this, others, Qt::QueuedConnection); // queued, because the header is still resizing sections
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
            fit();
        return false;
    }

private:
    void fit()
    {
        QHeaderView *header = m_table->header();
        const int width = m_table->viewport()->width();
        const int least = std::max(minMainColumnCharacters * m_table->fontMetrics().averageCharWidth(), header->sectionSizeHint(m_column));
        if (width - (header->length() - header->sectionSize(m_column)) >= least)
            return setMode(QHeaderView::Stretch);
        setMode(QHeaderView::Fixed);
        const int seen = width - header->sectionPosition(m_column); // the user can scroll to the columns after the main column
        header->resizeSection(m_column, std::clamp(seen, least, 2 * least));
    }

    void setMode(QHeaderView::ResizeMode mode)
    {
        if (m_table->header()->sectionResizeMode(m_column) != mode)
            m_table->header()->setSectionResizeMode(m_column, mode);
    }

    QTreeView *m_table;
    int m_column;
};

bool isEmptyColumn(const QAbstractItemModel &model, int column, const QModelIndex &parent)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex first = model.index(row, 0, parent);
        if (!first.siblingAtColumn(column).data().toString().isEmpty() || !isEmptyColumn(model, column, first))
            return false;
    }
    return true;
}

} // namespace

QTreeView *makeRowTable(QWidget *parent, QAbstractItemModel *model, const TableSpec &spec)
{
    auto *table = new QTreeView(parent);
    table->setObjectName(spec.name);
    table->setAccessibleName(spec.accessibleName);
    table->setModel(model);
    table->setItemDelegate(new ValueDelegate(table));
    table->setFrameShape(QFrame::NoFrame);
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->setAllColumnsShowFocus(true);
    table->setAlternatingRowColors(true);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    QHeaderView *header = table->header();
    header->setResizeContentsPrecision(measuredRows);
    header->setMaximumSectionSize(maxColumnWidth);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setStretchLastSection(spec.mainColumn < 0);
    if (spec.mainColumn >= 0)
        new MainColumn(table, spec.mainColumn);
    return table;
}

void hideEmptyColumns(QTreeView *table)
{
    const QAbstractItemModel &model = *table->model();
    for (int column = 1; column < model.columnCount(); ++column)
        table->setColumnHidden(column, model.rowCount() > 0 && isEmptyColumn(model, column, {}));
}

void addTableCopying(QTreeView *table)
{
    auto *copy = new QAction(lineIcon(QStringLiteral("copy")), Words::tr("Copy &Table"), table);
    QObject::connect(copy, &QAction::triggered, table, [table] { QGuiApplication::clipboard()->setText(tableAsText(*table->model())); });
    table->addAction(copy);
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

} // namespace outcrop
