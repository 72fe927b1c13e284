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
            .text = TourText::tr("“Compare” in the bar on the left shows the requests of the providers side by side. They all use the same layers."),
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
            .text = TourText::tr("Drag “House style for answers” to a tier with the cadence of the layer, or use Layers > Move to Tier. Read the costs, then press “Move” or “Cancel”."),
            .document = layer,
            .commands = {QStringLiteral("strataTo-sandstone")},
            .targets = {QStringLiteral("proposal"), QStringLiteral("strata")},
            .goal = {TourGoal::Kind::Changed, layer, QStringLiteral("tier: bedrock")}},
    };
}

QList<TourStep> requestSteps()
{
    return {
        {.title = TourText::tr("Compare the requests"),
            .text = TourText::tr("In “Compare”, the check box “Only differences” hides lines that all providers receive. The table shows the tokens, price and losses of each request."),
            .commands = {QStringLiteral("viewCompare")},
            .button = QStringLiteral("onlyDifferences"),
            .targets = {QStringLiteral("onlyDifferences")},
            .goal = {TourGoal::Kind::Checked, QStringLiteral("onlyDifferences")}},
        {.title = TourText::tr("Check the losses"),
            .text = TourText::tr("In “Edit”, the tab “Losses” of the Render panel lists every part that is lost, changed or added, with the reason. Select a row to see its source."),
            .commands = {QStringLiteral("viewEdit"), QStringLiteral("showLosses")},
            .row = {QStringLiteral("losses")},
            .targets = {QStringLiteral("losses")},
            .goal = {TourGoal::Kind::Selected, QStringLiteral("losses")}},
        {.title = TourText::tr("Fix a broken file"),
            .text = TourText::tr("This agent contains intentional errors. Click the light bulb next to a line, or place the cursor in an underlined word and press Alt+Return. Then choose a fix."),
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
            .text = TourText::tr("In “Test”, open “Conversation”, select “2026-11-20-restock” and press “Inspect response”. The Response panel repairs the extra comma that the model wrote."),
            .commands = {QStringLiteral("viewTest"), QStringLiteral("showConversation")},
            .row = {QStringLiteral("sessionList"), QStringLiteral("2026-11-20-restock")},
            .button = QStringLiteral("readResponse"),
            .targets = {QStringLiteral("answerTables"), QStringLiteral("readResponse"), QStringLiteral("sessionList")},
            .goal = {TourGoal::Kind::Shown, QStringLiteral("answerTables")}},
        {.title = TourText::tr("Accept a suggestion hunk by hunk"),
            .text = TourText::tr("In “Evolve”, select “Release conditions” under Ratify. Clear the check box of a hunk to omit it, then accept the rest. “Undo” restores the file."),
            .commands = {QStringLiteral("viewEvolve"), QStringLiteral("showRatify")},
            .row = {QStringLiteral("suggestions"), QStringLiteral("Release conditions")},
            .targets = {QStringLiteral("acceptedMessage"), QStringLiteral("change")},
            .goal = {TourGoal::Kind::Shown, QStringLiteral("acceptedMessage")}},
        {.title = TourText::tr("See the files that Codex loads"),
            .text = TourText::tr("“Context” in the bar on the left lists the files that each coding agent loads from this folder, in order. Select “Codex” to see that it loads AGENTS.md."),
            .commands = {QStringLiteral("viewContext"), QStringLiteral("showContext")},
            .row = {QStringLiteral("contextClients"), QStringLiteral("Codex")},
            .targets = {QStringLiteral("contextFiles"), QStringLiteral("contextClients")},
            .goal = {TourGoal::Kind::Selected, QStringLiteral("contextClients"), QStringLiteral("Codex")}},
        {.title = TourText::tr("Export the requests"),
            .text = TourText::tr("File > Export Bundles writes the request for each provider, and a script that sends the request, to a folder that you choose."),
            .commands = {QStringLiteral("exportBundles")},
            .targets = {QStringLiteral("exportedMessage"), QStringLiteral("messages")},
            .goal = {TourGoal::Kind::Shown, QStringLiteral("exportedMessage")}},
    };
}

} // namespace

QList<TourStep> tourSteps()
{
    return layerSteps() + requestSteps() + responseSteps();
}

} // namespace outcrop
