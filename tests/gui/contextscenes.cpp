// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/contextscenes.h"

#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QTreeView>

namespace outcrop {

namespace {

void write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

void choose(OpenWindow &tour, const QString &client)
{
    auto *clients = tour.find<QTreeView>(QStringLiteral("contextClients"));
    const QAbstractItemModel &model = *clients->model();
    clients->setCurrentIndex(model.match(model.index(0, 0), Qt::DisplayRole, client, 1, Qt::MatchExactly).value(0));
    tour.wait();
}

Scene cutInstructions()
{
    return {QStringLiteral("context-cut"), [](OpenWindow &tour) {
                const QString folder = tour.path(QStringLiteral("shop"));
                write(folder + QStringLiteral("/.git/HEAD"), "ref: refs/heads/main\n");
                write(folder + QStringLiteral("/AGENTS.md"), QByteArray("- The checkout page keeps the basket for 24 hours.\n- No parcel leaves on a Friday before a holiday.\n").repeated(400));
                write(folder + QStringLiteral("/CLAUDE.md"), "@AGENTS.md\n\nAnswer in English.\n");
                write(folder + QStringLiteral("/shop/AGENTS.md"), "Prices are in cents.\n");
                write(folder + QStringLiteral("/.claude/skills/restock/SKILL.md"), "---\nname: restock\ndescription: Plans a restock from the stock list.\n---\nRead the list first.\n");
                tour.openFolder(folder);
                tour.trigger(QStringLiteral("resetLayout"));
                tour.trigger(QStringLiteral("showContext"));
                tour.window().resizeDocks({tour.find<QDockWidget>(QStringLiteral("contextDock"))}, {440}, Qt::Vertical);
                tour.wait();
                choose(tour, QStringLiteral("Codex"));
            }};
}

Scene importedInstructions()
{
    return {QStringLiteral("context-imported"), [](OpenWindow &tour) { choose(tour, QStringLiteral("Claude Code")); }};
}

Scene nothingLoaded()
{
    return {QStringLiteral("context-none"), [](OpenWindow &tour) { choose(tour, QStringLiteral("Aider")); }};
}

} // namespace

QList<Scene> contextScenes()
{
    return {cutInstructions(), importedInstructions(), nothingLoaded()};
}

} // namespace outcrop
