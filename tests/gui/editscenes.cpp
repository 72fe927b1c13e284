// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/editscenes.h"

#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/library/librarypanel.h"
#include "gui/widgets/chippicker.h"
#include "gui/widgets/messagebar.h"

#include <QAbstractButton>
#include <QAction>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

namespace outcrop {

namespace {

/// Opens the sample with a template that has inputs of several types, and edits a layer.
void openInputs(OpenWindow &tour, QSize size)
{
    writeSceneFile(tour.path(QStringLiteral("sample/layers/session.md")),
        "---\ntier: weather\ntitle: Session\ntemplate: jinja\ninputs:\n  day: {description: Date of the session}\n  helpers: {type: integer, default: 2}\n"
        "  area: {values: [seed bank, shop, garden], default: shop}\n  rain: {type: boolean, required: false}\n  notes: {type: text, required: false}\n---\n"
        "The session is on {{ day }} in the {{ area }} with {{ helpers }} helpers.{% if rain %} Stay inside.{% endif %}\n{{ notes }} {{ lead }}\n");
    tour.openFolder(tour.path(QStringLiteral("sample")));
    tour.window().resize(size);
    tour.trigger(QStringLiteral("viewEdit"));
    tour.trigger(QStringLiteral("resetLayout"));
    tour.trigger(QStringLiteral("reload"));
    tour.wait();
    tour.find<QLineEdit>(QStringLiteral("input-helpers"))->setText(QStringLiteral("two"));
    tour.find<QLineEdit>(QStringLiteral("input-day"))->setText(QStringLiteral("Tuesday 24 November"));
    auto *tabs = tour.find<DocumentTabs>(QStringLiteral("documents"));
    tabs->open(QStringLiteral("layers/soul.md"));
    tabs->current()->goTo(tabs->currentSession()->text().size() / 2);
    QTest::keyClicks(tabs->current()->activeEditor(), QStringLiteral("x"));
    tour.wait();
    const auto hasCost = [tabs] {
        const auto *cost = tabs->current()->findChild<QLabel *>(QStringLiteral("editCost"));
        return cost && cost->text().startsWith(QStringLiteral("Editing"));
    };
    static_cast<void>(QTest::qWaitFor(hasCost)); // the footer appears with a delay
}

void openChip(OpenWindow &tour, const QString &chip, const QString &typed)
{
    tour.find<ChipPicker>(chip)->showPopup();
    tour.find<QWidget>(QStringLiteral("chipPopup"))->findChild<QLineEdit *>()->setText(typed);
}

/// Hides the popup, deletes the template and undoes the edit, for the scenes that follow.
void removeInputs(OpenWindow &tour)
{
    tour.find<QWidget>(QStringLiteral("chipPopup"))->hide();
    QFile::remove(tour.path(QStringLiteral("sample/layers/session.md")));
    tour.find<DocumentTabs>(QStringLiteral("documents"))->open(QStringLiteral("layers/soul.md"));
    tour.trigger(QStringLiteral("undo"));
    tour.trigger(QStringLiteral("reload"));
    tour.wait();
}

void openFolderWithoutLayers(OpenWindow &tour)
{
    removeInputs(tour);
    writeSceneFile(tour.path(QStringLiteral("home/SYSTEM.md")), "# System\n\nAnswer in one sentence.\n");
    writeSceneFile(tour.path(QStringLiteral("home/SOUL.md")), "# Soul\n\nBe kind.\n");
    writeSceneFile(tour.path(QStringLiteral("home/roles/reviewer.md")), "# Reviewer\n\nReview every change.\n");
    tour.openFolder(tour.path(QStringLiteral("home")));
    tour.window().resize(1400, 880);
}

void review(OpenWindow &tour)
{
    const QList<MessageBar *> bars = tour.window().findChildren<MessageBar *>();
    for (MessageBar *bar : bars) {
        const QList<QAbstractButton *> buttons = bar->findChildren<QAbstractButton *>();
        for (QAbstractButton *button : buttons) {
            if (button->text().startsWith(QStringLiteral("Review proposal")))
                button->click();
        }
    }
}

} // namespace

QList<Scene> editScenes()
{
    return {{QStringLiteral("view-inputs"), [](OpenWindow &tour) { openInputs(tour, {1400, 880}); }},
        {QStringLiteral("view-inputs-small"), [](OpenWindow &tour) { tour.window().resize(1024, 700); }},
        {QStringLiteral("view-chip-agent"), [](OpenWindow &tour) { openChip(tour, QStringLiteral("agent"), {}); }},
        {QStringLiteral("view-chip-model"), [](OpenWindow &tour) { openChip(tour, QStringLiteral("model"), QStringLiteral("op")); }},
        {QStringLiteral("view-library-filter"),
            [](OpenWindow &tour) {
                tour.find<QWidget>(QStringLiteral("chipPopup"))->hide();
                tour.window().resize(1400, 880);
                tour.find<LibraryPanel>(QStringLiteral("library"))->findChild<QLineEdit *>(QStringLiteral("filter"))->setText(QStringLiteral("re"));
            }},
        {QStringLiteral("view-adopt"),
            [](OpenWindow &tour) {
                tour.find<LibraryPanel>(QStringLiteral("library"))->findChild<QLineEdit *>(QStringLiteral("filter"))->clear();
                openFolderWithoutLayers(tour);
            }},
        {QStringLiteral("view-adopt-review"), review, QStringLiteral("adoptDialog")},
        {QStringLiteral("view-adopt-end"), [](OpenWindow &tour) { tour.openFolder(tour.path(QStringLiteral("sample"))); }}};
}

} // namespace outcrop
