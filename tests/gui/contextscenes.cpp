// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/contextscenes.h"

#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QTreeView>

namespace outcrop {

namespace {

void choose(OpenWindow &tour, const QString &client)
{
    auto *clients = tour.find<QTreeView>(QStringLiteral("contextClients"));
    const QAbstractItemModel &model = *clients->model();
    clients->setCurrentIndex(model.match(model.index(0, 0), Qt::DisplayRole, client, 1, Qt::MatchExactly).value(0));
    tour.wait();
}

QByteArray read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

void showDock(OpenWindow &tour, const QString &folder)
{
    tour.openFolder(folder);
    tour.trigger(QStringLiteral("resetLayout"));
    tour.trigger(QStringLiteral("showContext"));
    tour.window().resizeDocks({tour.find<QDockWidget>(QStringLiteral("contextDock"))}, {440}, Qt::Vertical);
    tour.wait();
}

/// Returns the text below the front matter of every file in a folder of the sample.
QByteArray textsIn(OpenWindow &tour, const QString &name)
{
    const QDir folder(tour.path(QStringLiteral("sample/") + name));
    QByteArray texts;
    for (const QString &file : folder.entryList({QStringLiteral("*.md")}, QDir::Files)) {
        const QByteArray text = read(folder.filePath(file));
        texts += text.mid(text.indexOf("\n---\n") + 5) + '\n';
    }
    return texts;
}

/// Opens a repository whose instructions are the layers and agents of the sample in one file, which Codex truncates.
Scene sampleAsInstructions()
{
    return {QStringLiteral("context-sample"), [](OpenWindow &tour) {
                const QString folder = tour.path(QStringLiteral("seeds"));
                const QByteArray instructions = textsIn(tour, QStringLiteral("layers")) + textsIn(tour, QStringLiteral("agents"));
                writeSceneFile(folder + QStringLiteral("/.git/HEAD"), "ref: refs/heads/main\n");
                writeSceneFile(folder + QStringLiteral("/AGENTS.md"), instructions);
                writeSceneFile(folder + QStringLiteral("/CLAUDE.md"), "@AGENTS.md\n\nAnswer in English.\n");
                writeSceneFile(folder + QStringLiteral("/shop/AGENTS.md"), "Prices are in cents.\n");
                for (const QString &skill : {QStringLiteral("restock-plan"), QStringLiteral("germination-test")})
                    writeSceneFile(folder + QStringLiteral("/.agents/skills/%1/SKILL.md").arg(skill), read(tour.path(QStringLiteral("sample/skills/%1/SKILL.md").arg(skill))));
                showDock(tour, folder);
                choose(tour, QStringLiteral("Codex"));
            }};
}

Scene truncatedInstructions()
{
    return {QStringLiteral("context-cut"), [](OpenWindow &tour) {
                const QString folder = tour.path(QStringLiteral("shop"));
                writeSceneFile(folder + QStringLiteral("/.git/HEAD"), "ref: refs/heads/main\n");
                writeSceneFile(folder + QStringLiteral("/AGENTS.md"), QByteArray("- The checkout page keeps the basket for 24 hours.\n- No parcel leaves on a Friday before a holiday.\n").repeated(400));
                writeSceneFile(folder + QStringLiteral("/CLAUDE.md"), "@AGENTS.md\n\nAnswer in English.\n");
                writeSceneFile(folder + QStringLiteral("/shop/AGENTS.md"), "Prices are in cents.\n");
                writeSceneFile(folder + QStringLiteral("/.claude/skills/restock/SKILL.md"), "---\nname: restock\ndescription: Plans a restock from the stock list.\n---\nRead the list first.\n");
                showDock(tour, folder);
                choose(tour, QStringLiteral("Codex"));
            }};
}

Scene importedInstructions()
{
    return {QStringLiteral("context-imported"), [](OpenWindow &tour) { choose(tour, QStringLiteral("Claude Code")); }};
}

Scene comparedClients()
{
    return {QStringLiteral("context-compared"), [](OpenWindow &tour) {
                choose(tour, QStringLiteral("Codex"));
                auto *other = tour.find<QComboBox>(QStringLiteral("contextOther"));
                other->setCurrentIndex(other->findText(QStringLiteral("Claude Code"), Qt::MatchContains));
                tour.wait();
            }};
}

Scene nothingLoaded()
{
    return {QStringLiteral("context-none"), [](OpenWindow &tour) {
                tour.find<QComboBox>(QStringLiteral("contextOther"))->setCurrentIndex(0);
                choose(tour, QStringLiteral("Aider"));
            }};
}

} // namespace

QList<Scene> contextScenes()
{
    return {sampleAsInstructions(), truncatedInstructions(), importedInstructions(), comparedClients(), nothingLoaded()};
}

} // namespace outcrop
