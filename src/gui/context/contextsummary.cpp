// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/context/contextsummary.h"

#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/base/paths.h"
#include "models/base/sizetext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace outcrop {
namespace {

/// Provides the translation context.
struct SummaryWords {
    Q_DECLARE_TR_FUNCTIONS(ContextSummary)
};

/// Returns the number of tokens at the start, and how many of them are in no file; only the number if the client adds no text.
QString tokensAtStartText(const ContextReport &client)
{
    const QString total = numberText(client.tokensAtStart);
    const TokenCount addedCount = addedTokens(client);
    //: Summary of a client; %1 and %2 are numbers of tokens, such as "≈ 3,280"
    return addedCount.tokens > 0 ? SummaryWords::tr("%1 tokens at the start (including %2 added by the client)").arg(total, numberText(addedCount))
                            : SummaryWords::tr("%1 tokens at the start").arg(total);
}

/// Returns the other start folders where the client loses text, with links.
QString startFolderLinks(const FolderContexts &contexts, const ContextReport &client, bool showsAll)
{
    constexpr qsizetype maximumLinks = 8;
    const QList<LimitedStart> &limitedStarts = client.starts.limitedStarts;
    const bool isComplete = showsAll || limitedStarts.size() <= maximumLinks + 1;
    QStringList starts;
    for (const LimitedStart &start : isComplete ? limitedStarts : limitedStarts.first(maximumLinks)) {
        const QString name = start.folder == contexts.folder ? SummaryWords::tr("Top-level folder") : pathInside(contexts.folder, start.folder);
        const QString link = QStringLiteral("<a href=\"%1\">%2</a>").arg(QString::number(starts.size()), name.toHtmlEscaped());
        //: Link to another start folder; %1 is the folder, %2 its losses: "web (1 file truncated, 7.66 KiB not sent)"
        starts += SummaryWords::tr("%1 (%2)").arg(link, toString(start.losses).toHtmlEscaped());
    }
    if (!isComplete) {
        const QString more = SummaryWords::tr("and %1 more").arg(groupedNumber(limitedStarts.size() - starts.size(), QLocale()));
        starts += QStringLiteral("<a href=\"%1\">%2</a>").arg(allStartFoldersLink, more.toHtmlEscaped());
    }
    return starts.join(listSeparator());
}

/// Returns `claude-opus-5-5, the model of the prompt` or `gpt-6, the default model`; only the name if the user selected the model.
QString modelText(const ContextReport &client)
{
    if (client.hasChosenModel)
        return client.model;
    return client.hasPromptModel ? SummaryWords::tr("%1, the model of the prompt").arg(client.model) : SummaryWords::tr("%1, the default model").arg(client.model);
}

} // namespace

QString contextSummary(const FolderContexts &contexts, const ContextReport &client)
{
    if (!client.context.refusal.isEmpty())
        return SummaryWords::tr("%1 does not run in this folder. %2").arg(dataText(client.context.title), client.context.refusal);
    const ContextCounts counts = client.counts();
    //: %1 is a client, %2 a number of tokens
    QStringList parts{SummaryWords::tr("%1: %n file(s), %2", nullptr, int(counts.startFiles)).arg(dataText(client.context.title), tokensAtStartText(client))};
    if (client.tokensAfterTouch.tokens > 0)
        //: Part of the summary of a client; %1 is a number of tokens, %2 a file
        parts += SummaryWords::tr("%1 more tokens after the client reads %2").arg(numberText(client.tokensAfterTouch), touchedFiles(client.context, contexts.folder));
    if (!counts.losses.isEmpty())
        parts += toString(counts.losses);
    else if (counts.startFiles > 0)
        parts += SummaryWords::tr("no truncated files");
    if (counts.repeatedFiles > 0)
        //: Part of the summary of a client; %n is a number of files, %1 a number of tokens: "1 file loaded twice, ≈ 3,280 extra tokens"
        parts += SummaryWords::tr("%n file(s) loaded twice, %1 extra tokens", nullptr, int(counts.repeatedFiles)).arg(numberText(client.repeatedTokens()));
    if (counts.listed > 0)
        parts += SummaryWords::tr("%n file(s) listed by name", nullptr, int(counts.listed));
    if (counts.unloadedFiles > 0)
        parts += counts.losses.allSkippedFiles() > 0 ? SummaryWords::tr("%n more file(s) not loaded", nullptr, int(counts.unloadedFiles))
                                                     : SummaryWords::tr("%n file(s) not loaded", nullptr, int(counts.unloadedFiles));
    if (counts.onDemandFiles > 0)
        parts += SummaryWords::tr("%n file(s) loaded on demand", nullptr, int(counts.onDemandFiles));
    if (counts.sameFile > 0)
        parts += SummaryWords::tr("%n file(s) loaded under another name", nullptr, int(counts.sameFile));
    return parts.join(QStringLiteral(" · "));
}

