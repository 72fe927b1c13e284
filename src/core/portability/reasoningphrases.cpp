// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/reasoningphrases.h"

#include "core/portability/findings.h"
#include "core/portability/phrasematch.h"
#include "core/portability/portabilitymessages.h"
#include "core/portability/removablerange.h"

#include <algorithm>

namespace outcrop {
namespace {

bool isHyphenated(QStringView phrase)
{
    return std::none_of(phrase.begin(), phrase.end(), [](QChar character) { return character.isSpace(); });
}

std::optional<Fix> removalOf(const Agent &agent, const ReasoningPhrases::Hit &hit, const AgentLocator &places)
{
    const auto cut = sentenceAround(agent.textDocument().text, agent.bodyStart(), hit.start, hit.end);
    if (!cut)
        return std::nullopt;
    const QString title = cut->removesWholeLines ? portabilitymessages::removeLine() : portabilitymessages::removeSentence();
    return Fix{title, {{places.range(cut->start, cut->end), QString()}}};
}

} // namespace

void ReasoningPhrases::read(const DataNode &data)
{
    m_phrases += data[u"phrases"].toStrings();
    m_attributePhrases += data[u"describing"].toStrings();
    m_followingNouns += data[u"before"].toStrings();
    m_precedingWords += data[u"after"].toStrings();
    m_followVerbs += data[u"following"].toStrings();
    for (const QString &phrase : data[u"except"].toStrings())
        m_phrases.removeAll(phrase);
    m_phrases.removeDuplicates();
    groupByFirstWord();
}

void ReasoningPhrases::groupByFirstWord()
{
    QStringList sorted = m_phrases;
    std::sort(sorted.begin(), sorted.end(),
        [](const QString &a, const QString &b) { return a.size() > b.size(); }); // longer phrases first
    m_starts.fill({});
    m_secondLetters.fill(0);
    for (const QString &text : std::as_const(sorted)) {
        const Phrase phrase{text.split(u' ', Qt::SkipEmptyParts), m_attributePhrases.contains(text)};
        if (phrase.words.isEmpty())
            continue;
        Starts &starts = m_starts[letterIndex(phrase.words.first().front())];
        auto start = std::find_if(
            starts.begin(), starts.end(), [&phrase](const Start &one) { return one.word == phrase.words.first(); });
        if (start == starts.end())
            start = starts.insert(starts.end(), {phrase.words.first(), {}});
        start->phrases.append(phrase);
        if (start->word.size() > 1)
            m_secondLetters[letterIndex(start->word.front())] |= 1U << letterIndex(start->word.at(1));
    }
}

size_t ReasoningPhrases::letterIndex(QChar letter)
{
    constexpr char16_t caseBit = 0x20;
    const int index = (letter.unicode() | caseBit) - u'a';
    return index >= 0 && index < letters ? size_t(index) : size_t(letters);
}

QList<ReasoningPhrases::Hit> ReasoningPhrases::find(QStringView text, qsizetype from) const
{
    QList<Hit> hits;
    bool isInWord = false;
    for (qsizetype at = from; at < text.size(); ++at) {
        const bool isLetter = text[at].isLetterOrNumber();
        const bool begins = isLetter && !isInWord;
        isInWord = isLetter;
        if (!begins || !canStartPhrase(text, at))
            continue;
        const auto hit = hitAt(text, at);
        if (!hit)
            continue;
        if (!isDescription(text, *hit))
            hits.append(*hit);
        at = hit->end - 1;
    }
    return hits;
}

/// Returns whether a phrase can start here. The first two letters exclude most words. Any other second character is accepted, because it may be invisible.
bool ReasoningPhrases::canStartPhrase(QStringView text, qsizetype offset) const
{
    const size_t second = offset + 1 < text.size() ? letterIndex(text[offset + 1]) : size_t(letters);
    return second == size_t(letters) || (m_secondLetters[letterIndex(text[offset])] >> second & 1U) != 0;
}

std::optional<ReasoningPhrases::Hit> ReasoningPhrases::hitAt(QStringView text, qsizetype start) const
{
    const auto matches = [text](const Phrase &phrase, qsizetype at) {
        for (qsizetype i = 1; i < phrase.words.size() && at >= 0; ++i) {
            at = offsetAfterGap(text, at);
            at = at < 0 ? at : offsetAfterWord(text, at, phrase.words.at(i));
        }
        return at;
    };
    for (const Start &first : m_starts[letterIndex(text[start])]) {
        const qsizetype behind = offsetAfterWord(text, start, first.word);
        if (behind < 0)
            continue;
        for (const Phrase &phrase : first.phrases) {
            if (const qsizetype end = matches(phrase, behind); end >= 0)
                return Hit{start, end, phrase.canDescribe};
        }
    }
    return std::nullopt;
}

/// Returns whether a phrase is a description such as "step-by-step runbooks", and not an instruction such as "think step-by-step" or "step-by-step reasoning".
bool ReasoningPhrases::isDescription(QStringView text, const Hit &hit) const
{
    if (!hit.canDescribe)
        return false;
    if (hasFollowInstruction(text, hit))
        return true;
    if (!isHyphenated(text.mid(hit.start, hit.end - hit.start)))
        return false;
    const QStringView behind = wordAfter(text, hit.end);
    return !behind.isEmpty() && !m_followingNouns.contains(behind, Qt::CaseInsensitive)
        && !m_precedingWords.contains(wordBefore(text, hit.start), Qt::CaseInsensitive);
}

/// Returns whether the clause before a phrase tells the model to follow something: "Follow the protocol (loaded in step 1) step-by-step". The phrase then
/// refers to the steps of the protocol.
bool ReasoningPhrases::hasFollowInstruction(QStringView text, const Hit &hit) const
{
    const auto contains = [](const QStringList &words, QStringView word) { return words.contains(word, Qt::CaseInsensitive); };
    const QStringView clause = clauseBefore(text, hit.start);
    for (qsizetype end = clause.size(); end > 0;) {
        const QStringView word = lastWord(clause.first(end));
        if (word.isEmpty() || contains(m_precedingWords, word))
            return false;
        if (contains(m_followVerbs, word))
            return true;
        end = word.data() - clause.data();
    }
    return false;
}

Diagnostics findReasoningPhrases(const Agent &agent, const ReasoningPhrases &phrases)
{
    Diagnostics found;
    const AgentLocator places(agent);
    const QString &text = agent.textDocument().text;
    for (const ReasoningPhrases::Hit &hit : phrases.find(text, agent.bodyStart())) {
        const QString phrase = text.mid(hit.start, hit.end - hit.start).simplified();
        const QString message = portabilitymessages::reasoningPhrase(phrase, agent.reasoningStrategy);
        found.append(
            portabilityFinding("PV-005", message, places.locationOf(hit.start, hit.end), removalOf(agent, hit, places)));
    }
    return found;
}

} // namespace outcrop
