// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/secretfinder.h"
#include "core/ports/storedrecords.h"

#include <QMap>

namespace outcrop {

/// Number of redactions by rule name. The redacted text is not stored.
using RedactionCounts = QMap<QString, qint64>;

/// Replaces sensitive text with the name of the rule in brackets, such as `[e-mail address]`. If a pattern exceeds its match limit, the whole text is replaced,
/// because the rest could not be searched. Immutable after construction, so threads may share it.
class Redactor
{
public:
    explicit Redactor(const InteractionRules &rules) : m_finder(rules), m_secretMembers(rules.secretMembers) { }

    QString redacted(const QString &text, RedactionCounts &counts) const;
    /// Redacts all strings in a JSON value, and whole values of members such as `api_key`. Member names that become equal are numbered: `[e-mail address]`,
    /// `[e-mail address] 2`.
    Json redacted(const Json &json, RedactionCounts &counts) const;
    /// Redacts a name. Six hexadecimal digits of its hash follow a redacted name, so that different names can be distinguished: `[e-mail address] 1f3a9c`.
    /// Deterministic.
    QString redactName(const QString &name, RedactionCounts &counts) const;
    /// Redacts all strings of a record. Uses redactName() for its session and fingerprint. A generated fingerprint is not changed.
    void redact(Interaction &interaction, RedactionCounts &counts) const;
    void redact(Violation &violation, RedactionCounts &counts) const;
    void redact(Estimate &estimate, RedactionCounts &counts) const;
    void redact(Attempt &attempt, RedactionCounts &counts) const;
    void redact(Suggestion &suggestion, RedactionCounts &counts) const;

private:
    /// Redacts text. `before` is context that is not part of the result: empty, or the beginning of a JSON member up to and including the opening quotation
    /// mark.
    QString redactWithContext(const QString &before, const QString &text, RedactionCounts &counts) const;
    Json redactMember(const QString &name, const Json &value, RedactionCounts &counts) const;
    template<typename Record>
    void redactFields(Record &record, RedactionCounts &counts) const;

    SecretFinder m_finder;
    QSet<QString> m_secretMembers;
};

/// Returns a summary for display, such as `3 × e-mail address, 1 × OpenAI key`. Empty if there were no redactions.
QString redactionText(const RedactionCounts &counts);

} // namespace outcrop
