// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/tourscenes.h"

#include "gui/panels/renderpanel.h"
#include "gui/text/codeview.h"
#include "gui/text/documenttabs.h"
#include "gui/text/documentview.h"
#include "gui/text/rendertext.h"
#include "gui/text/texteditor.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QDir>
#include <QFile>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <QTreeView>

namespace outcrop {

namespace {

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
}

QLineEdit *filterOf(OpenWindow &tour, const QString &panel)
{
    return tour.find<QWidget>(panel)->findChild<QLineEdit *>(QStringLiteral("filter"));
}

void readDocument(OpenWindow &tour, const QString &path, qsizetype offset = 0)
{
    tour.find<DocumentTabs>(QStringLiteral("documents"))->openAt(path, offset);
}

void breakDocuments(OpenWindow &tour)
{
    const QString layers = tour.path(QStringLiteral("sample/layers/"));
    write(layers + QStringLiteral("harvest-notes.md"),
        "---\ntier: basalt\ntitle: Harvest: what the drying room says\ntags: [harvest] [drying]\n---\n"
        "# Harvest notes\n\nDry to 6 % before cleaning.\n");
    write(layers + QStringLiteral("late-frost.md"),
        "---\ntier: weather\nwhen: workload in (harvest\n---\n# Late frost\n\nCover the beds.\n");
    tour.trigger(QStringLiteral("reload"));
    tour.wait();
}

Scene welcome()
{
    return {QStringLiteral("welcome"), [](OpenWindow &) {}};
}

Scene opened()
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
                readDocument(tour, QStringLiteral("agents/reviewer.md"));
                readDocument(tour, QStringLiteral("layers/tools.md"), 420);
            }};
}

/// What a slow render looks like; a real one is over before the picture is taken.
Scene updating()
{
    return {QStringLiteral("updating"), [](OpenWindow &tour) {
                tour.find<RenderPanel>(QStringLiteral("render"))->showOutdated();
                if (!QTest::qWaitFor([&] { return tour.find<RenderText>(QStringLiteral("promptText"))->isStale(); }))
                    qWarning("The prompt does not pale");
            }};
}

Scene request()
{
    return {QStringLiteral("request"), [](OpenWindow &tour) {
                tour.type(QStringLiteral("Review the change that adds back-in-stock reminders to the shop."));
                tour.trigger(QStringLiteral("showRequest"));
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
                readDocument(tour, QStringLiteral("profiles/shop-feature/config.yml"));
                tour.trigger(QStringLiteral("showPrompt"));
            }};
}

Scene filtered()
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
                auto *list = tour.find<QAbstractItemView>(QStringLiteral("list"));
                list->setCurrentIndex(list->model()->index(0, 0));
            }};
}

Scene brokenDocument()
{
    return {QStringLiteral("broken-document"),
        [](OpenWindow &tour) { readDocument(tour, QStringLiteral("layers/harvest-notes.md"), 30); }};
}

Scene exported()
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
                tour.trigger(QStringLiteral("openQuickly"));
                QTest::keyClicks(
                    tour.find<QWidget>(QStringLiteral("quickOpen"))->findChild<QLineEdit *>(), QStringLiteral("re"));
            }};
}

/// One chapter of the settings.
Scene settings(const QString &name, int chapter)
{
    return {name,
        [chapter](OpenWindow &tour) {
            tour.find<QWidget>(QStringLiteral("quickOpen"))->hide();
            tour.trigger(QStringLiteral("showSettings"));
            tour.find<QListWidget>(QStringLiteral("chapters"))->setCurrentRow(chapter);
        },
        QStringLiteral("SettingsDialog")};
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

/// The least room that a small laptop leaves.
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

QWidget *shownBy(const Scene &scene, OpenWindow &tour)
{
    return scene.dialog.isEmpty() ? &tour.window() : tour.find<QWidget>(scene.dialog);
}

QList<Scene> tourScenes()
{
    return {welcome(), opened(), noDocument(), agentAndProvider(), updating(), request(), losses(), wholeLedger(),
        manual(), yaml(), palette(), quickOpen(), settings(QStringLiteral("settings"), 0),
        settings(QStringLiteral("settings-editor"), 1), settings(QStringLiteral("settings-saving"), 2), shortcuts(),
        filtered(), nothingFound(), problems(), brokenDocument(), exported(), openFailed(),
        emptyFolder(), small(), welcomeAgain()};
}

} // namespace outcrop
