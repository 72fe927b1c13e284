// SPDX-License-Identifier: GPL-3.0-or-later
// Checks every include of the project against the table in includes.txt.
#include "tests/support/testregistry.h"

#include "includetable.h"
#include "sourcetree.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace lint;

namespace tst_includes {

namespace {

QString withoutSrc(const QString &path)
{
    return path.startsWith(QLatin1String("src/")) ? path.mid(4) : path;
}

/// Returns the file that an include refers to: in the same folder, below src/ or below the root. `ui_window.h` is generated from a form. Empty if
/// there is no such file.
QString resolve(const QString &name, const QString &file, const QSet<QString> &files)
{
    if (name.startsWith(QLatin1String("ui_")))
        return QStringLiteral("forms/") + name;
    const QString beside = file.section(u'/', 0, -2) + u'/' + name;
    const QStringList candidates = {beside, QStringLiteral("src/") + name, name};
    for (const QString &path : candidates) {
        if (files.contains(path))
            return withoutSrc(path);
    }
    return {};
}

bool isGenerated(const QString &name)
{
    return name.endsWith(QLatin1String(".moc")) || name.startsWith(QLatin1String("moc_"));
}

struct ProjectIncludes {
    QList<Include> includes;
    QStringList unresolved;
};

/// Returns the project's headers that `ui_window.h` includes: those of the widgets in forms/window.ui.
QStringList headersOfForm(const QString &name)
{
    static const QRegularExpression header(QStringLiteral("<header>([^<]+/[^<]+)</header>"));
    const QString form = textOf(QStringLiteral("forms/") + name.mid(3).chopped(2) + QStringLiteral(".ui"));
    QStringList headers;
    for (const QRegularExpressionMatch &match : header.globalMatch(form))
        headers += match.captured(1);
    return headers;
}

/// Returns the files that the files in these folders include, directly or indirectly. The value is a file that includes the key.
QHash<QString, QString> reachedFrom(const QStringList &folders, const QList<Include> &includes)
{
    QHash<QString, QStringList> targets;
    for (const Include &include : includes)
        targets[include.file] += include.target;
    QHash<QString, QString> reached;
    QStringList waiting = targets.keys().filter(QRegularExpression(QStringLiteral("^(%1)/").arg(folders.join(u'|'))));
    while (!waiting.isEmpty()) {
        const QString file = waiting.takeLast();
        for (const QString &target : std::as_const(targets[file])) {
            if (!reached.contains(target)) {
                reached.insert(target, file);
                waiting += target;
            }
        }
    }
    return reached;
}

ProjectIncludes includesOfProject()
{
    static const QRegularExpression line(QStringLiteral("^\\s*#\\s*include\\s*\"([^\"]+)\""), QRegularExpression::MultilineOption);
    const QStringList paths = filesBelow({"src", "models", "adapters", "forms", "tests", "translations"}, {"*.h", "*.cpp"});
    const QSet<QString> files(paths.begin(), paths.end());
    ProjectIncludes found;
    for (const QString &path : paths) {
        const QString text = textOf(path);
        QRegularExpressionMatchIterator matches = line.globalMatch(text);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            const QString name = match.captured(1);
            const QString target = resolve(name, path, files);
            const int number = lineAt(text, match.capturedStart(1));
            if (name.startsWith(QLatin1String("ui_"))) {
                for (const QString &header : headersOfForm(name))
                    found.includes += {withoutSrc(path), number, header};
            }
            if (!target.isEmpty())
                found.includes += {withoutSrc(path), number, target};
            else if (!isGenerated(name))
                found.unresolved += QStringLiteral("%1:%2: no such file: %3").arg(path).arg(number).arg(name);
        }
    }
    return found;
}

} // namespace

