// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/finder/shortcutsmodel.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace outcrop;

namespace tst_shortcutsmodel {

namespace {

ShortcutRow row(const char *id, const char *keys, const char *context = "")
{
    const QKeySequence sequence = QKeySequence::fromString(QLatin1String(keys), QKeySequence::PortableText);
    return {QLatin1String(id), QLatin1String(id), QLatin1String(context), sequence, sequence};
}

QKeySequence keys(const char *text)
{
    return QKeySequence::fromString(QLatin1String(text), QKeySequence::PortableText);
}

} // namespace

class TestShortcutsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsConflictsAndChanges()
    {
        ShortcutsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows({row("copy", "Ctrl+C"), row("close", "Ctrl+W"), row("none", "")});
        QVERIFY(!model.hasConflicts());
        model.setKeys(2, keys("Ctrl+W"));
        QCOMPARE(dump(model),
            QStringLiteral("# Command | Shortcut | State\ncopy | Ctrl+C |\nclose | Ctrl+W | Conflicts with none\n"
                           "none | Ctrl+W | Conflicts with close\n"));
        QCOMPARE(model.conflicts(2), QList<int>({1}));
        model.clearConflicts(2);
        QVERIFY(!model.hasConflicts());
        QCOMPARE(dump(model),
            QStringLiteral("# Command | Shortcut | State\ncopy | Ctrl+C |\nclose |  | Changed from default\nnone | Ctrl+W | Changed from default\n"));
        QVERIFY(rejectsOutOfRange(model));
    }

    void resetsShortcuts()
    {
        ShortcutsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows({row("a", "Ctrl+C"), row("b", "Ctrl+W")});
        model.setKeys(0, keys("F2"));
        model.setKeys(1, keys("F3"));
        model.resetKeys(0);
        QCOMPARE(model.rows().at(0).keys, keys("Ctrl+C"));
        QVERIFY(model.rows().at(1).isChanged());
        model.resetAll();
        QVERIFY(!model.rows().at(1).isChanged());
    }

    void detectsConflictingSequences()
    {
        ShortcutsModel model;
        model.setRows({row("a", "Ctrl+K"), row("b", "Ctrl+K, Ctrl+C"), row("c", "Del", "library"),
            row("d", "Del", "problems"), row("e", "Del", "library")});
        QCOMPARE(model.conflicts(0), QList<int>({1})); // the longer sequence cannot be typed, because the shorter sequence matches first
        QCOMPARE(model.conflicts(2), QList<int>({4})); // other panels have separate shortcuts
        QCOMPARE(model.conflicts(3), QList<int>());
    }
};

OUTCROP_TEST(TestShortcutsModel, CoreApplication)

} // namespace tst_shortcutsmodel

#include "tst_shortcutsmodel.moc"
