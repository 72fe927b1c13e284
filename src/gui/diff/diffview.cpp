// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/diff/diffview.h"

#include "gui/diff/difftable.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/flatbutton.h"

#include <QButtonGroup>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace outcrop {

DiffView::DiffView(QWidget *parent, const QString &name)
    : QWidget(parent)
    , m_table(new DiffTable(&m_model, this))
    , m_emptyState(new EmptyState(this))
    , m_bar(new QHBoxLayout)
    , m_pages(new QStackedLayout)
    , m_summary(new ElidedLabel(this))
    , m_previousButton(makeFlatButton(this,
          {name + QStringLiteral("Previous"), tr("Previous"), tr("Go to the previous hunk (P)"),
              QStringLiteral("move-up")}))
    , m_nextButton(makeFlatButton(this,
          {name + QStringLiteral("Next"), tr("Next"), tr("Go to the next hunk (N)"), QStringLiteral("move-down")}))
    , m_sideBySide(makeFlatButton(this,
          {name + QStringLiteral("Beside"), tr("Side by side"), tr("Show both versions side by side"),
              QStringLiteral("side-by-side")}))
    , m_unifiedButton(makeFlatButton(this,
          {name + QStringLiteral("Unified"), tr("Unified"), tr("Show removed and added lines in one column"),
              QStringLiteral("unified")}))
{
    layOut(name);
    connectBar();
    setFocusProxy(m_table);
    clearContents(tr("No versions to compare"));
}

void DiffView::layOut(const QString &name)
{
    m_table->setObjectName(name + QStringLiteral("Table"));
    m_summary->setObjectName(name + QStringLiteral("Summary"));
    m_bar->setContentsMargins(0, 0, 0, 0);
    m_bar->setSpacing(4);
    m_bar->addWidget(m_summary, 1);
    auto *group = new QButtonGroup(this);
    for (QToolButton *button : {m_previousButton, m_nextButton, m_sideBySide, m_unifiedButton})
        m_bar->addWidget(button);
    for (QToolButton *button : {m_previousButton, m_nextButton})
        button->setToolButtonStyle(Qt::ToolButtonIconOnly); // icons leave more space for the summary
    for (QToolButton *button : {m_sideBySide, m_unifiedButton}) {
        button->setCheckable(true);
        group->addButton(button);
    }
    m_sideBySide->setChecked(true);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_emptyState);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(m_bar);
    column->addLayout(m_pages, 1);
}

void DiffView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitBar();
}

/// Shows only the icons of the layout buttons if the bar is too narrow for their texts.
void DiffView::fitBar()
{
    for (const Qt::ToolButtonStyle style : {Qt::ToolButtonTextBesideIcon, Qt::ToolButtonIconOnly}) {
        for (QToolButton *button : {m_sideBySide, m_unifiedButton})
            button->setToolButtonStyle(style);
        m_bar->invalidate();
        if (m_bar->minimumSize().width() <= width())
            return;
    }
}

void DiffView::connectBar()
{
    connect(m_previousButton, &QToolButton::clicked, this, &DiffView::goToPreviousHunk);
    connect(m_nextButton, &QToolButton::clicked, this, &DiffView::goToNextHunk);
    connect(m_sideBySide, &QToolButton::clicked, this, [this] { setLayoutMode(DiffLayout::SideBySide); });
    connect(m_unifiedButton, &QToolButton::clicked, this, [this] { setLayoutMode(DiffLayout::Unified); });
    connect(&m_model, &DiffModel::chosenHunksChanged, this, [this] {
        updateBar();
        Q_EMIT chosenHunksChanged();
    });
    connect(m_table, &DiffTable::currentRowChanged, this, [this] {
        updateBar();
        if (std::exchange(m_current, currentHunk()) != m_current)
            Q_EMIT currentHunkChanged(m_current);
    });
}

void DiffView::setDiff(const ShownDiff &diff)
{
    m_model.setDiff(diff);
    m_table->updateRows();
    if (diff.hunks.isEmpty())
        m_emptyState->setTexts(tr("No differences"), tr("The versions are identical."));
    m_pages->setCurrentWidget(diff.hunks.isEmpty() ? static_cast<QWidget *>(m_emptyState) : m_table);
    goToHunk(0);
    updateBar();
}

void DiffView::clearContents(const QString &title, const QString &text)
{
    m_model.setDiff({});
    m_emptyState->setTexts(title, text);
    m_pages->setCurrentWidget(m_emptyState);
    updateBar();
}

void DiffView::setLayoutMode(DiffLayout layout)
{
    (layout == DiffLayout::SideBySide ? m_sideBySide : m_unifiedButton)->setChecked(true);
    if (layout == m_model.layoutMode())
        return;
    const int hunk = currentHunk();
    m_model.setLayoutMode(layout);
    m_table->updateRows();
    goToHunk(hunk);
    Q_EMIT layoutModeChanged();
}

int DiffView::currentHunk() const
{
    return m_table->currentHunk();
}

void DiffView::goToHunk(int hunk)
{
    m_table->goToHunk(hunk);
}

void DiffView::goToNextHunk()
{
    goToHunk(m_table->adjacentHunk(1));
}

void DiffView::goToPreviousHunk()
{
    goToHunk(m_table->adjacentHunk(-1));
}

void DiffView::addToBar(QWidget *control)
{
    m_bar->addWidget(control);
}

/// Updates the summary line and enables the buttons.
void DiffView::updateBar()
{
    const auto hunks = static_cast<int>(m_model.diff().hunks.size());
    QString summary = tr("%n hunk(s)", nullptr, hunks);
    //: Summary above a diff; %1 is `2 hunks`, %2 the number of removed lines, %3 the number of added lines
    summary = hunks == 0 ? QString() : tr("%1: −%2 +%3 lines").arg(summary).arg(m_model.removedCount()).arg(m_model.addedCount());
    if (hunks > 0 && m_model.areHunksCheckable()) //: Summary above a diff; %1 is the summary without the selection, %n the number of selected hunks
        summary = tr("%1, %n selected", nullptr, static_cast<int>(m_model.chosenHunks().size())).arg(summary);
    m_summary->setFullText(summary);
    m_previousButton->setEnabled(m_table->adjacentHunk(-1) >= 0);
    m_nextButton->setEnabled(m_table->adjacentHunk(1) >= 0);
    m_sideBySide->setEnabled(hunks > 0);
    m_unifiedButton->setEnabled(hunks > 0);
}

} // namespace outcrop
