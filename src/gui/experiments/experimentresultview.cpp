// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiments/experimentresultview.h"

#include "ui_experimentresult.h"

#include "gui/widgets/valuetableview.h"
#include "models/base/rowtext.h"
#include "models/experiments/metrictext.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int maxConclusionLines = 5;

} // namespace

ExperimentResultView::ExperimentResultView(QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::ExperimentResultView>())
{
    m_ui->setupUi(this);
    setUpValueTable(m_ui->resultTable, &m_numbers);
    m_ui->conclusions->viewport()->installEventFilter(this);
    m_ui->intervalChart->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    m_ui->figure->addItems({tr("Differences"), tr("Distribution")});
    connect(m_ui->metric, &QComboBox::currentIndexChanged, this, &ExperimentResultView::updateContents);
    connect(m_ui->figure, &QComboBox::currentIndexChanged, this, &ExperimentResultView::updateContents);
    connect(m_ui->noResult, &EmptyState::actionTriggered, this, &ExperimentResultView::runRequested);
    connect(m_ui->intervalChart, &IntervalChart::currentChanged, this, [this](const QString &key) {
        const QModelIndex row = m_numbers.indexOf(key);
        if (row.isValid())
            m_ui->resultTable->setCurrentIndex(row);
    });
    connect(m_ui->resultTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &index) {
            if (const ValueRow *row = index.isValid() ? m_numbers.rowAt(index) : nullptr)
                m_ui->intervalChart->setCurrent(row->key);
        });
}

ExperimentResultView::~ExperimentResultView() = default;

void ExperimentResultView::setDetails(const ExperimentDetails &details)
{
    m_details = details;
    fillMetrics();
    updateContents();
    updateEmpty();
}

void ExperimentResultView::showFigure(Figure figure)
{
    m_ui->figure->setCurrentIndex(static_cast<int>(figure));
}

void ExperimentResultView::copyTable() const
{
    QGuiApplication::clipboard()->setText(tableAsText(m_numbers));
}

void ExperimentResultView::fillMetrics()
{
    QStringList titles;
    for (const MetricFigures &figures : std::as_const(m_details.figures))
        titles += metricTitle(figures.metric);
    const QString before = m_ui->metric->currentText();
    const QSignalBlocker blocker(m_ui->metric);
    m_ui->metric->clear();
    m_ui->metric->addItems(titles);
    m_ui->metric->setCurrentIndex(
        titles.isEmpty() ? -1 : static_cast<int>(std::max<qsizetype>(0, titles.indexOf(before))));
}

const ExperimentFigure *ExperimentResultView::figure() const
{
    const int row = m_ui->metric->currentIndex();
    if (row < 0 || row >= m_details.figures.size())
        return nullptr;
    const MetricFigures &figures = m_details.figures.at(row);
    return static_cast<Figure>(m_ui->figure->currentIndex()) == Figure::Distribution ? &figures.distribution
                                                                                     : &figures.difference;
}

void ExperimentResultView::updateContents()
{
    const ExperimentFigure *shown = figure();
    m_ui->intervalChart->setPlot(shown ? shown->plot : IntervalPlot());
    //: Name of a chart for screen readers; %1 is the content of the chart, such as differences, %2 a metric
    m_ui->intervalChart->setAccessibleName(
        tr("Chart: %1, %2").arg(m_ui->figure->currentText(), m_ui->metric->currentText()));
    m_ui->intervalChart->setAccessibleDescription(shown ? shown->sentence : QString());
    m_numbers.setTable(shown ? shown->table : ValueTable());
    QStringList lines = shown ? QStringList(shown->sentence) : QStringList();
    if (shown && m_details.report)
        lines += m_details.report->cautions;
    m_ui->sentence->setText(lines.join(u'\n'));
    fitConclusions();
}

bool ExperimentResultView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == m_ui->conclusions->viewport())
        fitConclusions();
    return QWidget::eventFilter(watched, event);
}

/// Gives the conclusions the height of their text, up to a maximum; longer text is scrolled.
void ExperimentResultView::fitConclusions()
{
    const int neededHeight = m_ui->sentence->heightForWidth(m_ui->conclusions->viewport()->width());
    m_ui->conclusions->setFixedHeight(std::clamp(neededHeight, 0, maxConclusionLines * m_ui->sentence->fontMetrics().lineSpacing()));
}

void ExperimentResultView::updateEmpty()
{
    const QString restart = m_details.canRestart() ? tr("Run again") : QString();
    if (!m_details.reportError.isEmpty())
        m_ui->noResult->setTexts(tr("Cannot read the result"), m_details.reportError, restart);
    else if (!m_details.planError.isEmpty())
        m_ui->noResult->setTexts(tr("Cannot plan the experiment"), m_details.planError);
    else
        m_ui->noResult->setTexts(tr("No result yet"), tr("Results appear here after the first trials."),
            m_details.canRun() ? tr("Run trials") : restart);
    m_ui->pages->setCurrentWidget(
        m_details.figures.isEmpty() ? static_cast<QWidget *>(m_ui->noResult) : m_ui->figurePage);
}

} // namespace outcrop
