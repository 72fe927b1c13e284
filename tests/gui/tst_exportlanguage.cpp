// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the files that the window writes for other people and programs are in English, like those of the command line, in a window of any
// language.
#include "app/program/interfacelanguage.h"
#include "core/base/englishthread.h"
#include "core/base/parallel.h"
#include "gui/budget/budgetpanel.h"
#include "gui/editor/documenttabs.h"
#include "gui/evolution/evolutionpanel.h"
#include "gui/experiments/experimentspanel.h"
#include "gui/start/application.h"
#include "tests/gui/evolutionworkspace.h"
#include "tests/gui/experimentwindow.h"
#include "tests/gui/openwindow.h"
#include "tests/support/markedtexts.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMenu>
#include <QTest>
#include <QToolButton>

#include <functional>
#include <memory>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_exportlanguage {

namespace {

using Export = std::function<void(OpenWindow &window)>;

/// A file that the window writes.
struct ExportCase {
    const char *name;
    bool (*prepare)(OpenWindow &window); ///< returns whether the window is ready
    Export start;                        ///< exports to a file, or into a folder
};

const QByteArray rules = R"(version: "1.0"
rules:
  prose:
    - id: PROSE_001
      name: NO_TODO
      description: Tasks are complete.
      validation_type: regex
      validation_pattern: "TODO"
      severity: high
      enforcement: Complete the task.
    - id: PROSE_002
      name: COVERED
      description: The tests cover the code.
      validation_type: coverage_check
      severity: low
)";

bool write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// Opens a workspace with violations of rules, damaged front matter, and agents that fail criteria.
bool openFaultyWorkspace(OpenWindow &window)
{
    const QString folder = window.path(QStringLiteral("garden/"));
    const bool isWritten = write(folder + QStringLiteral("config/prompt_rules.yaml"), rules)
        && write(folder + QStringLiteral("layers/beds.md"), "---\ntier: granite\n---\n# Beds\n\nTODO: when?\n")
        && write(folder + QStringLiteral("agents/torn.md"), "---\nname: torn\ndescription: [\n---\n\nYou sort seeds.\n")
        && write(folder + QStringLiteral("agents/loose.md"), "---\nname: loose\ndescription: An agent.\nportability:\n  enabled: true\n---\n\nThink step by step.\n");
    return isWritten && window.openFolder(folder);
}

bool checkRules(OpenWindow &window)
{
    if (!openFaultyWorkspace(window))
        return false;
    window.find<DocumentTabs>(QStringLiteral("documents"))->open(QStringLiteral("layers/beds.md"));
    window.trigger(QStringLiteral("showRules"));
    if (!window.wait())
        return false;
    window.find<QToolButton>(QStringLiteral("checkDocument"))->click();
    return window.wait();
}

bool showPortability(OpenWindow &window)
{
    const bool isOpen = openFaultyWorkspace(window);
    window.trigger(QStringLiteral("showPortability"));
    return isOpen && window.wait();
}

bool runExperiment(OpenWindow &window)
{
    const bool isOpen = openExperiments(window);
    window.find<ExperimentsPanel>(QStringLiteral("experiments"))->choose(QStringLiteral("formats"));
    if (!isOpen || !window.wait())
        return false;
    window.find<QAbstractButton>(QStringLiteral("runExperiment"))->click();
    return window.wait();
}

bool showQuality(OpenWindow &window)
{
    const bool isOpen = window.openSample() && recordResponses(window, 3);
    window.trigger(QStringLiteral("showQuality"));
    return isOpen && window.wait();
}

bool showEvolution(OpenWindow &window)
{
    const bool isOpen = window.openSample() && storeTurns(window) && storeSuggestions(window);
    window.trigger(QStringLiteral("showEvolution"));
    return isOpen && window.wait();
}

bool showBudget(OpenWindow &window)
{
    const bool isOpen = window.openSample() && window.pick(QStringLiteral("provider"), QStringLiteral("openai"));
    window.type(QStringLiteral("Review the change."));
    window.trigger(QStringLiteral("showBudget"));
    auto *panel = window.find<BudgetPanel>(QStringLiteral("budget"));
    return isOpen && QTest::qWaitFor([&] { return !panel->shownFigure().table.rows.isEmpty() && window.window().isIdle(); }, 20'000);
}

bool typeRequest(OpenWindow &window)
{
    const bool isOpen = window.openSample();
    window.type(QStringLiteral("Review the change."));
    return isOpen && window.wait();
}

Export pressed(const char *button)
{
    return [button](OpenWindow &window) { window.find<QAbstractButton>(QString::fromLatin1(button))->click(); };
}

Export chosen(const char *button, int entry)
{
    return [button, entry](OpenWindow &window) { window.find<QToolButton>(QString::fromLatin1(button))->menu()->actions().at(entry)->trigger(); };
}

Export tableOfTab(int tab)
{
    return [tab](OpenWindow &window) {
        window.find<EvolutionPanel>(QStringLiteral("evolution"))->showTab(tab);
        pressed("exportEvolution")(window);
    };
}

Export tableOfFigure(BudgetPanel::Figure figure)
{
    return [figure](OpenWindow &window) {
        window.find<BudgetPanel>(QStringLiteral("budget"))->showFigure(figure);
        chosen("exportFigure", static_cast<int>(FigureFormat::Csv))(window);
    };
}

/// Returns the files below a folder with their paths, in order.
QByteArray contentsOf(const QString &folder)
{
    QStringList paths;
    for (QDirIterator walk(folder, QDir::Files, QDirIterator::Subdirectories); walk.hasNext();)
        paths += walk.next();
    paths.sort();
    QByteArray all;
    for (const QString &path : std::as_const(paths)) {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly))
            all += path.mid(folder.size()).toUtf8() + '\n' + file.readAll();
    }
    return all;
}

