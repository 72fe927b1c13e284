// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/tourscenes.h"

#include "gui/editor/codeview.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/findpanel.h"
#include "gui/editor/texteditor.h"
#include "gui/library/namedialog.h"
#include "gui/render/comparepanel.h"
#include "gui/render/renderpanel.h"
#include "gui/strata/stratapanel.h"
#include "gui/text/rendertextview.h"
#include "tests/gui/answerscenes.h"
#include "tests/gui/attachmentscenes.h"
#include "tests/gui/budgetscenes.h"
#include "tests/gui/complexityscenes.h"
#include "tests/gui/contextscenes.h"
#include "tests/gui/editscenes.h"
#include "tests/gui/evolutionscenes.h"
#include "tests/gui/experimentscenes.h"
#include "tests/gui/formscenes.h"
#include "tests/gui/historyscenes.h"
#include "tests/gui/importscenes.h"
#include "tests/gui/taxonomyscenes.h"
#include "tests/gui/toolscenes.h"
#include "tests/gui/viewscenes.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QListWidget>
#include <QTableView>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

namespace outcrop {

namespace {

QLineEdit *filterOf(OpenWindow &tour, const QString &panel)
{
    return tour.find<QWidget>(panel)->findChild<QLineEdit *>(QStringLiteral("filter"));
}

void openDocument(OpenWindow &tour, const QString &path, qsizetype offset = 0)
{
    tour.find<DocumentTabs>(QStringLiteral("documents"))->openAt(path, offset);
}

void breakDocuments(OpenWindow &tour)
{
    const QString layers = tour.path(QStringLiteral("sample/layers/"));
    writeSceneFile(layers + QStringLiteral("harvest-notes.md"),
        "---\ntier: basalt\ntitle: Harvest: what the drying room says\ntags: [harvest] [drying]\n---\n"
        "# Harvest notes\n\nDry to 6 % before cleaning.\n");
    writeSceneFile(layers + QStringLiteral("late-frost.md"),
        "---\ntier: weather\nwhen: workload in (harvest\n---\n# Late frost\n\nCover the beds.\n");
    tour.trigger(QStringLiteral("reload"));
    tour.wait();
}

Scene welcome()
{
    return {QStringLiteral("welcome"), [](OpenWindow &) {}};
}

Scene openedSample()
{
    return {QStringLiteral("opened"), [](OpenWindow &tour) { tour.openSample(); }};
}

Scene noDocument()
{
    return {QStringLiteral("no-document"), [](OpenWindow &tour) { tour.trigger(QStringLiteral("closeDocument")); }};
}

Scene agentAndProvider()
{
    return {QStringLiteral("prompt"), [](OpenWindow &tour) {
                tour.pick(QStringLiteral("agent"), QStringLiteral("reviewer"));
                tour.pick(QStringLiteral("scope"), QStringLiteral("vertical-slice"));
                tour.pick(QStringLiteral("provider"), QStringLiteral("anthropic"));
                tour.type(QStringLiteral(
                    "Review the change that adds back-in-stock reminders to the shop. Say what blocks the release."));
                openDocument(tour, QStringLiteral("agents/reviewer.md"));
                openDocument(tour, QStringLiteral("layers/tools.md"), 420);
            }};
}

/// Shows layers with and without a fulfilled condition.
Scene strataConditions()
{
    return {QStringLiteral("strata-conditions"), [](OpenWindow &tour) {
                tour.pick(QStringLiteral("phase"), QStringLiteral("reviewing"));
                tour.pick(QStringLiteral("workload"), QStringLiteral("platform/k8s"));
                tour.wait();
            }};
}

Scene strataProposal()
{
    return {QStringLiteral("strata-proposal"), [](OpenWindow &tour) {
                tour.find<StrataPanel>(QStringLiteral("strata"))
                    ->proposeMove(QStringLiteral("layers/tools.md"), {Tier::Sandstone, 1});
            }};
}

/// Shows the whole prompt. Names that do not fit into their layer are beside it.
Scene strataFit()
{
    return {QStringLiteral("strata-fit"), [](OpenWindow &tour) {
                auto *strata = tour.find<StrataPanel>(QStringLiteral("strata"));
                strata->cancelMove();
                strata->findChild<QAbstractButton *>(QStringLiteral("fit"))->click();
            }};
}

Scene strataThick()
{
    return {QStringLiteral("strata-thick"), [](OpenWindow &tour) {
                auto *strata = tour.find<StrataPanel>(QStringLiteral("strata"));
                for (int i = 0; i < 3; ++i)
                    strata->findChild<QAbstractButton *>(QStringLiteral("zoomIn"))->click();
            }};
}

/// Simulates a slow render. A real render would finish before the screenshot.
Scene updatingRender()
{
    return {QStringLiteral("updating"), [](OpenWindow &tour) {
                tour.find<RenderPanel>(QStringLiteral("render"))->showStale();
                if (!QTest::qWaitFor(
                        [&] { return tour.find<RenderTextView>(QStringLiteral("promptText"))->isStale(); }))
                    qWarning("The prompt is not shown as stale");
            }};
}

Scene request()
{
    return {QStringLiteral("request"), [](OpenWindow &tour) {
                tour.type(QStringLiteral("Review the change that adds back-in-stock reminders to the shop."));
                tour.trigger(QStringLiteral("showRequest"));
            }};
}

Scene linkMarked()
{
    return {QStringLiteral("request-link"), [](OpenWindow &tour) {
                openDocument(tour, QStringLiteral("layers/tools.md"), 420);
                tour.trigger(QStringLiteral("showSource"));
            }};
}

Scene curl()
{
    return {QStringLiteral("curl"), [](OpenWindow &tour) { tour.trigger(QStringLiteral("showCurl")); }};
}

Scene compareThree()
{
    return {QStringLiteral("compare-three"), [](OpenWindow &tour) { tour.trigger(QStringLiteral("showCompare")); }};
}

/// Compares five providers in a dock that is wide enough for them.
Scene compareFive()
{
    return {QStringLiteral("compare-five"), [](OpenWindow &tour) {
                tour.window().resizeDocks({tour.find<QDockWidget>(QStringLiteral("renderDock"))}, {1100}, Qt::Horizontal);
                auto *compare = tour.find<ComparePanel>(QStringLiteral("compare"));
                compare->setTargets({{QStringLiteral("anthropic")}, {QStringLiteral("openai")}, {QStringLiteral("google")},
                    {QStringLiteral("open-source")}, {QStringLiteral("manual")}});
                tour.find<QAbstractButton>(QStringLiteral("onlyDifferences"))->click();
            }};
}

/// Compares requests in a dock of default size, and shows the cursor position.
Scene compareRequests()
{
    return {QStringLiteral("compare-requests"), [](OpenWindow &tour) {
                tour.find<QAbstractButton>(QStringLiteral("onlyDifferences"))->click();
                tour.trigger(QStringLiteral("resetLayout"));
                tour.find<ComparePanel>(QStringLiteral("compare"))
                    ->setTargets({{QStringLiteral("anthropic")}, {QStringLiteral("openai")}});
                tour.find<QComboBox>(QStringLiteral("compareForm"))->setCurrentIndex(1);
                tour.wait();
                tour.trigger(QStringLiteral("showSource"));
            }};
}

/// Shows the losses of a compared provider below the table, instead of the texts.
Scene comparedLosses()
{
    return {QStringLiteral("compare-losses"), [](OpenWindow &tour) {
                auto *table = tour.find<QTableView>(QStringLiteral("compareTable"));
                Q_EMIT table->clicked(table->model()->index(1, static_cast<int>(CompareColumn::Losses)));
            }};
}

Scene renderSearch()
{
    return {QStringLiteral("render-search"), [](OpenWindow &tour) {
                tour.trigger(QStringLiteral("showRequest"));
                tour.trigger(QStringLiteral("findInRender"));
                QTest::keyClicks(tour.find<QWidget>(QStringLiteral("renderSearch"))->findChild<QLineEdit *>(), QStringLiteral("release"));
            }};
}

Scene renderError()
{
    return {QStringLiteral("render-error"), [](OpenWindow &tour) {
                tour.find<QWidget>(QStringLiteral("renderSearch"))->hide();
                tour.find<RenderPanel>(QStringLiteral("render"))
                    ->showError({ErrorCode::NotFound, QStringLiteral("The wire format of openai could not be read."),
                        {QStringLiteral("providers/openai.yaml"), {{0, 3, 5}, {0, 3, 9}}}});
            }};
}

Scene losses()
{
    return {QStringLiteral("losses"), [](OpenWindow &tour) {
                tour.pick(QStringLiteral("provider"), QStringLiteral("openai"));
                tour.trigger(QStringLiteral("showLosses"));
            }};
}

Scene wholeLedger()
{
    return {QStringLiteral("losses-all"),
        [](OpenWindow &tour) { tour.find<QAbstractButton>(QStringLiteral("everything"))->click(); }};
}

Scene manual()
{
    return {QStringLiteral("manual"), [](OpenWindow &tour) {
                tour.find<QAbstractButton>(QStringLiteral("everything"))->click();
                tour.pick(QStringLiteral("provider"), QStringLiteral("manual"));
                tour.trigger(QStringLiteral("showRequest"));
            }};
}

Scene yaml()
{
    return {QStringLiteral("yaml"), [](OpenWindow &tour) {
                tour.pick(QStringLiteral("provider"), QStringLiteral("google"));
                openDocument(tour, QStringLiteral("profiles/shop-feature/config.yml"));
                tour.trigger(QStringLiteral("showPrompt"));
            }};
}

Scene filteredLibrary()
{
    return {QStringLiteral("library-filtered"),
        [](OpenWindow &tour) { filterOf(tour, QStringLiteral("library"))->setText(QStringLiteral("germ")); }};
}

Scene nothingFound()
{
    return {QStringLiteral("library-nothing-found"),
        [](OpenWindow &tour) { filterOf(tour, QStringLiteral("library"))->setText(QStringLiteral("zeppelin")); }};
}

Scene problems()
{
    return {QStringLiteral("problems"), [](OpenWindow &tour) {
                filterOf(tour, QStringLiteral("library"))->clear();
                breakDocuments(tour);
                tour.trigger(QStringLiteral("problemsShown"));
                tour.find<QDockWidget>(QStringLiteral("problemsDock"))->raise();
                auto *list = tour.find<QAbstractItemView>(QStringLiteral("list"));
                list->setCurrentIndex(list->model()->index(0, 0));
            }};
}

Scene brokenDocument()
{
    return {QStringLiteral("broken-document"),
        [](OpenWindow &tour) { openDocument(tour, QStringLiteral("layers/harvest-notes.md"), 30); }};
}

Scene exportedBundle()
{
    return {QStringLiteral("exported"), [](OpenWindow &tour) {
                QDir().mkpath(tour.path(QStringLiteral("bundles")));
                tour.dialogs().nextFolder = tour.path(QStringLiteral("bundles"));
                tour.trigger(QStringLiteral("exportBundles"));
                tour.wait();
            }};
}

Scene openFailed()
{
    return {QStringLiteral("open-failed"),
        [](OpenWindow &tour) { tour.openFolder(tour.path(QStringLiteral("no-such-folder"))); }};
}

Scene emptyFolder()
{
    return {QStringLiteral("empty-folder"), [](OpenWindow &tour) {
                QDir().mkpath(tour.path(QStringLiteral("empty")));
                tour.openFolder(tour.path(QStringLiteral("empty")));
                tour.type({});
            }};
}

/// Shows the matches of a word in several documents, and the replacement.
Scene findInDocuments()
{
    return {QStringLiteral("find"), [](OpenWindow &tour) {
                tour.trigger(QStringLiteral("resetLayout"));
                tour.trigger(QStringLiteral("findInDocuments"));
                tour.window().resizeDocks({tour.find<QDockWidget>(QStringLiteral("findDock"))}, {420}, Qt::Vertical);
                tour.find<QLineEdit>(QStringLiteral("workspaceFind"))->setText(QStringLiteral("cold room"));
                tour.find<QLineEdit>(QStringLiteral("workspaceReplace"))->setText(QStringLiteral("cold store"));
                tour.find<FindPanel>(QStringLiteral("findPanel"))->search();
                const auto *matches = tour.find<QTreeWidget>(QStringLiteral("workspaceMatches"));
                if (!QTest::qWaitFor([matches] { return matches->topLevelItemCount() > 0; }, 20'000))
                    qWarning("Nothing is found");
            }};
}

Scene findClosed()
{
    return {QStringLiteral("find-closed"), [](OpenWindow &tour) { tour.find<QDockWidget>(QStringLiteral("findDock"))->hide(); }};
}

Scene palette()
{
    return {QStringLiteral("palette"), [](OpenWindow &tour) {
                tour.trigger(QStringLiteral("findCommand"));
                QTest::keyClicks(tour.find<QWidget>(QStringLiteral("commandPalette"))->findChild<QLineEdit *>(),
                    QStringLiteral("z i"));
            }};
}

Scene quickOpen()
{
    return {QStringLiteral("quick-open"), [](OpenWindow &tour) {
                tour.find<QWidget>(QStringLiteral("commandPalette"))->hide();
                tour.trigger(QStringLiteral("openQuickly"));
                QTest::keyClicks(
                    tour.find<QWidget>(QStringLiteral("quickOpen"))->findChild<QLineEdit *>(), QStringLiteral("re"));
            }};
}

Scene settings(const QString &name, int chapter)
{
    return {name,
        [chapter](OpenWindow &tour) {
            tour.find<QWidget>(QStringLiteral("quickOpen"))->hide();
            tour.find<QWidget>(QStringLiteral("commandPalette"))->hide();
            tour.trigger(QStringLiteral("showSettings"));
            tour.find<QListWidget>(QStringLiteral("chapters"))->setCurrentRow(chapter);
        },
        QStringLiteral("SettingsDialog")};
}

/// Shows every reference to the agent before it is renamed.
Scene renameDialog()
{
    return {QStringLiteral("rename"),
        [](OpenWindow &tour) {
            openDocument(tour, QStringLiteral("agents/reviewer.md"));
            tour.trigger(QStringLiteral("renameDocument"));
            auto *dialog = tour.find<NameDialog>(QStringLiteral("NameDialog"));
            dialog->findChild<QLineEdit *>(QStringLiteral("name"))->setText(QStringLiteral("critic"));
            if (!QTest::qWaitFor([&] { return dialog->isCurrent(); }))
                qWarning("The rename is not planned");
        },
        QStringLiteral("NameDialog")};
}

/// Shows the result of every criterion, and the findings of the failed one.
Scene portability()
{
    return {QStringLiteral("portability"), [](OpenWindow &tour) {
                tour.trigger(QStringLiteral("resetLayout"));
                tour.trigger(QStringLiteral("showPortability"));
                tour.find<QAbstractButton>(QStringLiteral("rendersToo"))->click();
                tour.wait();
                auto *matrix = tour.find<QTableView>(QStringLiteral("matrix"));
                tour.window().resizeDocks({tour.find<QDockWidget>(QStringLiteral("portabilityDock"))}, {360}, Qt::Vertical);
                matrix->setCurrentIndex(matrix->model()->index(2, 11));
            }};
}

Scene schema()
{
    return {QStringLiteral("schema"), [](OpenWindow &tour) {
                tour.find<QDockWidget>(QStringLiteral("portabilityDock"))->hide();
                tour.pick(QStringLiteral("provider"), QStringLiteral("openai"));
                tour.trigger(QStringLiteral("showSchema"));
                if (!QTest::qWaitFor([&tour] { return tour.find<QComboBox>(QStringLiteral("schemaChoice"))->count() > 0; }))
                    qWarning("No schema is shown");
            }};
}

Scene templates()
{
    return {QStringLiteral("templates"), [](OpenWindow &tour) { tour.trigger(QStringLiteral("showTemplates")); },
        QStringLiteral("templatesDialog")};
}

Scene shortcuts()
{
    return {QStringLiteral("shortcuts"),
        [](OpenWindow &tour) {
            tour.trigger(QStringLiteral("showShortcuts"));
            tour.find<QTreeView>(QStringLiteral("table"))
                ->setCurrentIndex(tour.find<QTreeView>(QStringLiteral("table"))->model()->index(2, 0));
            tour.find<QKeySequenceEdit>(QStringLiteral("keys"))->setKeySequence(Qt::CTRL | Qt::Key_W);
        },
        QStringLiteral("ShortcutEditor")};
}

Scene small()
{
    return {QStringLiteral("small"), [](OpenWindow &tour) {
                tour.openFolder(tour.path(QStringLiteral("sample")));
                tour.window().resize(1024, 640);
            }};
}

Scene welcomeAgain()
{
    return {QStringLiteral("welcome-recent"), [](OpenWindow &tour) { tour.trigger(QStringLiteral("closeWorkspace")); }};
}

} // namespace

void writeSceneFile(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

void press(OpenWindow &tour, const QString &button)
{
    tour.find<QAbstractButton>(button)->click();
    tour.wait();
}

QWidget *widgetToDraw(const Scene &scene, OpenWindow &tour)
{
    return scene.dialog.isEmpty() ? &tour.window() : tour.find<QWidget>(scene.dialog);
}

QList<Scene> tourScenes()
{
    return QList<Scene>{welcome(), openedSample(), noDocument(), agentAndProvider(), strataConditions(), strataProposal(), strataFit(), strataThick(),
        updatingRender(), request(), linkMarked(), curl(), compareThree(), compareFive(), compareRequests(), comparedLosses(), renderSearch(), renderError(), losses(),
        wholeLedger(), manual(), yaml()} + budgetScenes() + complexityScenes() + experimentScenes() + evolutionScenes() + answerScenes() + formScenes()
        + historyScenes() + taxonomyScenes() + QList<Scene>{findInDocuments(), findClosed(), palette(), quickOpen(), settings(QStringLiteral("settings"), 0),
        settings(QStringLiteral("settings-editor"), 1), settings(QStringLiteral("settings-saving"), 2), shortcuts(), renameDialog(),
        portability(), schema(), templates(),
        filteredLibrary(), nothingFound(), problems(), brokenDocument(), exportedBundle(), openFailed(),
        emptyFolder(), builtInTaxonomyScene()} + contextScenes() + viewScenes() + editScenes() + attachmentScenes() + toolScenes() + importScenes() + QList<Scene>{small(), welcomeAgain()};
}

} // namespace outcrop
