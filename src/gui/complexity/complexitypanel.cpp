// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/complexity/complexitypanel.h"

#include "core/base/textdirection.h"
#include "core/complexity/suggestions.h"
#include "gui/look/icons.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/flowlayout.h"
#include "gui/widgets/icondelegate.h"
#include "models/base/roles.h"
#include "models/base/rowtext.h"
#include "models/complexity/estimatelabels.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace outcrop {
namespace {

QIcon findingIcon(const QModelIndex &index)
{
    const QVariant severity = index.data(SeverityRole);
    return severity.isValid() ? severityIcon(static_cast<Severity>(severity.toInt())) : QIcon();
}

} // namespace

ComplexityPanel::ComplexityPanel(QWidget *parent)
    : QWidget(parent)
    , m_task(new QComboBox(this))
    , m_rateButton(addButton(QStringLiteral("askOpinion"), tr("Ask a model"), tr("Ask the selected provider to estimate the complexity of the task"),
          QStringLiteral("send")))
    , m_saveButton(addButton(QStringLiteral("keepEstimate"), tr("Record estimate"),
          tr("Record the estimate to compare it with the outcome later"),
          QStringLiteral("save")))
    , m_copyButton(addButton(QStringLiteral("copySuggestions"), tr("Copy as prompt"),
          tr("Copy the suggested subtasks as a prompt"), QStringLiteral("copy")))
    , m_summary(new ElidedLabel(this))
    , m_note(new ElidedLabel(this))
    , m_pages(new QStackedWidget(this))
    , m_tree(new QTreeView(this))
    , m_emptyState(new EmptyState(this))
{
    setUpTree();
    m_pages->addWidget(m_emptyState);
    m_pages->addWidget(m_tree);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->setSpacing(4);
    column->addLayout(makeBar());
    column->addWidget(m_summary);
    column->addWidget(m_note);
    column->addWidget(m_pages, 1);
    connectParts();
    setFocusProxy(m_tree);
    clearContents();
}

QToolButton *ComplexityPanel::addButton(const QString &name, const QString &text, const QString &help, const QString &icon)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(help);
    button->setAccessibleName(text);
    button->setAccessibleDescription(help);
    button->setIcon(lineIcon(icon));
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}

QLayout *ComplexityPanel::makeBar()
{
    m_task->setObjectName(QStringLiteral("estimatedTask"));
    m_task->setAccessibleName(tr("Task"));
    m_task->setToolTip(tr("Request or task document to estimate"));
    m_task->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_summary->setObjectName(QStringLiteral("estimateSummary"));
    m_note->setObjectName(QStringLiteral("estimateNote"));
    for (QWidget *label : {m_summary, m_note})
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *row = new FlowLayout; // texts in some languages need two lines in a small window
    row->setSpacing(4);
    for (QWidget *widget : QList<QWidget *>{m_task, m_rateButton, m_saveButton, m_copyButton})
        row->insertWidget(row->count(), widget);
    return row;
}

