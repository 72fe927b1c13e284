// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/secretfinder.h"
#include "core/ports/storedrecords.h"

#include <QMap>

namespace outcrop {

/// How often each kind of text was redacted, by the rule's name. The redacted text itself is not stored.
using RedactionCounts = QMap<QString, qint64>;

/// Takes out of texts what must not be kept: each place becomes the rule's name in brackets, `[e-mail address]`. A text that a pattern takes too long for
/// goes as a whole: what could not be looked through is not kept. Built once, then only read: threads may share it.
class Redactor
{
public:
    explicit Redactor(const InteractionRules &rules) : m_finder(rules), m_secretMembers(rules.secretMembers) { }

    QString cleaned(const QString &text, RedactionCounts &counts) const;
    /// Every text in it, and whole values of members such as `api_key`. Names that become one by it are numbered: `[e-mail address]`, `[e-mail address] 2`.
    Json cleaned(const Json &json, RedactionCounts &counts) const;
    /// A redacted name stays unique: six digits of its digest follow what is left, `[e-mail address] 1f3a9c`. They do not identify anyone,
    /// and the same name is always cleaned to the same.
    QString cleanedName(const QString &name, RedactionCounts &counts) const;
    /// Every text of it. The name of its session and its fingerprint go on telling it apart; a fingerprint as imports make them, which is a digest, stays.
    void clean(Interaction &interaction, RedactionCounts &counts) const;
    void clean(Violation &violation, RedactionCounts &counts) const;
    void clean(Estimate &estimate, RedactionCounts &counts) const;
    void clean(Attempt &attempt, RedactionCounts &counts) const;
    void clean(Suggestion &suggestion, RedactionCounts &counts) const;

private:
    /// `before` is the text before it, and is not part of the result: empty, or the beginning of a JSON member up to the text's quote.
    QString cleanedIn(const QString &before, const QString &text, RedactionCounts &counts) const;
    Json cleanedMember(const QString &name, const Json &value, RedactionCounts &counts) const;
    template<typename Record>
    void cleanFields(Record &record, RedactionCounts &counts) const;

    SecretFinder m_finder;
    QSet<QString> m_secretMembers;
};

/// For people: `3 × e-mail address, 1 × OpenAI key`; empty for nothing.
QString redactionText(const RedactionCounts &counts);

} // namespace outcrop
