// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/context/contextsummary.h"

#include "models/base/sizetext.h"
#include "models/context/contextclients.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace outcrop {
namespace {

/// Holds the translation context.
struct SummaryWords {
    Q_DECLARE_TR_FUNCTIONS(ContextSummary)
};

/// Returns the tokens at the start that are not in a file: the text that the client adds.
TokenCount clientTokens(const CountedContext &client)
{
    TokenCount rest = client.tokensAtStart;
    for (qsizetype i = 0; i < client.texts.size(); ++i) {
        const qsizetype part = client.context.texts[i].part;
        if (part < 0 || !client.context.parts[part].loadsOnTouch)
            rest.tokens -= client.texts[i].tokens;
    }
    rest.tokens = std::max<qint64>(rest.tokens, 0);
    return rest;
}

/// Returns the number of files that are not loaded for another reason than a size limit.
qsizetype notLoaded(const ClientContext &context)
{
    return std::count_if(context.texts.begin(), context.texts.end(), [](const ContextText &text) {
        return text.state == ContextState::Hidden || (text.state == ContextState::Skipped && !text.isOverLimit);
    });
}

} // namespace

QString contextSummary(const CountedContext &client)
{
    if (!client.context.refusal.isEmpty())
        return SummaryWords::tr("%1 does not start in this folder: %2").arg(client.context.title, client.context.refusal);
    const ContextClient row = contextClient(client.context, client.tokensAtStart, client.starts);
    QStringList parts{SummaryWords::tr("%1: %n file(s), %2 tokens at the start", nullptr, int(row.files)).arg(row.title, row.tokens)};
    if (!row.losses.isEmpty())
        parts += toString(row.losses);
    else if (row.files > 0)
        parts += SummaryWords::tr("no truncated files");
    if (const qsizetype listed = client.count(ContextState::Listed); listed > 0)
        parts += SummaryWords::tr("%n listed by name", nullptr, int(listed));
    if (const qsizetype hidden = notLoaded(client.context); hidden > 0)
        parts += SummaryWords::tr("%n not loaded", nullptr, int(hidden));
    if (const qsizetype waiting = client.count(ContextState::Waiting); waiting > 0)
        parts += SummaryWords::tr("%n loaded on demand", nullptr, int(waiting));
    return parts.join(QStringLiteral(" · "));
}

QString contextPriceText(const CountedContext &client)
{
    if (!client.context.refusal.isEmpty())
        return {};
    QStringList parts;
    const ContextPrice &price = client.price;
    if (price.first && price.first == price.later)
        parts += SummaryWords::tr("%1 for each request with %2, the default model").arg(toText(*price.first), client.model);
    else if (price.first && price.later)
        parts += SummaryWords::tr("%1 for the first request with %3, the default model; %2 for each later one").arg(toText(*price.first), toText(*price.later), client.model);
    else
        parts += client.model.isEmpty() ? SummaryWords::tr("unknown price") : SummaryWords::tr("the price of %1 is unknown").arg(client.model);
    if (const TokenCount added = clientTokens(client); added.tokens > 0)
        parts += SummaryWords::tr("%1 tokens are text that the client adds").arg(numberText(added));
    if (const qsizetype paths = client.context.notRead.size(); paths > 0)
        parts += SummaryWords::tr("%n user or managed file(s) not read", nullptr, int(paths));
    QString line = parts.join(QStringLiteral(" · "));
    return line.replace(0, 1, line.first(1).toUpper());
}

QString contextFacts(const ContextText &text)
{
    const QString state = text.state == ContextState::Hidden ? SummaryWords::tr("not loaded") : stateTitle(text.state);
    const QString kind = text.title.isEmpty() ? text.rule : text.title;
    //: %1 is the kind of file, %2 its state: "Project instructions, truncated. Known from recorded requests of version 0.169.0."
    return SummaryWords::tr("%1, %2. %3").arg(kind.first(std::min<qsizetype>(1, kind.size())).toUpper() + kind.mid(1), state, evidenceSentences(text));
}

} // namespace outcrop
