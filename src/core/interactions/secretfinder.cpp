// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/secretfinder.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>

namespace outcrop {
namespace {

const QString secretGroup = QStringLiteral("secret");
/// Maximum number of characters of a match that are examined to distinguish a secret from a placeholder.
constexpr qsizetype maximumExaminedLength = 256;
/// Maximum distance in characters between a match's bounds and its `near` string.
constexpr qsizetype maximumNearDistance = 320;
constexpr auto withoutUtf16Check = QRegularExpression::DontCheckSubjectStringMatchOption; // valid because of replaceUnpairedSurrogates()

/// Replaces unpaired surrogates, because QRegularExpression matching is undefined for them. Offsets do not change.
QString replaceUnpairedSurrogates(QString text)
{
    if (text.isValidUtf16())
        return text;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isPair = text.at(i).isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        if (isPair)
            ++i;
        else if (text.at(i).isSurrogate())
            text[i] = QChar(QChar::ReplacementCharacter);
    }
    return text;
}

/// Returns whether a number has no separators, or is grouped as on cards, such as `4111 1111 1111 1111` and `3782 822463 10005`: four digits first and no group
/// shorter than three. Returns false for lists of small numbers.
bool isGroupedAsCard(QStringView number)
{
    qsizetype length = 0;
    bool isFirst = true;
    for (qsizetype at = 0; at <= number.size(); ++at) {
        if (at < number.size() && number.at(at).isDigit()) {
            ++length;
            continue;
        }
        const bool isWhole = isFirst && at == number.size();
        if (!isWhole && (length < 3 || (isFirst && length != 4)))
            return false;
        isFirst = false;
        length = 0;
    }
    return true;
}

/// Returns the card numbers in a run of digits, spaces and dashes, which may also contain other numbers. A card number begins and ends at group boundaries;
/// the longest candidate wins.
QList<SecretFinder::SearchRange> findCards(QStringView run)
{
    QList<SecretFinder::SearchRange> cards;
    for (qsizetype start = 0; start < run.size(); ++start) {
        if (!run.at(start).isDigit() || (start > 0 && run.at(start - 1).isDigit()))
            continue;
        for (qsizetype end = run.size(); end > start; --end) {
            const bool endsGroup = run.at(end - 1).isDigit() && (end == run.size() || !run.at(end).isDigit());
            if (!endsGroup || !isGroupedAsCard(run.mid(start, end - start)) || !isCardNumber(run.mid(start, end - start)))
                continue;
            cards += SecretFinder::SearchRange{start, end - start};
            start = end;
            break;
        }
    }
    return cards;
}

bool containsMatch(const QList<QRegularExpression> &patterns, QStringView text)
{
    return std::any_of(patterns.begin(), patterns.end(),
        [text](const QRegularExpression &pattern) { return pattern.match(text, 0, QRegularExpression::NormalMatch, withoutUtf16Check).hasMatch(); });
}

} // namespace

SecretFinder::SecretFinder(const InteractionRules &rules) : m_rules(rules.redaction), m_placeholders(rules.placeholders)
{
    for (int rule = 0; rule < int(m_rules.size()); ++rule) {
        for (const QString &start : std::as_const(m_rules[rule].starts))
            m_starts.add(start, rule);
        for (const QString &text : std::as_const(m_rules[rule].near))
            m_starts.add(text, int(m_rules.size()) + rule);
        if (m_rules[rule].starts.isEmpty())
            m_rulesWithoutStarts += rule;
    }
}

SecretFinder::Found SecretFinder::findSecrets(const QString &text) const
{
    if (text.isEmpty())
        return {};
    const QString searched = replaceUnpairedSurrogates(text);
    const int rules = int(m_rules.size());
    QHash<int, QList<qsizetype>> near;  // offsets of the `near` strings, by rule
    QHash<int, qsizetype> searchedTo; // end of the last match that is a secret or very long, by rule
    QList<FoundSecret> found;
    for (const MultiStringMatcher::Hit &hit : m_starts.findAll(searched)) {
        if (hit.number >= rules)
            near[hit.number - rules] += hit.offset;
        else if (hit.offset >= searchedTo.value(hit.number) && !findAt(hit.offset, hit.number, searched, searchedTo[hit.number], found))
            return {{}, m_rules[hit.number]};
    }
    for (const int rule : m_rulesWithoutStarts) {
        if (!findInRanges(searchRanges(rule, near.value(rule), searched.size()), rule, searched, found))
            return {{}, m_rules[rule]};
    }
    return {withoutOverlaps(found), {}};
}

bool SecretFinder::findAt(qsizetype offset, int rule, const QString &text, qsizetype &searchedTo, QList<FoundSecret> &found) const
{
    const QRegularExpressionMatch match = m_rules[rule].pattern.match(text, offset, QRegularExpression::NormalMatch, withoutUtf16Check);
    const bool isFound = match.hasMatch() && addIfSecret(rule, match, found);
    // A long match is examined only once, at its beginning. Searching again from each later start would take hours for a match of a megabyte.
    if (isFound || match.capturedLength() > maximumExaminedLength)
        searchedTo = match.capturedEnd();
    return match.isValid();
}

