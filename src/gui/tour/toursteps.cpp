// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tour/toursteps.h"

#include <QCoreApplication>

namespace outcrop {

namespace {

const QString layer = QStringLiteral("layers/house-style.md");
const QString brokenAgent = QStringLiteral("agents/greenhouse-watch.md");

struct TourText {
    Q_DECLARE_TR_FUNCTIONS(TourSteps)
};

QList<TourStep> layerSteps()
{
    return {
        {.title = TourText::tr("See five requests from one prompt"),
            .text = TourText::tr("Compare shows the requests of the providers side by side. All of them are made from the same layers."),
            .commands = {QStringLiteral("viewCompare")},
            .targets = {QStringLiteral("compare")},
            .goal = {TourGoal::Kind::Checked, QStringLiteral("viewCompare")}},
        {.title = TourText::tr("Change a layer and see the price"),
            .text = TourText::tr("Type a few words in this layer. The line below the text shows how many cached tokens the edit rewrites, and their price."),
            .document = layer,
            .passage = QStringLiteral("Write L0 always"),
            .targets = {QStringLiteral("editCost"), QStringLiteral("documentText")},
            .goal = {TourGoal::Kind::Changed, layer}},
        {.title = TourText::tr("Move the layer to another tier"),
            .text = TourText::tr("A layer that changes often belongs in a tier that changes often. Read the cost of the move with each provider, then accept or cancel it."),
            .document = layer,
            .commands = {QStringLiteral("strataTo-sandstone")},
            .targets = {QStringLiteral("proposal"), QStringLiteral("strata")},
            .goal = {TourGoal::Kind::Changed, layer, QStringLiteral("tier: bedrock")}},
    };
}

QList<TourStep> requestSteps()
{
    return {
        {.title = TourText::tr("Compare the differences"),
            .text = TourText::tr("Only differences shows the lines that differ between the providers. The table shows the tokens, price and losses of each request."),
            .commands = {QStringLiteral("viewCompare")},
            .button = QStringLiteral("onlyDifferences"),
            .targets = {QStringLiteral("onlyDifferences")},
            .goal = {TourGoal::Kind::Checked, QStringLiteral("onlyDifferences")}},
        {.title = TourText::tr("Read a loss"),
            .text = TourText::tr("Losses lists every part that is not sent as written, with the reason. Select a row to see its source."),
            .commands = {QStringLiteral("viewEdit"), QStringLiteral("showLosses")},
            .targets = {QStringLiteral("losses")},
            .goal = {TourGoal::Kind::Shown, QStringLiteral("losses")}},
        {.title = TourText::tr("Fix a broken file"),
            .text = TourText::tr("This agent is broken on purpose. Choose a fix from the menu, or place the cursor in another error and press Alt+Return."),
            .document = brokenAgent,
            .passage = QStringLiteral("Raed"),
            .commands = {QStringLiteral("quickFix")},
            .targets = {QStringLiteral("documentText")},
            .goal = {TourGoal::Kind::Changed, brokenAgent}},
    };
}

QList<TourStep> responseSteps()
{
    return {
        {.title = TourText::tr("Parse a broken response"),
            .text = TourText::tr("A model wrote an extra comma. The Response panel shows the repair with its location, the data, and the quality of the response."),
            .commands = {QStringLiteral("viewTest"), QStringLiteral("showConversation")},
            .row = {QStringLiteral("sessionList"), QStringLiteral("2026-11-20-restock")},
            .button = QStringLiteral("readResponse"),
            .targets = {QStringLiteral("answerTables"), QStringLiteral("readResponse"), QStringLiteral("sessionList")},
            .goal = {TourGoal::Kind::Shown, QStringLiteral("answerTables")}},
        {.title = TourText::tr("Accept a suggestion by hunk"),
            .text = TourText::tr("A suggestion has evidence and a diff. Clear the check box of a hunk to leave it out, then accept the rest. Undo restores the file."),
            .commands = {QStringLiteral("viewEvolve"), QStringLiteral("showRatify")},
            .row = {QStringLiteral("suggestions"), QStringLiteral("Release conditions")},
            .targets = {QStringLiteral("acceptedMessage"), QStringLiteral("change")},
            .goal = {TourGoal::Kind::Shown, QStringLiteral("acceptedMessage")}},
        {.title = TourText::tr("See the files that Codex loads"),
            .text = TourText::tr("Context lists the files that each coding agent loads from this folder, in order, with their tokens. Codex loads AGENTS.md."),
            .commands = {QStringLiteral("viewContext"), QStringLiteral("showContext")},
            .row = {QStringLiteral("contextClients"), QStringLiteral("Codex")},
            .targets = {QStringLiteral("contextFiles"), QStringLiteral("contextClients")},
            .goal = {TourGoal::Kind::Selected, QStringLiteral("contextClients"), QStringLiteral("Codex")}},
        {.title = TourText::tr("Export the requests"),
            .text = TourText::tr("Export Bundles in the File menu writes the request of every provider to a folder that you choose, with a script that sends it."),
            .commands = {QStringLiteral("exportBundles")},
            .targets = {QStringLiteral("exportMessage"), QStringLiteral("messages")},
            .goal = {TourGoal::Kind::Shown, QStringLiteral("exportMessage")}},
    };
}

} // namespace

QList<TourStep> tourSteps()
{
    return layerSteps() + requestSteps() + responseSteps();
}

} // namespace outcrop
