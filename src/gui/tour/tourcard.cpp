// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tour/tourcard.h"

#include "core/base/localnumbers.h"
#include "gui/look/icons.h"
#include "gui/widgets/announcement.h"
#include "gui/widgets/iconlabel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>

#include <initializer_list>

namespace outcrop {

namespace {

constexpr int minLettersPerLine = 75; ///< minimum number of letters per line beside the buttons; otherwise, the text is above them
constexpr int minLines = 2;           ///< minimum height of the text in lines, so that a short text does not change the height of the card

QLabel *makeLabel(QWidget *parent, const char *name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

TourCard::TourCard(QWidget *window)
    : QFrame(window)
    , m_number(makeLabel(this, "tourNumber"))
    , m_doneIcon(new IconLabel(this))
    , m_doneLabel(makeLabel(this, "tourDone"))
    , m_title(makeLabel(this, "tourTitle"))
    , m_text(makeLabel(this, "tourText"))
    , m_skipButton(makeButton(QStringLiteral("tourSkip"), tr("Skip tour"), tr("Close the tour and restore the view. You can start the tour again from the Help menu.")))
    , m_backButton(makeButton(QStringLiteral("tourBack"), tr("Back"), tr("Go to the previous step")))
    , m_nextButton(makeButton(QStringLiteral("tourNext"), tr("Next"), tr("Go to the next step")))
    , m_showButton(makeButton(QStringLiteral("tourShow"), tr("Show me"), tr("Show this part of the window and open the document for this step")))
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    setObjectName(QStringLiteral("tourCard"));
    m_doneIcon->setObjectName(QStringLiteral("tourDoneIcon"));
    m_doneIcon->setIcon(lineIcon(QStringLiteral("success"), ColorRole::Success));
    //: Mark of a completed step of the tour
    m_doneLabel->setText(tr("Done"));
    m_doneIcon->setAccessibleName(m_doneLabel->text());
    for (QLabel *label : {m_title, m_text})
        label->setWordWrap(true);
    for (QWidget *mark : std::initializer_list<QWidget *>{m_doneIcon, m_doneLabel}) {
        QSizePolicy kept = mark->sizePolicy();
        kept.setRetainSizeWhenHidden(true); // the text keeps its height when the marks appear
        mark->setSizePolicy(kept);
        mark->hide();
    }
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setFocusProxy(m_showButton);
    layOut();
    connect(m_skipButton, &QPushButton::clicked, this, &TourCard::skipRequested);
    connect(m_backButton, &QPushButton::clicked, this, &TourCard::backRequested);
    connect(m_nextButton, &QPushButton::clicked, this, &TourCard::nextRequested);
    connect(m_showButton, &QPushButton::clicked, this, &TourCard::showRequested);
    hide();
}

QPushButton *TourCard::makeButton(const QString &name, const QString &text, const QString &help)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setToolTip(help);
    button->setAccessibleDescription(help);
    return button;
}

void TourCard::layOut()
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_number);
    head->addSpacing(8);
    head->addWidget(m_title, 1);
    head->addWidget(m_doneIcon);
    head->addWidget(m_doneLabel);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(4);
    texts->addLayout(head);
    texts->addWidget(m_text, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    for (QPushButton *button : {m_skipButton, m_backButton, m_nextButton, m_showButton})
        buttons->addWidget(button);
    m_text->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_text->setMinimumHeight(minLines * fontMetrics().lineSpacing());
    m_row->setContentsMargins(14, 8, 14, 8);
    m_row->setSpacing(14);
    m_row->addLayout(texts, 1);
    m_row->addLayout(buttons);
    m_row->setAlignment(buttons, Qt::AlignTrailing | Qt::AlignBottom);
}

void TourCard::showStep(const TourStep &step, int number, int count)
{
    const QLocale locale;
    //: Heading of the card of the guided tour; %1 is the number of the step, %2 the number of steps
    m_number->setText(tr("Guided tour: step %1 of %2").arg(groupedNumber(number, locale), groupedNumber(count, locale)));
    QFont boldFont = font();
    boldFont.setBold(true);
    m_title->setFont(boldFont);
    m_title->setText(step.title);
    m_text->setText(step.text);
    m_backButton->setEnabled(number > 1);
    m_nextButton->setText(number < count ? tr("Next") : tr("Finish"));
    m_nextButton->setToolTip(number < count ? tr("Go to the next step") : tr("Close the tour and restore the view"));
    m_nextButton->setAccessibleDescription(m_nextButton->toolTip());
    setAccessibleName(tr("%1: %2", "position in the tour: title of the step").arg(m_number->text(), step.title));
    setAccessibleDescription(step.text);
    setDone(false);
    announce();
}

void TourCard::setDone(bool isDone)
{
    if (m_doneLabel->isHidden() == !isDone)
        return;
    m_doneIcon->setVisible(isDone);
    m_doneLabel->setVisible(isDone);
    if (isDone) {
        setAccessibleDescription(m_doneLabel->text());
        announce();
    }
}

int TourCard::arrangeForWidth(int width)
{
    const int buttons = m_skipButton->sizeHint().width() + m_backButton->sizeHint().width() + m_nextButton->sizeHint().width() + m_showButton->sizeHint().width();
    const bool isWide = width - buttons >= minLettersPerLine * fontMetrics().averageCharWidth();
    m_row->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    return m_row->totalHeightForWidth(width);
}

/// Announces the card to screen readers, because it does not take the focus.
void TourCard::announce()
{
    outcrop::announce(this, accessibleName() + u'\n' + accessibleDescription());
}

void TourCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT skipRequested();
    else
        QFrame::keyPressEvent(event);
}

void TourCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(QPen(color(ColorRole::Accent, palette()), 1));
    painter.drawLine(0, 0, width(), 0);
}

} // namespace outcrop
