// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/interactionrules.h"
#include "core/interactions/multistringmatcher.h"

namespace outcrop {

/// The location of sensitive text.
struct FoundSecret {
    qsizetype start = 0;
    qsizetype length = 0;
    int rule = 0; ///< index in rules()
};

/// Finds the matches of the redaction rules. Tries rules with `starts` only at these strings, which is faster in long texts. Immutable after construction, so
/// threads may share it.
class SecretFinder
{
public:
    explicit SecretFinder(const InteractionRules &rules);

    struct Found {
        QList<FoundSecret> locations = {};            ///< sorted; overlaps are merged under the first rule, but a secret replaces personal data
        std::optional<RedactionRule> exceededRule = {}; ///< a rule whose pattern exceeded its match limit; `locations` is then empty
    };
    Found findSecrets(const QString &text) const;
    const QList<RedactionRule> &rules() const { return m_rules; }

    struct SearchRange {
        qsizetype start = 0;
        qsizetype length = 0;
    };

private:
    /// Tries a rule at one of its start strings. After a match that is a secret or very long, sets `searchedTo` to its end. Returns false if the pattern
    /// exceeded its match limit.
    bool findAt(qsizetype offset, int rule, const QString &text, qsizetype &searchedTo, QList<FoundSecret> &found) const;
    QList<SearchRange> searchRanges(int rule, const QList<qsizetype> &near, qsizetype size) const;
    bool findInRanges(const QList<SearchRange> &ranges, int rule, const QString &text, QList<FoundSecret> &found) const;
    /// Adds the parts of a match that are secrets. Returns false if the rule's minimum entropy or exceptions exclude the match.
    bool addIfSecret(int rule, const QRegularExpressionMatch &match, QList<FoundSecret> &found) const;
    bool isSecret(const RedactionRule &rule, QStringView text) const;
    QList<FoundSecret> withoutOverlaps(QList<FoundSecret> found) const;

    QList<RedactionRule> m_rules;
    QList<QRegularExpression> m_placeholders;
    QList<int> m_rulesWithoutStarts; ///< rules that are tried on the whole text or around their `near` strings
    MultiStringMatcher
        m_starts; ///< numbers are indexes in m_rules, or m_rules.size() plus the index for `near` strings
};

/// Returns whether the digits among these characters are a payment card number: 13 to 19 digits, not all equal, with a valid Luhn check digit.
bool isCardNumber(QStringView text);

/// Returns the Shannon entropy in bits per character: 0 for `aaaa`, 4 for 16 different characters.
double entropyOf(QStringView text);

} // namespace outcrop
