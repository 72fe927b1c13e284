// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextDocumentLayout>

namespace outcrop {

/// Lays out text line by line and limits each edit to the changed lines. Qt's layout adds the number of removed characters to the number of
/// added characters. With highlighting, each keystroke would lay out the following lines again and repaint the whole view.
class LineLayout : public QPlainTextDocumentLayout
{
    Q_OBJECT

public:
    using QPlainTextDocumentLayout::QPlainTextDocumentLayout;
    /// Returns an empty document with this layout.
    static QTextDocument *makeDocument(QObject *parent);

protected:
    void documentChanged(int from, int charsRemoved, int charsAdded) override;

private:
    int m_lines = 1; ///< number of lines before the change
};

} // namespace outcrop
