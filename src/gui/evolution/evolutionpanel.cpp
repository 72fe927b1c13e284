// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/evolution/evolutionpanel.h"

#include "ui_evolutionpanel.h"

#include "core/base/englishthread.h"
#include "gui/evolution/heatdelegate.h"
#include "gui/look/icons.h"
#include "gui/widgets/announcement.h"
#include "gui/widgets/valuetableview.h"
#include "models/base/roles.h"
#include "models/base/rowtext.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QVBoxLayout>

namespace outcrop {

namespace {

ValueTable runTable(const QList<EvolutionRunRow> &reports)
{
    //: Column titles of a table with the reports of earlier runs
    ValueTable table{{EvolutionPanel::tr("Analysis"), EvolutionPanel::tr("Report")}, {}};
    for (const EvolutionRunRow &report : reports)
        table.rows +=
            ValueRow{report.path, report.path, {TableCell::fromText(report.name), TableCell::fromText(report.path)}};
    return table;
}

} // namespace

EvolutionPanel::EvolutionPanel(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::EvolutionPanel>())
{
    m_ui->setupUi(this);
    setUpTables();
    setUpBar();
    setFocusProxy(m_ui->evolutionTabs);
    clearContents();
}

EvolutionPanel::~EvolutionPanel() = default;

void EvolutionPanel::setUpTables()
{
    const QList<std::pair<QTableView *, ValueTableModel *>> tables = {{m_ui->useTable, &m_usage},
        {m_ui->churnTable, &m_churn}, {m_ui->acceptanceTable, &m_acceptance}, {m_ui->workloadTable, &m_workloads},
        {m_ui->runsTable, &m_runs}};
    for (const auto &[table, model] : tables) {
        setUpValueTable(table, model);
        connect(table, &QTableView::activated, this, [this](const QModelIndex &index) {
            const QString path = index.data(PathRole).toString();
            if (path.isEmpty())
                return;
            Q_EMIT documentChosen(path);
            Q_EMIT documentFocusRequested();
        });
    }
    m_ui->useTable->setItemDelegate(new HeatDelegate(this));
    m_ui->useText->setAlignment(Qt::AlignLeading | Qt::AlignTop); // the text may be the only content of the page
    linkChartAndTable(m_ui->churnChart, m_ui->churnTable, m_churn);
    linkChartAndTable(m_ui->acceptanceChart, m_ui->acceptanceTable, m_acceptance);
    for (QVBoxLayout *page : {m_ui->churnPageColumn, m_ui->acceptancePageColumn})
        page->setStretch(1, 1); // the chart gets the remaining height
    for (QScrollArea *area : {m_ui->churnChartArea, m_ui->acceptanceChartArea}) {
        area->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
        area->setFocusPolicy(Qt::NoFocus); // the table beside the chart provides keyboard access
    }
    m_ui->churnChart->setAccessibleName(tr("Chart: layer change frequency"));
    m_ui->acceptanceChart->setAccessibleName(tr("Chart: acceptance rate by week"));
}

/// Synchronizes the current row of the chart and the table.
void EvolutionPanel::linkChartAndTable(RangeChart *chart, QTableView *table, ValueTableModel &model)
{
    connect(chart, &RangeChart::currentChanged, table, [table, &model](const QString &key) { table->setCurrentIndex(model.indexOf(key)); });
    connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, chart,
        [chart, &model](const QModelIndex &index) {
            const ValueRow *row = index.isValid() ? model.rowAt(index) : nullptr;
            chart->setCurrent(row ? row->key : QString());
        });
}

void EvolutionPanel::setUpBar()
{
    m_ui->bar->setStretch(0, 1);
    m_ui->bar->setStretch(1, 1);
    m_ui->nextRun->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_ui->nextRun->setElideMode(Qt::ElideRight); // the time is at the start
    m_ui->runEvolution->setIcon(lineIcon(QStringLiteral("evolution")));
    m_ui->stopEvolution->setIcon(lineIcon(QStringLiteral("stop")));
    m_ui->copyEvolution->setIcon(lineIcon(QStringLiteral("copy")));
    m_ui->exportEvolution->setIcon(lineIcon(QStringLiteral("export")));
    m_ui->stopEvolution->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_ui->runEvolution, &QToolButton::clicked, this, &EvolutionPanel::runRequested);
    connect(m_ui->stopEvolution, &QToolButton::clicked, this, &EvolutionPanel::stopRequested);
    connect(m_ui->copyEvolution, &QToolButton::clicked, this, &EvolutionPanel::copyTable);
    connect(m_ui->exportEvolution, &QToolButton::clicked, this, &EvolutionPanel::exportRequested);
    connect(m_ui->evolutionTabs, &QTabWidget::currentChanged, this, &EvolutionPanel::updateButtons);
    connect(m_ui->evolutionEmpty, &EmptyState::actionTriggered, this, &EvolutionPanel::runRequested);
}

