// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/problems/problemspanel.h"

#include "ui_problemspanel.h"

#include "gui/look/icons.h"
#include "gui/widgets/severitydelegate.h"
#include "gui/widgets/wordwrapdelegate.h"
#include "models/base/problemcount.h"

#include <QHeaderView>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int minFileWidth = 80;  ///< width of the column of paths in a narrow panel, in pixels
constexpr int maxFileWidth = 170; ///< width of the column of paths in a wide panel, in pixels

} // namespace

ProblemsPanel::ProblemsPanel(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::ProblemsPanel>()), m_fileWidth(maxFileWidth)
{
    m_ui->setupUi(this);
    m_proxy.setSourceModel(&m_model);
    setUpList();
    setUpToggle(m_ui->errors, Severity::Error);
    setUpToggle(m_ui->warnings, Severity::Warning);
    setUpToggle(m_ui->notes, Severity::Note);
    connectList();
    updateCounts();
    updatePage();
    setFocusProxy(m_ui->list);
}

ProblemsPanel::~ProblemsPanel() = default;

void ProblemsPanel::setUpList()
{
    m_ui->list->setModel(&m_proxy);
    m_ui->list->setItemDelegate(new SeverityDelegate(this));
    for (const DiagnosticColumn column : {DiagnosticColumn::Message, DiagnosticColumn::File}) // a shortened message or path is useless
        m_ui->list->setItemDelegateForColumn(static_cast<int>(column), new WordWrapDelegate(*m_ui->list, static_cast<int>(column)));
    m_ui->list->sortByColumn(static_cast<int>(DiagnosticColumn::Severity), Qt::AscendingOrder);
    QHeaderView *header = m_ui->list->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(static_cast<int>(DiagnosticColumn::Message), QHeaderView::Stretch);
    for (const DiagnosticColumn column : {DiagnosticColumn::Severity, DiagnosticColumn::Line})
        header->setSectionResizeMode(static_cast<int>(column), QHeaderView::ResizeToContents);
    header->resizeSection(static_cast<int>(DiagnosticColumn::File), m_fileWidth);
    header->resizeSection(static_cast<int>(DiagnosticColumn::Code), 150);
    m_ui->filter->addAction(lineIcon(QStringLiteral("filter"), ColorRole::Muted), QLineEdit::LeadingPosition);
}

void ProblemsPanel::setUpToggle(QToolButton *toggle, Severity severity)
{
    toggle->setIcon(severityIcon(severity));
    connect(toggle, &QToolButton::toggled, this, [this, severity](bool isShown) {
        m_proxy.setSeverityVisible(severity, isShown);
        updatePage();
    });
}

void ProblemsPanel::connectList()
{
    connect(m_ui->list, &QTreeView::activated, this, [this](const QModelIndex &index) {
        choose(index);
        Q_EMIT documentFocusRequested();
    });
    connect(m_ui->list, &QTreeView::clicked, this, &ProblemsPanel::choose);
    connect(m_ui->filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_proxy.setFilterText(text);
        updatePage();
    });
    connect(m_ui->empty, &EmptyState::actionTriggered, this, &ProblemsPanel::showAllFindings);
}

void ProblemsPanel::setDiagnostics(const Diagnostics &diagnostics)
{
    m_model.setRows(diagnostics);
    updateCounts();
    updatePage();
}

/// Hides the code column in a narrow panel and limits the width of the paths, which wrap, to leave room for the message.
void ProblemsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_ui->list->setColumnHidden(static_cast<int>(DiagnosticColumn::Code), width() < 800);
    const int file = static_cast<int>(DiagnosticColumn::File);
    if (m_ui->list->header()->sectionSize(file) != m_fileWidth)
        return; // the user has set the width, so it is kept
    m_fileWidth = std::clamp(width() / 3, minFileWidth, maxFileWidth);
    m_ui->list->header()->resizeSection(file, m_fileWidth);
}

void ProblemsPanel::choose(const QModelIndex &index)
{
    if (const Diagnostic *diagnostic = m_model.rowAt(m_proxy.mapToSource(index)))
        Q_EMIT locationChosen(diagnostic->location);
}

void ProblemsPanel::updateCounts()
{
    const ProblemCount count = countProblems(m_model.rows());
    m_ui->errors->setText(tr("%n error(s)", nullptr, count.errors));
    m_ui->warnings->setText(tr("%n warning(s)", nullptr, count.warnings));
    m_ui->notes->setText(tr("%n note(s)", nullptr, count.notes));
}

void ProblemsPanel::updatePage()
{
    const bool isFiltered = m_model.rowCount() > 0 && m_proxy.rowCount() == 0;
    if (isFiltered)
        m_ui->empty->setTexts(
            tr("No matching problems"), tr("The filter or the severity buttons hide all problems."), tr("Show all problems"));
    else
        m_ui->empty->setTexts(tr("No problems"), tr("Problems in documents, in the current request and in the last export appear here."));
    m_ui->pages->setCurrentWidget(m_proxy.rowCount() > 0 ? static_cast<QWidget *>(m_ui->listPage) : m_ui->empty);
}

void ProblemsPanel::clearFilter()
{
    m_ui->filter->clear();
}

void ProblemsPanel::showAllFindings()
{
    m_ui->filter->clear();
    for (QToolButton *toggle : {m_ui->errors, m_ui->warnings, m_ui->notes})
        toggle->setChecked(true);
}

} // namespace outcrop
