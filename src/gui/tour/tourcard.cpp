// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tour/tourcard.h"

#include "gui/look/icons.h"
#include "gui/widgets/announcement.h"
#include "gui/widgets/iconlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <initializer_list>

namespace outcrop {

namespace {

constexpr int lettersPerLine = 52;

QLabel *makeLabel(QWidget *parent, const char *name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    return label;
}

int coveredArea(const QRect &card, const QRect &target)
{
    const QRect covered = card & target;
    return covered.isEmpty() ? 0 : covered.width() * covered.height();
}

} // namespace

TourCard::TourCard(QWidget *window)
    : QFrame(window)
    , m_number(makeLabel(this, "tourNumber"))
    , m_doneIcon(new IconLabel(this))
    , m_done(makeLabel(this, "tourDone"))
    , m_title(makeLabel(this, "tourTitle"))
    , m_text(makeLabel(this, "tourText"))
    , m_skip(makeButton(QStringLiteral("tourSkip"), tr("Skip tour"), tr("Close the tour and restore the view. Start it again from the Help menu.")))
    , m_back(makeButton(QStringLiteral("tourBack"), tr("Back"), tr("Go to the previous step")))
    , m_next(makeButton(QStringLiteral("tourNext"), tr("Next"), tr("Go to the next step")))
    , m_show(makeButton(QStringLiteral("tourShow"), tr("Show me"), tr("Show this part of the window and open the document for this step")))
{
    setObjectName(QStringLiteral("tourCard"));
    m_doneIcon->setObjectName(QStringLiteral("tourDoneIcon"));
    m_doneIcon->setIcon(lineIcon(QStringLiteral("success"), ColorRole::Success));
    //: a completed step of the tour
    m_done->setText(tr("Done"));
    m_doneIcon->setAccessibleName(m_done->text());
    for (QLabel *label : {m_title, m_text})
        label->setWordWrap(true);
    for (QWidget *mark : std::initializer_list<QWidget *>{m_doneIcon, m_done}) {
        QSizePolicy kept = mark->sizePolicy();
        kept.setRetainSizeWhenHidden(true); // the text keeps its height when the marks appear
        mark->setSizePolicy(kept);
        mark->hide();
    }
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setFocusProxy(m_show);
    layOut();
    connect(m_skip, &QPushButton::clicked, this, &TourCard::skipRequested);
    connect(m_back, &QPushButton::clicked, this, &TourCard::backRequested);
    connect(m_next, &QPushButton::clicked, this, &TourCard::nextRequested);
    connect(m_show, &QPushButton::clicked, this, &TourCard::showRequested);
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
    head->addWidget(m_number, 1);
    head->addWidget(m_doneIcon);
    head->addWidget(m_done);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_skip);
    buttons->addStretch(1);
    for (QPushButton *button : {m_back, m_next, m_show})
        buttons->addWidget(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 12);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addSpacing(4);
    column->addLayout(buttons);
}

void TourCard::showStep(const TourStep &step, int number, int count)
{
    const QLocale locale;
    //: the position in the guided tour
    m_number->setText(tr("Guided tour: step %1 of %2").arg(locale.toString(number), locale.toString(count)));
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setText(step.title);
    m_text->setText(step.text);
    m_back->setEnabled(number > 1);
    m_next->setText(number < count ? tr("Next") : tr("Finish"));
    m_next->setToolTip(number < count ? tr("Go to the next step") : tr("Close the tour and restore the view"));
    m_next->setAccessibleDescription(m_next->toolTip());
    setAccessibleName(tr("%1: %2", "position in the tour: title of the step").arg(m_number->text(), step.title));
    setAccessibleDescription(step.text);
    setDone(false);
    fit();
    announce();
}

void TourCard::setDone(bool isDone)
{
    if (m_done->isHidden() == !isDone)
        return;
    m_doneIcon->setVisible(isDone);
    m_done->setVisible(isDone);
    if (isDone) {
        setAccessibleDescription(m_done->text());
        announce();
    }
}

/// Sets the size that the texts need.
void TourCard::fit()
{
    const int width = std::max(lettersPerLine * fontMetrics().averageCharWidth(), layout()->totalMinimumSize().width());
    setFixedSize(width, layout()->totalHeightForWidth(width));
}

void TourCard::place(const QRect &room, const QRect &target)
{
    const int start = isRightToLeft() ? room.right() - width() + 1 : room.left();
    const int end = isRightToLeft() ? room.left() : room.right() - width() + 1;
    const int bottom = room.bottom() - height() + 1;
    const QList<QPoint> corners{{end, bottom}, {start, bottom}, {end, room.top()}, {start, room.top()}};
    const auto covers = [&](const QPoint &corner) { return coveredArea(QRect(corner, size()), target); };
    if (covers(corners.at(m_corner)) > 0) {
        const auto best = std::min_element(corners.begin(), corners.end(), [&](const QPoint &left, const QPoint &right) { return covers(left) < covers(right); });
        m_corner = best - corners.begin();
    }
    move(corners.at(m_corner));
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
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void TourCard::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange && isVisible())
        fit();
}

} // namespace outcrop
