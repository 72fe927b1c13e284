// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/comparedlosses.h"

#include "gui/live/sourceoffsets.h"
#include "gui/look/icons.h"
#include "gui/look/isolatedtext.h"
#include "gui/render/ledgerdelegate.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/emptystate.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QLocale>
#include <QStackedWidget>
#include <QToolButton>

namespace outcrop {

ComparedLosses::ComparedLosses(QWidget *parent)
    : QWidget(parent)
    , m_backButton(new QToolButton(this))
    , m_summary(new ElidedLabel(this))
    , m_pages(new QStackedWidget(this))
    , m_list(new QListView(this))
    , m_emptyState(new EmptyState(this))
{
    m_backButton->setObjectName(QStringLiteral("backToComparison"));
    m_backButton->setIcon(lineIcon(QStringLiteral("back")));
    m_backButton->setText(tr("Back to comparison"));
    m_backButton->setToolTip(tr("Show the texts of the compared providers (Esc)"));
    m_backButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_backButton, &QToolButton::clicked, this, &ComparedLosses::backRequested);
    m_summary->setObjectName(QStringLiteral("comparedLossesSummary"));
    m_summary->setElideMode(Qt::ElideRight);
    auto *header = new QHBoxLayout;
    header->addWidget(m_backButton);
    header->addWidget(m_summary, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(header);
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_emptyState);
    column->addWidget(m_pages, 1);
    setUpList();
    m_emptyState->setObjectName(QStringLiteral("comparedLossesEmpty"));
}

void ComparedLosses::setUpList()
{
    m_changes.setSourceModel(&m_ledger);
    m_list->setObjectName(QStringLiteral("comparedLosses"));
    m_list->setAccessibleName(tr("Loss ledger"));
    m_list->setModel(&m_changes);
    m_list->setItemDelegate(new LedgerDelegate(m_list));
    m_list->setWordWrap(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setResizeMode(QListView::Adjust);
    connect(m_list, &QAbstractItemView::activated, this, &ComparedLosses::chooseEntry);
    connect(m_list, &QAbstractItemView::clicked, this, &ComparedLosses::chooseEntry);
}

void ComparedLosses::showRender(const ComparedRender &render)
{
    m_provider = render.numbers.provider;
    m_bundle = render.bundle;
    m_ledger.setRows(render.ledger);
    const QString counts = lossCountText(render.ledger, QLocale());
    //: Summary of the losses; %1 is the name of a provider, %2 are counts such as `4 dropped, 1 moved`
    m_summary->setFullText(isolatedText(counts.isEmpty() ? m_provider : tr("%1: %2").arg(m_provider, counts)));
    m_list->setAccessibleName(tr("Loss ledger for %1").arg(m_provider));
    const bool isEmpty = m_changes.rowCount() == 0;
    m_emptyState->setTexts(tr("No losses"), tr("Parts that are lost, changed or added for %1 appear here. Every part of this prompt is sent as written.").arg(m_provider));
    m_pages->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_emptyState) : m_list);
    setFocusProxy(isEmpty ? static_cast<QWidget *>(m_backButton) : m_list);
}

void ComparedLosses::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT backRequested();
    else
        QWidget::keyPressEvent(event);
}

void ComparedLosses::chooseEntry(const QModelIndex &index)
{
    const LedgerEntry *entry = m_ledger.rowAt(m_changes.mapToSource(index));
    if (!entry || !m_bundle)
        return;
    if (const std::optional<Origin> source = sourceOf(*entry, *m_bundle))
        Q_EMIT lossSourceChosen(*source);
}

} // namespace outcrop