void ComplexityPanel::setUpTree()
{
    m_tree->setObjectName(QStringLiteral("estimateTree"));
    m_tree->setAccessibleName(tr("Estimate"));
    m_tree->setModel(&m_model);
    m_tree->setItemDelegateForColumn(static_cast<int>(EstimateColumn::Part), new IconDelegate(static_cast<int>(EstimateColumn::Part), findingIcon, this));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->header()->setStretchLastSection(true);
    auto *copy = new QAction(lineIcon(QStringLiteral("copy")), tr("Copy &Table"), m_tree);
    connect(copy, &QAction::triggered, this, &ComplexityPanel::copyTable);
    m_tree->addAction(copy);
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void ComplexityPanel::connectParts()
{
    connect(m_task, &QComboBox::currentIndexChanged, this, [this] {
        setNote({});
        Q_EMIT taskChosen();
    });
    connect(m_rateButton, &QToolButton::clicked, this, &ComplexityPanel::opinionRequested);
    connect(m_saveButton, &QToolButton::clicked, this, [this] { Q_EMIT saveRequested(m_shownEstimate->estimate); });
    connect(m_copyButton, &QToolButton::clicked, this, &ComplexityPanel::copySuggestions);
    connect(m_tree, &QTreeView::clicked, this, &ComplexityPanel::chooseLocation);
    connect(m_tree, &QTreeView::activated, this, [this](const QModelIndex &index) {
        chooseLocation(index);
        Q_EMIT documentFocusRequested();
    });
    connect(m_emptyState, &EmptyState::actionTriggered, this, &ComplexityPanel::newTaskRequested);
}

void ComplexityPanel::setTasks(const QList<TaskChoice> &tasks)
{
    if (tasks == m_choices)
        return;
    const QString before = task();
    const QSignalBlocker signalBlocker(m_task);
    m_choices = tasks;
    m_task->clear();
    for (const TaskChoice &one : tasks)
        m_task->addItem(one.title, one.path);
    m_task->setCurrentIndex(qMax(0, m_task->findData(before)));
    m_task->setEnabled(!tasks.isEmpty());
}

bool ComplexityPanel::selectTask(const QString &path)
{
    const int index = m_task->findData(path);
    const QSignalBlocker signalBlocker(m_task);
    if (index >= 0)
        m_task->setCurrentIndex(index);
    return index >= 0;
}

QString ComplexityPanel::task() const
{
    return m_task->currentData().toString();
}

void ComplexityPanel::setEstimate(const ShownEstimate &shownEstimate)
{
    const bool wasEmpty = m_model.rowCount() == 0;
    m_shownEstimate = shownEstimate;
    m_model.setTree(estimateTree(shownEstimate.estimate, shownEstimate.findings));
    m_summary->setFullText(hasErrors(shownEstimate.findings) ? tr("Cannot estimate the task. Fix the errors listed below.")
                                                     : EstimateLabels::summary(shownEstimate.estimate));
    m_summary->show();
    m_pages->setCurrentWidget(m_tree);
    if (wasEmpty) {
        m_tree->expandAll();
        m_tree->setColumnWidth(static_cast<int>(EstimateColumn::Part), 320);
        m_tree->setColumnWidth(static_cast<int>(EstimateColumn::Value), 80);
    }
    updateButtons();
}

void ComplexityPanel::showNoTask()
{
    m_shownEstimate.reset();
    m_model.setTree({});
    m_summary->setFullText({});
    m_summary->hide();
    m_emptyState->setTexts(tr("No task"),
        tr("Type a request or add a task document. The estimated complexity, the exceeded limits and the suggested subtasks "
           "appear here."),
        tr("New task"));
    m_pages->setCurrentWidget(m_emptyState);
    updateButtons();
}

void ComplexityPanel::clearContents()
{
    setTasks({});
    setNote({});
    showNoTask();
    m_emptyState->setTexts(tr("No task"), tr("Open a workspace to estimate its tasks."));
}

void ComplexityPanel::setOpinionPending(bool isPending)
{
    m_isRating = isPending;
    m_rateButton->setText(isPending ? tr("Asking…") : tr("Ask a model"));
    updateButtons();
}

void ComplexityPanel::setNote(const QString &text)
{
    m_note->setFullText(text);
    m_note->setVisible(!text.isEmpty());
}

void ComplexityPanel::updateButtons()
{
    const bool isEstimated = m_shownEstimate && !hasErrors(m_shownEstimate->findings);
    m_rateButton->setEnabled(isEstimated && !m_isRating);
    m_saveButton->setEnabled(isEstimated);
    m_copyButton->setEnabled(isEstimated);
}

void ComplexityPanel::copySuggestions() const
{
    QGuiApplication::clipboard()->setText(suggestionLines(m_shownEstimate->estimate).join(u'\n') + u'\n');
}

void ComplexityPanel::copyTable() const
{
    QStringList headers;
    for (int column = 0; column < m_model.columnCount(); ++column)
        headers += withoutIsolates(m_model.headerData(column, Qt::Horizontal).toString());
    QStringList lines{headers.join(u'\t')};
    for (QModelIndex row = m_model.index(0, 0); row.isValid(); row = m_tree->indexBelow(row))
        lines += rowsAsText({row});
    QGuiApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
}

/// Emits the location of a row. Ignores locations without a file, such as built-in thresholds.
void ComplexityPanel::chooseLocation(const QModelIndex &index)
{
    const EstimateItem *item = m_model.itemAt(index);
    if (item && !item->location.file.isEmpty())
        Q_EMIT locationChosen(item->location);
}

} // namespace outcrop