/// Exports into a new folder, and returns the files.
QByteArray exported(OpenWindow &window, const Export &start, const QString &name)
{
    const QString folder = window.path(name);
    QDir().mkpath(folder);
    window.dialogs().nextFolder = folder;
    window.dialogs().nextFile = folder + QStringLiteral("/file");
    start(window);
    return window.wait() ? contentsOf(folder) : QByteArray();
}

QList<ExportCase> exportCases()
{
    return {{"bundles", typeRequest, [](OpenWindow &window) { window.trigger(QStringLiteral("exportBundles")); }},
        {"rules as JSON", checkRules, chosen("saveRuleReport", 1)}, {"rules as SARIF", checkRules, chosen("saveRuleReport", 2)},
        {"rules as JUnit", checkRules, chosen("saveRuleReport", 3)}, {"portability as JSON", showPortability, chosen("saveReport", 1)},
        {"portability as SARIF", showPortability, chosen("saveReport", 2)}, {"portability as JUnit", showPortability, chosen("saveReport", 3)},
        {"experiment as Markdown", runExperiment, chosen("experimentReport", 0)}, {"experiment as HTML", runExperiment, chosen("experimentReport", 1)},
        {"experiment as CSV", runExperiment, chosen("experimentReport", 2)}, {"experiment as JSON", runExperiment, chosen("experimentReport", 3)},
        {"quality", showQuality, pressed("exportTrend")}, {"usage", showEvolution, tableOfTab(0)}, {"acceptance", showEvolution, tableOfTab(2)},
        {"workloads", showEvolution, tableOfTab(3)}, {"context windows", showBudget, tableOfFigure(BudgetPanel::Figure::Windows)},
        {"breakdown", showBudget, tableOfFigure(BudgetPanel::Figure::Breakdown)}, {"cache plan", showBudget, tableOfFigure(BudgetPanel::Figure::Plan)}};
}

} // namespace

class TestExportLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    void anEnglishThreadHasNoTranslatedTexts()
    {
        const InstalledCatalogs german = installCatalogs(QStringLiteral("de"));
        const auto text = [] { return QCoreApplication::translate("AboutDialog", "About Outcrop"); };
        QCOMPARE(text(), QStringLiteral("Über Outcrop"));
        {
            const EnglishThread english;
            const EnglishThread unchanged(false);
            QCOMPARE(text(), QStringLiteral("About Outcrop"));
            QStringList texts(64);
            QString *first = texts.data();
            forEachParallel(texts.size(), [&](qsizetype i) { first[i] = text(); }, {.batchSize = 1});
            QCOMPARE(texts.count(QStringLiteral("About Outcrop")), 64);
        }
        QStringList texts(64);
        QString *first = texts.data();
        forEachParallel(texts.size(), [&](qsizetype i) { first[i] = text(); }, {.batchSize = 1});
        QCOMPARE(texts.count(QStringLiteral("Über Outcrop")), 64); // the result includes the texts of the threads that took part
    }

    void exportsAreInEnglish_data()
    {
        QTest::addColumn<int>("index");
        const QList<ExportCase> cases = exportCases();
        for (int index = 0; index < cases.size(); ++index)
            QTest::newRow(cases.at(index).name) << index;
    }

    /// The files have no translated texts, and the same bytes as without translations.
    void exportsAreInEnglish()
    {
        QFETCH(const int, index);
        const ExportCase one = exportCases().at(index);
        auto texts = std::make_unique<MarkedTexts>();
        OpenWindow window;
        QVERIFY(one.prepare(window));
        const QByteArray translated = exported(window, one.start, QStringLiteral("translated"));
        QVERIFY(!translated.isEmpty());
        const qsizetype mark = translated.indexOf(MarkedTexts::open.toUtf8());
        QVERIFY2(mark < 0, translated.mid(std::max<qsizetype>(0, mark - 200), 400).constData());
        texts.reset();
        QCOMPARE(exported(window, one.start, QStringLiteral("english")), translated);
    }

    /// The suggestions and the report of a run are stored for other people.
    void evolutionReportsAreInEnglish()
    {
        const MarkedTexts texts;
        OpenWindow window;
        QVERIFY(showEvolution(window));
        window.find<QAbstractButton>(QStringLiteral("runEvolution"))->click();
        QVERIFY(window.wait());
        const QByteArray reports = contentsOf(window.path(QStringLiteral("sample/evolution")));
        QVERIFY(!reports.isEmpty());
        QVERIFY2(!reports.contains(MarkedTexts::open.toUtf8()), reports.constData());
    }
};

OUTCROP_TEST(TestExportLanguage, GuiApplication)

} // namespace tst_exportlanguage

#include "tst_exportlanguage.moc"
