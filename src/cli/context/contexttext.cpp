// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/context/contexttext.h"

#include "cli/base/invocation.h"
#include "cli/base/table.h"
#include "cli/context/contextoutput.h"
#include "core/base/datatext.h"
#include "core/base/diagnosticjson.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/clients/clientcomparisonrow.h"
#include "core/clients/loadreason.h"

#include <QDir>
#include <QMap>

#include <algorithm>
#include <utility>

namespace outcrop {
namespace {

QString gapText(const QString &text)
{
    return QString(text).replace(contextGap, QStringLiteral("[…]"));
}

/// Returns the client's evidence and the number of files with weaker evidence: `2.1.330, observed 2026-11-22; assumed for 2 files`.
QString evidenceText(const ClientContext &client)
{
    QStringList all{evidenceText(client.evidence)};
    for (const EvidenceKind kind : {EvidenceKind::Documented, EvidenceKind::Assumed}) {
        const auto files = std::count_if(client.texts.begin(), client.texts.end(), [kind](const ContextText &text) { return text.weakestEvidence() == kind; });
        if (files > 0 && kind > client.evidence.kind)
            all.append((kind == EvidenceKind::Documented ? contextoutput::documentedFiles : contextoutput::assumedFiles)(files, countText(files)));
    }
    return all.join(clauseSeparator());
}

Json toJson(const RuleEvidence &evidence)
{
    return {{"kind", jsonString(toString(evidence.kind))}, {"observed", evidence.isObserved()}, {"source", jsonString(evidence.source)},
        {"version", jsonString(evidence.version)}, {"checked", jsonString(evidence.checked)}};
}

/// Returns `byte 32,768, line 513`, without the line if it is unknown, or an empty string if the text is not truncated.
QString cutText(const ContextText &text)
{
    if (text.truncationOffset < 0)
        return {};
    const QString offset = countText(text.truncationOffset);
    return text.truncationLine < 0 ? contextoutput::atByte(offset) : contextoutput::atByteAndLine(offset, countText(text.truncationLine));
}

/// Returns `≈ 1,204 tokens`.
QString tokensText(const TokenCount &count)
{
    return contextoutput::tokens(count.tokens, tokenText(count));
}

/// Returns the tokens at the start, their share of the context window, the tokens that the client adds, and the tokenizer.
QString startTokensText(const ContextReport &client)
{
    const QString all = tokensText(client.tokensAtStart), tokenizer = counterTitle(client.tokensAtStart.counter);
    const TokenCount addedCount = addedTokens(client);
    if (client.window <= 0)
        return addedCount.tokens > 0 ? contextoutput::atStartWithAdded(all, tokenText(addedCount), tokenizer) : contextoutput::atStart(all, tokenizer);
    const QString share = decimalNumber(double(client.tokensAtStart.tokens) * 100.0 / double(client.window), 1);
    return addedCount.tokens > 0 ? contextoutput::atStartOfWindowWithAdded(all, share, countText(client.window), tokenText(addedCount), tokenizer)
                            : contextoutput::atStartOfWindow(all, share, countText(client.window), tokenizer);
}

/// Returns the sentence about a price that the cache does not reduce: its arguments are the model, the price and the date.
const MessageText &uncachedPriceSentence(NoCacheReason reason)
{
    switch (reason) {
    case NoCacheReason::None:
        return contextoutput::samePrice;
    case NoCacheReason::NotAssumed:
        return contextoutput::cachingNotAssumed;
    case NoCacheReason::UnknownPrice:
        return contextoutput::cachedPriceUnknown;
    case NoCacheReason::TooFewTokens:
        return contextoutput::tooFewToCache;
    }
    Q_UNREACHABLE();
}

/// Returns the price per request, its model and its date, or an empty string if the price is unknown.
QString priceText(const ContextReport &client)
{
    const ContextPrice &price = client.price;
    if (!price.firstRequest || !price.laterRequest)
        return {};
    const QString first = toText(*price.firstRequest);
    if (price.cacheableTokens == 0)
        return uncachedPriceSentence(price.noCacheReason)(client.model, first, price.checked);
    return contextoutput::cachedPrice(client.model, first, toText(*price.laterRequest), countText(price.cacheableTokens), price.checked);
}

constexpr qsizetype startsInSummary = 3;

/// Prints up to `most` start folders, one per line, in which the client truncates or skips text that it sends from the shown folder.
void printOtherStarts(const Console &console, const FolderContexts &contexts, const ContextReport &client, qsizetype most)
{
    const StartFolders &starts = client.starts;
    QStringList lines;
    for (const LimitedStart &start : starts.limitedStarts.first(std::min(most, starts.limitedStarts.size())))
        lines += contextoutput::startedInFolder(displayPath(contexts.folder, start.folder), toString(start.losses));
    if (const qsizetype more = starts.limitedStarts.size() - lines.size(); more > 0)
        lines += contextoutput::startedInOthers(more, countText(more), client.context.client);
    if (starts.uncheckedCount > 0)
        lines += contextoutput::foldersNotChecked(starts.uncheckedCount, countText(starts.uncheckedCount));
    for (const QString &line : std::as_const(lines))
        writeSentence(console.out, labeledText(dataText(client.context.title), line));
}

/// Prints a sentence for all clients that ignore instructions in parent folders for the same reason.
void printIgnoredParents(const Console &console, const FolderContexts &contexts)
{
    QMap<QStringList, QStringList> clients; // titles by missing markers
    for (const ContextReport &client : contexts.clients) {
        if (!client.starts.missingMarkers.isEmpty())
            clients[client.starts.missingMarkers].append(dataText(client.context.title));
    }
    for (const auto &[markers, titles] : clients.asKeyValueRange())
        writeSentence(console.out, ignoredParentsSentence(markers, titles));
}

Json toJson(const ContextLosses &losses)
{
    return {{"truncated_files", losses.truncatedFiles}, {"truncated_bytes", losses.truncatedBytes}, {"skipped_files", losses.skippedFiles},
        {"shortened_descriptions", losses.shortenedDescriptions}, {"blocked_imports", losses.blockedImports}};
}

Json toJson(const ContextCounts &counts)
{
    return {{"at_start", counts.startFiles}, {"listed", counts.listed}, {"after_touch", counts.touchFiles}, {"on_demand", counts.onDemandFiles},
        {"same_file", counts.sameFile}, {"repeated", counts.repeatedFiles}, {"not_loaded", counts.unloadedFiles}};
}

Json otherStartsJson(const FolderContexts &contexts, const StartFolders &starts)
{
    Json all = Json::array();
    for (const LimitedStart &start : starts.limitedStarts) {
        Json one = toJson(start.losses);
        one["folder"] = jsonString(displayPath(contexts.folder, start.folder));
        all.push_back(one);
    }
    return all;
}

/// Prints the losses of a client as `check` does, with the first position that is not sent.
void printContextFindings(const Console &console, const ContextReport &client)
{
    for (const Diagnostic &finding : client.findings)
        writeFinding(console.out, toString(finding));
}

void printNotes(const Console &console, const FolderContexts &contexts, const ContextReport &client)
{
    if (!client.context.refusal.isEmpty())
        writeSentence(console.out, labeledText(dataText(client.context.title), client.context.refusal));
    printContextFindings(console, client);
    for (const ContextText &text : client.context.texts) {
        const bool isReplaced = text.state == ContextState::Hidden && !text.isSameFile;
        if (isReplaced || text.isLinkAsText)
            writeSentence(console.out,
                labeledText(dataText(client.context.title), labeledText(displayPath(contexts.folder, text.file), contextReason(text, contexts.folder))));
    }
    for (qsizetype i = 0; i < client.context.texts.size(); ++i) {
        const ContextText &text = client.context.texts[i];
        if (text.isRepeated)
            writeSentence(console.out, contextoutput::extraTokens(dataText(client.context.title), displayPath(contexts.folder, text.file), contextReason(text, contexts.folder),
                                           tokenText(client.tokenCounts[i])));
    }
    printOtherStarts(console, contexts, client, startsInSummary);
}

Json pathsJson(const FolderContexts &contexts, const QStringList &paths)
{
    Json all = Json::array();
    for (const QString &path : paths)
        all.push_back(jsonString(displayPath(contexts.folder, path)));
    return all;
}

Json toJson(const FolderContexts &contexts, const ContextReport &client, qsizetype index)
{
    const ContextText &text = client.context.texts[index];
    Json json;
    json["file"] = jsonString(displayPath(contexts.folder, text.file));
    json["real_file"] = text.realFile == text.file ? Json() : jsonString(displayPath(contexts.folder, text.realFile));
    json["rule"] = jsonString(text.rule);
    json["kind"] = jsonString(text.title);
    json["state"] = jsonString(toString(text.state));
    json["reason"] = jsonStringOrNull(contextReason(text, contexts.folder));
    json["by"] = text.relatedFile.isEmpty() ? Json() : jsonString(displayPath(contexts.folder, text.relatedFile));
    json["patterns"] = jsonStrings(text.patterns);
    json["file_bytes"] = text.fileBytes;
    json["sent_bytes"] = text.sentBytes;
    json["cut_byte"] = text.truncationOffset < 0 ? Json() : Json(text.truncationOffset);
    json["cut_line"] = text.truncationLine < 0 ? Json() : Json(text.truncationLine);
    json["repeated"] = text.isRepeated;
    json["tokens"] = outcrop::toJson(client.tokenCounts[index]);
    json["part"] = text.part < 0 ? Json() : Json(text.part);
    json["evidence"] = toJson(text.evidence);
    json["less_sure"] = text.weakerPart
        ? Json{{"part", jsonString(text.weakerPart->name)}, {"evidence", toJson(text.weakerPart->evidence)}}
        : Json();
    return json;
}

Json toJson(const FolderContexts &contexts, const ContextReport &client)
{
    Json parts = Json::array(), texts = Json::array();
    for (const ContextPart &part : client.context.parts)
        parts.push_back({{"where", jsonString(part.jsonPath)}, {"role", jsonString(part.role)}, {"on_touch", part.loadsOnFileRead}, {"whole", part.isOnlyText},
            {"bytes", QString(part.text).remove(contextGap).toUtf8().size()}});
    for (qsizetype i = 0; i < client.context.texts.size(); ++i)
        texts.push_back(toJson(contexts, client, i));
    const RuleEvidence &evidence = client.context.evidence;
    return {{"client", jsonString(client.context.client)}, {"title", jsonString(client.context.title)}, {"version", jsonString(evidence.version)},
        {"observed", evidence.isObserved()}, {"evidence", toJson(evidence)}, {"checked", jsonString(evidence.checked)}, {"root", jsonString(client.context.root)},
        {"refusal", jsonStringOrNull(client.context.refusal)}, {"notes", jsonStrings(client.context.notes)},
        {"not_read", jsonStrings(client.context.unreadPaths)}, {"not_read_user_files", jsonStrings(client.unreadPaths.user)},
        {"model", jsonStringOrNull(client.model)},
        {"window", client.window > 0 ? Json(client.window) : Json()}, {"tokens", outcrop::toJson(client.tokensAtStart)}, {"tokens_on_touch", outcrop::toJson(client.tokensAfterTouch)},
        {"price", priceJson(client.price)}, {"counts", toJson(client.counts())}, {"losses", toJson(contextLosses(client.context))}, {"findings", findingsJson(client.findings)}, {"other_starts", otherStartsJson(contexts, client.starts)},
        {"unchecked_starts", client.starts.uncheckedCount}, {"ignores_parent_folders", !client.starts.missingMarkers.isEmpty()},
        {"files_of_other_starts", pathsJson(contexts, client.starts.otherFiles)}, {"searched_names", jsonStrings(client.starts.searchedNames)}, {"parts", parts}, {"texts", texts}};
}

} // namespace

QString tokenText(const TokenCount &count)
{
    return (count.isExact() ? QString() : QStringLiteral("≈ ")) + countText(count.tokens);
}

QString displayPath(const QString &folder, const QString &path)
{
    return contextPath(path, folder, QDir::homePath());
}

void printSummary(const Console &console, const FolderContexts &contexts)
{
    using Align = Table::Align;
    const bool isTouched = std::any_of(contexts.clients.begin(), contexts.clients.end(), [](const ContextReport &client) { return !client.context.touchedFiles.isEmpty(); });
    QList<Table::Column> columns{{contextoutput::columnClient()}, {contextoutput::columnFiles(), Align::Right}, {contextoutput::columnListedFiles(), Align::Right},
        {contextoutput::columnTokens(), Align::Right}};
    if (isTouched)
        columns += QList<Table::Column>{{contextoutput::columnFilesAfterTouch(), Align::Right}, {contextoutput::columnTokensAfterTouch(), Align::Right}};
    columns += QList<Table::Column>{{contextoutput::columnTruncatedFiles(), Align::Right}, {contextoutput::columnSkippedFiles(), Align::Right},
        {contextoutput::columnShortenedDescriptions(), Align::Right},
        {contextoutput::columnFilesNotLoaded(), Align::Right}, {contextoutput::columnFilesOnDemand(), Align::Right}, {contextoutput::columnEvidence()}};
    Table table(columns);
    for (const ContextReport &client : contexts.clients) {
        const ContextCounts counts = client.counts();
        QStringList cells{dataText(client.context.title), countText(counts.startFiles), countText(counts.listed), tokenText(client.tokensAtStart)};
        if (isTouched)
            cells += QStringList{countText(counts.touchFiles), tokenText(client.tokensAfterTouch)};
        table.addRow(cells
            + QStringList{countText(counts.losses.truncatedFiles), countText(counts.losses.allSkippedFiles()), countText(counts.losses.shortenedDescriptions),
                countText(counts.unloadedFiles), countText(counts.onDemandFiles), evidenceText(client.context)});
    }
    writeTable(console.out, table);
    for (const ContextReport &client : contexts.clients)
        printNotes(console, contexts, client);
    printIgnoredParents(console, contexts);
}

namespace {

/// Prints the files of a client by group, as in the window.
void printFileTable(const Console &console, const FolderContexts &contexts, const ContextReport &client)
{
    using Align = Table::Align;
    const QList<ContextText> &texts = client.context.texts;
    const bool hasLess = std::any_of(texts.begin(), texts.end(), [&client](const ContextText &text) { return text.weakestEvidence() != client.context.evidence.kind; });
    QList<Table::Column> columns{{contextoutput::columnFile()}, {contextoutput::columnKind()}, {contextoutput::columnState()},
        {contextoutput::columnBytes(), Align::Right}, {contextoutput::columnTokens(), Align::Right},
        {contextoutput::columnLocation()}, {contextoutput::columnReason()}};
    if (hasLess)
        columns.append({contextoutput::columnEvidence()});
    Table table(columns);
    const QMap<ContextGroup, QList<qsizetype>> groups = groupedTexts(client.context);
    for (const QList<qsizetype> &group : groups) {
        for (const qsizetype i : group) {
            const QString place = texts[i].part < 0 ? QString() : client.context.parts[texts[i].part].jsonPath;
            QStringList cells{displayPath(contexts.folder, texts[i].file), dataText(texts[i].title), stateTitle(texts[i]),
                countText(texts[i].sentBytes), tokenText(client.tokenCounts[i]), place, loadReason(client.context, texts[i], contexts.folder)};
            if (hasLess)
                cells.append(contextEvidence(texts[i]));
            table.addRow(cells);
        }
    }
    writeTable(console.out, table);
}

/// Prints the tokens and the price of a client, and the tokens that the touched files add.
void printTotals(const Console &console, const FolderContexts &contexts, const ContextReport &client)
{
    writeSentence(console.out, startTokensText(client));
    if (const QString price = priceText(client); !price.isEmpty())
        writeSentence(console.out, price);
    else if (client.isPriceUnknown())
        writeSentence(console.out, client.hasSelectedModel() ? contextoutput::priceUnknown(client.model) : contextoutput::selectModel());
    QStringList touchedFiles;
    for (const QString &file : client.context.touchedFiles)
        touchedFiles += displayPath(contexts.folder, file);
    if (client.tokensAfterTouch.tokens > 0)
        writeSentence(console.out, contextoutput::moreAfterTouch(tokensText(client.tokensAfterTouch), touchedFiles.join(listSeparator())));
}

/// Prints the number of paths that were not read, with an example and the option that permits reading them, for each reason.
void printUnreadFiles(const Console &console, const FolderContexts &contexts, const ContextReport &client)
{
    const UnreadPaths &unreadPaths = client.unreadPaths;
    const auto print = [&](const UnreadPaths &paths, const QString &example, const QString &option) {
        writeSentence(console.out, contextoutput::notRead(unreadText(paths), displayPath(contexts.folder, example), option));
    };
    if (!unreadPaths.user.isEmpty())
        print({unreadPaths.user, {}}, unreadPaths.user.first(), QStringLiteral("--user-files"));
    if (!unreadPaths.outsidePaths.isEmpty())
        print({{}, unreadPaths.outsidePaths}, unreadPaths.outsidePaths.first(), QStringLiteral("--outside"));
}

} // namespace

void printFiles(const Console &console, const FolderContexts &contexts, const ContextReport &client)
{
    writeSentence(console.out, contextoutput::startedIn(dataText(client.context.title), evidenceText(client.context.evidence), displayPath(contexts.folder, contexts.start)));
    if (!client.context.refusal.isEmpty())
        writeSentence(console.out, client.context.refusal);
    printFileTable(console, contexts, client);
    if (const QString names = searchedNamesSentence(client.starts, dataText(client.context.title)); client.context.texts.isEmpty() && !names.isEmpty())
        writeSentence(console.out, names);
    printContextFindings(console, client);
    printTotals(console, contexts, client);
    printOtherStarts(console, contexts, client, client.starts.limitedStarts.size());
    if (!client.starts.missingMarkers.isEmpty())
        writeSentence(console.out, ignoredParentsSentence(client.starts.missingMarkers, {dataText(client.context.title)}));
    for (const QString &note : contextNotes(contexts, client, false))
        writeSentence(console.out, contextoutput::note(note));
    printUnreadFiles(console, contexts, client);
}

void printUncheckedStarts(const Console &console, const FolderContexts &contexts)
{
    for (const ContextReport &client : contexts.clients) {
        QStringList folders;
        for (const LimitedStart &start : client.starts.limitedStarts)
            folders += displayPath(contexts.folder, start.folder);
        if (folders.isEmpty())
            continue;
        const qsizetype more = folders.size() - startsInSummary;
        const QString shown = folders.mid(0, startsInSummary).join(listSeparator());
        printMessage(console, more > 0 ? contextoutput::notCheckedInOthers(more, dataText(client.context.title), shown, countText(more))
                                       : contextoutput::notChecked(dataText(client.context.title), shown));
    }
}

namespace {

/// Returns the state of a text, its file name if it differs from the name in the row, and the position at which it is truncated.
QString stateInRow(const FolderContexts &contexts, const ClientComparisonRow &row, const ContextText &text)
{
    QString state = stateTitle(text);
    if (text.file != row.file)
        state = contextoutput::stateUnderName(state, displayPath(contexts.folder, text.file));
    return text.truncationOffset < 0 ? state : contextoutput::stateAt(state, cutText(text));
}

} // namespace

void printColumns(const Console &console, const FolderContexts &contexts)
{
    QList<const ClientContext *> clients;
    QList<Table::Column> columns{{QString()}, {contextoutput::columnFile(), Table::Align::Left, true}};
    for (const ContextReport &client : contexts.clients) {
        clients.append(&client.context);
        columns.append({client.context.client});
        columns.append({contextoutput::columnTokens(), Table::Align::Right});
    }
    Table table(columns);
    for (const ClientComparisonRow &row : compareClients(clients)) {
        QStringList cells{row.isDifferent ? QStringLiteral("*") : QString(), displayPath(contexts.folder, row.file)};
        for (qsizetype i = 0; i < clients.size(); ++i) {
            const ContextText *text = row.textIndexes[i] < 0 ? nullptr : &clients[i]->texts[row.textIndexes[i]];
            const QString order = row.startPositions[i] > 0 ? QStringLiteral("%1. ").arg(row.startPositions[i]) : QString();
            cells.append(text ? order + stateInRow(contexts, row, *text) : QStringLiteral("–"));
            cells.append(text && text->isSent() ? tokenText(contexts.clients[i].tokenCounts[row.textIndexes[i]]) : QString());
        }
        table.addRow(cells);
    }
    writeTable(console.out, table);
}

void printTexts(const Console &console, const ContextReport &client)
{
    for (const ContextPart &part : client.context.parts) {
        const QString title = dataText(client.context.title);
        const QString heading = part.loadsOnFileRead ? contextoutput::loadedOnTouch(title, part.jsonPath, part.role) : labeledText(title, detailedText(part.jsonPath, part.role));
        writeLine(console.out, QStringLiteral("=== ") + heading);
        write(console.out, gapText(part.text) + u'\n');
    }
}

void printLosses(const Console &console, const FolderContexts &contexts, const ContextReport &client)
{
    using Align = Table::Align;
    Table table({{contextoutput::columnClient()}, {contextoutput::columnFile(), Align::Left, true}, {contextoutput::columnState()},
        {contextoutput::columnTruncatedAt()}, {contextoutput::columnReason()}, {contextoutput::columnEvidence()}, {contextoutput::columnSource()}});
    for (const ContextText &text : client.context.texts) {
        const bool isComplete = (text.state == ContextState::Loaded || text.state == ContextState::Imported
                               || text.state == ContextState::Listed)
            && !text.isShortened;
        if (!isComplete)
            table.addRow({dataText(client.context.title), displayPath(contexts.folder, text.file), stateTitle(text),
                cutText(text), contextReason(text, contexts.folder), contextEvidence(text),
                dataText(text.weakerPart ? text.weakerPart->evidence.source : text.evidence.source)});
    }
    writeTable(console.out, table);
    printOtherStarts(console, contexts, client, client.starts.limitedStarts.size());
}

Json requestJson(const ContextReport &client)
{
    Json parts = Json::array();
    for (const ContextPart &part : client.context.parts)
        parts.push_back({{"where", jsonString(part.jsonPath)}, {"role", jsonString(part.role)}, {"on_touch", part.loadsOnFileRead}, {"text", jsonString(gapText(part.text))}});
    return {{"client", jsonString(client.context.client)}, {"parts", parts}};
}

Json priceJson(const ContextPrice &price)
{
    if (!price.firstRequest || !price.laterRequest)
        return {};
    return {{"first_request", toJson(price.firstRequest)}, {"later_request", toJson(price.laterRequest)}, {"cacheable_tokens", price.cacheableTokens}, {"source", jsonStringOrNull(price.source)},
        {"checked", jsonStringOrNull(price.checked)}};
}

Json toJson(const FolderContexts &contexts)
{
    Json clients = Json::array();
    for (const ContextReport &client : contexts.clients)
        clients.push_back(toJson(contexts, client));
    return {{"folder", jsonString(contexts.folder)},
        {"start", jsonString(displayPath(contexts.folder, contexts.start))}, {"clients", clients}};
}

} // namespace outcrop
