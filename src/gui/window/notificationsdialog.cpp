// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/notificationsdialog.h"

#include "gui/look/quotedtext.h"
#include "gui/widgets/messagearea.h"
#include "gui/widgets/rowtable.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace outcrop {

NotificationsDialog::NotificationsDialog(MessageArea &messages, QWidget *parent)
    : QDialog(parent), m_messages(messages), m_emptyLabel(new QLabel(tr("The notifications of this window appear here and remain listed after you close them."), this))
{
    setObjectName(QStringLiteral("notificationsDialog"));
    setWindowTitle(tr("Notifications"));
    layOut();
    fill();
    connect(&messages, &MessageArea::historyChanged, this, &NotificationsDialog::fill);
    resize(760, 360);
}

void NotificationsDialog::layOut()
{
    m_model.setHorizontalHeaderLabels({tr("Time"), tr("Type"), tr("Message"), tr("Details")});
    m_emptyLabel->setWordWrap(true);
    QTreeView *table = makeRowTable(this, &m_model, {QStringLiteral("notifications"), tr("Notifications"), 3});
    addTableCopying(table);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_clearButton = buttons->addButton(tr("Clear list"), QDialogButtonBox::ActionRole);
    m_clearButton->setObjectName(QStringLiteral("clearNotifications"));
    m_clearButton->setAutoDefault(false);
    connect(m_clearButton, &QPushButton::clicked, &m_messages, &MessageArea::clearHistory);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_emptyLabel);
    column->addWidget(table, 1);
    column->addWidget(buttons);
}

void NotificationsDialog::fill()
{
    m_model.removeRows(0, m_model.rowCount());
    const QList<ShownNotice> &history = m_messages.history();
    for (const ShownNotice &shownNotice : history) {
        QList<QStandardItem *> cells;
        for (const QString &text : {QLocale().toString(shownNotice.time, QLocale::ShortFormat), noticeKindTitle(shownNotice.notice.kind), quotedText(shownNotice.notice.title), quotedText(shownNotice.notice.details)}) {
            auto *cell = new QStandardItem(text);
            cell->setEditable(false);
            cell->setToolTip(text);
            cells += cell;
        }
        m_model.appendRow(cells);
    }
    m_emptyLabel->setVisible(history.isEmpty());
    m_clearButton->setEnabled(!history.isEmpty());
}

} // namespace outcrop
