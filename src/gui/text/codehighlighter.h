// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QTextDocument;

namespace outcrop {

/// Highlights source text by file name with KSyntaxHighlighting, if it is compiled in. Front matter of Markdown is highlighted as YAML. Returns the
/// highlighter, owned by the document; null if it is not compiled in or has no definition for the file. Long texts are highlighted in time slices without
/// blocking the event loop.
QObject *highlight(QTextDocument *document, const QString &fileName);

/// Updates the colors after a palette change.
void refreshHighlighting(QTextDocument *document);

} // namespace outcrop
