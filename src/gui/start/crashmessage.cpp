// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/start/crashmessage.h"

#include "gui/widgets/messagearea.h"
#include "gui/window/mainwindow.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace outcrop {

namespace {

struct CrashWords {
    Q_DECLARE_TR_FUNCTIONS(CrashMessage)
};

QPlainTextEdit *makeReportView(const QString &text, QWidget *parent)
{
    auto *view = new QPlainTextEdit(text, parent);
    view->setObjectName(QStringLiteral("crashReport"));
    view->setAccessibleName(CrashWords::tr("Crash report"));
    view->setReadOnly(true);
    view->setTabChangesFocus(true);
    view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    return view;
}

void showReport(QWidget *window, const CrashReport &report)
{
    auto *dialog = new QDialog(window);
    dialog->setObjectName(QStringLiteral("crashDialog"));
    dialog->setWindowTitle(CrashWords::tr("Crash Report"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto *purpose = new QLabel(CrashWords::tr("This report is only on this computer and is never sent. It contains none of your texts, settings or paths. You can attach it to a bug report."), dialog);
    purpose->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QPushButton *copy = buttons->addButton(CrashWords::tr("Copy report"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("copyCrashReport"));
    QObject::connect(copy, &QPushButton::clicked, dialog, [text = report.text] { QGuiApplication::clipboard()->setText(text); });
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto *column = new QVBoxLayout(dialog);
    column->addWidget(purpose);
    column->addWidget(makeReportView(report.text, dialog), 1);
    column->addWidget(buttons);
    dialog->resize(640, 400);
    dialog->open();
}

} // namespace

void showCrashReports(MainWindow &window, const QList<CrashReport> &reports)
{
    auto *messages = window.findChild<MessageArea *>();
    if (reports.isEmpty() || !messages)
        return;
    const CrashReport report = reports.first();
    const QString title = report.time.isValid()
        ? CrashWords::tr("Outcrop crashed on %1").arg(QLocale().toString(report.time.toLocalTime(), QLocale::ShortFormat))
        : CrashWords::tr("Outcrop crashed");
    messages->show(QStringLiteral("crash"),
        {NoticeKind::Warning, title, CrashWords::tr("When you open the workspace again, you can restore unsaved text. A crash report was written. It is only on this computer and is never sent.")},
        {{CrashWords::tr("Show report…"), [owner = &window, report] { showReport(owner, report); }}});
    for (const CrashReport &shown : reports)
        markCrashReportSeen(shown);
}

} // namespace outcrop
