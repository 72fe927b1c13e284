// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/rules/rulespanel.h"

#include "ui_rulespanel.h"

#include "gui/look/icons.h"
#include "gui/widgets/announcement.h"
#include "gui/widgets/flowlayout.h"
#include "gui/widgets/icondelegate.h"
#include "gui/widgets/valuetableview.h"
#include "models/base/roles.h"
#include "models/rules/ruletext.h"

#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QStyleOptionHeader>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int minNameCharacters = 28; ///< minimum width of the name column; other columns are hidden to keep it
constexpr int maxNamePercent = 70;    ///< maximum width of whole names in percent of the table; longer names are elided

QIcon severityOf(const QModelIndex &index)
{
    const QVariant severity = index.data(SeverityRole);
    return severity.isValid() ? severityIcon(static_cast<Severity>(severity.toInt())) : QIcon();
}

/// Returns the width that a column's heading needs. QHeaderView::sectionSizeHint() is 0 for a hidden column.
int headingWidth(const QHeaderView &header, int column)
{
    QFont boldFont = header.font(); // the style may use a bold font for selected columns
    boldFont.setBold(true);
    QStyleOptionHeader option;
    option.initFrom(&header);
    option.text = header.model()->headerData(column, Qt::Horizontal).toString();
    option.fontMetrics = QFontMetrics(boldFont);
    return header.style()->sizeFromContents(QStyle::CT_HeaderSection, &option, QSize(), &header).width();
}

Diagnostics findingsOf(const CheckedTextReport &report)
{
    Diagnostics all = report.remarks;
    for (const RuleResult &result : report.results)
        all += result.findings;
    sortByLocation(all);
    return all;
}

} // namespace

RulesPanel::RulesPanel(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::RulesPanel>())
{
    m_ui->setupUi(this);
    setUpTree();
    setUpFindings();
    setUpInjection();
    setUpExportMenu();
    connectBar();
    setFocusProxy(m_ui->rulesTree);
    clearContents();
}

RulesPanel::~RulesPanel() = default;

void RulesPanel::setUpTree()
{
    m_proxy.setSourceModel(&m_model);
    m_ui->rulesTree->setModel(&m_proxy);
    m_ui->rulesTree->setItemDelegate(new IconDelegate(static_cast<int>(RuleColumn::Name), severityOf, this));
    QHeaderView *header = m_ui->rulesTree->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(static_cast<int>(RuleColumn::Name), QHeaderView::Stretch);
    m_ui->rulesPage->setStretchFactor(0, 1);
    m_ui->rulesPage->setStretchFactor(1, 1);
    m_ui->rulesTree->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    m_ui->ruleTabs->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    m_ui->rulesPage->setSizes({5000, 5000}); // relative widths of the rules and their details
    m_ui->rulesTree->viewport()->installEventFilter(this);
    connect(m_ui->rulesTree->selectionModel(), &QItemSelectionModel::currentChanged, this, &RulesPanel::updateDetail);
    connect(m_ui->rulesTree, &QTreeView::activated, this, &RulesPanel::goToRule);
}

/// Hides columns of a narrow table, so that names are not elided. The detail beside the table shows all of them.
void RulesPanel::fitColumns()
{
    const QAbstractItemView *rules = m_ui->rulesTree; // its size hints are public
    int rest = rules->viewport()->width();
    const int names = std::min(rules->sizeHintForColumn(static_cast<int>(RuleColumn::Name)), rest * maxNamePercent / 100);
    const int neededWidth = std::max(names, fontMetrics().averageCharWidth() * minNameCharacters);
    for (const RuleColumn column : {RuleColumn::Severity, RuleColumn::Result, RuleColumn::Examples, RuleColumn::Check}) {
        const int index = static_cast<int>(column);
        rest -= std::max(rules->sizeHintForColumn(index), headingWidth(*m_ui->rulesTree->header(), index));
        m_ui->rulesTree->setColumnHidden(index, rest < neededWidth);
    }
}

bool RulesPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == m_ui->rulesTree->viewport())
        fitColumns();
    return QWidget::eventFilter(watched, event);
}

void RulesPanel::setUpFindings()
{
    m_ui->ruleFindings->setModel(&m_findings);
    m_ui->ruleFindings->setItemDelegate(new IconDelegate(0, severityOf, this));
    m_ui->ruleFindings->setColumnHidden(static_cast<int>(DiagnosticColumn::File), true); // all findings are in one file
    QHeaderView *header = m_ui->ruleFindings->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(static_cast<int>(DiagnosticColumn::Message), QHeaderView::Stretch);
    connect(m_ui->ruleFindings, &QTreeView::clicked, this, &RulesPanel::chooseFinding);
    connect(m_ui->ruleFindings, &QTreeView::activated, this, [this](const QModelIndex &index) {
        chooseFinding(index);
        Q_EMIT documentFocusRequested();
    });
}

