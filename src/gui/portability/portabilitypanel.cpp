// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/portability/portabilitypanel.h"

#include "ui_portabilitypanel.h"

#include "core/base/datatext.h"
#include "core/base/localnumbers.h"
#include "core/portability/portabilitymessages.h"
#include "gui/look/icons.h"
#include "gui/look/theme.h"
#include "gui/portability/outcomedelegate.h"
#include "gui/widgets/flowlayout.h"
#include "gui/widgets/severitydelegate.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QScrollBar>
#include <QSet>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int maxAgentLetters = 32; ///< maximum width of the column of agents, in letters
constexpr int minAgentLetters = 12; ///< minimum width of the column of agents, in letters, if the criteria need the space

} // namespace

PortabilityPanel::PortabilityPanel(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::PortabilityPanel>())
{
    m_ui->setupUi(this);
    FlowLayout::replaceRow(m_ui->column, m_ui->bar); // the row wraps in a narrow dock
    m_proxy.setSourceModel(&m_model);
    setUpMatrix();
    setUpFindings();
    setUpExportMenu();
    connectFilters();
    clearContents();
    setFocusProxy(m_ui->matrix);
}

PortabilityPanel::~PortabilityPanel() = default;

void PortabilityPanel::setUpMatrix()
{
    m_ui->matrix->setModel(&m_proxy);
    m_ui->matrix->setItemDelegate(new OutcomeDelegate(this));
    QHeaderView *names = m_ui->matrix->verticalHeader();
    names->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    names->setSectionResizeMode(QHeaderView::ResizeToContents);
    names->setHighlightSections(false);
    names->setTextElideMode(Qt::ElideRight); // a long name must not take the space of the criteria; the tooltip has the path
    QHeaderView *header = m_ui->matrix->horizontalHeader();
    header->setFont(captionFont(font()));
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setHighlightSections(false);
    m_ui->matrix->installEventFilter(this);
    connect(header, &QHeaderView::sectionResized, this, &PortabilityPanel::fitNames);
    connect(m_ui->matrix->selectionModel(), &QItemSelectionModel::currentChanged, this, &PortabilityPanel::showCell);
    connect(m_ui->matrix, &QTableView::activated, this, &PortabilityPanel::openCell);
    connect(m_ui->place, &QLabel::linkActivated, this, &PortabilityPanel::openCell);
    for (QAbstractItemModel *model : {static_cast<QAbstractItemModel *>(&m_model), static_cast<QAbstractItemModel *>(&m_proxy)}) {
        connect(model, &QAbstractItemModel::dataChanged, this, &PortabilityPanel::showCell);
        connect(model, &QAbstractItemModel::modelReset, this, &PortabilityPanel::showCell);
    }
}

bool PortabilityPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_ui->matrix && event->type() == QEvent::Resize)
        fitNames();
    return QWidget::eventFilter(watched, event);
}

/// Elides the names of agents as far as the columns of the criteria need the space.
void PortabilityPanel::fitNames()
{
    QTableView *matrix = m_ui->matrix;
    const int scrollBar = matrix->verticalScrollBar()->isVisible() ? matrix->verticalScrollBar()->width() : 0;
    const int room = matrix->width() - 2 * matrix->frameWidth() - scrollBar - matrix->horizontalHeader()->length();
    const int letter = fontMetrics().averageCharWidth();
    const int width = std::clamp(room, letter * minAgentLetters, letter * maxAgentLetters);
    QHeaderView *names = matrix->verticalHeader();
    if (width == names->maximumWidth())
        return;
    names->setMaximumWidth(width);
    Q_EMIT names->geometriesChanged(); // the signal makes the table place its headers again
}

