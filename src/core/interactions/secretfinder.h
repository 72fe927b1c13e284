// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/interactionrules.h"
#include "core/interactions/startfinder.h"

namespace outcrop {

/// A place in a text that must not be kept.
struct FoundSecret {
    qsizetype start = 0;
    qsizetype length = 0;
    int rule = 0; ///< its place in the rules
};

/// Finds what the redaction rules speak of. The time grows as the text does: rules with `starts` are only tried where one of those is. Built once, then only
/// read: threads may share it.
class SecretFinder
{
public:
    explicit SecretFinder(const InteractionRules &rules);

    struct Found {
        QList<FoundSecret> places = {};            ///< in order, and apart: places that overlap are one, under the name of the first rule
        std::optional<RedactionRule> tooLong = {}; ///< a rule whose pattern gave up on this text: the places are not all of them
    };
    Found in(const QString &text) const;
    const QList<RedactionRule> &rules() const { return m_rules; }

    struct Stretch {
        qsizetype start = 0;
        qsizetype length = 0;
    };

private:
    /// Tries a rule at one of its starts; where it finds something, `searchedTo` becomes its end. False where the pattern gave up.
    bool findAt(qsizetype at, int rule, const QString &text, qsizetype &searchedTo, QList<FoundSecret> &found) const;
    QList<Stretch> stretchesFor(int rule, const QList<qsizetype> &near, qsizetype size) const;
    bool findIn(const QList<Stretch> &stretches, int rule, const QString &text, QList<FoundSecret> &found) const;
    /// Adds the places of a match that are secrets. False where there are none.
    bool take(int rule, const QRegularExpressionMatch &match, QList<FoundSecret> &found) const;
    bool isSecret(const RedactionRule &rule, QStringView text) const;
    QList<FoundSecret> apart(QList<FoundSecret> found) const;

    QList<RedactionRule> m_rules;
    QList<QRegularExpression> m_placeholders;
    QList<bool> m_hasGroup; ///< by rule: its pattern has a group `secret`
    QList<int> m_withoutStarts; ///< the rules that are tried on all of a text, or around what they are near to
    StartFinder m_starts;   ///< numbers are places in m_rules
};

/// Whether the digits among these characters are as those of a payment card: 13 to 19 of them, the last one as Luhn's algorithm says, not all the same.
bool isCardNumber(QStringView text);

/// How mixed a text is: Shannon's entropy of its characters in bits a character. 0 for `aaaa`, 4 for 16 different ones.
double entropyOf(QStringView text);

} // namespace outcrop
