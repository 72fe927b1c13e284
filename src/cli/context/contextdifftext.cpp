// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/context/contextdifftext.h"

#include "cli/base/table.h"
#include "cli/context/contextoutput.h"
#include "cli/context/contexttext.h"
#include "core/base/datatext.h"

namespace outcrop {
namespace {

QString signedText(qint64 number)
{
    return number > 0 ? u'+' + countText(number) : countText(number);
}

QString stateText(const std::optional<ContextState> &state)
{
    return state ? stateTitle(*state) : contextoutput::missing();
}

/// Returns `Codex: 1,234 → 1,410 tokens (+176), $0.0021 → $0.0024 for the first request`, or `Codex: unchanged, 1,234 tokens`.
QString changeText(const ContextChange &change)
{
    const QString title = dataText(change.after.context.title);
    const TokenCount &before = change.before.tokensAtStart, &after = change.after.tokensAtStart;
    if (change.isSame())
        return contextoutput::unchangedTokens(after.tokens, title, tokenText(after));
    const QString difference = signedText(after.tokens - before.tokens);
    if (!change.before.price.firstRequest || !change.after.price.firstRequest)
        return contextoutput::changedTokens(after.tokens, title, tokenText(before), tokenText(after), difference);
    return contextoutput::changedTokensAndPrice(after.tokens, title, tokenText(before), tokenText(after), difference,
        toText(*change.before.price.firstRequest), toText(*change.after.price.firstRequest));
}

QString cacheBreakText(const ContextComparison &comparison, const CacheBreak &found)
{
    const QString place = found.file.isEmpty() ? found.requestPart : displayPath(comparison.folder, found.file);
    return contextoutput::sameBytes(found.byte, countText(found.byte), place);
}

Json fileJson(const ContextComparison &comparison, const ContextFileChange &file)
{
    const auto state = [](const std::optional<ContextState> &one) { return one ? jsonString(toString(*one)) : Json(); };
    return {{"file", jsonString(displayPath(comparison.folder, file.file))}, {"rule", jsonString(file.rule)},
        {"before", state(file.before)}, {"after", state(file.after)}, {"tokens_before", file.tokensBefore},
        {"tokens_after", file.tokensAfter}, {"reason", jsonStringOrNull(file.reason)}};
}

Json changeJson(const ContextComparison &comparison, const ContextChange &change)
{
    Json files = Json::array();
    for (const ContextFileChange &file : change.files)
        files.push_back(fileJson(comparison, file));
    Json cache;
    if (change.cacheBreak)
        cache = {{"byte", change.cacheBreak->byte}, {"where", jsonString(change.cacheBreak->requestPart)},
            {"file",
                change.cacheBreak->file.isEmpty()
                    ? Json()
                    : jsonString(displayPath(comparison.folder, change.cacheBreak->file))}};
    return {{"client", jsonString(change.after.context.client)}, {"title", jsonString(change.after.context.title)}, {"tokens_before", toJson(change.before.tokensAtStart)},
        {"tokens_after", toJson(change.after.tokensAtStart)}, {"price_before", priceJson(change.before.price)}, {"price_after", priceJson(change.after.price)},
        {"first_difference", cache}, {"files", files}};
}

} // namespace

void printComparison(const Console &console, const ContextComparison &comparison)
{
    using Align = Table::Align;
    for (const ContextChange &change : comparison.clients) {
        writeSentence(console.out, changeText(change));
        if (change.cacheBreak)
            writeSentence(console.out, cacheBreakText(comparison, *change.cacheBreak));
        if (change.files.isEmpty())
            continue;
        Table table({{contextoutput::columnFile()}, {contextoutput::columnStateBefore()}, {contextoutput::columnStateAfter()},
            {contextoutput::columnTokens(), Align::Right}, {contextoutput::columnChange(), Align::Right},
            {contextoutput::columnReason()}});
        for (const ContextFileChange &file : change.files)
            table.addRow({displayPath(comparison.folder, file.file), stateText(file.before), stateText(file.after),
                countText(file.tokensAfter), signedText(file.tokensAfter - file.tokensBefore), file.reason});
        writeTable(console.out, table);
    }
}

Json toJson(const ContextComparison &comparison, const QString &before, const QString &after)
{
    Json clients = Json::array();
    for (const ContextChange &change : comparison.clients)
        clients.push_back(changeJson(comparison, change));
    return {{"folder", jsonString(comparison.folder)},
        {"start", jsonString(displayPath(comparison.folder, comparison.start))}, {"before", jsonStringOrNull(before)},
        {"after", jsonStringOrNull(after)}, {"clients", clients}};
}

} // namespace outcrop
