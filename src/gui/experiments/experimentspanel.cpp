// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiments/experimentspanel.h"

#include "ui_experimentspanel.h"

#include "core/base/localnumbers.h"
#include "core/experiments/numbertext.h"
#include "gui/experiments/plantable.h"
#include "gui/look/icons.h"
#include "gui/widgets/announcement.h"
#include "gui/widgets/carddelegate.h"
#include "gui/widgets/flowlayout.h"
#include "gui/widgets/valuetableview.h"
#include "models/base/roles.h"
#include "models/budget/budgetvaluetext.h"
#include "models/response/responselabels.h"

#include <QMenu>

namespace outcrop {

namespace {

constexpr int cardLines = 1;
constexpr int minListWidth = 150; ///< in pixels; enough for the name and the state of an experiment

Card cardOf(const QModelIndex &index)
{
    const auto cell = [&](ExperimentColumn column) { return index.siblingAtColumn(static_cast<int>(column)).data().toString(); };
    const bool isUnreadable = index.data(SeverityRole).isValid();
    return {{}, cell(ExperimentColumn::Name), cell(ExperimentColumn::State),
        {{cell(ExperimentColumn::Contents), isUnreadable ? ColorRole::Error : ColorRole::Muted}}};
}

} // namespace

ExperimentsPanel::ExperimentsPanel(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::ExperimentsPanel>())
{
    m_ui->setupUi(this);
    setUpList();
    setUpTables();
    setUpRunControls();
    setUpReport();
    setFocusProxy(m_ui->experimentList);
    clearContents();
}

ExperimentsPanel::~ExperimentsPanel() = default;

void ExperimentsPanel::setUpList()
{
    m_ui->experimentList->setModel(&m_model);
    m_ui->experimentList->setItemDelegate(new CardDelegate(cardOf, cardLines, {}, this));
    m_ui->experimentColumn->setMinimumWidth(minListWidth);
    for (QWidget *part : QList<QWidget *>{m_ui->experimentColumn, m_ui->experimentDetail, m_ui->experimentTabs})
        part->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    m_ui->experimentsPage->setStretchFactor(0, 1);
    m_ui->experimentsPage->setStretchFactor(1, 3);
    m_ui->experimentsPage->setSizes({2500, 7500}); // relative widths of the list and the details
    QFont boldFont = m_ui->experimentTitle->font();
    boldFont.setBold(true);
    m_ui->experimentTitle->setFont(boldFont);
    m_ui->experimentTitle->setElideMode(Qt::ElideRight);
    connect(m_ui->experimentList->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        m_lastResult.clear();
        m_ui->runSheet->hide();
        setDetails({}); // removes the plan of the previous experiment, so that Run cannot use it
        Q_EMIT chosenExperimentChanged();
    });
    connect(m_ui->experimentList, &QListView::activated, this, [this](const QModelIndex &index) {
        Q_EMIT documentChosen(index.data(PathRole).toString());
        Q_EMIT documentFocusRequested();
    });
    connect(m_ui->newExperiment, &QPushButton::clicked, this, &ExperimentsPanel::newExperimentRequested);
    connect(m_ui->experimentsEmpty, &EmptyState::actionTriggered, this, &ExperimentsPanel::newExperimentRequested);
}

void ExperimentsPanel::setUpTables()
{
    setUpValueTable(m_ui->planArms, &m_arms);
    setUpValueTable(m_ui->planPower, &m_power);
    for (QTableView *table : {m_ui->planArms, m_ui->planPower})
        table->setMinimumHeight(3 * table->fontMetrics().height()); // the header and a row, for a low drawer
}

