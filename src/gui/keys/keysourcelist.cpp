// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/keys/keysourcelist.h"

#include "gui/keys/keyslook.h"
#include "gui/look/icons.h"
#include "gui/widgets/icondelegate.h"
#include "gui/widgets/rowtable.h"

#include <QGridLayout>
#include <QPushButton>

namespace outcrop {

namespace {

constexpr int shownRows = 4; ///< number of visible rows, including the header

} // namespace

KeySourceList::KeySourceList(QWidget *parent)
    : QGroupBox(tr("Search order of key sources"), parent)
    , m_list(makeRowTable(this, &m_sources, {QStringLiteral("keyPlaces"), tr("Search order of key sources")}))
    , m_upButton(addButton(QStringLiteral("placeUp"), tr("Move up"), tr("Move this source up in the search order"),
          QStringLiteral("move-up")))
    , m_downButton(addButton(QStringLiteral("placeDown"), tr("Move down"), tr("Move this source down in the search order"),
          QStringLiteral("move-down")))
{
    m_list->setFrameShape(QFrame::StyledPanel);
    m_list->setMinimumHeight(shownRows * fontMetrics().lineSpacing() + 12);
    m_list->setItemDelegate(new IconDelegate(static_cast<int>(KeySourceColumn::State), rowAvailabilityIcon, this));
    auto *grid = new QGridLayout(this);
    grid->addWidget(m_list, 0, 0, 3, 1);
    grid->addWidget(m_upButton, 0, 1);
    grid->addWidget(m_downButton, 1, 1);
    grid->setRowStretch(2, 1);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &KeySourceList::updateButtons);
    connect(m_upButton, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_downButton, &QPushButton::clicked, this, [this] { move(1); });
    updateButtons();
}

QPushButton *KeySourceList::addButton(const QString &name, const QString &text, const QString &help, const QString &icon)
{
    auto *button = new QPushButton(lineIcon(icon), text, this);
    button->setObjectName(name);
    button->setToolTip(help);
    button->setAutoDefault(false);
    return button;
}

void KeySourceList::setSources(const QList<KeySourceRow> &sources)
{
    m_sources.setRows(sources);
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_sources.index(0, 0));
    updateButtons();
}

void KeySourceList::updateButtons()
{
    const int row = m_list->currentIndex().row();
    m_upButton->setEnabled(row > 0);
    m_downButton->setEnabled(row >= 0 && row + 1 < m_sources.rowCount());
}

void KeySourceList::move(int distance)
{
    QList<KeySourceRow> stores = m_sources.rows();
    const int row = m_list->currentIndex().row();
    stores.swapItemsAt(row, row + distance);
    m_sources.setRows(stores);
    m_list->setCurrentIndex(m_sources.index(row + distance, 0));
    QList<int> order;
    for (const KeySourceRow &store : std::as_const(stores))
        order += store.id;
    Q_EMIT orderChanged(order);
}

} // namespace outcrop
