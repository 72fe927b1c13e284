// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QTextDocument;

namespace outcrop {

/// Colours source text by the language of a file name, with KSyntaxHighlighting where it is compiled in; otherwise
/// the text stays plain. Front matter of Markdown is coloured as YAML. Returns the highlighter, which the document owns, or
/// null. Long texts get their colours little by little; the event loop never waits for them.
QObject *highlight(QTextDocument *document, const QString &fileName);

/// Applies the colours of a changed palette.
void refreshHighlighting(QTextDocument *document);

} // namespace outcrop
