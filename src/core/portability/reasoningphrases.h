// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

#include <QStringList>

#include <array>

namespace outcrop {

/// Phrases that instruct a model to reason before it answers (PV-005). Matching ignores case, unless a phrase contains capitals, and allows spaces,
/// hyphens, a line break or emphasis marks between words.
class ReasoningPhrases
{
public:
    /// The location of a phrase as offsets, and whether it can be an attribute: hyphenated and before a noun, as in "step-by-step runbooks".
    struct Hit {
        qsizetype start = 0;
        qsizetype end = 0;
        bool canDescribe = false;
    };

    /// Adds the phrases and context words listed in `data` (the mapping `reasoning_phrases`) and removes the phrases under `except`.
    void read(const DataNode &data);
    /// Returns the phrases that begin at or after `from` and are instructions, not descriptions. Scans the text only once.
    QList<Hit> find(QStringView text, qsizetype from = 0) const;

private:
    struct Phrase {
        QStringList words;
        bool canDescribe = false;
    };
    /// Phrases by their first word. Only compared with words that have the same first letter.
    struct Start {
        QString word;
        QList<Phrase> phrases;
    };
    using Starts = QList<Start>;
    static constexpr int letters = 26;

    void groupByFirstWord();
    bool canStartPhrase(QStringView text, qsizetype offset) const;
    static size_t letterIndex(QChar letter);
    std::optional<Hit> hitAt(QStringView text, qsizetype start) const;
    bool isDescription(QStringView text, const Hit &hit) const;
    bool hasFollowInstruction(QStringView text, const Hit &hit) const;

    QStringList m_phrases;
    QStringList m_attributePhrases;
    QStringList m_followingNouns;                     ///< nouns that can follow a hyphenated instruction, as in "step-by-step reasoning"
    QStringList m_precedingWords;                      ///< words that make a phrase an instruction if they precede it
    QStringList m_followVerbs;                  ///< verbs that refer to the steps in a text if they precede it, as in "follow the guide step by step"
    std::array<Starts, letters + 1> m_starts; ///< by first letter, plus one for all characters other than a to z
    std::array<quint32, letters + 1> m_secondLetters{}; ///< bit sets of the second letters of these words
};

/// Finds, for PV-005, all phrases in the agent's body. The caller decides whether they are allowed, which depends on the reasoning strategy.
Diagnostics findReasoningPhrases(const Agent &agent, const ReasoningPhrases &phrases);

} // namespace outcrop
