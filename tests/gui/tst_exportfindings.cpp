// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the Problems panel and its button count the findings of the last export, which has requests for all providers.
#include "gui/problems/problemspanel.h"
#include "gui/widgets/messagebar.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAbstractButton>
#include <QDir>
#include <QTest>
#include <QTreeView>

using namespace outcrop;

namespace tst_exportfindings {

namespace {

/// Returns the messages in the panel that are marked as findings of an export.
QStringList exportFindings(OpenWindow &test)
{
    QStringList found;
    const QAbstractItemModel *model = test.find<ProblemsPanel>(QStringLiteral("problems"))->findChild<QTreeView *>(QStringLiteral("list"))->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            const QString text = model->index(row, column).data().toString();
            if (text.startsWith(QLatin1String("Last export: ")))
                found += text;
        }
    }
    return found;
}

int problemCount(OpenWindow &test)
{
    QString digits;
    for (const QChar character : test.find<QAbstractButton>(QStringLiteral("statusProblems"))->text()) {
        if (character.isDigit())
            digits += character;
    }
    return digits.toInt();
}

} // namespace

class TestExportFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The request for Anthropic has no warning, but the server of another provider drops a part of its request.
    void areListedUntilTheWorkspaceIsClosed()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(test.pick(QStringLiteral("provider"), QStringLiteral("anthropic")));
        test.type(QStringLiteral("Review the change."));
        QVERIFY(test.wait());
        const int before = problemCount(test);
        const QString folder = test.path(QStringLiteral("bundles"));
        QVERIFY(QDir().mkpath(folder));
        test.dialogs().nextFolder = folder;
        test.trigger(QStringLiteral("exportBundles"));
        QVERIFY(test.wait());
        const auto *message = test.find<MessageBar>(QStringLiteral("exportedMessage"));
        QVERIFY2(message->notice().details.contains(QStringLiteral("The exported prompt has")), qPrintable(message->notice().details));
        const QStringList found = exportFindings(test);
        QVERIFY2(found.join(u'|').contains(QStringLiteral("open-source")), qPrintable(found.join(u'|')));
        QCOMPARE(problemCount(test), before + int(found.size()));
        test.trigger(QStringLiteral("closeWorkspace"));
        QVERIFY(test.wait());
        QVERIFY(exportFindings(test).isEmpty());
    }
};

OUTCROP_TEST(TestExportFindings, GuiApplication)

} // namespace tst_exportfindings

#include "tst_exportfindings.moc"
