// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/turncache.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the line that contains an offset, without its line ending.
QString lineWith(const QString &text, qsizetype offset)
{
    const qsizetype start = offset == 0 ? 0 : text.lastIndexOf(u'\n', offset - 1) + 1;
    const qsizetype end = text.indexOf(u'\n', offset);
    return text.mid(start, end < 0 ? -1 : end - start);
}

/// Returns the length of the common prefix. The prefix does not end inside a surrogate pair.
qsizetype commonPrefixEnd(const QString &before, const QString &after)
{
    const qsizetype length = std::mismatch(before.begin(), before.end(), after.begin(), after.end()).first - before.begin();
    return length > 0 && before.at(length - 1).isHighSurrogate() ? length - 1 : length;
}

} // namespace

QString TurnCache::fileAt(qint64 byte) const
{
    const auto next = std::upper_bound(passages.begin(), passages.end(), byte,
        [](qint64 wanted, const PromptPassage &passage) { return wanted < passage.byte; });
    return next == passages.begin() ? QString() : std::prev(next)->file;
}

Json toJson(const TurnCache &cache)
{
    Json passages = Json::array();
    for (const PromptPassage &passage : cache.passages)
        passages.push_back({{"byte", passage.byte}, {"file", jsonString(passage.file)}});
    return {{"prefix", cache.prefix}, {"lifetime", jsonString(cache.lifetime)}, {"tools", jsonString(cache.tools)}, {"passages", passages}};
}

std::optional<TurnCache> readTurnCache(const DataNode &node)
{
    const std::optional<qint64> prefix = node[u"prefix"].toInteger();
    if (!prefix || *prefix <= 0)
        return std::nullopt;
    TurnCache cache{*prefix, node[u"lifetime"].text(), node[u"tools"].text(), {}};
    for (const DataNode &passage : node[u"passages"].items())
        cache.passages.append({passage[u"byte"].toInteger().value_or(0), passage[u"file"].text()});
    return cache;
}

std::optional<PromptDifference> firstDifference(const QString &before, const QString &after)
{
    const qsizetype offset = commonPrefixEnd(before, after);
    if (offset == before.size() && offset == after.size())
        return std::nullopt;
    const QStringView commonPrefix = QStringView(after).first(offset);
    PromptDifference difference;
    difference.byte = commonPrefix.toUtf8().size();
    difference.line = static_cast<int>(commonPrefix.count(u'\n')) + 1;
    difference.column = static_cast<int>(offset - commonPrefix.lastIndexOf(u'\n'));
    difference.before = lineWith(before, offset);
    difference.after = lineWith(after, offset);
    return difference;
}

} // namespace outcrop
