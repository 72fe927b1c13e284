// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

#include <QStringList>

#include <array>

namespace outcrop {

/// Ways to tell a model to think before it answers (PV-005). A phrase is found in any case, with spaces, hyphens, a line end or marks of
/// emphasis between its words; one with capitals only in its own case.
class ReasoningPhrases
{
public:
    /// Where a phrase is in a text, as offsets, and whether it may describe a thing: with hyphens, in front of a noun, as in "step-by-step
    /// runbooks".
    struct Hit {
        qsizetype start = 0;
        qsizetype end = 0;
        bool canDescribe = false;
    };

    /// Adds the phrases that `data` (the mapping `reasoning_phrases`) lists, and takes away what it has under `except`.
    void read(const DataNode &data);
    /// Every phrase in a text from an offset on, in one pass.
    QList<Hit> find(QStringView text, qsizetype from = 0) const;

private:
    struct Phrase {
        QStringList words;
        bool canDescribe = false;
    };
    /// Phrases by their first word, which are looked at only where a word of this letter begins.
    struct Start {
        QString word;
        QList<Phrase> phrases;
    };
    using Starts = QList<Start>;
    static constexpr int letters = 26;

    void sortIntoStarts();
    bool mayStart(QStringView text, qsizetype at) const;
    static size_t placeOf(QChar letter);
    std::optional<Hit> hitAt(QStringView text, qsizetype start) const;
    bool isDescription(QStringView text, const Hit &hit) const;

    QStringList m_phrases;
    QStringList m_describing;
    QStringList m_before;                     ///< words in front of which such a phrase is an instruction after all
    QStringList m_after;                      ///< and behind which
    std::array<Starts, letters + 1> m_starts; ///< by the letter, and one for all others than a to z
    std::array<quint32, letters + 1> m_seconds{}; ///< the second letters of those words, a bit each
};

/// PV-005: every phrase in the agent's body. Whether it may be there is for the caller to say: it depends on the reasoning strategy.
Diagnostics findReasoningPhrases(const Agent &agent, const ReasoningPhrases &phrases);

} // namespace outcrop