void RulesPanel::setUpInjection()
{
    setUpValueTable(m_ui->injectionTable, &m_injectedRules);
    m_ui->injectionBar->setStretch(1, 1); // the text takes the remaining width, and the type list keeps its width
    connect(m_ui->promptTypes, &QComboBox::currentIndexChanged, this, &RulesPanel::updateInjection);
    connect(m_ui->injectionTable, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (const ValueRow *row = m_injectedRules.rowAt(index))
            showRule(row->key);
    });
}

void RulesPanel::setUpExportMenu()
{
    auto *formats = new QMenu(m_ui->saveRuleReport);
    const QList<std::pair<RuleReportFormat, QString>> kinds = {{RuleReportFormat::PlainText, tr("As &Text…")}, {RuleReportFormat::JsonText, tr("As &JSON…")},
        {RuleReportFormat::Sarif, tr("As &SARIF 2.1.0, for Code Scanning…")}, {RuleReportFormat::JUnit, tr("As J&Unit, for CI…")}};
    for (const auto &[format, text] : kinds)
        connect(formats->addAction(text), &QAction::triggered, this, [this, format = format] { Q_EMIT reportRequested(format); });
    m_ui->saveRuleReport->setMenu(formats);
}

void RulesPanel::connectBar()
{
    FlowLayout::replaceRow(m_ui->column, m_ui->bar); // the filter is unreadable if it shares a narrow row with all buttons
    m_ui->rulesFilter->addAction(lineIcon(QStringLiteral("filter"), ColorRole::Muted), QLineEdit::LeadingPosition);
    m_ui->stopCheck->setIcon(lineIcon(QStringLiteral("stop")));
    m_ui->stopCheck->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_ui->rulesFilter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_proxy.setFilterText(text);
        m_ui->rulesTree->expandAll();
        updatePage();
    });
    connect(m_ui->onlyTrouble, &QToolButton::toggled, this, [this](bool showsOnlyTrouble) {
        m_proxy.setShowsOnlyProblems(showsOnlyTrouble);
        m_ui->rulesTree->expandAll();
        updatePage();
    });
    for (const QToolButton *check : {m_ui->checkDocument, m_ui->checkAnswer})
        connect(check, &QToolButton::clicked, this, [this] { m_isResultAwaited = true; });
    connect(m_ui->checkDocument, &QToolButton::clicked, this, &RulesPanel::documentCheckRequested);
    connect(m_ui->checkAnswer, &QToolButton::clicked, this, &RulesPanel::responseCheckRequested);
    connect(m_ui->stopCheck, &QToolButton::clicked, this, &RulesPanel::stopRequested);
    connect(m_ui->rulesEmpty, &EmptyState::actionTriggered, this, [this] {
        m_ui->rulesFilter->clear();
        m_ui->onlyTrouble->setChecked(false);
    });
}

void RulesPanel::setRules(const RuleSet &rules, const QList<ExampleResult> &examples)
{
    m_hasWorkspace = true;
    m_rules = rules;
    m_examples = examples;
    updateTree();
    fitColumns();
}

void RulesPanel::clearContents()
{
    m_hasWorkspace = false;
    m_ui->rulesFilter->clear();
    m_rules = {};
    m_examples.clear();
    setInjections({});
    clearReport();
}

void RulesPanel::setDocument(const QString &path)
{
    m_document = path;
    updateButtons();
}

void RulesPanel::updateButtons()
{
    const bool hasRules = m_hasWorkspace && !m_rules.rules.isEmpty();
    m_ui->checkDocument->setEnabled(hasRules && !m_document.isEmpty());
    m_ui->checkAnswer->setEnabled(hasRules);
    m_ui->askModel->setEnabled(hasRules);
    m_ui->stopCheck->setEnabled(m_isChecking);
    m_ui->saveRuleReport->setEnabled(m_report && !m_isChecking);
}

void RulesPanel::updateTree()
{
    m_model.setTree(rulesTree(m_rules, m_examples, m_report ? &*m_report : nullptr));
    if (!std::exchange(m_isInitialized, m_model.rowCount() > 0) && m_model.rowCount() > 0) {
        m_ui->rulesTree->expandAll();
        m_ui->rulesTree->setCurrentIndex(m_proxy.index(0, 0, m_proxy.index(0, 0)));
    }
    updateDetail();
    updateButtons();
    updateSummary();
    updatePage();
}

void RulesPanel::showCheckStarted(const CheckedSubject &subject)
{
    m_isChecking = true;
    m_error.clear();
    updateButtons();
    //: Status of a check; %1 is a file, or "the response"
    m_ui->rulesSummary->setFullText(tr("Checking %1…").arg(subject.title));
}

void RulesPanel::setReport(const CheckedSubject &subject, const CheckedTextReport &report)
{
    const bool isFirst = !m_report;
    const int findingsBefore = m_findings.rowCount();
    m_isChecking = false;
    m_subject = subject;
    m_report = report;
    m_findings.setRows(findingsOf(report));
    updateTree();
    if (isFirst)
        m_ui->ruleTabs->setCurrentWidget(m_ui->ruleFindings);
    const bool isAwaited = std::exchange(m_isResultAwaited, false);
    if (isAwaited || isFirst || m_findings.rowCount() != findingsBefore) // a repeated check with an equal number of findings is not announced
        announce(m_ui->rulesSummary, m_ui->rulesSummary->text());
}

