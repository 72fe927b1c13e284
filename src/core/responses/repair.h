// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QString>

namespace outcrop {

/// All repairs and notes that reading a response can produce. The table in repair.cpp contains their ledger names, titles and descriptions.
enum class RepairRule {
    ByteOrderMark,     ///< invisible byte order mark before the value
    NonJsonSpace,      ///< whitespace that JSON does not allow
    Comment,           ///< example: // … or /* … */ or # …
    SingleQuotes,      ///< example: 'text'
    SmartQuotes,       ///< example: “text”
    Backticks,         ///< example: `text`
    TripleQuotes,      ///< example: """text"""
    DoubledQuotes,     ///< example: ""text""
    EscapedQuotes,     ///< \"text\", as inside another string
    UnquotedKey,       ///< example: key: 1
    UnquotedString,    ///< example: "key": some words
    MissingQuote,      ///< example: "text
    UnescapedQuote,    ///< example: "he said "yes""
    UnescapedControl,  ///< an unescaped line break or other control character inside a string
    InvalidEscape,     ///< example: \d
    TruncatedEscape,   ///< the text ended inside an escape sequence
    LoneSurrogate,     ///< an unpaired surrogate
    Concatenation,     ///< example: "one " + "text"
    StringPrefix,      ///< example: f"text"
    PlusSign,          ///< example: +1
    BarePoint,         ///< example: .5 or 1.
    LeadingZero,       ///< example: 007
    DigitSeparator,    ///< example: 1_000
    OtherBase,         ///< example: 0x10
    NumberSuffix,      ///< example: 10n
    TruncatedNumber,   ///< example: 1e
    NumberTooLarge,    ///< example: 1e999
    OtherLiteral,      ///< example: True, None, undefined
    NotANumber,        ///< example: NaN, Infinity
    TruncatedLiteral,  ///< example: tru
    MissingComma,      ///< example: [1 2]
    ExtraComma,        ///< example: [1,,2]
    TrailingComma,     ///< example: [1,]
    NonJsonComma,      ///< example: [1; 2]
    MissingColon,      ///< example: {"a" 1}
    NonJsonColon,      ///< example: {"a" = 1}
    MissingKey,        ///< example: {: 1}
    MissingValue,      ///< example: {"a": }
    TruncatedKey,      ///< the text ended inside a key
    MissingBracket,    ///< example: [1
    WrongBracket,      ///< example: [1}
    ExtraBracket,      ///< example: {{"a": 1}}
    SetBraces,         ///< example: {"a", "b"}
    ListBrackets,      ///< example: ["a": 1]
    Tuple,             ///< example: (1, 2)
    Call,              ///< example: ObjectId("1")
    Ellipsis,          ///< example: [1, 2, ...]
    StrayText,         ///< example: [1, oops! 2]
    TextAfter,         ///< example: {} and more
    SecondDocument,    ///< example: {} {}
    Sequence,          ///< {} {} read as [{}, {}]
    Yaml,              ///< ```yaml in place of the requested JSON
    DuplicateKey,      ///< example: {"a": 1, "a": 2}
    NumberPrecision,   ///< number with more digits than a double can represent
    LedgerFull,        ///< more repairs than the ledger lists
    Thinking,          ///< example: <think> … </think>
    UnclosedTag,       ///< <METADATA> without its closing tag
    UnclosedFence,     ///< ``` without its closing fence
    EchoedTag,         ///< example: </INSTRUCTION>
    EchoedToken,       ///< example: <|im_end|>
    EchoedSpeaker,     ///< example: a line that starts with "Assistant:"
    CoercedNumber,     ///< "5" in place of a number
    CoercedPercent,    ///< example: "85%" in place of a number
    CoercedBoolean,    ///< example: "yes" in place of a boolean
    CoercedNull,       ///< "none" in place of null
    CoercedString,     ///< 5 in place of a string
    CoercedList,       ///< a single value in place of an array
    CoercedItem,       ///< an array with one item in place of that item
    CoercedFromString, ///< "[1]" in place of an array
    CoercedEnum,       ///< "Done" for `done`
    CoercedKey,        ///< "isValid" for `is_valid`
    CoercedUnwrapped,  ///< example: {"response": {…}} in place of the object inside
    CoercedWrapped,    ///< [1] for {"list": [1]}
    WordInText,        ///< example: the value in "The answer is GREEN."
    FilterApplied, ///< the agent's filter removed text; for this and the next four, `before` is the name of the filter
    FilterKept,    ///< the response passed the filter
    FilterBroken,  ///< the response violates the filter
    FilterUnchecked, ///< the pattern of the filter is invalid, or takes too long on this response
    FilterInstruction, ///< the filter is an instruction that only the model can follow
};

/// Returns the name in the ledger, for example `trailing-comma`.
QString repairRuleName(RepairRule rule);
/// Returns the English title, for example `Trailing comma`, which is the translation source in the context `RepairRule`; null if no rule has this
/// name.
const char *repairRuleTitle(const QString &name);
/// Returns a sentence that describes the repair for the user; empty if no rule has this name.
QString repairRuleText(const QString &name);
QList<RepairRule> repairRules();

/// One repair: an entry of the repair ledger.
struct Repair {
    qsizetype offset = 0; ///< offset in the text of the whole response, in UTF-16 code units
    QString rule;         ///< name of the rule, for example `trailing-comma` or `coerced-number`
    QString before;       ///< the original text; empty if something was missing
    QString after;        ///< replacement text; empty if the original text was skipped
    QString path = {};    ///< JSON pointer of the affected value; empty if the repair does not affect a single value

    friend bool operator==(const Repair &, const Repair &) = default;
};
using Repairs = QList<Repair>;

/// Returns whether the entry belongs to an agent's filter. Such entries concern the whole response and have no offset.
bool isFilterRepair(const Repair &repair);

Json toJson(const Repair &repair);

} // namespace outcrop
