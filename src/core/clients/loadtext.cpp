// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/loadtext.h"

#include "core/clients/clientsmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the patterns in the front matter; empty if there are none.
QStringList patternsOf(const DataNode &data, const TouchRule &touch)
{
    QStringList patterns;
    for (const QString &key : touch.keys) {
        const DataNode &value = data[key];
        patterns += value.isSequence() ? value.toStrings() : splitPatterns(value.text());
    }
    return patterns;
}

/// Returns the first key that has the given value; `*` matches any value.
std::optional<std::pair<QString, QString>> matchingPair(const QList<std::pair<QString, QString>> &pairs, const DataNode &data)
{
    for (const auto &[key, value] : pairs) {
        const QStringList values = data[key].toStrings();
        if (values.contains(value) || (value == u"*" && !values.join(QString()).isEmpty()))
            return std::pair(key, value);
    }
    return std::nullopt;
}

} // namespace

LoadMode loadModeOf(const QString &text, const TouchRule &touch)
{
    using Time = LoadMode::Time;
    const ClientFrontMatter matter = readClientFrontMatter(removeByteOrderMark(text), touch.yaml);
    if (matter.isBroken)
        return touch.loadsIfInvalid ? LoadMode{} : LoadMode{Time::Never, {}, clientsmessages::frontMatterBroken()};
    if (const auto excludingPair = matchingPair(touch.excludingPairs, matter.data))
        return {Time::Never, {}, clientsmessages::keyIs(excludingPair->first, excludingPair->second)};
    const QStringList patterns = patternsOf(matter.data, touch);
    if (matchingPair(touch.always, matter.data) || patterns.contains(QStringLiteral("**")))
        return {};
    if (!patterns.isEmpty())
        return {Time::OnTouch, patterns, clientsmessages::loadedOnMatch()};
    if (matchingPair(touch.onRequest, matter.data))
        return {Time::OnRequest, {}, clientsmessages::descriptionOnly()};
    return touch.loadsByDefault ? LoadMode{} : LoadMode{Time::Never, {}, clientsmessages::loadedByUser()};
}

QString removeByteOrderMark(const QString &text)
{
    return text.startsWith(QChar(0xFEFF)) ? text.sliced(1) : text;
}

QString transformedText(const QString &source, const TextTransforms &form)
{
    QString text = form.keepsByteOrderMark ? source : removeByteOrderMark(source);
    if (form.stripsFrontMatter)
        text = text.sliced(readClientFrontMatter(removeByteOrderMark(text), YamlErrorHandling::Repair).bodyStart);
    if (form.stripsComments)
        text = removeHtmlComments(text);
    qsizetype begin = 0, end = text.size();
    while (form.trimsStart && begin < end && text[begin].isSpace())
        ++begin;
    while (form.trimsEnd && end > begin && text[end - 1].isSpace())
        --end;
    text = text.sliced(begin, end - begin);
    return form.escapes ? escapeXml(text, true) : text;
}

TruncatedText truncateAtLineEnd(const QString &text, int lines, qint64 bytes)
{
    const QStringList all = text.split(u'\n');
    qsizetype kept = 0;
    qint64 size = 0;
    while (kept < all.size() && (lines < 0 || kept < lines)) {
        const qint64 more = all[kept].toUtf8().size() + (kept > 0 ? 1 : 0);
        if (bytes >= 0 && size + more > bytes)
            break;
        size += more;
        ++kept;
    }
    if (all.mid(kept).join(u'\n').trimmed().isEmpty())
        return {text, -1};
    return {all.mid(0, kept).join(u'\n'), kept > 0 ? size + 1 : 0}; // counts the line ending of the last line as sent
}

} // namespace outcrop
