// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/gotobar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

namespace outcrop {

GoToBar::GoToBar(QWidget *parent) : QFrame(parent), m_line(new QLineEdit(this)), m_status(new QLabel(this))
{
    setObjectName(QStringLiteral("goToBar"));
    m_line->setObjectName(QStringLiteral("goToPlace"));
    m_line->setAccessibleName(tr("Line number or position"));
    m_line->setMaximumWidth(fontMetrics().averageCharWidth() * 20);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    auto *label = new QLabel(tr("&Go to line"), this);
    label->setBuddy(m_line);
    row->addWidget(label);
    row->addWidget(m_line);
    row->addWidget(m_status, 1);
    connect(m_line, &QLineEdit::returnPressed, this, &GoToBar::goToEnteredLine);
    hide();
}

void GoToBar::open(int line, int lines)
{
    m_lineCount = lines;
    m_line->setText(QString::number(line));
    m_status->setText(tr("1 to %1, or line:column").arg(lines));
    show();
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void GoToBar::goToEnteredLine()
{
    const QStringList parts = m_line->text().split(u':');
    bool isValid = false;
    const int line = parts.value(0).trimmed().toInt(&isValid);
    if (!isValid || line < 1)
        return m_status->setText(tr("Type a number from 1 to %1.").arg(m_lineCount));
    Q_EMIT locationChosen(std::min(line, m_lineCount), std::max(1, parts.value(1).trimmed().toInt()));
    hide();
}

void GoToBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QFrame::keyPressEvent(event);
}

void GoToBar::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    Q_EMIT closed();
}

} // namespace outcrop
