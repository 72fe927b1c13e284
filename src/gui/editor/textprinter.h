// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

class QPagedPaintDevice;
class QWidget;

namespace outcrop {

class TextEditor;

/// A document as it goes on paper: black on white, its path and the page above each page.
struct PrintedText {
    QString path;
    QString text;
    QFont font;
};

void printText(const PrintedText &printed, QPagedPaintDevice &device);
PrintedText printedText(const TextEditor &editor);
/// Asks for a printer, then prints.
void askAndPrint(const TextEditor &editor, QWidget *window);
/// Writes a PDF file; false where it cannot be written.
bool writePdf(const TextEditor &editor, const QString &file);

} // namespace outcrop