void ExperimentsPanel::setUpRunControls()
{
    m_ui->runExperiment->setIcon(lineIcon(QStringLiteral("send")));
    m_ui->stopExperiment->setIcon(lineIcon(QStringLiteral("stop")));
    m_ui->stopExperiment->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    FlowLayout::replaceRow(m_ui->detailColumn, m_ui->bar); // the details can be narrower than their buttons
    m_ui->runRow->setStretch(0, 1);
    m_ui->runSheet->hide();
    connect(m_ui->runExperiment, &QToolButton::clicked, this, [this] { confirmRun(false); });
    connect(m_ui->runAgain, &QToolButton::clicked, this, [this] { confirmRun(true); });
    connect(m_ui->stopExperiment, &QToolButton::clicked, this, &ExperimentsPanel::stopRequested);
    connect(m_ui->result, &ExperimentResultView::runRequested, this, [this] { confirmRun(!m_details.canRun()); });
    m_ui->parallelTrials->setMaximum(maxConcurrency);
    connect(m_ui->parallelTrials, &QSpinBox::valueChanged, this, &ExperimentsPanel::updateRunCost);
    connect(m_ui->cancelRun, &QPushButton::clicked, m_ui->runSheet, &QWidget::hide);
    connect(m_ui->confirmRun, &QPushButton::clicked, this, [this] {
        m_ui->runSheet->hide();
        Q_EMIT runRequested(m_confirmsRestart);
    });
}

void ExperimentsPanel::setUpReport()
{
    auto *formats = new QMenu(m_ui->experimentReport);
    const QList<std::pair<ExperimentFormat, QString>> kinds = {{ExperimentFormat::Markdown, tr("As &Markdown…")}, {ExperimentFormat::Html, tr("As &HTML with Charts…")},
        {ExperimentFormat::Csv, tr("As &CSV…")}, {ExperimentFormat::JsonText, tr("As &JSON…")}};
    for (const auto &[format, text] : kinds)
        connect(formats->addAction(text), &QAction::triggered, this, [this, format = format] { Q_EMIT reportRequested(format); });
    formats->addSeparator();
    connect(formats->addAction(lineIcon(QStringLiteral("copy")), tr("C&opy Table")), &QAction::triggered, m_ui->result,
        &ExperimentResultView::copyTable);
    m_ui->experimentReport->setMenu(formats);
    m_ui->adoptArm->setMenu(new QMenu(m_ui->adoptArm));
}

void ExperimentsPanel::setExperiments(const QList<ExperimentRow> &experiments)
{
    m_rows = experiments;
    showRows();
    if (!m_ui->experimentList->currentIndex().isValid() && m_model.rowCount() > 0)
        m_ui->experimentList->setCurrentIndex(m_model.index(0, 0));
    updateEmpty();
    updateButtons();
}

/// Shows the experiments with the progress of the running experiment, which the rows from disk do not include.
void ExperimentsPanel::showRows()
{
    QList<ExperimentRow> rows = m_rows;
    for (ExperimentRow &row : rows) {
        if (row.name != m_runningExperiment)
            continue;
        row.state = ExperimentState::Running;
        row.completedTrials = m_completedTrials;
        row.planned = m_plannedTrials;
    }
    m_model.setRows(rows);
}

const ExperimentRow *ExperimentsPanel::currentRow() const
{
    const QModelIndex index = m_ui->experimentList->currentIndex();
    return index.isValid() ? m_model.rowAt(index.siblingAtColumn(0)) : nullptr;
}

QString ExperimentsPanel::chosenExperiment() const
{
    const ExperimentRow *row = currentRow();
    return row ? row->name : QString();
}

void ExperimentsPanel::choose(const QString &experiment)
{
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (m_model.rows().at(row).name == experiment)
            m_ui->experimentList->setCurrentIndex(m_model.index(row, 0));
    }
}

void ExperimentsPanel::showReading()
{
    m_isReading = true;
    updateSummary();
}

void ExperimentsPanel::setDetails(const ExperimentDetails &details)
{
    m_isReading = false;
    m_details = details;
    m_ui->result->setDetails(details);
    fillModeMenu();
    updatePlan();
    updateEmpty();
    updateButtons();
    updateSummary();
}

void ExperimentsPanel::clearContents()
{
    m_rows.clear();
    m_runningExperiment.clear();
    showRows();
    m_lastResult.clear();
    m_ui->runSheet->hide();
    m_ui->experimentProgress->hide();
    setDetails({});
}