QString contextPriceText(const ContextReport &client)
{
    if (!client.context.refusal.isEmpty())
        return {};
    QStringList parts;
    const ContextPrice &price = client.price;
    if (price.firstRequest && price.firstRequest == price.laterRequest)
        parts += SummaryWords::tr("%1 for each request with %2").arg(toText(*price.firstRequest, QLocale()), modelText(client));
    else if (price.firstRequest && price.laterRequest)
        parts += SummaryWords::tr("%1 for the first request with %3; %2 with a warm cache").arg(toText(*price.firstRequest, QLocale()), toText(*price.laterRequest, QLocale()), modelText(client));
    else if (client.isPriceUnknown())
        parts += client.hasSelectedModel() ? SummaryWords::tr("the price of %1 is unknown; select another model").arg(client.model)
                                           : SummaryWords::tr("select a model to see the price");
    if (const QString unreadSummary = unreadText(client.unreadPaths); !unreadSummary.isEmpty())
        parts += SummaryWords::tr("not read: %1").arg(unreadSummary);
    QString line = parts.join(QStringLiteral(" · "));
    return line.isEmpty() ? line : line.replace(0, 1, line.first(1).toUpper());
}

QString contextFacts(const ContextText &text, bool isUnsaved)
{
    const QString kind = text.title.isEmpty() ? text.rule : dataText(text.title);
    //: Facts about the selected file; %1 is the kind of file, %2 its state, %3 sentences about the evidence: "Project instructions, truncated. Known
    //: from recorded requests of version 0.169.0."
    const QString facts = SummaryWords::tr("%1, %2. %3").arg(kind.first(std::min<qsizetype>(1, kind.size())).toUpper() + kind.mid(1), stateTitle(text), evidenceSentences(text));
    return isUnsaved ? SummaryWords::tr("%1 Includes unsaved changes.").arg(facts) : facts;
}

QString contextUseToolTip(const ContextReport &client, ContextUse use)
{
    if (use == ContextUse::Different || use == ContextUse::Unavailable)
        return SummaryWords::tr("The Edit view can use only the files that %1 loads from the workspace folder at the start of a session; it cannot use user files").arg(dataText(client.context.title));
    return SummaryWords::tr("Use the files that this client loads from the workspace folder as the layers of the prompt");
}

QString contextHint(const FolderContexts &contexts, const ContextReport &client, ContextUse use, bool showsAllStarts)
{
    QStringList sentences;
    if (use == ContextUse::Different && client.context.refusal.isEmpty())
        sentences += SummaryWords::tr("The Edit view uses only the files that %1 loads from the workspace folder at the start of a session; it does not use user files.").arg(dataText(client.context.title).toHtmlEscaped());
    if (!client.starts.limitedStarts.isEmpty())
        sentences += SummaryWords::tr("Losses if you start %1 in another folder: %2").arg(dataText(client.context.title).toHtmlEscaped(), startFolderLinks(contexts, client, showsAllStarts));
    if (client.starts.uncheckedCount > 0)
        sentences += SummaryWords::tr("Number of other start folders that were not checked: %1").arg(groupedNumber(client.starts.uncheckedCount, QLocale()));
    if (!client.starts.missingMarkers.isEmpty())
        sentences += ignoredParentsSentence(client.starts.missingMarkers, {dataText(client.context.title)}).toHtmlEscaped();
    for (const QString &note : contextNotes(contexts, client, use == ContextUse::Used))
        sentences += note.toHtmlEscaped();
    return sentences.join(QStringLiteral("<br>"));
}

} // namespace outcrop