void RulesPanel::showCheckFinished(const QString &reason)
{
    m_isChecking = false;
    m_isResultAwaited = false;
    m_error = reason;
    updateButtons();
    updateSummary();
    if (!reason.isEmpty())
        announce(m_ui->rulesSummary, reason);
}

void RulesPanel::clearReport()
{
    m_report.reset();
    m_findings.setRows({});
    showCheckFinished({});
    updateTree();
}

bool RulesPanel::asksModel() const
{
    return m_ui->askModel->isChecked();
}

void RulesPanel::updateSummary()
{
    if (m_isChecking)
        return;
    QString text = m_error;
    if (text.isEmpty() && m_report)
        //: Summary of a check; %1 is a file, or "the response", %2 is the result of the check
        text = tr("%1: %2").arg(m_subject.title, checkSummary(*m_report));
    else if (text.isEmpty() && m_hasWorkspace)
        text = tr("%n rule(s)", nullptr, static_cast<int>(m_rules.rules.size()));
    m_ui->rulesSummary->setFullText(text);
    //: Tab with the findings of the last check; %1 is their number
    m_ui->ruleTabs->setTabText(m_ui->ruleTabs->indexOf(m_ui->ruleFindings), m_report ? tr("Findings (%1)").arg(m_findings.rowCount()) : tr("Findings"));
}

const RuleItem *RulesPanel::currentItem() const
{
    const QModelIndex index = m_proxy.mapToSource(m_ui->rulesTree->currentIndex());
    return index.isValid() ? m_model.itemAt(index.siblingAtColumn(0)) : nullptr;
}

void RulesPanel::updateDetail()
{
    const RuleItem *item = currentItem();
    const QString text = item ? ruleDetail(*item) : QString();
    if (std::exchange(m_detail, text) != text) // setting the same text would scroll to its start
        m_ui->ruleDetail->setHtml(text);
}

void RulesPanel::updatePage()
{
    const bool isFiltered = m_model.rowCount() > 0 && m_proxy.rowCount() == 0;
    if (isFiltered)
        m_ui->rulesEmpty->setTexts(tr("No matching rules"), tr("The filter or “Only failures” hides all rules."), tr("Show all rules"));
    else
        m_ui->rulesEmpty->setTexts(tr("No rules"),
            tr("Rules and the findings of their checks appear here. Define rules in config/prompt_rules.yaml, each with a description, a validation type and a severity."));
    m_ui->pages->setCurrentWidget(m_proxy.rowCount() > 0 ? static_cast<QWidget *>(m_ui->rulesPage) : m_ui->rulesEmpty);
}

void RulesPanel::showRule(const QString &rule)
{
    const QModelIndex index = m_proxy.mapFromSource(m_model.indexOf(rule));
    if (!index.isValid())
        return;
    m_ui->rulesTree->setCurrentIndex(index);
    m_ui->ruleTabs->setCurrentWidget(m_ui->ruleDetail);
}

/// Goes to the definition of the rule, on Enter or a double click.
void RulesPanel::goToRule()
{
    const RuleItem *item = currentItem();
    if (!item || !item->rule)
        return;
    Q_EMIT locationChosen(item->rule->location);
    Q_EMIT documentFocusRequested();
}

void RulesPanel::chooseFinding(const QModelIndex &index)
{
    const Diagnostic *finding = m_findings.rowAt(index);
    if (!finding)
        return;
    if (m_subject.isResponse)
        Q_EMIT responseRangeChosen(finding->location.range);
    else
        Q_EMIT locationChosen(finding->location);
}

void RulesPanel::setInjections(const QList<ShownInjection> &injections)
{
    QStringList types;
    for (const ShownInjection &injection : injections)
        types += injection.type;
    m_injections = injections;
    const QString chosen = m_ui->promptTypes->currentText();
    {
        const QSignalBlocker blocker(m_ui->promptTypes);
        m_ui->promptTypes->clear();
        m_ui->promptTypes->addItems(types);
        m_ui->promptTypes->setCurrentIndex(types.isEmpty() ? -1 : static_cast<int>(std::max<qsizetype>(0, types.indexOf(chosen))));
        m_ui->promptTypes->setEnabled(!types.isEmpty());
    }
    updateInjection();
}

void RulesPanel::updateInjection()
{
    const int row = m_ui->promptTypes->currentIndex();
    const bool isKnown = row >= 0 && row < m_injections.size();
    m_injectedRules.setTable(isKnown ? injectionTable(m_injections.at(row)) : ValueTable());
    m_ui->injectionText->setText(isKnown
            ? injectionText(m_injections.at(row))
            : tr("No prompt templates. Define templates in config/hybrid_prompt_templates.yaml."));
}

} // namespace outcrop
