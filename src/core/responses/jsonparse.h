// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonbrackets.h"
#include "core/responses/jsongaps.h"
#include "core/responses/jsonguide.h"
#include "core/responses/tolerantjson.h"

namespace outcrop {

/// The comma that no value has followed yet.
struct JsonComma {
    qsizetype at = -1;      ///< -1: there is none
    bool isMissing = false; ///< it is not in the text either
};

/// A value under construction and how far its text has been read: what the readers of members, words and strings share. Every change to the tree goes
/// through here, so that tree, ledger and brackets agree.
class JsonParse
{
public:
    /// What is read next.
    enum class State { Value, Key, Colon, Next, Text, TextEnd, Word, BareKey, BareText, Done };

    JsonParse(qsizetype start, const JsonGuide *decisions) : guide(decisions), at(start), begin(start), valueEnd(start) { }
    // lookahead, ledger and gaps refer to text and tree
    JsonParse(const JsonParse &) = delete;
    JsonParse &operator=(const JsonParse &) = delete;

    bool isTop() const { return brackets.isEmpty(); }
    bool isStarved() const { return text.isStarved(); }
    JsonPlaceInfo placeInfo(JsonRole role) const { return brackets.placeInfo(role, gaps.isEscaped()); }
    std::optional<JsonGuide::Ending> guidedEnding() const { return guide ? guide->endingOf(at) : std::nullopt; }

    /// The value added last ends at `end`.
    void finishValue(qsizetype end);
    /// No value follows: it was null. `written` is what is missing in the text.
    void missValue(const QString &written);
    void takeComma(qsizetype size);
    void missComma();

    /// The next member has this key, which is [keyBegin, keyEnd) in the text; `rule` where it was not written as JSON has it.
    void takeKey();
    /// A key begins at `start`, to be filled in by the reader of strings.
    std::string *beginKey(qsizetype start);
    void setKey(std::string name, qsizetype begin, qsizetype end, std::optional<RepairRule> rule = {});

    /// A bracket of `size` units opens at `at`.
    void open(JsonBracket kind, qsizetype size);
    /// An object begins at `start` whose bracket was forgotten.
    void openImplicitObject(qsizetype start);
    /// A function call around a value opens with the bracket before `end`.
    void openCall(qsizetype end);
    /// A closing bracket. Where it is not the one expected, what follows shows whether others were forgotten, or it is of the wrong kind, or one too many.
    void close(int unit);
    void closeTop(qsizetype end);

    /// The text has ended, or what belongs to the value has: what is open is closed there.
    void finish(qsizetype end);
    /// Behind the last thing that is not white space.
    qsizetype contentEnd() const;
    void fail(const QString &why);
    void failAtDepth();

    const JsonGuide *guide; ///< decisions to keep to, or null
    JsonText text;
    JsonTree tree;
    JsonLookahead lookahead{text};
    RepairLedger ledger{text, tree};
    JsonBrackets brackets;
    JsonGaps gaps{text, ledger};

    State state = State::Value;
    qsizetype at = 0;
    qsizetype begin = 0;
    qsizetype valueBegin = 0;
    qsizetype valueEnd = 0;
    JsonComma comma;
    bool isComplete = true;
    std::optional<QString> problem;
    std::string key;
    qsizetype keyBegin = 0;
    qsizetype keyEnd = 0;
    QHash<QString, JsonPlace> *places = nullptr; ///< filled with the places of the values that are keys of it

private:
    static constexpr qsizetype mostValues = 4000000;

    void dropCloser();
    void closeAsGuided(int unit, int depth);
    void closeWith(int unit);
    void closeCall();
    void closeMissing(qsizetype end);
    void dropTrailingComma();
    void limitValues();
    void setPlace(qsizetype start, qsizetype end);

    std::optional<RepairRule> m_keyRule; // of a key without both quotes
};

} // namespace outcrop
