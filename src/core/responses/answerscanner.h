// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/answerscan.h"
#include "core/responses/jsonsearch.h"
#include "core/responses/markup.h"

#include <QSet>

#include <array>

namespace outcrop {

constexpr QStringView metadataTag = u"metadata";
constexpr QStringView contentTag = u"content";

/// One pass over an answer. Reading data again and again is bounded by a budget, so that no text takes longer than a few times its length.
class AnswerScanner
{
public:
    AnswerScanner(QStringView text, const ResponseContract &contract);
    ScannedAnswer run();

private:
    // answerscan.cpp: one step, and reading data
    void step();
    void pass(const TextSpan &span, RepairRule rule);
    void note(RepairRule rule, qsizetype at, const QString &before, const QString &after);
    void noteUnlisted();
    void noteUnclosed(RepairRule rule, qsizetype at, const QString &mark);
    void passSpeaker();
    void noteSpeaker();
    bool passMark();
    bool mayRead() const;
    TolerantJson readAt(qsizetype begin, qsizetype bound = -1);
    void read(FoundData &found, qsizetype begin, qsizetype bound);
    /// Charges the budget with what the search has read since the last time, and with `more` characters.
    void spend(qsizetype more = 0);
    bool endsInMark(qsizetype end) const;
    void noteRest(const TextSpan &rest, const FoundData &found);

    // answertags.cpp: METADATA, CONTENT, thoughts and the tags of the prompt
    bool takeTag();
    void passEcho(const Tag &tag);
    void passThought(const Tag &tag);
    void forgetThoughts(const Tag &tag);
    qsizetype closingOf(const Tag &tag);
    void takeContent(const Tag &tag);
    void openContent(const Tag &tag);
    void takeMetadata(const Tag &tag);
    qsizetype contentBegin(qsizetype from) const;
    qsizetype dataBegin(qsizetype from, qsizetype bound) const;
    void endMetadata(FoundData &found, qsizetype bound);

    // answerfences.cpp: fenced blocks and code in backquotes
    bool takeFence();
    bool takeYaml(const Fence &fence);
    bool holdsData(const Fence &fence, qsizetype begin) const;
    void passBlock(const Fence &fence);
    void endFence(FoundData &found, const Fence &fence);
    qsizetype skipMarks(qsizetype from) const;
    void passCode();

    // answerbare.cpp: data without an envelope
    bool takeScalar();
    bool takeBare();
    bool mayBegin(bool first) const;
    void widen(TextSpan &span) const;

    QStringView m_text;
    bool m_listAsked;
    bool m_mayBeYaml;     ///< a block marked yaml may be the data that was asked for
    bool m_mayBeSequence; ///< several values in a row may be a list of them
    JsonSearch m_search;
    QSet<QString> m_promptTags;
    qsizetype m_budget;
    qsizetype m_charged = 0; ///< characters of the search that the budget has paid for
    qsizetype m_at = 0;
    qsizetype m_first = 0;             ///< where the answer begins
    qsizetype m_thoughtEnd = 0;        ///< behind the last thought that no tag opened
    int m_failures = 0;                ///< brackets in prose that turned out to begin no data
    QSet<QString> m_unclosed;          ///< names of tags that are not closed any more
    std::array<bool, 2> m_fencesEnd{}; ///< no fence of backquotes, of tildes is closed any more
    qsizetype m_unlisted = 0;          ///< repairs beyond those that anybody would read
    ScannedAnswer m_result;
};

} // namespace outcrop
