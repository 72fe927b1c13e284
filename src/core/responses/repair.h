// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QString>

namespace outcrop {

/// Everything that reading may do to an answer. Each has a name for the ledger, a title and a sentence for people, in one table in repair.cpp.
enum class RepairRule {
    ByteOrderMark,     ///< an invisible mark before the value
    OddSpace,          ///< white space that JSON does not know
    Comment,           ///< // … or /* … */ or # …
    SingleQuotes,      ///< 'text'
    SmartQuotes,       ///< “text”
    Backticks,         ///< `text`
    TripleQuotes,      ///< """text"""
    DoubledQuotes,     ///< ""text""
    EscapedQuotes,     ///< \"text\", as inside another string
    UnquotedKey,       ///< key: 1
    UnquotedText,      ///< "key": some words
    MissingQuote,      ///< "text
    UnescapedQuote,    ///< "he said "yes""
    UnescapedControl,  ///< a line end or another control character inside a string
    InvalidEscape,     ///< \d
    CutEscape,         ///< the text ended inside an escape
    LoneSurrogate,     ///< half a character
    Concatenation,     ///< "one " + "text"
    TextPrefix,        ///< f"text"
    PlusSign,          ///< +1
    BarePoint,         ///< .5 or 1.
    LeadingZero,       ///< 007
    DigitSeparator,    ///< 1_000
    OtherBase,         ///< 0x10
    NumberSuffix,      ///< 10n
    CutNumber,         ///< 1e
    NumberTooLarge,    ///< 1e999
    OtherLiteral,      ///< True, None, undefined
    NotANumber,        ///< NaN, Infinity
    CutLiteral,        ///< tru
    MissingComma,      ///< [1 2]
    ExtraComma,        ///< [1,,2]
    TrailingComma,     ///< [1,]
    OddComma,          ///< [1; 2]
    MissingColon,      ///< {"a" 1}
    OddColon,          ///< {"a" = 1}
    MissingKey,        ///< {: 1}
    MissingValue,      ///< {"a": }
    CutKey,            ///< the text ended inside a key
    MissingBracket,    ///< [1
    WrongBracket,      ///< [1}
    ExtraBracket,      ///< {{"a": 1}}
    SetBraces,         ///< {"a", "b"}
    ListBrackets,      ///< ["a": 1]
    Tuple,             ///< (1, 2)
    Call,              ///< ObjectId("1")
    Ellipsis,          ///< [1, 2, ...]
    StrayText,         ///< [1, oops! 2]
    TextAfter,         ///< {} and more
    SecondDocument,    ///< {} {}
    Sequence,          ///< {} {} read as [{}, {}]
    Yaml,              ///< ```yaml where JSON was asked for
    DuplicateKey,      ///< {"a": 1, "a": 2}
    NumberPrecision,   ///< more digits than a double holds
    LedgerFull,        ///< there are more repairs than are listed
    Thinking,          ///< <think> … </think>
    UnclosedTag,       ///< <METADATA> without its end
    UnclosedFence,     ///< ``` without its end
    EchoedTag,         ///< </INSTRUCTION>
    EchoedMark,        ///< <|im_end|>
    EchoedSpeaker,     ///< Assistant:
    CoercedNumber,     ///< "5" where a number was asked for
    CoercedPercent,    ///< "85%"
    CoercedBoolean,    ///< "yes"
    CoercedNull,       ///< "none"
    CoercedString,     ///< 5 where a text was asked for
    CoercedList,       ///< one value where a list was asked for
    CoercedItem,       ///< a list of one where a value was asked for
    CoercedFromText,   ///< "[1]" where a list was asked for
    CoercedEnum,       ///< "Done" for `done`
    CoercedKey,        ///< "isValid" for `is_valid`
    CoercedUnwrapped,  ///< {"response": {…}}
    CoercedWrapped,    ///< [1] for {"list": [1]}
    WordInText,        ///< The answer is GREEN.
    FilterApplied,     ///< the agent's filter took something out; `before` is the filter, and so it is in the next three
    FilterKept,        ///< the answer keeps the filter
    FilterBroken,      ///< the answer breaks it
    FilterInstruction, ///< nothing but the model can keep it
};

/// The name in the ledger, for example `trailing-comma`.
QString repairRuleName(RepairRule rule);
/// `Trailing comma`, in English: the source of a translation in the context `RepairRule`; null for a name that no rule has.
const char *repairRuleTitle(const QString &name);
/// What was done, in a sentence for people; empty for a name that no rule has.
QString repairRuleText(const QString &name);
QList<RepairRule> repairRules();

/// One repair: a line of the repair ledger.
struct Repair {
    qsizetype offset = 0; ///< in the whole answer's text, in UTF-16 code units
    QString rule;         ///< `trailing-comma`, `single-quotes`, `missing-bracket`, `coerced` …
    QString before;       ///< the original text; empty if something was missing
    QString after;        ///< what it was read as; empty where something was passed over
    QString path = {};    ///< JSON pointer of the value it concerns, where it concerns one

    friend bool operator==(const Repair &, const Repair &) = default;
};
using Repairs = QList<Repair>;

/// Whether it is the line of an agent's filter, which is about the whole answer and has no location in it.
bool isFilterLine(const Repair &repair);

Json toJson(const Repair &repair);

} // namespace outcrop
