// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QString>

namespace outcrop {

/// All repairs and notes that reading a response can produce. The table in repair.cpp holds the ledger name, the title and the description of each.
enum class RepairRule {
    ByteOrderMark,     ///< invisible byte order mark before the value
    NonJsonSpace,      ///< white space that JSON does not allow
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
    UnescapedControl,  ///< an unescaped line break or other control character inside a string
    InvalidEscape,     ///< \d
    CutEscape,         ///< the text ended inside an escape sequence
    LoneSurrogate,     ///< half of a surrogate pair
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
    NonJsonComma,      ///< [1; 2]
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
    Yaml,              ///< ```yaml in place of the requested JSON
    DuplicateKey,      ///< {"a": 1, "a": 2}
    NumberPrecision,   ///< a number with more digits than a double holds
    LedgerFull,        ///< more repairs than the ledger lists
    Thinking,          ///< <think> … </think>
    UnclosedTag,       ///< <METADATA> without its closing tag
    UnclosedFence,     ///< ``` without its closing fence
    EchoedTag,         ///< </INSTRUCTION>
    EchoedMark,        ///< <|im_end|>
    EchoedSpeaker,     ///< Assistant:
    CoercedNumber,     ///< "5" in place of a number
    CoercedPercent,    ///< "85%"
    CoercedBoolean,    ///< "yes"
    CoercedNull,       ///< "none" in place of null
    CoercedString,     ///< 5 in place of a string
    CoercedList,       ///< a single value in place of an array
    CoercedItem,       ///< an array with one item in place of that item
    CoercedFromText,   ///< "[1]" in place of an array
    CoercedEnum,       ///< "Done" for `done`
    CoercedKey,        ///< "isValid" for `is_valid`
    CoercedUnwrapped,  ///< {"response": {…}}
    CoercedWrapped,    ///< [1] for {"list": [1]}
    WordInText,        ///< The answer is GREEN.
    FilterApplied,     ///< the agent's filter removed text; for this and the next three, `before` is the name of the filter
    FilterKept,        ///< the response passes the filter
    FilterBroken,      ///< the response violates the filter
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
    QString path = {};    ///< JSON pointer of the affected value; empty if the repair affects no single value

    friend bool operator==(const Repair &, const Repair &) = default;
};
using Repairs = QList<Repair>;

/// Returns whether the entry belongs to an agent's filter. Such entries concern the whole response and have no offset.
bool isFilterLine(const Repair &repair);

Json toJson(const Repair &repair);

} // namespace outcrop