void ExperimentsPanel::showRunStarted(const QString &experiment, qsizetype trials)
{
    m_runningExperiment = experiment;
    m_plannedTrials = trials;
    m_completedTrials = 0; // the first progress report sets the number
    showRows();
    m_lastResult.clear();
    m_ui->experimentProgress->setRange(0, 0); // shows a busy indicator until the first progress report
    m_ui->experimentProgress->show();
    updateButtons();
    //: Status of a run; %1 is the name of an experiment
    m_ui->experimentSummary->setFullText(tr("Running %1…").arg(experiment));
}

void ExperimentsPanel::setProgress(const ExperimentProgress &progress)
{
    m_ui->experimentProgress->setRange(0, static_cast<int>(std::max<qsizetype>(1, progress.planned)));
    m_ui->experimentProgress->setValue(static_cast<int>(progress.done));
    m_completedTrials = progress.done;
    m_plannedTrials = progress.planned;
    showRows();
    const QLocale locale;
    QStringList parts{tr("%1: %2 of %3 trials").arg(m_runningExperiment, groupedNumber(progress.done, locale), groupedNumber(progress.planned, locale))};
    if (progress.failed > 0)
        parts += tr("%n failed", nullptr, static_cast<int>(progress.failed));
    if (progress.spentCost && !progress.spentCost->isZero())
        //: Status of a run; %1 is an amount of money
        parts += tr("%1 spent so far").arg(costText(progress.spentCost));
    if (progress.remainingTime.count() > 0)
        //: Status of a run; %1 is a duration
        parts += tr("about %1 remaining").arg(durationText(progress.remainingTime));
    if (progress.stopState)
        //: Status of a run; %1 is an always-valid p-value, which may be computed repeatedly
        parts += tr("current p = %1 (stopping rule)").arg(pValueText(progress.stopState->p));
    m_ui->experimentSummary->setFullText(parts.join(QStringLiteral(" · ")));
}

void ExperimentsPanel::showRunFinished(const QString &result)
{
    m_runningExperiment.clear();
    showRows();
    m_lastResult = result;
    m_ui->experimentProgress->hide();
    updateButtons();
    updateSummary();
    announce(m_ui->experimentSummary, result);
}

void ExperimentsPanel::showMessage(const QString &message)
{
    m_lastResult = message;
    updateSummary();
}

/// Shows a confirmation in the panel if the run makes API calls or archives the recorded run; otherwise, starts the run immediately. Does nothing without a
/// plan or during a run.
void ExperimentsPanel::confirmRun(bool startsNewRun)
{
    const std::optional<ExperimentPlan> &plan = m_details.planOf(startsNewRun);
    if (!plan || !m_runningExperiment.isEmpty())
        return;
    if (!plan->callsProviders() && !startsNewRun)
        return Q_EMIT runRequested(startsNewRun);
    m_confirmsRestart = startsNewRun;
    m_ui->confirmRun->setText(startsNewRun ? m_ui->runAgain->text() : m_ui->runExperiment->text());
    m_ui->parallelTrials->setEnabled(!plan->loadedExperiment.setup.stop);
    updateRunCost();
    m_ui->runSheet->show();
    m_ui->confirmRun->setFocus(Qt::OtherFocusReason);
}

int ExperimentsPanel::concurrency() const
{
    return m_ui->parallelTrials->value();
}

void ExperimentsPanel::updateRunCost()
{
    std::optional<ExperimentPlan> plan = m_details.planOf(m_confirmsRestart);
    if (!plan)
        return;
    plan->concurrency = parallelTrials(plan->loadedExperiment.setup, concurrency());
    m_ui->runCost->setText(m_confirmsRestart ? restartConfirmationText(*plan) : costConfirmationText(*plan));
}

void ExperimentsPanel::updatePlan()
{
    const bool hasPlan = m_details.plan.has_value();
    m_arms.setTable(hasPlan ? planArmsTable(*m_details.plan) : ValueTable());
    m_power.setTable(hasPlan ? planPowerTable(*m_details.plan) : ValueTable());
    m_ui->planText->setText(hasPlan ? planText(*m_details.plan) : m_details.planError);
    m_ui->planTables->setVisible(hasPlan);
}