/// Returns the whole text for a rule without `near` strings, else the ranges around the offsets in `near`.
QList<SecretFinder::SearchRange> SecretFinder::searchRanges(
    int rule, const QList<qsizetype> &near, qsizetype size) const
{
    if (m_rules[rule].near.isEmpty())
        return {{0, size}};
    QList<SearchRange> ranges;
    for (const qsizetype at : near) {
        const qsizetype start = std::max<qsizetype>(0, at - maximumNearDistance);
        const qsizetype end = std::min(size, at + maximumNearDistance);
        if (ranges.isEmpty() || start > ranges.last().start + ranges.last().length)
            ranges += SearchRange{start, end - start};
        else
            ranges.last().length = end - ranges.last().start;
    }
    return ranges;
}

bool SecretFinder::findInRanges(
    const QList<SearchRange> &ranges, int rule, const QString &text, QList<FoundSecret> &found) const
{
    for (const SearchRange &range : ranges) {
        const QStringView begin = QStringView(text).left(range.start + range.length);
        const auto matchFrom = [&](qsizetype at) { return m_rules[rule].pattern.match(begin, at, QRegularExpression::NormalMatch, withoutUtf16Check); };
        QRegularExpressionMatch match = matchFrom(range.start);
        for (; match.hasMatch(); match = matchFrom(std::max(match.capturedEnd(), match.capturedStart() + 1)))
            addIfSecret(rule, match, found);
        if (!match.isValid())
            return false;
    }
    return true;
}

bool SecretFinder::addIfSecret(int rule, const QRegularExpressionMatch &match, QList<FoundSecret> &found) const
{
    const bool hasGroup = m_rules[rule].pattern.namedCaptureGroups().contains(secretGroup);
    const qsizetype start = hasGroup ? match.capturedStart(secretGroup) : match.capturedStart();
    const QStringView text = hasGroup ? match.capturedView(secretGroup) : match.capturedView();
    if (text.isEmpty() || !isSecret(m_rules[rule], text))
        return false;
    if (!m_rules[rule].isCardNumber) {
        found += FoundSecret{start, text.size(), rule};
        return true;
    }
    for (const SearchRange &card : findCards(text))
        found += FoundSecret{start + card.start, card.length, rule};
    return true;
}

bool SecretFinder::isSecret(const RedactionRule &rule, QStringView text) const
{
    const QStringView judgedText = text.left(maximumExaminedLength);
    if (rule.entropy && (entropyOf(judgedText) < *rule.entropy || containsMatch(m_placeholders, judgedText)))
        return false;
    return !containsMatch(rule.unless, judgedText);
}

/// Merges overlaps. If personal data and a secret overlap, keeps only the secret: name:password@host also matches the e-mail pattern, but only its password
/// is redacted.
QList<FoundSecret> SecretFinder::withoutOverlaps(QList<FoundSecret> found) const
{
    std::sort(found.begin(), found.end(), [](const FoundSecret &a, const FoundSecret &b) { return a.start != b.start ? a.start < b.start : a.rule < b.rule; });
    QList<FoundSecret> locations;
    for (const FoundSecret &next : std::as_const(found)) {
        if (locations.isEmpty() || next.start >= locations.last().start + locations.last().length) {
            locations += next;
            continue;
        }
        FoundSecret &last = locations.last();
        if (m_rules[last.rule].isPersonal != m_rules[next.rule].isPersonal) {
            last = m_rules[last.rule].isPersonal ? next : last;
            continue;
        }
        last.length = std::max(last.start + last.length, next.start + next.length) - last.start;
        last.rule = std::min(last.rule, next.rule);
    }
    return locations;
}

bool isCardNumber(QStringView text)
{
    int sum = 0;
    int digits = 0;
    bool areDifferent = false;
    QChar before;
    for (auto at = text.size() - 1; at >= 0; --at) {
        if (!text.at(at).isDigit())
            continue;
        const int digit = text.at(at).digitValue();
        const int doubledDigit = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
        sum += digits % 2 == 1 ? doubledDigit : digit;
        areDifferent = areDifferent || (digits > 0 && text.at(at) != before);
        before = text.at(at);
        ++digits;
    }
    return digits >= 13 && digits <= 19 && areDifferent && sum % 10 == 0;
}

double entropyOf(QStringView text)
{
    std::array<int, 0x80> counts{};
    QHash<QChar, int> others;
    for (const QChar character : text)
        ++(character.unicode() < counts.size() ? counts[character.unicode()] : others[character]);
    double entropy = 0;
    const auto add = [&entropy, size = double(text.size())](int count) { entropy -= count == 0 ? 0 : count / size * std::log2(count / size); };
    std::for_each(counts.begin(), counts.end(), add);
    std::for_each(others.begin(), others.end(), add);
    return entropy;
}

} // namespace outcrop
