// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/linelayout.h"

#include <QTextDocument>

#include <algorithm>

namespace outcrop {

QTextDocument *LineLayout::newDocument(QObject *parent)
{
    auto *document = new QTextDocument(parent);
    document->setDocumentLayout(new LineLayout(document));
    return document;
}

/// What was removed is no longer there to be laid out; where something was, at least its line is. Where as much was removed as added, only colours changed,
/// line by line of a long text perhaps: then Qt's way is right, which lays nothing out before it is seen.
void LineLayout::documentChanged(int from, int charsRemoved, int charsAdded)
{
    if (charsRemoved == charsAdded)
        QPlainTextDocumentLayout::documentChanged(from, charsRemoved, charsAdded);
    else
        QPlainTextDocumentLayout::documentChanged(from, 0, std::max(1, charsAdded));
}

} // namespace outcrop
