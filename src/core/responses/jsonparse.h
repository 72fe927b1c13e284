// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonbrackets.h"
#include "core/responses/parsedecisions.h"
#include "core/responses/jsontriviaskipper.h"
#include "core/responses/tolerantjson.h"

namespace outcrop {

/// A comma that is not followed by a value yet.
struct JsonComma {
    qsizetype offset = -1;      ///< offset of the comma; -1 if there is none
    bool isMissing = false; ///< true if the text has no comma at this offset
};

/// The state shared by the readers of members, words and strings: the value under construction and the position in the text. Its functions keep the tree, the
/// ledger and the brackets consistent.
class JsonParse
{
public:
    /// The token that is expected next.
    enum class State { Value, Key, Colon, Next, String, StringEnd, Word, UnquotedKey, UnquotedString, Done };

    JsonParse(qsizetype start, const ParseDecisions *decisions) : decisions(decisions), offset(start), begin(start), valueEnd(start) { }
    // Not copyable, because the lookahead, the ledger and the trivia reader reference the text and the tree.
    JsonParse(const JsonParse &) = delete;
    JsonParse &operator=(const JsonParse &) = delete;

    bool isAtTopLevel() const { return brackets.isEmpty(); }
    bool needsMoreInput() const { return text.needsMoreInput(); }
    JsonContext contextFor(JsonRole role) const { return brackets.contextFor(role, trivia.isEscaped()); }
    std::optional<ParseDecisions::Ending> guidedEnding() const { return decisions ? decisions->endingOf(offset) : std::nullopt; }

    /// Completes the last added value, which ends at `end`.
    void finishValue(qsizetype end);
    /// Inserts null for a missing value. `written` is the inserted JSON text to record in the ledger.
    void insertMissingValue(const QString &written);
    void consumeComma(qsizetype size);
    void reportMissingComma();

    /// Adds a member with the current key to the tree and records the repair of the key, if any.
    void consumeKey();
    /// Starts a key at `start` and returns the buffer that the string reader fills.
    std::string *beginKey(qsizetype start);
    void setKey(std::string name, qsizetype begin, qsizetype end, std::optional<RepairRule> rule = {});

    /// Opens a bracket of `size` units at the current position.
    void open(JsonBracket kind, qsizetype size);
    /// Opens an object at `start` whose opening brace is missing in the text.
    void openImplicitObject(qsizetype start);
    /// Opens a function call around a value. `end` is the offset after its opening parenthesis.
    void openCall(qsizetype end);
    /// Handles a closing bracket. If the bracket is unexpected, uses the following text to determine whether other brackets are unclosed, the
    /// bracket has the wrong kind, or the bracket is redundant.
    void close(int unit);
    void closeTopFrame(qsizetype end);

    /// Ends the value at `end` and closes all open brackets.
    void finish(qsizetype end);
    /// Returns the offset after the last read character that is not whitespace.
    qsizetype contentEnd() const;
    void fail(const QString &reason);
    void failNestedTooDeep();

    const ParseDecisions *decisions; ///< decisions to follow, or null
    JsonText text;
    JsonTree tree;
    JsonLookahead lookahead{text};
    RepairLedger ledger{text, tree};
    JsonBrackets brackets;
    JsonTriviaSkipper trivia{text, ledger};

    State state = State::Value;
    qsizetype offset = 0;
    qsizetype begin = 0;
    qsizetype valueBegin = 0;
    qsizetype valueEnd = 0;
    JsonComma comma;
    bool isComplete = true;
    std::optional<QString> problem;
    std::string key;
    qsizetype keyBegin = 0;
    qsizetype keyEnd = 0;
    QHash<QString, JsonRange> *ranges =
        nullptr; ///< output: locations of the values whose pointers are keys of this hash

private:
    static constexpr qsizetype maximumValues = 4000000;

    void dropCloser();
    void closeBracketAsDecided(int unit, int depth);
    void closeWith(int unit);
    void closeCall();
    void closeMissingBrackets(qsizetype end);
    void dropTrailingComma();
    void checkValueCount();
    void setRange(qsizetype start, qsizetype end);

    std::optional<RepairRule> m_keyRule; // repair of the current key, if its quotes are missing or not valid
};

} // namespace outcrop
