// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/documents/navigationhistory.h"

#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/look/icons.h"

#include <QAction>
#include <QScopedValueRollback>

namespace outcrop {
namespace {

constexpr qsizetype jumpDistance = 600; ///< in UTF-16 code units, about ten lines; a smaller movement is not a jump
constexpr qsizetype maxEntries = 100;

bool isNear(const NavigationEntry &a, const NavigationEntry &b)
{
    return a.path == b.path && std::abs(a.offset - b.offset) < jumpDistance;
}

QAction *makeAction(
    const QString &name, const QString &icon, const QString &text, const QString &toolTip, QObject *owner)
{
    auto *action = new QAction(lineIcon(icon), text, owner);
    action->setObjectName(name);
    action->setToolTip(toolTip);
    action->setStatusTip(toolTip);
    return action;
}

} // namespace

void NavigationStack::visit(const NavigationEntry &entry)
{
    if (m_current >= 0 && isNear(m_entries.at(m_current), entry)) {
        m_entries[m_current] = entry;
        return;
    }
    m_entries.resize(m_current + 1);
    m_entries.append(entry);
    if (m_entries.size() > maxEntries)
        m_entries.removeFirst();
    m_current = m_entries.size() - 1;
}

std::optional<NavigationEntry> NavigationStack::goBack()
{
    return canGoBack() ? std::optional(m_entries.at(--m_current)) : std::nullopt;
}

std::optional<NavigationEntry> NavigationStack::goForward()
{
    return canGoForward() ? std::optional(m_entries.at(++m_current)) : std::nullopt;
}

NavigationHistory::NavigationHistory(DocumentTabs &documents)
    : QObject(&documents)
    , m_documents(documents)
    //: Goes to the previous location of the cursor, like Back in a browser.
    , m_backAction(makeAction(QStringLiteral("goBack"), QStringLiteral("back"), tr("Go Bac&k"),
          tr("Go back to the previous cursor location"), this))
    //: Reverses Go Back, like Forward in a browser.
    , m_forwardAction(makeAction(QStringLiteral("goForward"), QStringLiteral("forward"), tr("Go &Forward"),
          tr("Go forward to the next cursor location"), this))
{
    m_backAction->setShortcut(Qt::ALT | Qt::Key_Left);
    m_forwardAction->setShortcut(Qt::ALT | Qt::Key_Right);
    connect(m_backAction, &QAction::triggered, this, [this] { goToEntry(m_stack.goBack()); });
    connect(m_forwardAction, &QAction::triggered, this, [this] { goToEntry(m_stack.goForward()); });
    connect(&documents, &QTabWidget::currentChanged, this, &NavigationHistory::trackCurrentDocument);
    connect(&documents, &DocumentTabs::countChanged, this, [this](int count) {
        if (count == 0)
            clear();
    });
    updateActions();
}

void NavigationHistory::clear()
{
    m_stack = {};
    updateActions();
}

void NavigationHistory::trackCurrentDocument()
{
    disconnect(m_cursor);
    const DocumentView *view = m_documents.current();
    if (!view)
        return;
    m_cursor = connect(view, &DocumentView::cursorOffsetChanged, this,
        [this, view](qsizetype offset) { record(view->path(), offset); });
    record(view->path(), view->activeEditor()->offsetAt(view->activeEditor()->textCursor().position()));
}

void NavigationHistory::record(const QString &path, qsizetype offset)
{
    if (m_isNavigating)
        return;
    m_stack.visit({path, offset});
    updateActions();
}

void NavigationHistory::goToEntry(const std::optional<NavigationEntry> &entry)
{
    const QScopedValueRollback going(m_isNavigating, true);
    if (entry && m_documents.openAt(entry->path, entry->offset))
        m_documents.setFocus(Qt::OtherFocusReason);
    updateActions();
}

void NavigationHistory::updateActions()
{
    m_backAction->setEnabled(m_stack.canGoBack());
    m_forwardAction->setEnabled(m_stack.canGoForward());
}

} // namespace outcrop
