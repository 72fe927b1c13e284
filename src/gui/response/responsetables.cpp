// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/response/responsetables.h"

#include "core/base/joinedtext.h"
#include "gui/look/icons.h"
#include "gui/response/qualitygauge.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/icondelegate.h"
#include "gui/widgets/rowtable.h"
#include "gui/widgets/severitydelegate.h"
#include "models/base/roles.h"
#include "models/base/rowtext.h"
#include "models/response/qualitytable.h"
#include "models/response/responseroles.h"

#include <QHeaderView>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace outcrop {

namespace {

constexpr int expandedDepth = 2; ///< depth of the initially expanded data; the row of the whole data has depth 0

void collectIndexes(const QAbstractItemModel &model, const QModelIndex &parent, QModelIndexList &all)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        all += index;
        collectIndexes(model, index, all);
    }
}

/// Hides columns without content.
void hideEmptyColumns(QTreeView &table)
{
    const QAbstractItemModel &model = *table.model();
    for (int column = 0; column < model.columnCount(); ++column) {
        bool isEmpty = true;
        for (int row = 0; row < model.rowCount() && isEmpty; ++row)
            isEmpty = model.index(row, column).data().toString().isEmpty();
        table.setColumnHidden(column, isEmpty);
    }
}

bool containsOffset(const QModelIndex &index, qsizetype offset)
{
    const QVariant begin = index.data(BeginRole);
    const qint64 end = std::max(index.data(EndRole).toLongLong(), begin.toLongLong() + 1);
    return begin.isValid() && begin.toLongLong() <= offset && offset < end;
}

} // namespace

ResponseTables::ResponseTables(QWidget *parent)
    : QTabWidget(parent)
    , m_dataView(addTable(&m_data, QStringLiteral("responseData"), tr("Response data")))
    , m_repairsView(addTable(&m_repairs, QStringLiteral("responseRepairs"), tr("Repairs")))
    , m_findingsView(addTable(&m_findings, QStringLiteral("responseFindings"), tr("Findings in the response")))
    , m_qualityView(addTable(&m_quality, QStringLiteral("responseQuality"), tr("Response quality")))
    , m_attemptsView(addTable(&m_attempts, QStringLiteral("responseRequests"), tr("Requests sent")))
    , m_gauge(new QualityGauge(this))
{
    setDocumentMode(true);
    setUsesScrollButtons(true);
    tabBar()->setExpanding(false);
    setUpData();
    setUpRepairs();
    setUpFindings();
    setUpQuality();
    setUpRequests();
    setResponse({});
}

QTreeView *ResponseTables::addTable(QAbstractItemModel *model, const QString &name, const QString &accessibleName)
{
    QTreeView *table = makeRowTable(this, model, {name, accessibleName});
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    connect(table, &QTreeView::clicked, this, &ResponseTables::choose);
    connect(table, &QTreeView::activated, this, &ResponseTables::choose);
    return table;
}

/// Returns a page with a table, or a message if the table has no rows.
QWidget *ResponseTables::makePage(QTreeView *table, EmptyState *emptyState)
{
    auto *pages = new QStackedWidget(this);
    pages->addWidget(table);
    pages->addWidget(emptyState);
    m_emptyStates += emptyState;
    return pages;
}

void ResponseTables::setUpData()
{
    m_dataView->setRootIsDecorated(true);
    m_dataView->setItemDelegate(new IconDelegate(static_cast<int>(DataColumn::Finding), [](const QModelIndex &index) {
        const QVariant severity = index.data(SeverityRole);
        return severity.isValid() ? severityIcon(static_cast<Severity>(severity.toInt())) : QIcon();
    }, this));
    addTab(makePage(m_dataView, new EmptyState(this)), QString());
}

void ResponseTables::setUpRepairs()
{
    addTab(makePage(m_repairsView, new EmptyState(this)), QString());
}

void ResponseTables::setUpFindings()
{
    m_findingsView->setItemDelegate(new SeverityDelegate(this));
    for (const DiagnosticColumn column : {DiagnosticColumn::File, DiagnosticColumn::Code})
        m_findingsView->setColumnHidden(static_cast<int>(column), true);
    m_findingsView->header()->moveSection(m_findingsView->header()->visualIndex(static_cast<int>(DiagnosticColumn::Line)), 1);
    addTab(makePage(m_findingsView, new EmptyState(this)), QString());
}

void ResponseTables::setUpQuality()
{
    m_gauge->setObjectName(QStringLiteral("responseGauge"));
    auto *both = new QWidget(this);
    auto *column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_gauge);
    column->addWidget(m_qualityView, 1);
    auto *pages = new QStackedWidget(this);
    auto *emptyState = new EmptyState(this);
    pages->addWidget(both);
    pages->addWidget(emptyState);
    m_emptyStates += emptyState;
    addTab(pages, tr("Quality"));
}

