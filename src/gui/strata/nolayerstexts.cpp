// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/strata/nolayerstexts.h"

#include "core/base/joinedtext.h"

#include <QCoreApplication>

namespace outcrop {
namespace {

struct NoLayersWords {
    Q_DECLARE_TR_FUNCTIONS(NoLayersTexts)
};

/// Returns the contents as a list, such as `5 prompt types and 38 rules`; empty if there are none.
QString foundText(const FolderContents &contents)
{
    QStringList found;
    if (contents.promptTypes > 0)
        found += NoLayersWords::tr("%n prompt type(s)", nullptr, static_cast<int>(contents.promptTypes));
    if (contents.rules > 0)
        found += NoLayersWords::tr("%n rule(s)", nullptr, static_cast<int>(contents.rules));
    if (contents.proposedLayers > 0)
        found += NoLayersWords::tr("%n file(s) that can become layers", nullptr, static_cast<int>(contents.proposedLayers));
    if (contents.possiblePrompts > 0)
        found += NoLayersWords::tr("%n possible prompt(s)", nullptr, static_cast<int>(contents.possiblePrompts));
    if (found.size() < 2)
        return found.join(QString());
    const QString last = found.takeLast();
    //: End of a list; %1 is "5 prompt types" or a list with commas, %2 the last item such as "38 rules"
    return NoLayersWords::tr("%1 and %2").arg(found.join(listSeparator()), last);
}

/// Returns the next steps as sentences.
QStringList nextSteps(const FolderContents &contents)
{
    QStringList steps;
    if (contents.promptTypes > 0)
        steps += NoLayersWords::tr("To use a prompt type, click More in the toolbar and select it under Type.");
    if (contents.rules > 0)
        steps += NoLayersWords::tr("To check files and responses with the rules, open Test > Rules.");
    if (contents.hasAdoptableFiles())
        steps += NoLayersWords::tr("To use files as layers, review the proposal.");
    return steps;
}

} // namespace

NoLayersTexts noLayersTexts(const FolderContents &contents)
{
    const QString found = foundText(contents);
    if (found.isEmpty())
        return {NoLayersWords::tr("No layers yet"),
            NoLayersWords::tr("The layers of your prompt appear here: stable layers at the bottom, layers that change every turn on top."), NoLayersWords::tr("New layer…")};
    const QStringList sentences = QStringList(NoLayersWords::tr("This folder has no layers yet.")) + nextSteps(contents);
    //: Title of an empty view; %1 is a list such as "5 prompt types and 38 rules"
    NoLayersTexts texts{NoLayersWords::tr("Found %1").arg(found), sentences.join(sentenceSeparator()),
        NoLayersWords::tr("Review proposal…"), NoLayersAction::ReviewAdoption};
    if (contents.hasAdoptableFiles())
        return texts;
    texts.button = contents.promptTypes > 0 ? NoLayersWords::tr("Show prompt templates…") : NoLayersWords::tr("Open Rules");
    texts.action = contents.promptTypes > 0 ? NoLayersAction::ShowPromptTypes : NoLayersAction::ShowRules;
    return texts;
}

} // namespace outcrop
