// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonstring.h"
#include "core/responses/jsonwords.h"
#include "core/responses/tolerantjson.h"

#include <vector>

namespace outcrop {

/// Reads one value from a text that may come in pieces. A machine with a stack of its own: each step takes one thing (a bracket, a string, a comma), or
/// nothing while the text is too short to tell, so that the pieces make no difference.
class JsonReader
{
public:
    /// `guide`: decisions to keep to; it stays there as long as the reader.
    explicit JsonReader(qsizetype begin = 0, const JsonGuide *guide = nullptr) : m_guide(guide), m_at(begin), m_begin(begin), m_valueEnd(begin) { }

    /// Goes on in `text`, which begins as it did the last time. `isWhole`: it ends there.
    void read(QStringView text, bool isWhole);
    bool isDone() const { return m_state == State::Done; }

    const Json &value() const { return m_tree.root(); }
    /// JSON pointer of what is still being read.
    QString openPath() const { return m_tree.path(); }
    const RepairLedger &ledger() const { return m_ledger; }
    const std::optional<QString> &problem() const { return m_problem; }
    bool isComplete() const { return m_isComplete; }
    qsizetype begin() const { return m_begin; }
    qsizetype end() const { return m_valueEnd; }
    /// Everything, once it is done; offsets counted from `offset`. The reader is empty then.
    TolerantJson take(qsizetype offset = 0);

    /// Fills `places` with where those values stand that are keys of it.
    void watch(QHash<QString, JsonPlace> *places) { m_places = places; }

private:
    static constexpr size_t mostLevels = 512;
    static constexpr qsizetype mostValues = 4000000;

    enum class State { Value, Key, Colon, Next, Text, TextEnd, Word, BareKey, BareText, Done };
    enum class Bracket { Object, List, Set, Pairs, Tuple, Call };
    struct Frame {
        Bracket kind = Bracket::Object;
        char16_t closer = u'}';     ///< as it is to be found in the text
        qsizetype openAt = 0;
        int extraClosers = 0;       ///< brackets passed over, whose counterparts follow
        bool hasMembers = false;
        bool isImplicit = false;    ///< its opening bracket was forgotten
    };

    // jsonreader.cpp: one step
    void step();
    void atValue();
    bool atSeparator(int unit);
    void atNext();
    void atComma(qsizetype size);
    void missComma();
    void finishValue(qsizetype end);

    // jsonreaderspace.cpp: what belongs to no value
    bool passSpace();
    bool isEscapedSpace() const;
    bool passComment();
    void passEllipsis();
    void passStray();

    // jsonreadertexts.cpp: strings
    void beginText(JsonRole role, const OpeningQuote &quote);
    void readText();
    void endText();
    void endCutText();

    // jsonreadermembers.cpp: keys and what belongs to them
    void atKey();
    void atNestedBrace();
    void readBareKey();
    void atColon();
    void passColon(int unit);
    void takeKey();
    void missValue(const QString &text);
    bool isSet(int unit) const;
    void becomeSet();
    bool becomesKey(int unit) const;
    void turnIntoKey();
    void giveObject();

    // jsonreaderbrackets.cpp: opening, closing and the end of the text
    void open(Bracket kind, qsizetype size);
    void push(Bracket kind, char16_t closer, qsizetype at);
    void close(int unit);
    void dropCloser();
    void closeAsGuided(int unit, int depth);
    void closeWith(int unit);
    void closeCall();
    void closeTop(qsizetype end);
    void closeMissing(qsizetype at);
    qsizetype frameClosedBy(int unit) const;
    int closerOf(qsizetype frame) const;
    static char16_t properCloser(Bracket kind);
    qsizetype contentEnd() const;
    void dropTrailingComma();
    void finish(qsizetype at);
    void cutShort();
    void fail(const QString &why);
    void tooDeep();
    void tooMany();

    // jsonreaderwords.cpp: what stands without quotes
    void beginWord();
    void readWord();
    qsizetype wordEnd();
    void passPrefix(QStringView word, qsizetype end);
    bool endsWord(qsizetype end) const;
    void takeWord(qsizetype end, const JsonWord &word);
    bool isCall(QStringView word, qsizetype end) const;
    void takeCall(qsizetype end);
    void readBareText();
    bool endsBareText(int unit) const;
    void takeGuided(qsizetype wordEnd, const std::optional<JsonWord> &word, JsonGuide::Ending ending);
    bool beginsComment() const;
    void takeBareText(qsizetype end, qsizetype contentEnd);

    JsonRole role() const;
    JsonPlaceInfo placeInfo(JsonRole role) const;
    bool isObject() const;
    bool isTop() const { return m_frames.empty(); }
    Frame &top() { return m_frames.back(); }
    const Frame &top() const { return m_frames.back(); }
    std::optional<JsonGuide::Ending> guidedEnding() const { return m_guide ? m_guide->endingOf(m_at) : std::nullopt; }
    void setPlace(qsizetype begin, qsizetype end);

    const JsonGuide *m_guide;
    JsonText m_text;
    JsonTree m_tree;
    JsonLookahead m_lookahead{m_text};
    RepairLedger m_ledger{m_text, m_tree};
    JsonStringReader m_string{m_text, m_lookahead, m_ledger};
    std::vector<Frame> m_frames;
    int m_open[3] = {0, 0, 0}; // braces, square and round brackets

    State m_state = State::Value;
    qsizetype m_at = 0;
    qsizetype m_scan = 0;       // how far a comment or a word has been looked through, beyond m_at
    qsizetype m_begin = 0;
    qsizetype m_valueBegin = 0;
    qsizetype m_valueEnd = 0;
    qsizetype m_commaAt = -1;   // of the comma that no value has followed yet
    bool m_isCommaMissing = false; // … and that does not stand there either
    bool m_hasBegun = false;
    bool m_isEscaped = false;
    bool m_isComplete = true;
    qsizetype m_keyBegin = 0;
    qsizetype m_keyEnd = 0;
    std::optional<RepairRule> m_keyRule; // of a key without both quotes
    int m_round = 0;            // round brackets inside a text without quotes
    JsonRole m_textRole = JsonRole::Root;
    std::string m_key;
    std::optional<QString> m_problem;
    QHash<QString, JsonPlace> *m_places = nullptr;
};

} // namespace outcrop