/// Fills the menu with the arms that set a template mode, and an action that reverts the mode. The menu is empty if no arm sets a mode.
void ExperimentsPanel::fillModeMenu()
{
    QMenu *menu = m_ui->adoptArm->menu();
    menu->clear();
    if (!m_details.report)
        return;
    for (const ExperimentArm &arm : std::as_const(m_details.report->setup.arms)) {
        const std::optional<QString> mode = arm.settings.text(QStringLiteral("mode"));
        if (!mode)
            continue;
        //: Command in a menu; %1 is the mode of a prompt type, such as structured, %2 the name of an arm
        connect(menu->addAction(tr("Use %1 Mode, as in Arm %2").arg(*mode, arm.name)), &QAction::triggered, this, [this, name = arm.name] { Q_EMIT adoptRequested(name); });
    }
    if (menu->isEmpty())
        return;
    menu->addSeparator();
    const QString any = m_details.report->setup.arms.first().name;
    connect(menu->addAction(lineIcon(QStringLiteral("undo")), tr("&Revert Mode")), &QAction::triggered, this, [this, any] { Q_EMIT revertRequested(any); });
}

void ExperimentsPanel::updateButtons()
{
    const bool isIdle = m_runningExperiment.isEmpty();
    const bool canRun = m_details.canRun();
    const bool canRestart = m_details.canRestart();
    m_ui->runExperiment->setVisible(isIdle && (canRun || !canRestart)); // a finished or changed experiment can only be run again
    m_ui->stopExperiment->setVisible(!isIdle);
    m_ui->runAgain->setVisible(isIdle && canRestart);
    m_ui->adoptArm->setVisible(!m_ui->adoptArm->menu()->isEmpty());
    m_ui->experimentReport->setVisible(m_details.report.has_value());
    m_ui->runExperiment->setEnabled(isIdle && canRun);
    m_ui->runExperiment->setText(canRestart && canRun ? tr("Resume trials") : tr("Run trials"));
    m_ui->stopExperiment->setEnabled(!isIdle);
    m_ui->runAgain->setEnabled(isIdle && canRestart);
    m_ui->experimentReport->setEnabled(m_details.report.has_value());
    m_ui->adoptArm->setEnabled(!m_ui->adoptArm->menu()->isEmpty());
}

void ExperimentsPanel::updateEmpty()
{
    m_ui->experimentsEmpty->setTexts(tr("No experiments"),
        tr("An experiment runs cases with two or more prompt variants and reports the differences with "
           "their uncertainty. Experiments are files in experiments/. The cost is shown before each run."),
        tr("New experiment…"));
    m_ui->pages->setCurrentWidget(m_model.rowCount() > 0 ? static_cast<QWidget *>(m_ui->experimentsPage) : m_ui->experimentsEmpty);
}

QString ExperimentsPanel::summaryText() const
{
    if (m_isReading)
        return tr("Reading the experiment…");
    if (!m_lastResult.isEmpty())
        return m_lastResult;
    const ExperimentRow *row = currentRow();
    //: Title of the details; %1 is the name of an experiment, %2 its state
    return row ? tr("%1: %2").arg(row->name, experimentStateText(*row)) : QString();
}

/// Returns the first line of the description, or the name if there is no description.
QString ExperimentsPanel::titleText() const
{
    const ExperimentRow *row = currentRow();
    const QString description = row ? row->description.trimmed().section(u'\n', 0, 0) : QString();
    return row && description.isEmpty() ? row->name : description;
}

/// Keeps the progress message while an experiment is running.
void ExperimentsPanel::updateSummary()
{
    m_ui->experimentTitle->setFullText(titleText());
    if (m_runningExperiment.isEmpty())
        m_ui->experimentSummary->setFullText(summaryText());
}

void ExperimentsPanel::showResult()
{
    m_ui->experimentTabs->setCurrentWidget(m_ui->result);
}

void ExperimentsPanel::showPlan()
{
    m_ui->experimentTabs->setCurrentWidget(m_ui->planPage);
}

} // namespace outcrop