void EvolutionPanel::setFindings(const EvolutionFindings &findings)
{
    m_findings = findings;
    m_hasWorkspace = true;
    m_error.clear();
    m_usage.setTable(usageTable(findings.run.usage, findings.taxonomy.taxonomyOrDefault()));
    m_workloads.setTable(workloadTable(findings.run.workloads, findings.taxonomy.taxonomyOrDefault()));
    m_runs.setTable(runTable(findings.reports));
    const EvolutionFigure churn = churnFigure(findings.run.churn);
    m_ui->churnChart->setPlot(churn.plot);
    m_ui->churnChart->setAccessibleDescription(churn.summary);
    m_churn.setTable(churn.table);
    m_ui->churnText->setText(findings.run.hasHistory ? churn.summary : tr("The churn of layers appears here when their documents have a history. Save or commit a layer to record a version."));
    const EvolutionFigure acceptance = acceptanceFigure(findings.suggestions);
    m_ui->acceptanceChart->setPlot(acceptance.plot);
    m_ui->acceptanceChart->setAccessibleDescription(acceptance.summary);
    m_acceptance.setTable(acceptance.table);
    m_ui->acceptanceText->setText(acceptance.summary);
    showUsageText();
    m_ui->evolutionSummary->setFullText(findings.run.turns > 0 ? runText(findings.run, findings.suggestions) : QString());
    m_ui->nextRun->setFullText(findings.schedule);
    updateButtons();
    updateEmpty();
}

void EvolutionPanel::showUsageText()
{
    const bool hasUsage = m_usage.rowCount() > 0;
    m_ui->useTable->setVisible(hasUsage);
    const QString note = usageNote(m_findings.run.usage);
    m_ui->useNote->setText(note);
    m_ui->useNote->setVisible(!note.isEmpty());
    m_ui->useText->setText(hasUsage ? usageAdvice(m_findings.run.usage)
                               : tr("No turns recorded yet. Send a prompt or import interactions to see how often "
                                    "each workload uses each layer and skill."));
}

void EvolutionPanel::setError(const QString &reason)
{
    setFindings({});
    m_error = reason;
    updateEmpty();
}

void EvolutionPanel::clearContents()
{
    m_isRunning = false;
    setFindings({});
    m_hasWorkspace = false;
    updateButtons();
}

void EvolutionPanel::showWorkStarted()
{
    m_isRunning = true;
    updateButtons();
}

void EvolutionPanel::showWorkFinished(const QString &result)
{
    m_isRunning = false;
    if (!result.isEmpty()) {
        m_ui->evolutionSummary->setFullText(result);
        announce(m_ui->evolutionSummary, result);
    }
    updateButtons();
}

void EvolutionPanel::showTab(int tab)
{
    m_ui->evolutionTabs->setCurrentIndex(tab);
}

const ValueTableModel &EvolutionPanel::model() const
{
    const QList<const ValueTableModel *> models{&m_usage, &m_churn, &m_acceptance, &m_workloads, &m_runs};
    return *models.value(m_ui->evolutionTabs->currentIndex(), &m_usage);
}

ValueTable EvolutionPanel::exportedTable() const
{
    const EnglishThread english;
    const ValueTableModel *shown = &model();
    const Taxonomy &taxonomy = m_findings.taxonomy.taxonomyOrDefault();
    if (shown == &m_churn)
        return churnFigure(m_findings.run.churn).table;
    if (shown == &m_acceptance)
        return acceptanceFigure(m_findings.suggestions).table;
    if (shown == &m_workloads)
        return workloadTable(m_findings.run.workloads, taxonomy);
    return shown == &m_runs ? runTable(m_findings.reports) : usageTable(m_findings.run.usage, taxonomy);
}

void EvolutionPanel::copyTable() const
{
    QGuiApplication::clipboard()->setText(tableAsText(model()));
}

void EvolutionPanel::updateButtons()
{
    m_ui->runEvolution->setEnabled(m_hasWorkspace && !m_isRunning);
    m_ui->stopEvolution->setEnabled(m_isRunning);
    m_ui->evolutionProgress->setVisible(m_isRunning);
    const bool hasRows = model().rowCount() > 0;
    m_ui->copyEvolution->setEnabled(hasRows);
    m_ui->exportEvolution->setEnabled(hasRows);
}

void EvolutionPanel::updateEmpty()
{
    const bool hasRows = m_usage.rowCount() + m_churn.rowCount() + m_acceptance.rowCount() + m_workloads.rowCount() > 0;
    if (!m_error.isEmpty())
        m_ui->evolutionEmpty->setTexts(tr("The analysis failed"), m_error, tr("Run analysis"));
    else
        m_ui->evolutionEmpty->setTexts(tr("No interactions yet"),
            tr("After you send prompts or import interactions, this panel shows layer and skill usage, layers that "
               "change more often than declared, and your decisions on suggestions."),
            tr("Run analysis"));
    m_ui->pages->setCurrentWidget(hasRows ? static_cast<QWidget *>(m_ui->evolutionTabs) : m_ui->evolutionEmpty);
}

} // namespace outcrop
