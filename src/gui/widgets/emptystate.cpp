// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/emptystate.h"

#include "gui/look/quotedtext.h"

#include <QAccessibleWidget>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

namespace outcrop {
namespace {

/// Returns an accessible interface with another role, because the role of a scroll area, `Client`, does not describe the content.
QAccessibleInterface *emptyStateInterface(const QString &, QObject *object)
{
    auto *state = qobject_cast<EmptyState *>(object);
    return state ? new QAccessibleWidget(state, QAccessible::Grouping) : nullptr;
}

/// Registers the accessible interface of empty states, once.
void makeEmptyStatesAccessible()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(emptyStateInterface);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace

EmptyState::EmptyState(QWidget *parent)
    : QScrollArea(parent)
    , m_content(new QWidget)
    , m_title(new QLabel(m_content))
    , m_text(new QLabel(m_content))
    , m_actionButton(new QPushButton(m_content))
{
    makeEmptyStatesAccessible();
    setBackgroundRole(QPalette::Base);
    setFrameShape(QFrame::NoFrame);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    QFont boldFont = m_title->font();
    boldFont.setBold(true);
    m_title->setFont(boldFont);
    m_text->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel *label : {m_title, m_text}) {
        label->setTextFormat(Qt::PlainText); // errors quote names and texts of the user
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    }
    layOut();
    m_actionButton->hide(); // hidden until setTexts() names an action
    setWidget(m_content);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int maximum) {
        setFocusPolicy(maximum > 0 ? Qt::StrongFocus : Qt::NoFocus); // with the focus, the keyboard can scroll the view
    });
    connect(m_actionButton, &QPushButton::clicked, this, &EmptyState::actionTriggered);
}

void EmptyState::layOut()
{
    auto *column = new QVBoxLayout(m_content);
    column->setSpacing(6);
    column->addStretch(2);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addSpacing(4);
    column->addWidget(m_actionButton, 0, Qt::AlignHCenter);
    column->addStretch(3);
}

void EmptyState::setTexts(const QString &title, const QString &text, const QString &action)
{
    m_title->setText(quotedText(title));
    m_text->setText(quotedText(text));
    setAccessibleName(m_title->text());
    m_actionButton->setText(action);
    m_actionButton->setVisible(!action.isEmpty());
}

QSize EmptyState::sizeHint() const
{
    return m_content->sizeHint();
}

/// Returns a small minimum width, because the margins depend on the width and must not limit it.
QSize EmptyState::minimumSizeHint() const
{
    return {std::min(160, m_content->minimumSizeHint().width()), m_content->minimumSizeHint().height()};
}

/// Limits the line length for readability.
void EmptyState::resizeEvent(QResizeEvent *event)
{
    const int readableWidth = 60 * fontMetrics().averageCharWidth();
    const int side = std::max(16, (width() - readableWidth) / 2);
    m_content->layout()->setContentsMargins(side, 12, side, 12);
    QScrollArea::resizeEvent(event);
}

} // namespace outcrop
