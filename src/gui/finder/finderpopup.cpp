// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/finder/finderpopup.h"

#include "core/base/localnumbers.h"
#include "gui/finder/finderdelegate.h"
#include "gui/look/lineheight.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

namespace outcrop {

namespace {

constexpr int rowsShown = 14;
constexpr int gap = 6; ///< pixels between the parts and around them

} // namespace

FinderPopup::FinderPopup(const FinderText &words, QWidget *window)
    : QFrame(window)
    , m_noMatchesText(words.noMatchesText)
    , m_input(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_footer(new QLabel(this))
{
    setUp(words);
    layOut();
    hide();
    window->installEventFilter(this);
    m_input->installEventFilter(this);
    connect(m_input, &QLineEdit::textChanged, this, &FinderPopup::search);
    connect(m_list, &QListView::clicked, this, &FinderPopup::acceptCurrentRow);
}

void FinderPopup::setUp(const FinderText &words)
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setAccessibleName(words.name);
    m_input->setObjectName(QStringLiteral("finderLine"));
    m_input->setAccessibleName(words.name);
    m_input->setPlaceholderText(words.placeholder);
    m_list->setObjectName(QStringLiteral("finderList"));
    m_list->setAccessibleName(words.list);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new FinderDelegate(this));
    m_list->setUniformItemSizes(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_footer->setObjectName(QStringLiteral("finderFooter"));
    m_footer->setForegroundRole(QPalette::PlaceholderText);
    m_footer->setWordWrap(true);
}

void FinderPopup::layOut()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(gap, gap, gap, gap);
    column->setSpacing(gap);
    column->addWidget(m_input);
    column->addWidget(m_list, 1);
    column->addWidget(m_footer);
}

void FinderPopup::setHint(const QString &hint)
{
    m_hintText = hint;
    updateFooter();
}

void FinderPopup::open(const QString &typed)
{
    if (!isVisible())
        m_previousFocus = window()->focusWidget();
    m_input->setText(typed);
    search(typed);
    updatePosition();
    show();
    raise();
    m_input->setFocus(Qt::PopupFocusReason);
    m_input->selectAll();
}

void FinderPopup::openBelow(const QWidget &anchor, const QString &name)
{
    m_anchor = &anchor;
    m_input->setAccessibleName(name);
    open();
}

/// Returns a size within the window: for the current rows, up to a maximum, if the popup has an anchor; otherwise for the maximum number of rows.
QSize FinderPopup::preferredSize() const
{
    const QWidget *window = parentWidget();
    const int width = std::min(window->width() - 40, (m_anchor ? 84 : 90) * fontMetrics().averageCharWidth());
    const int count = m_anchor ? std::clamp(m_model.rowCount(), 3, rowsShown) : rowsShown;
    const int rows = count * (textLineHeight(fontMetrics()) + 2 * FinderDelegate::padding) + 2 * m_list->frameWidth();
    const int footer = m_footer->heightForWidth(width - 2 * (gap + frameWidth()));
    const int others = m_input->sizeHint().height() + footer + 26;
    return {width, std::min(window->height() - 80, rows + others)};
}

/// Positions the popup below its anchor, or at the top of the window.
void FinderPopup::updatePosition()
{
    const QWidget *window = parentWidget();
    const QSize size = preferredSize();
    QPoint place((window->width() - size.width()) / 2, 40);
    if (m_anchor) {
        const QPoint below = m_anchor->mapTo(window, QPoint(m_anchor->layoutDirection() == Qt::RightToLeft ? m_anchor->width() - size.width() : 0, m_anchor->height() + 2));
        place = {std::clamp(below.x(), 4, std::max(4, window->width() - size.width() - 4)), std::min(below.y(), std::max(0, window->height() - size.height() - 4))};
    }
    setGeometry(QRect(place, size));
}

void FinderPopup::search(const QString &typed)
{
    m_model.setQuery(m_searchTextSource ? m_searchTextSource(typed) : typed);
    select(0);
    updateFooter();
}

void FinderPopup::updateFooter()
{
    const int shown = m_model.rowCount();
    if (shown == 0)
        m_footer->setText(m_noMatchesText);
    else if (shown < m_model.matchCount())
        m_footer->setText(tr("Top %1 of %2 matches").arg(groupedNumber(shown, QLocale()), groupedNumber(m_model.matchCount(), QLocale())));
    else
        m_footer->setText(m_hintText);
}

bool FinderPopup::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_input && event->type() == QEvent::KeyPress)
        return handleKey(static_cast<QKeyEvent *>(event)->key());
    if (watched == m_input && event->type() == QEvent::FocusOut && window()->isActiveWindow())
        hide();
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        updatePosition();
    return QFrame::eventFilter(watched, event);
}

bool FinderPopup::handleKey(int key)
{
    switch (key) {
    case Qt::Key_Up:
        move(-1);
        return true;
    case Qt::Key_Down:
        move(1);
        return true;
    case Qt::Key_PageUp:
        move(-rowsShown);
        return true;
    case Qt::Key_PageDown:
        move(rowsShown);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        acceptCurrentRow();
        return true;
    case Qt::Key_Escape:
        close();
        return true;
    default:
        return false;
    }
}

/// Moves the selection. A single step wraps around at the end; a page stops at the end.
void FinderPopup::move(int rows)
{
    const int count = m_model.rowCount();
    if (count == 0)
        return;
    const int wanted = m_list->currentIndex().row() + rows;
    select(std::abs(rows) == 1 ? (wanted + count) % count : std::clamp(wanted, 0, count - 1));
}

/// Selects a row. The focused input line announces the selection to screen readers.
void FinderPopup::select(int row)
{
    const QModelIndex index = m_model.index(row, 0);
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
    m_input->setAccessibleDescription(index.data(Qt::AccessibleTextRole).toString());
    QAccessibleEvent changed(m_input, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void FinderPopup::acceptCurrentRow()
{
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid())
        return;
    const QString id = index.data(FinderModel::IdRole).toString();
    const QString typed = m_input->text();
    close();
    Q_EMIT chosen(id, typed);
}

/// Closes the popup and restores the focus of the previous widget, because commands act on the focused widget.
void FinderPopup::close()
{
    hide();
    if (m_previousFocus)
        m_previousFocus->setFocus(Qt::PopupFocusReason);
}

} // namespace outcrop
