// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/wordmatch.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumProseLength = 4000;
constexpr qsizetype maximumAllowedValues = 500;

QString allowedWordOf(const Json &value)
{
    return value.is_string() ? qString(value) : QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

/// Returns a pattern for a word that treats all separators as equivalent. Ignores case unless the word is too short to be unambiguous.
QRegularExpression patternOf(const QString &word)
{
    static const QRegularExpression separators(QStringLiteral("[\\s_-]+"));
    QStringList parts = word.split(separators, Qt::SkipEmptyParts);
    std::transform(parts.begin(), parts.end(), parts.begin(), [](const QString &part) { return QRegularExpression::escape(part); });
    const bool isShort = word.size() <= 2;
    return QRegularExpression(QStringLiteral("(?<![\\w-])") + parts.join(QStringLiteral("[\\s_-]+")) + QStringLiteral("(?![\\w-])"),
        QRegularExpression::UseUnicodePropertiesOption | (isShort ? QRegularExpression::NoPatternOption : QRegularExpression::CaseInsensitiveOption));
}

/// An occurrence of an allowed value in the text.
struct Mention {
    qsizetype allowed = 0; ///< index in the list of allowed values
    TextSpan span;
};

/// Returns all occurrences of allowed values. A value inside a longer one is not counted separately.
QList<Mention> mentionsIn(const QString &text, const Json &allowedJson)
{
    QList<std::pair<QString, qsizetype>> words;
    for (size_t i = 0; i < allowedJson.size(); ++i) {
        if (!allowedJson[i].is_structured() && !allowedJson[i].is_null() && !allowedWordOf(allowedJson[i]).trimmed().isEmpty())
            words.append({allowedWordOf(allowedJson[i]), qsizetype(i)});
    }
    std::stable_sort(words.begin(), words.end(), [](const auto &a, const auto &b) { return a.first.size() > b.first.size(); });
    QList<Mention> mentions;
    QString rest = text;
    for (const auto &[word, index] : words) {
        static const QRegularExpression separator(QStringLiteral("[\\s_-]"));
        if (!text.contains(word.section(separator, 0, 0, QString::SectionSkipEmpty), Qt::CaseInsensitive))
            continue; // a fast check that excludes most values
        QRegularExpressionMatchIterator matches = patternOf(word).globalMatch(rest);
        QList<TextSpan> spans;
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            spans.append({match.capturedStart(), match.capturedEnd()});
        }
        for (const TextSpan &span : spans) {
            mentions.append({index, span});
            rest.replace(span.begin, span.end - span.begin, QString(span.end - span.begin, u'\n'));
        }
    }
    return mentions;
}

/// Returns whether the words around a mention negate it or make it uncertain.
bool isNegated(QStringView text, const TextSpan &span)
{
    static const QRegularExpression denial(
        QStringLiteral(R"((?:\b(?:not|never|neither|nor|no|without|except|unless|than|either|isn't|wasn't|cannot)\b|n't)[^.!?\n]{0,16}$)"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression refusal(QStringLiteral(R"(^\W{0,4}(?:is|was|would be) (?:not|wrong|incorrect|false)\b)"), QRegularExpression::CaseInsensitiveOption);
    const QString before = text.mid(std::max<qsizetype>(0, span.begin - 40), std::min<qsizetype>(40, span.begin)).toString();
    return denial.match(before).hasMatch() || refusal.match(text.mid(span.end, 30).toString()).hasMatch();
}

/// Returns whether the words right before a mention mark it as the answer.
bool isMarkedAsAnswer(QStringView text, const TextSpan &span)
{
    static const QRegularExpression announcement(
        QStringLiteral(R"(\b(?:answer|category|label|class|classification|choice|result|verdict|decision|conclusion)\b\W{0,6}(?:is|was|would be)?\W{0,6}$)"),
        QRegularExpression::CaseInsensitiveOption);
    return announcement.match(text.mid(std::max<qsizetype>(0, span.begin - 40), std::min<qsizetype>(40, span.begin)).toString()).hasMatch();
}

/// Returns whether a mention is the only content of its line.
bool isAloneOnLine(QStringView text, const TextSpan &span)
{
    const qsizetype begin = span.begin == 0 ? 0 : text.first(span.begin).lastIndexOf(u'\n') + 1;
    const qsizetype end = text.indexOf(u'\n', span.end);
    const QStringView line = text.mid(begin, (end < 0 ? text.size() : end) - begin);
    const TextSpan trimmedSpan = bareSpan(line);
    return begin + trimmedSpan.begin == span.begin && begin + trimmedSpan.end == span.end;
}

/// Returns the index of the first mention that satisfies `counts`, if all such mentions are of the same value; otherwise -1.
template<typename Counts>
qsizetype uniqueMention(const QList<Mention> &mentions, Counts counts)
{
    qsizetype onlyIndex = -1;
    for (const Mention &mention : mentions) {
        if (!counts(mention))
            continue;
        if (onlyIndex >= 0 && mentions[onlyIndex].allowed != mention.allowed)
            return -1;
        onlyIndex = onlyIndex < 0 ? &mention - mentions.data() : onlyIndex;
    }
    return onlyIndex;
}

qsizetype selectedMention(QStringView text, const QList<Mention> &mentions)
{
    const auto isAffirmed = [&](const Mention &mention) { return !isNegated(text, mention.span); };
    if (const qsizetype onlyIndex = uniqueMention(mentions, [](const Mention &) { return true; }); onlyIndex >= 0)
        return std::all_of(mentions.begin(), mentions.end(), isAffirmed) ? onlyIndex : -1;
    if (const qsizetype announcementEnd =
            uniqueMention(mentions, [&](const Mention &one) { return isAffirmed(one) && isMarkedAsAnswer(text, one.span); });
        announcementEnd >= 0)
        return announcementEnd;
    return uniqueMention(mentions, [&](const Mention &one) { return isAffirmed(one) && isAloneOnLine(text, one.span); });
}

} // namespace

TextSpan bareSpan(QStringView text)
{
    static constexpr QStringView around = u"\"'`*_“”‘’„«»()[]<>#";
    static constexpr QStringView behind = u".,;:!";
    TextSpan span{0, text.size()};
    const auto isAround = [&](qsizetype at) { return text[at].isSpace() || around.contains(text[at]); };
    while (span.begin < span.end && isAround(span.begin))
        ++span.begin;
    while (span.end > span.begin && (isAround(span.end - 1) || behind.contains(text[span.end - 1])))
        --span.end;
    return span;
}

std::optional<WordMatch> mentionedValue(QStringView text, const Json &allowedJson)
{
    if (text.size() > maximumProseLength || allowedJson.size() > size_t(maximumAllowedValues))
        return std::nullopt;
    const QList<Mention> mentions = mentionsIn(text.toString(), allowedJson);
    const qsizetype selectedOffset = selectedMention(text, mentions);
    if (selectedOffset < 0)
        return std::nullopt;
    const TextSpan span = mentions[selectedOffset].span;
    const TextSpan trimmedSpan = bareSpan(text);
    return WordMatch{allowedJson[size_t(mentions[selectedOffset].allowed)], span, span.begin <= trimmedSpan.begin && span.end >= trimmedSpan.end};
}

} // namespace outcrop
