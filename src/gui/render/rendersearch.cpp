// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/rendersearch.h"

#include "gui/look/icons.h"
#include "gui/text/rendertextview.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStringMatcher>
#include <QToolButton>

namespace outcrop {

namespace {

/// Maximum number of matches to find; if it is reached, the label shows "At least".
constexpr qsizetype maxMatches = 10'000;

} // namespace

RenderSearch::RenderSearch(QWidget *parent)
    : QFrame(parent), m_findLine(new QLineEdit(this)), m_count(new QLabel(this)), m_caseButton(new QToolButton(this))
{
    m_findLine->setPlaceholderText(tr("Find in this tab"));
    m_findLine->setAccessibleName(m_findLine->placeholderText());
    m_findLine->setClearButtonEnabled(true);
    m_caseButton->setText(QStringLiteral("Aa"));
    m_caseButton->setCheckable(true);
    m_caseButton->setAutoRaise(true);
    m_caseButton->setToolTip(tr("Match case"));
    m_caseButton->setAccessibleName(m_caseButton->toolTip());
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 2, 0, 2);
    row->addWidget(m_findLine, 1);
    row->addWidget(m_count);
    row->addWidget(m_caseButton);
    QToolButton *previous = makeButton(Qt::UpArrow, tr("Previous match"));
    QToolButton *next = makeButton(Qt::DownArrow, tr("Next match"));
    auto *close = new QToolButton(this);
    close->setIcon(lineIcon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close search"));
    close->setAccessibleName(close->toolTip());
    row->addWidget(previous);
    row->addWidget(next);
    row->addWidget(close);
    connect(m_findLine, &QLineEdit::textChanged, this, [this] {
        search();
        goToNextMatch();
    });
    connect(m_caseButton, &QToolButton::toggled, this, &RenderSearch::search);
    connect(previous, &QToolButton::clicked, this, &RenderSearch::goToPreviousMatch);
    connect(next, &QToolButton::clicked, this, &RenderSearch::goToNextMatch);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    setFocusProxy(m_findLine);
    hide();
}

QToolButton *RenderSearch::makeButton(Qt::ArrowType arrow, const QString &help)
{
    auto *button = new QToolButton(this);
    button->setArrowType(arrow);
    button->setAutoRaise(true);
    button->setToolTip(help);
    button->setAccessibleName(help);
    return button;
}

void RenderSearch::setText(RenderTextView *text)
{
    if (m_text && m_text != text)
        m_text->markMatches({});
    m_text = text;
    m_searched = 0;
    refresh();
}

void RenderSearch::refresh()
{
    if (isVisible() && m_text && m_text->shownText()->id != m_searched)
        search();
}

void RenderSearch::open()
{
    if (!m_text)
        return;
    show();
    m_findLine->setFocus(Qt::ShortcutFocusReason);
    m_findLine->selectAll();
    search();
}

void RenderSearch::clearContents()
{
    hide();
    m_findLine->clear();
}

void RenderSearch::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return hide();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return event->modifiers().testFlag(Qt::ShiftModifier) ? goToPreviousMatch() : goToNextMatch();
    QFrame::keyPressEvent(event);
}

void RenderSearch::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    if (!m_text)
        return;
    m_text->markMatches({});
    m_text->setFocus(Qt::OtherFocusReason);
}

/// Finds the matches in one pass, up to the maximum. The text is short enough for the GUI thread, see the benchmark.
void RenderSearch::search()
{
    m_matches.clear();
    m_current = -1;
    if (!m_text)
        return showCount();
    m_searched = m_text->shownText()->id;
    const qsizetype length = m_findLine->text().size();
    const QStringMatcher matcher(m_findLine->text(), m_caseButton->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive);
    qsizetype at = length > 0 ? matcher.indexIn(m_text->text()) : -1;
    for (; at >= 0 && m_matches.size() < maxMatches; at = matcher.indexIn(m_text->text(), at + length))
        m_matches += {at, length};
    m_text->markMatches(m_matches);
    showCount();
}

void RenderSearch::goToNextMatch()
{
    const qsizetype from = m_text ? m_text->cursorOffset() : 0;
    qsizetype match = 0;
    while (match < m_matches.size() && (m_matches.at(match).first < from || match == m_current))
        ++match;
    goToMatch(match < m_matches.size() ? match : 0);
}

void RenderSearch::goToPreviousMatch()
{
    const qsizetype from = m_text ? m_text->cursorOffset() : 0;
    qsizetype match = m_matches.size() - 1;
    while (match >= 0 && (m_matches.at(match).first >= from || match == m_current))
        --match;
    goToMatch(match >= 0 ? match : m_matches.size() - 1);
}

/// Moves the cursor to the start of the match, so that the next search continues from there.
void RenderSearch::goToMatch(qsizetype match)
{
    if (m_matches.isEmpty() || !m_text)
        return;
    m_current = match;
    m_text->goTo(m_matches.at(match).first);
    showCount();
}

void RenderSearch::showCount()
{
    const int count = static_cast<int>(m_matches.size());
    if (m_findLine->text().isEmpty())
        m_count->clear();
    else if (m_current >= 0)
        //: Status of the search; %1 is the number of the selected match, %2 the number of matches
        m_count->setText(tr("%1 of %2").arg(m_current + 1).arg(count));
    else
        m_count->setText(count == maxMatches ? tr("At least %1 matches").arg(count) : tr("%n match(es)", nullptr, count));
}

} // namespace outcrop
