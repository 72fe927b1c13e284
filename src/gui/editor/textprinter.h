// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

class QPagedPaintDevice;
class QWidget;

namespace outcrop {

class TextEditor;

/// The content to print, in black on white, with the path and page number as header.
struct PrintedText {
    QString path;
    QString text;
    QFont font;
};

void printText(const PrintedText &printedText, QPagedPaintDevice &device);
PrintedText printedText(const TextEditor &editor);
/// Shows the print dialog, then prints.
void showPrintDialog(const TextEditor &editor, QWidget *window);
/// Writes a PDF file, atomically. Returns false, and keeps an existing file, if it cannot be written completely.
bool writePdf(const TextEditor &editor, const QString &file);

} // namespace outcrop
