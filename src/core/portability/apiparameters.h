// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace outcrop {

/// The words of providers' APIs that no portable agent uses as keys (PV-001). A key is compared without its case and without `_` and `-`:
/// `toolChoice`, `tool-choice` and `tool_choice` are one word.
class ApiParameters
{
public:
    /// One group of words, as portability-tests.yaml has it.
    struct Word {
        QString api;     ///< whose word it is: "OpenAI"
        QString instead; ///< what a portable agent says; empty where an adapter or a profile says it
        QString rename;  ///< the portable key that takes the same value, or empty
    };

    /// Adds what `data` (the mapping `api_parameters`) lists, and takes away what it has under `except`.
    void read(const DataNode &data);

    /// The word that a key is, or null. Some are words only below another key, their parent: `text.format`.
    const Word *find(QStringView key, QStringView parent = {}) const;
    /// Whether a path belongs to providers by design, such as `extensions`: nothing below it is looked at.
    bool isExempt(const QStringList &path) const { return m_exempt.contains(path); }

private:
    void add(const QString &name, const Word &word);

    QHash<QString, Word> m_words; ///< by the comparable form of the word
    QSet<QString> m_children;        ///< last parts of words with a dot
    QList<QStringList> m_exempt;
};

/// PV-001: every key of the agent's front matter and governance file, at any depth, that is a word of a provider's API. The names that
/// tools and schemas give to their own values are not keys in this sense.
Diagnostics findApiParameters(const Agent &agent, const ApiParameters &parameters);

} // namespace outcrop