class TestIncludes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyIncludeIsAllowed()
    {
        const ProjectIncludes found = includesOfProject();
        QVERIFY(!found.includes.isEmpty());
        QVERIFY2(found.unresolved.isEmpty(), qPrintable(formatFindings(found.unresolved)));
        const QStringList problems = projectTable().problems(found.includes);
        QVERIFY2(problems.isEmpty(), qPrintable(formatFindings(problems)));
    }

    /// The window does not include adapters, not even indirectly, because it uses ports and use cases.
    void windowIncludesNoAdapter()
    {
        const QHash<QString, QString> reached = reachedFrom({QStringLiteral("gui")}, includesOfProject().includes);
        QVERIFY(reached.contains(QStringLiteral("core/base/result.h")));
        QStringList adapters;
        for (auto file = reached.cbegin(); file != reached.cend(); ++file) {
            if (file.key().startsWith(QLatin1String("adapters/")))
                adapters += QStringLiteral("%1 is included by %2").arg(file.key(), file.value());
        }
        QVERIFY2(adapters.isEmpty(), qPrintable(formatFindings(adapters)));
    }

    /// A folder without a row would not be checked.
    void everyWindowFolderIsInTheTable()
    {
        const QString table = textOf(QStringLiteral("tests/lint/includes.txt"));
        const QStringList files = filesBelow({"src/gui", "models"}, {"*.h", "*.cpp"});
        QVERIFY(!files.isEmpty());
        for (const QString &file : files) {
            const QString room = withoutSrc(file).section(u'/', 0, -2);
            QVERIFY2(table.contains(u'\n' + room + u':'), qPrintable(file));
        }
    }

    void everyWindowFolderIsDocumented()
    {
        const QString page = textOf(QStringLiteral("CONTRIBUTING.md")).section(QStringLiteral("## The window's rooms\n"), 1).section(QStringLiteral("\n## "), 0, 0);
        const QStringList files = filesBelow({"src/gui"}, {"*.h"});
        QVERIFY(!files.isEmpty());
        for (const QString &file : files)
            QVERIFY2(page.contains(u'`' + file.section(u'/', 2, 2) + u'`'), qPrintable(file));
    }

    void tableIsValidAndAcyclic()
    {
        const IncludeTable table = projectTable();
        QVERIFY2(table.invalidLines().isEmpty(), qPrintable(formatFindings(table.invalidLines())));
        QVERIFY2(table.findCycle().isEmpty(), qPrintable(table.findCycle().join(QStringLiteral(" -> "))));
    }

    void checksIncludesAgainstTheTable_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("target");
        QTest::addColumn<bool>("allowed");

        QTest::newRow("own folder") << "core/base/a.cpp" << "core/base/a.h" << true;
        QTest::newRow("listed") << "core/layers/a.cpp" << "core/base/a.h" << true;
        QTest::newRow("upwards") << "core/base/a.cpp" << "core/layers/a.h" << false;
        QTest::newRow("below a listed folder") << "models/a.cpp" << "core/layers/a.h" << true;
        QTest::newRow("core to adapter") << "core/layers/a.cpp" << "adapters/sqlite/a.h" << false;
        QTest::newRow("adapter to itself") << "adapters/sqlite/a.cpp" << "adapters/sqlite/a.h" << true;
        QTest::newRow("adapter to adapter") << "adapters/sqlite/a.cpp" << "adapters/git/a.h" << false;
        QTest::newRow("a folder whose name begins alike") << "models/a.cpp" << "core2/a.h" << false;
        QTest::newRow("an unlisted folder") << "core/new/a.cpp" << "core/base/a.h" << false;
    }

    void checksIncludesAgainstTheTable()
    {
        QFETCH(QString, file);
        QFETCH(QString, target);
        QFETCH(bool, allowed);
        const IncludeTable table(QStringLiteral("core/base:\ncore/layers: core/base # why\nadapters/*: core\nmodels: core\n"));
        QCOMPARE(table.problems({{file, 1, target}}).isEmpty(), allowed);
    }

    void reportsUnusedExceptions()
    {
        const IncludeTable table(QStringLiteral("core/base:\nmodels: core\nexcept core/base/a.h -> models/b.h\n"));
        QVERIFY(table.problems({{"core/base/a.h", 3, "models/b.h"}}).isEmpty());
        QCOMPARE(table.problems({}).size(), 1);
    }

    void findsCycles()
    {
        QCOMPARE(IncludeTable(QStringLiteral("a: b\nb: c\nc: a")).findCycle(), QStringList({"a", "b", "c", "a"}));
        QCOMPARE(IncludeTable(QStringLiteral("x: a\na: b/c\nb/c: x")).findCycle().size(), 4);
        QVERIFY(IncludeTable(QStringLiteral("a: b c\nb: c\nc:")).findCycle().isEmpty());
    }

private:
    static IncludeTable projectTable() { return IncludeTable(textOf(QStringLiteral("tests/lint/includes.txt"))); }
};

OUTCROP_TEST(TestIncludes, NoApplication)

} // namespace tst_includes

#include "tst_includes.moc"
