// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/context/contextcomparison.h"

#include <algorithm>

namespace outcrop {
namespace {

/// The texts that one rule loads from a file. An imported file can be sent more than once.
struct FileTotals {
    const ContextText *text = nullptr;
    qint64 tokens = 0;
    QStringList sent;
};

using FileKey = std::pair<QString, QString>; ///< the file and its load rule

QHash<FileKey, FileTotals> sumTexts(const ContextReport &client, QList<FileKey> &order)
{
    QHash<FileKey, FileTotals> sums;
    for (qsizetype i = 0; i < client.context.texts.size(); ++i) {
        const ContextText &text = client.context.texts[i];
        const FileKey key(text.file, text.rule);
        if (!sums.contains(key))
            order.append(key);
        FileTotals &sum = sums[key];
        sum.text = sum.text ? sum.text : &text;
        sum.tokens += client.tokenCounts[i].tokens;
        if (text.isSent())
            sum.sent.append(text.text);
    }
    return sums;
}

QList<ContextFileChange> changedFiles(const ContextReport &before, const ContextReport &after)
{
    QList<FileKey> order, gone;
    const QHash<FileKey, FileTotals> later = sumTexts(after, order);
    const QHash<FileKey, FileTotals> earlier = sumTexts(before, gone);
    gone.removeIf([&later](const FileKey &key) { return later.contains(key); });
    order += gone;
    QList<ContextFileChange> changes;
    for (const FileKey &key : std::as_const(order)) {
        const FileTotals was = earlier.value(key), is = later.value(key);
        const bool isSame =
            was.text && is.text && was.text->state == is.text->state && was.sent == is.sent && was.text->truncationOffset == is.text->truncationOffset;
        if (isSame)
            continue;
        ContextFileChange change{key.first, key.second, {}, {}, was.tokens, is.tokens, is.text ? is.text->reason : QString()};
        if (was.text)
            change.before = was.text->state;
        if (is.text)
            change.after = is.text->state;
        changes.append(change);
    }
    return changes;
}

/// Returns the file whose text contains an offset of a part. For nested imports this is the innermost file. Empty if no file's text contains it.
QString fileAt(const ClientContext &context, qsizetype part, qsizetype offset)
{
    QString file;
    qsizetype length = -1;
    for (const ContextText &text : context.texts) {
        const bool isInside = text.part == part || text.state == ContextState::Imported;
        if (!isInside || !text.isSent() || text.text.isEmpty() || (length >= 0 && text.text.size() >= length))
            continue;
        const qsizetype begin = context.parts[part].text.indexOf(text.text);
        if (begin >= 0 && begin <= offset && offset <= begin + text.text.size()) {
            file = text.file;
            length = text.text.size();
        }
    }
    return file;
}

qint64 knownBytes(QStringView text)
{
    return text.toString().remove(contextGap).toUtf8().size();
}

std::optional<CacheBreak> firstDifference(const ClientContext &before, const ClientContext &after)
{
    CacheBreak found;
    for (qsizetype i = 0; i < std::max(before.parts.size(), after.parts.size()); ++i) {
        const ContextPart was = before.parts.value(i), is = after.parts.value(i);
        if (was.loadsOnFileRead || is.loadsOnFileRead)
            break;
        if (was.jsonPath == is.jsonPath && was.text == is.text) {
            found.byte += knownBytes(is.text);
            continue;
        }
        const auto [left, right] = std::mismatch(was.text.begin(), was.text.end(), is.text.begin(), is.text.end());
        const qsizetype offset = right - is.text.begin();
        found.byte += knownBytes(QStringView(is.text).left(offset));
        found.requestPart = is.jsonPath.isEmpty() ? was.jsonPath : is.jsonPath;
        found.file = i < after.parts.size() ? fileAt(after, i, offset) : QString();
        if (found.file.isEmpty() && i < before.parts.size())
            found.file = fileAt(before, i, offset);
        return found;
    }
    return std::nullopt;
}

} // namespace

Result<ContextComparison> compareFolderContexts(ContextChoice choice, const QString &before, const QString &after)
{
    choice.revision = before;
    const Result<FolderContexts> was = readFolderContexts(choice);
    if (!was)
        return was.error();
    choice.revision = after;
    const Result<FolderContexts> is = readFolderContexts(choice);
    if (!is)
        return is.error();
    ContextComparison comparison{is->folder, is->start, {}, is->diagnostics};
    for (const ContextReport &client : is->clients) {
        const auto same = std::find_if(was->clients.begin(), was->clients.end(), [&client](const ContextReport &each) { return each.context.client == client.context.client; });
        const ContextReport earlier = same == was->clients.end() ? ContextReport() : *same;
        comparison.clients.append({earlier, client, changedFiles(earlier, client), firstDifference(earlier.context, client.context)});
    }
    return comparison;
}

} // namespace outcrop
