// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/documents/windowsession.h"

#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"

#include <QScrollBar>
#include <QTextBlock>

namespace outcrop {

namespace {

DocumentViewState viewStateOf(const DocumentView &view)
{
    const TextEditor &text = *view.activeEditor();
    return {text.cursorOffset(), text.cursorForPosition(QPoint(0, 0)).blockNumber(), view.isSplit(),
        view.isPreviewVisible(), false};
}

/// Restores the view state. Limits positions to the text, which may have become shorter.
void goTo(const DocumentViewState &place, DocumentView &view)
{
    if (place.isSplit)
        view.split(Qt::Horizontal);
    if (place.showsPreview && view.canPreview())
        view.setPreviewVisible(true);
    TextEditor &text = *view.activeEditor();
    text.goTo(std::min(place.cursor, text.session()->text().size()));
    const QTextBlock top = text.document()->findBlockByNumber(place.topLine);
    if (top.isValid())
        text.verticalScrollBar()->setValue(top.firstLineNumber());
}

} // namespace

WorkspaceSession sessionOf(const DocumentTabs &tabs)
{
    WorkspaceSession session;
    for (int index = 0; index < tabs.count(); ++index) {
        const DocumentView *view = tabs.view(index);
        if (!view->session() || view->session()->isUntitled())
            continue;
        session.documents += view->path();
        DocumentViewState state = viewStateOf(*view);
        state.isPinned = tabs.isPinned(index);
        session.viewStates.insert(view->path(), state);
        if (view == tabs.current())
            session.current = view->path();
    }
    return session;
}

void openSessionDocuments(const WorkspaceSession &session, DocumentTabs &tabs)
{
    for (const QString &path : session.documents) {
        if (!tabs.open(path) || !session.viewStates.contains(path))
            continue;
        const DocumentViewState state = session.viewStates.value(path);
        goTo(state, *tabs.current());
        tabs.setPinned(tabs.currentIndex(), state.isPinned);
    }
    tabs.open(session.current);
}

} // namespace outcrop
