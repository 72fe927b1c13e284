// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextDocumentLayout>

namespace outcrop {

/// Lays out a text line by line, and takes what is typed for as long as it is. Qt's own layout adds what was removed to what was added: as soon as lines get
/// colours, each key lays the lines behind its own out again, and all that can be seen is painted again.
class LineLayout : public QPlainTextDocumentLayout
{
    Q_OBJECT

public:
    using QPlainTextDocumentLayout::QPlainTextDocumentLayout;
    /// An empty document that is laid out so.
    static QTextDocument *newDocument(QObject *parent);

protected:
    void documentChanged(int from, int charsRemoved, int charsAdded) override;

private:
    int m_lines = 1; ///< before the change
};

} // namespace outcrop