void PortabilityPanel::setUpFindings()
{
    m_ui->listPage->setStretchFactor(0, 1); // the details get the height they need, and the matrix gets the rest
    m_ui->findings->setModel(&m_findings);
    m_ui->findings->setItemDelegate(new SeverityDelegate(this));
    for (const DiagnosticColumn column : {DiagnosticColumn::File, DiagnosticColumn::Code})
        m_ui->findings->setColumnHidden(static_cast<int>(column), true);
    QHeaderView *header = m_ui->findings->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(static_cast<int>(DiagnosticColumn::Message), QHeaderView::Stretch);
    connect(m_ui->findings, &QTreeView::clicked, this, &PortabilityPanel::chooseFinding);
    connect(m_ui->findings, &QTreeView::activated, this, [this](const QModelIndex &index) {
        chooseFinding(index);
        Q_EMIT documentFocusRequested();
    });
    connect(m_ui->fix, &QToolButton::clicked, this, [this] { Q_EMIT fixesRequested(m_findings.rows()); });
}

void PortabilityPanel::setUpExportMenu()
{
    auto *formats = new QMenu(m_ui->saveReport);
    const QList<std::pair<ReportFormat, QString>> kinds = {{ReportFormat::PlainText, tr("As &Text…")}, {ReportFormat::JsonText, tr("As &JSON…")},
        {ReportFormat::Sarif, tr("As &SARIF 2.1.0, for Code Scanning…")}, {ReportFormat::JUnit, tr("As J&Unit, for CI…")}};
    for (const auto &[format, text] : kinds)
        connect(formats->addAction(text), &QAction::triggered, this, [this, format = format] { Q_EMIT reportRequested(format); });
    m_ui->saveReport->setMenu(formats);
}

void PortabilityPanel::connectFilters()
{
    m_ui->filter->addAction(lineIcon(QStringLiteral("filter"), ColorRole::Muted), QLineEdit::LeadingPosition);
    connect(m_ui->filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_proxy.setFilterText(text);
        updatePage();
    });
    connect(m_ui->onlyFailures, &QToolButton::toggled, this, [this](bool showsOnlyFailures) {
        m_proxy.setShowsOnlyFailures(showsOnlyFailures);
        updatePage();
    });
    connect(m_ui->rendersToo, &QToolButton::toggled, this, &PortabilityPanel::depthChanged);
    connect(m_ui->empty, &EmptyState::actionTriggered, this, [this] {
        m_ui->filter->clear();
        m_ui->onlyFailures->setChecked(false);
    });
}

void PortabilityPanel::setReport(const PortabilityReport &report)
{
    m_model.setReport(report);
    m_ui->saveReport->setEnabled(true);
    updateSummary();
    updatePage();
    showCell();
}

void PortabilityPanel::setStale()
{
    m_ui->summary->setFullText(tr("Testing agents…"));
    m_ui->saveReport->setEnabled(false);
    m_ui->fix->setEnabled(false);
}

void PortabilityPanel::clearContents()
{
    m_ui->filter->clear();
    m_model.setReport({});
    m_ui->summary->setFullText({});
    m_ui->saveReport->setEnabled(false);
    updatePage();
    showCell();
}

PortabilityDepth PortabilityPanel::depth() const
{
    return m_ui->rendersToo->isChecked() ? PortabilityDepth::Full : PortabilityDepth::FileOnly;
}

QModelIndex PortabilityPanel::currentIndex() const
{
    return m_proxy.mapToSource(m_ui->matrix->currentIndex());
}

/// Shows the selected criterion and its findings, or all findings of the agent in the summary column.
void PortabilityPanel::showCell()
{
    const Criterion *criterion = m_model.criterionAt(currentIndex().column());
    const CriterionResult *result = m_model.resultAt(currentIndex());
    const Diagnostics findings = m_model.findingsAt(currentIndex());
    QString text;
    if (criterion && result) {
        //: Details of a cell; %1 is the ID of a criterion, %2 its title, %3 its outcome, such as `Passed`, %4 a reason
        text = tr("%1 %2: %3. %4").arg(criterion->id, dataText(criterion->title), outcomeText(result->outcome), result->reason);
    }
    m_ui->criterion->setText(text.trimmed());
    m_ui->criterion->setVisible(!text.isEmpty());
    m_findings.setRows(findings);
    m_ui->place->setText(locationLink());
    m_ui->details->setVisible(!findings.isEmpty() || !text.isEmpty());
    m_ui->findings->setVisible(!findings.isEmpty());
    m_ui->fix->setEnabled(std::any_of(findings.begin(), findings.end(), [](const Diagnostic &finding) { return finding.fix.has_value(); }));
}

