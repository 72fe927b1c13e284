// SPDX-License-Identifier: GPL-3.0-or-later
// A panel is named only in its folder and in one line of start/builtinpanels.cpp. Another folder may name it only if both depend on each other.
#include "tests/support/testregistry.h"

#include "sourcetree.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace lint;

namespace tst_panels {

namespace {

const QString panelList = QStringLiteral("src/gui/start/builtinpanels.cpp");

/// Returns the folder of a file: `src/gui/budget` of `src/gui/budget/budgetcontroller.h`.
QString folderOf(const QString &path)
{
    return path.section(u'/', 0, 2);
}

/// Returns the registered classes, such as `BudgetController`.
QStringList registeredPanels()
{
    static const QRegularExpression line(QStringLiteral("^\\s+(\\w+)::registration\\(\\),$"), QRegularExpression::MultilineOption);
    QStringList panels;
    for (const QRegularExpressionMatch &match : line.globalMatch(textOf(panelList)))
        panels += match.captured(1);
    return panels;
}

QStringList filesNaming(const QString &word)
{
    const QRegularExpression name(QStringLiteral("\\b%1\\b").arg(word));
    QStringList paths = filesBelow({"src"}, {"*.h", "*.cpp"});
    paths.removeIf([&](const QString &path) { return !textOf(path).contains(name); });
    return paths;
}

} // namespace

class TestPanels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void panelsAreNamedOnlyInTheirFolderAndTheList()
    {
        const QStringList panels = registeredPanels();
        QVERIFY(panels.size() >= 13);
        for (const QString &panel : panels) {
            const QStringList files = filesNaming(panel);
            const QStringList declared = files.filter(QRegularExpression(QStringLiteral("/%1\\.h$").arg(panel.toLower())));
            QVERIFY2(declared.size() == 1, qPrintable(panel));
            QSet<QString> others;
            for (const QString &file : files) {
                if (folderOf(file) != folderOf(declared.first()) && file != panelList)
                    others += folderOf(file);
            }
            QVERIFY2(others.size() <= 1, qPrintable(panel + QStringLiteral(" is named by ") + QStringList(others.values()).join(QStringLiteral(", "))));
        }
    }

    void windowNamesNoPanels()
    {
        const QStringList panels = registeredPanels();
        for (const QString &file : filesBelow({"src/gui/window", "src/gui/panels"}, {"*.h", "*.cpp"})) {
            const QString text = textOf(file);
            for (const QString &panel : panels)
                QVERIFY2(!text.contains(panel), qPrintable(file + QStringLiteral(" names ") + panel));
        }
    }
};

OUTCROP_TEST(TestPanels, NoApplication)

} // namespace tst_panels

#include "tst_panels.moc"
