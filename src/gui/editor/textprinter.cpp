// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/textprinter.h"

#include "gui/editor/texteditor.h"
#include "gui/text/shownlineendings.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QSaveFile>
#include <QTextDocument>

namespace outcrop {

namespace {

constexpr double headerLines = 2;

void paintHeader(QPainter &painter, const QRectF &box, const QString &path, int page, int pages)
{
    painter.setPen(Qt::black);
    painter.drawText(box, Qt::AlignLeft | Qt::AlignTop, path);
    const QString number = QCoreApplication::translate("TextPrinter", "Page %1 of %2").arg(page).arg(pages);
    painter.drawText(box, Qt::AlignRight | Qt::AlignTop, number);
}

} // namespace

void printText(const PrintedText &printedText, QPagedPaintDevice &device)
{
    QPainter painter(&device);
    QTextDocument document;
    document.documentLayout()->setPaintDevice(&device);
    document.setDefaultFont(printedText.font);
    document.setDocumentMargin(0);
    document.setPlainText(ShownLineEndings::shown(printedText.text));
    painter.setFont(printedText.font);
    const double header = headerLines * QFontMetricsF(printedText.font, &device).height();
    const QSizeF paper(painter.viewport().size());
    const QSizeF body(paper.width(), paper.height() - header);
    document.setPageSize(body);
    const int pages = document.pageCount();
    for (int page = 0; page < pages; ++page) {
        if (page > 0)
            device.newPage();
        paintHeader(painter, QRectF(0, 0, paper.width(), header), printedText.path, page + 1, pages);
        painter.save();
        painter.translate(0, header - page * body.height());
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette.setColor(QPalette::Text, Qt::black);
        context.clip = QRectF(0, page * body.height(), body.width(), body.height());
        painter.setClipRect(context.clip);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
    }
}

PrintedText printedText(const TextEditor &editor)
{
    QFont font = editor.font();
    font.setPointSizeF(9);
    return {editor.session()->path(), editor.session()->text(), font};
}

void showPrintDialog(const TextEditor &editor, QWidget *window)
{
    auto *printer = new QPrinter(QPrinter::HighResolution);
    auto *dialog = new QPrintDialog(printer, window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), window,
        [printed = printedText(editor)](QPrinter *chosen) { printText(printed, *chosen); });
    QObject::connect(dialog, &QObject::destroyed, window, [printer] { delete printer; });
    dialog->open();
}

bool writePdf(const TextEditor &editor, const QString &file)
{
    QSaveFile saved(file);
    if (!saved.open(QIODevice::WriteOnly))
        return false;
    QPdfWriter writer(&saved);
    writer.setTitle(editor.session()->path());
    writer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
    printText(printedText(editor), writer);
    return saved.commit();
}

} // namespace outcrop