/// Returns the location of the first finding of the selected cell, or the agent's file; no file if no cell is selected.
Location PortabilityPanel::currentLocation() const
{
    const Diagnostics findings = m_model.findingsAt(currentIndex());
    if (!findings.isEmpty())
        return findings.first().location;
    const AgentReport *agent = m_model.agentAt(currentIndex());
    return agent ? Location{agent->file, {}} : Location();
}

/// Returns a link to the current location; empty if no cell is selected.
QString PortabilityPanel::locationLink() const
{
    const Location place = currentLocation();
    //: Text of a link; %1 is a file, with a line and a column if they are known
    return place.file.isEmpty() ? QString() : QStringLiteral("<a href=\"open\">%1</a>").arg(tr("Open %1").arg(toString(place)).toHtmlEscaped());
}

void PortabilityPanel::openCell()
{
    const Location place = currentLocation();
    if (place.file.isEmpty())
        return;
    Q_EMIT locationChosen(place);
    Q_EMIT documentFocusRequested();
}

void PortabilityPanel::chooseFinding(const QModelIndex &index)
{
    if (const Diagnostic *finding = m_findings.rowAt(index))
        Q_EMIT locationChosen(finding->location);
}

/// Shows the number of results by outcome.
void PortabilityPanel::updateSummary()
{
    const PortabilityReport &report = m_model.report();
    const QLocale locale;
    const int passedCount = report.count(Outcome::Passed);
    const int failed = report.count(Outcome::Failed);
    //: Part of a summary. A test is a pair of an agent and a criterion. %1 is the number of passed tests, %n the number of all tests.
    QStringList parts{outcomeSymbol(Outcome::Passed) + u' ' + tr("%1 of %n test(s) passed", nullptr, passedCount + failed).arg(groupedNumber(passedCount, locale))};
    const QList<std::pair<Outcome, CountText>> others = {{Outcome::NotOptedIn, portabilitymessages::countNotOptedIn},
        {Outcome::NotApplicable, portabilitymessages::countNotApplicable}, {Outcome::NotRun, portabilitymessages::countNotRun}};
    for (const auto &[outcome, text] : others) {
        if (const int count = report.count(outcome))
            parts += outcomeSymbol(outcome) + u' ' + text(count);
    }
    QSet<QString> brokenFiles;
    for (const Diagnostic &error : report.unreadable)
        brokenFiles.insert(error.location.file);
    if (!brokenFiles.isEmpty())
        parts += tr("%n file(s) with errors", nullptr, static_cast<int>(brokenFiles.size()));
    const bool isEmpty = m_model.rowCount() == 0 && brokenFiles.isEmpty();
    m_ui->summary->setFullText(isEmpty ? QString() : parts.join(QStringLiteral("   "))); // the summary also explains the symbols, one of which is a dot
}

void PortabilityPanel::updatePage()
{
    const bool isFiltered = m_model.rowCount() > 0 && m_proxy.rowCount() == 0;
    if (isFiltered)
        m_ui->empty->setTexts(tr("No matching agents"), tr("The filter or “Only failures” hides all agents."), tr("Show all agents"));
    else
        m_ui->empty->setTexts(tr("No agents"), tr("Test results of the agents in the workspace appear here. To start, add an agent to the workspace."));
    m_ui->pages->setCurrentWidget(m_proxy.rowCount() > 0 ? static_cast<QWidget *>(m_ui->listPage) : m_ui->empty);
}

} // namespace outcrop