void ResponseTables::setUpRequests()
{
    addTab(makePage(m_attemptsView, new EmptyState(this)), QString());
}

void ResponseTables::setResponse(const ShownResponse &response)
{
    m_data.setTree(dataTree(response));
    m_repairs.setResponse(response.parsed);
    m_findings.setRows(response.parsed.findings);
    const bool isRated = !response.isArriving && !response.parsed.text.isEmpty() && response.awaitedTools.isEmpty();
    m_quality.setTable(isRated ? qualityTable(response.parsed.quality) : ValueTable{qualityTable({}).headers, {}});
    m_gauge->setQuality(response.parsed.quality);
    m_dataView->expandToDepth(expandedDepth);
    m_attempts.setSteps(response.steps);
    hideEmptyColumns(*m_attemptsView);
    updateTitles();
    updateEmpty(response.isArriving);
}

void ResponseTables::showPage(Page page)
{
    setCurrentIndex(indexOf(widget(count() - 5 + static_cast<int>(page)))); // the tables are the last five tabs; the text may be the first
}

void ResponseTables::updateTitles()
{
    const auto title = [](const QString &name, int count) { return count > 0 ? detailedText(name, QString::number(count)) : name; };
    const int first = count() - 5;
    setTabText(first, tr("Data"));
    setTabText(first + 1, title(tr("Repairs"), m_repairs.rowCount()));
    setTabText(first + 2, title(tr("Findings"), m_findings.rowCount()));
    setTabText(first + 4, title(tr("Requests"), m_attempts.rowCount()));
}

/// Shows each table, or a message if it has no rows. The messages differ while the response is arriving.
void ResponseTables::updateEmpty(bool isArriving)
{
    const QList<std::pair<QString, QString>> texts = {
        {isArriving ? tr("No data yet") : tr("No data"), tr("Data in the response appears here next to the expected fields.")},
        {tr("No repairs"), tr("Repairs of the response appear here with their locations and the text before and after.")},
        {isArriving ? tr("Not checked yet") : tr("No findings"), tr("Findings such as schema violations, leftover placeholders and echoed tags appear here.")},
        {tr("No quality scores yet"), tr("The scores of the response for schema, completeness and rules appear here with their reasons.")},
        {isArriving ? tr("Request in progress") : tr("No requests sent"), tr("Requests appear here with their times, their outcomes and the reason for any retry or fallback.")}};
    const QList<const QAbstractItemModel *> models{&m_data, &m_repairs, &m_findings, &m_quality, &m_attempts};
    for (qsizetype i = 0; i < models.size(); ++i) {
        m_emptyStates.at(i)->setTexts(texts.at(i).first, texts.at(i).second);
        auto *pages = qobject_cast<QStackedWidget *>(m_emptyStates.at(i)->parentWidget());
        pages->setCurrentIndex(models.at(i)->rowCount() > 0 ? 0 : 1);
    }
}

void ResponseTables::choose(const QModelIndex &index)
{
    const QModelIndex first = index.siblingAtColumn(0);
    const QVariant begin = first.data(BeginRole);
    if (begin.isValid())
        return Q_EMIT spanChosen(begin.toLongLong(), first.data(EndRole).toLongLong());
    if (const Diagnostic *finding = index.model() == &m_findings ? m_findings.rowAt(index) : nullptr)
        Q_EMIT spanChosen(finding->location.range.start.offset, finding->location.range.end.offset);
}

bool ResponseTables::selectRowAt(QTreeView *table, qsizetype offset)
{
    QModelIndexList all;
    collectIndexes(*table->model(), {}, all);
    QModelIndex found;
    for (const QModelIndex &index : std::as_const(all)) {
        if (containsOffset(index, offset))
            found = index; // the innermost row is the last match
    }
    if (found.isValid())
        table->setCurrentIndex(found);
    return found.isValid();
}

void ResponseTables::showRowsAt(qsizetype offset)
{
    const bool isInRepairs = selectRowAt(m_repairsView, offset);
    const bool isInData = selectRowAt(m_dataView, offset);
    const int first = count() - 5;
    const bool showsOffset = (currentIndex() == first && isInData) || (currentIndex() == first + 1 && isInRepairs);
    if (showsOffset || currentIndex() < first) // the text tab stays if it is current
        return;
    if (isInRepairs || isInData)
        setCurrentIndex(isInRepairs ? first + 1 : first);
}

QString ResponseTables::tableText() const
{
    const QList<const QAbstractItemModel *> models{&m_data, &m_repairs, &m_findings, &m_quality, &m_attempts};
    const int page = currentIndex() - (count() - 5);
    return page < 0 ? QString() : tableAsText(*models.at(page));
}

} // namespace outcrop
