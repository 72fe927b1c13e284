// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/emptystate.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace outcrop {

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_action(new QPushButton(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_text->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel *label : {m_title, m_text}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    }
    layOut();
    connect(m_action, &QPushButton::clicked, this, &EmptyState::actionTriggered);
}

void EmptyState::layOut()
{
    auto *column = new QVBoxLayout(this);
    column->setSpacing(6);
    column->addStretch(2);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addSpacing(4);
    column->addWidget(m_action, 0, Qt::AlignHCenter);
    column->addStretch(3);
}

void EmptyState::setTexts(const QString &title, const QString &text, const QString &action)
{
    m_title->setText(title);
    m_text->setText(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
}

/// Returns a small minimum width, because the margins depend on the width and must not limit it.
QSize EmptyState::minimumSizeHint() const
{
    return {std::min(160, QWidget::minimumSizeHint().width()), QWidget::minimumSizeHint().height()};
}

/// Limits the line length for readability.
void EmptyState::resizeEvent(QResizeEvent *event)
{
    const int readable = 60 * fontMetrics().averageCharWidth();
    const int side = std::max(16, (width() - readable) / 2);
    layout()->setContentsMargins(side, 12, side, 12);
    QWidget::resizeEvent(event);
}

} // namespace outcrop
