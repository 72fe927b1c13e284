// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/repair.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace outcrop {

namespace {

/// The ledger name, title and description of a rule.
struct RuleDescription {
    RepairRule rule;
    const char *name;
    const char *title;
    const char *text;
};

// One row per rule, in the order of the enumeration.
// clang-format off
using enum RepairRule;
constexpr RuleDescription table[] = {
    {ByteOrderMark, "byte-order-mark", QT_TRANSLATE_NOOP("RepairRule", "Byte order mark"), QT_TRANSLATE_NOOP("RepairRule", "An invisible byte order mark before the value was skipped.")},
    {NonJsonSpace, "odd-space", QT_TRANSLATE_NOOP("RepairRule", "Non-standard whitespace"), QT_TRANSLATE_NOOP("RepairRule", "Whitespace that JSON does not allow was skipped.")},
    {Comment, "comment", QT_TRANSLATE_NOOP("RepairRule", "Comment"), QT_TRANSLATE_NOOP("RepairRule", "A comment was skipped.")},
    {SingleQuotes, "single-quotes", QT_TRANSLATE_NOOP("RepairRule", "Single quote"), QT_TRANSLATE_NOOP("RepairRule", "A single quote was read as a double quote.")},
    {SmartQuotes, "smart-quotes", QT_TRANSLATE_NOOP("RepairRule", "Typographic quote"), QT_TRANSLATE_NOOP("RepairRule", "A typographic quote was read as a plain double quote.")},
    {Backticks, "backticks", QT_TRANSLATE_NOOP("RepairRule", "Backtick instead of a quote"), QT_TRANSLATE_NOOP("RepairRule", "A backtick was read as a double quote.")},
    {TripleQuotes, "triple-quotes", QT_TRANSLATE_NOOP("RepairRule", "Triple quotes"), QT_TRANSLATE_NOOP("RepairRule", "Three quotes were read as one.")},
    {DoubledQuotes, "doubled-quotes", QT_TRANSLATE_NOOP("RepairRule", "Doubled quote"), QT_TRANSLATE_NOOP("RepairRule", "Two quotes in a row were read as one.")},
    {EscapedQuotes, "escaped-quotes", QT_TRANSLATE_NOOP("RepairRule", "Double escape"), QT_TRANSLATE_NOOP("RepairRule", "A double escape was reduced by one level.")},
    {UnquotedKey, "unquoted-key", QT_TRANSLATE_NOOP("RepairRule", "Unquoted key"), QT_TRANSLATE_NOOP("RepairRule", "Quotes were added to a key.")},
    {UnquotedString, "unquoted-text", QT_TRANSLATE_NOOP("RepairRule", "Unquoted string"), QT_TRANSLATE_NOOP("RepairRule", "Quotes were added to a string.")},
    {MissingQuote, "missing-quote", QT_TRANSLATE_NOOP("RepairRule", "Missing quote"), QT_TRANSLATE_NOOP("RepairRule", "A missing quote was added.")},
    {UnescapedQuote, "unescaped-quote", QT_TRANSLATE_NOOP("RepairRule", "Unescaped quote in a string"), QT_TRANSLATE_NOOP("RepairRule", "A quote in a string was escaped.")},
    {UnescapedControl, "unescaped-control", QT_TRANSLATE_NOOP("RepairRule", "Line break or control character in a string"), QT_TRANSLATE_NOOP("RepairRule", "A line break or another control character in a string was escaped.")},
    {InvalidEscape, "invalid-escape", QT_TRANSLATE_NOOP("RepairRule", "Invalid escape"), QT_TRANSLATE_NOOP("RepairRule", "An invalid escape was replaced by its probable meaning.")},
    {TruncatedEscape, "cut-escape", QT_TRANSLATE_NOOP("RepairRule", "Truncated escape"), QT_TRANSLATE_NOOP("RepairRule", "A truncated escape was skipped.")},
    {LoneSurrogate, "lone-surrogate", QT_TRANSLATE_NOOP("RepairRule", "Lone surrogate"), QT_TRANSLATE_NOOP("RepairRule", "Half of a surrogate pair was replaced by the replacement character.")},
    {Concatenation, "concatenation", QT_TRANSLATE_NOOP("RepairRule", "Strings concatenated with +"), QT_TRANSLATE_NOOP("RepairRule", "Strings joined by a plus sign were read as one.")},
    {StringPrefix, "text-prefix", QT_TRANSLATE_NOOP("RepairRule", "String prefix"), QT_TRANSLATE_NOOP("RepairRule", "A string prefix of a programming language, such as r\"…\", was skipped.")},
    {PlusSign, "plus-sign", QT_TRANSLATE_NOOP("RepairRule", "Plus sign before a number"), QT_TRANSLATE_NOOP("RepairRule", "The plus sign before a number was skipped.")},
    {BarePoint, "bare-point", QT_TRANSLATE_NOOP("RepairRule", "Bare decimal point"), QT_TRANSLATE_NOOP("RepairRule", "A zero was added next to a decimal point.")},
    {LeadingZero, "leading-zero", QT_TRANSLATE_NOOP("RepairRule", "Leading zero"), QT_TRANSLATE_NOOP("RepairRule", "A number with leading zeros was kept as a string.")},
    {DigitSeparator, "digit-separator", QT_TRANSLATE_NOOP("RepairRule", "Underscore between digits"), QT_TRANSLATE_NOOP("RepairRule", "Underscores between digits were skipped.")},
    {OtherBase, "other-base", QT_TRANSLATE_NOOP("RepairRule", "Number in another base"), QT_TRANSLATE_NOOP("RepairRule", "A hexadecimal, octal or binary number was converted to decimal.")},
    {NumberSuffix, "number-suffix", QT_TRANSLATE_NOOP("RepairRule", "Number suffix"), QT_TRANSLATE_NOOP("RepairRule", "The letter after a number was skipped.")},
    {TruncatedNumber, "cut-number", QT_TRANSLATE_NOOP("RepairRule", "Truncated number"), QT_TRANSLATE_NOOP("RepairRule", "A truncated number was read up to its last digit, or as null if it had no digits.")},
    {NumberTooLarge, "number-too-large", QT_TRANSLATE_NOOP("RepairRule", "Number too large"), QT_TRANSLATE_NOOP("RepairRule", "A number too large to represent was kept as a string.")},
    {OtherLiteral, "other-literal", QT_TRANSLATE_NOOP("RepairRule", "Literal from another language"), QT_TRANSLATE_NOOP("RepairRule", "A literal from another language, such as True or None, was read as the equivalent JSON literal.")},
    {NotANumber, "not-a-number", QT_TRANSLATE_NOOP("RepairRule", "NaN or Infinity"), QT_TRANSLATE_NOOP("RepairRule", "NaN or Infinity, which JSON does not support, was read as null.")},
    {TruncatedLiteral, "cut-literal", QT_TRANSLATE_NOOP("RepairRule", "Truncated literal"), QT_TRANSLATE_NOOP("RepairRule", "A truncated literal, such as tru or nul, was completed.")},
    {MissingComma, "missing-comma", QT_TRANSLATE_NOOP("RepairRule", "Missing comma"), QT_TRANSLATE_NOOP("RepairRule", "A missing comma was added.")},
    {ExtraComma, "extra-comma", QT_TRANSLATE_NOOP("RepairRule", "Extra comma"), QT_TRANSLATE_NOOP("RepairRule", "An extra comma was skipped.")},
    {TrailingComma, "trailing-comma", QT_TRANSLATE_NOOP("RepairRule", "Trailing comma"), QT_TRANSLATE_NOOP("RepairRule", "A comma after the last value was skipped.")},
    {NonJsonComma, "odd-comma", QT_TRANSLATE_NOOP("RepairRule", "Wrong separator instead of a comma"), QT_TRANSLATE_NOOP("RepairRule", "A wrong separator was read as a comma.")},
    {MissingColon, "missing-colon", QT_TRANSLATE_NOOP("RepairRule", "Missing colon"), QT_TRANSLATE_NOOP("RepairRule", "A missing colon was added.")},
    {NonJsonColon, "odd-colon", QT_TRANSLATE_NOOP("RepairRule", "Wrong separator instead of a colon"), QT_TRANSLATE_NOOP("RepairRule", "A wrong separator was read as a colon.")},
    {MissingKey, "missing-key", QT_TRANSLATE_NOOP("RepairRule", "Missing key"), QT_TRANSLATE_NOOP("RepairRule", "A value without a key was given an empty key.")},
    {MissingValue, "missing-value", QT_TRANSLATE_NOOP("RepairRule", "Missing value"), QT_TRANSLATE_NOOP("RepairRule", "A missing value was set to null.")},
    {TruncatedKey, "cut-key", QT_TRANSLATE_NOOP("RepairRule", "Truncated key"), QT_TRANSLATE_NOOP("RepairRule", "A truncated key was skipped.")},
    {MissingBracket, "missing-bracket", QT_TRANSLATE_NOOP("RepairRule", "Missing bracket"), QT_TRANSLATE_NOOP("RepairRule", "A missing bracket was added.")},
    {WrongBracket, "wrong-bracket", QT_TRANSLATE_NOOP("RepairRule", "Wrong bracket"), QT_TRANSLATE_NOOP("RepairRule", "A wrong bracket was replaced by the matching one.")},
    {ExtraBracket, "extra-bracket", QT_TRANSLATE_NOOP("RepairRule", "Extra bracket"), QT_TRANSLATE_NOOP("RepairRule", "An extra bracket was skipped.")},
    {SetBraces, "set-braces", QT_TRANSLATE_NOOP("RepairRule", "Braces around a list"), QT_TRANSLATE_NOOP("RepairRule", "Values without keys between braces were read as a list.")},
    {ListBrackets, "list-brackets", QT_TRANSLATE_NOOP("RepairRule", "Square brackets around an object"), QT_TRANSLATE_NOOP("RepairRule", "Keys and values between square brackets were read as an object.")},
    {Tuple, "tuple", QT_TRANSLATE_NOOP("RepairRule", "Parentheses around a list"), QT_TRANSLATE_NOOP("RepairRule", "The parentheses around a list were replaced by square brackets.")},
    {Call, "call", QT_TRANSLATE_NOOP("RepairRule", "Function call around a value"), QT_TRANSLATE_NOOP("RepairRule", "The function call around a value was skipped.")},
    {Ellipsis, "ellipsis", QT_TRANSLATE_NOOP("RepairRule", "Ellipsis"), QT_TRANSLATE_NOOP("RepairRule", "An ellipsis for omitted content was skipped.")},
    {StrayText, "stray-text", QT_TRANSLATE_NOOP("RepairRule", "Stray text"), QT_TRANSLATE_NOOP("RepairRule", "Text that is not part of any value was skipped.")},
    {TextAfter, "text-after", QT_TRANSLATE_NOOP("RepairRule", "Text after the value"), QT_TRANSLATE_NOOP("RepairRule", "Text after the value was skipped.")},
    {SecondDocument, "second-document", QT_TRANSLATE_NOOP("RepairRule", "Second value"), QT_TRANSLATE_NOOP("RepairRule", "Another JSON value was skipped.")},
    {Sequence, "sequence", QT_TRANSLATE_NOOP("RepairRule", "Several values in a row"), QT_TRANSLATE_NOOP("RepairRule", "Several values in a row were read as a list.")},
    {Yaml, "yaml", QT_TRANSLATE_NOOP("RepairRule", "YAML instead of JSON"), QT_TRANSLATE_NOOP("RepairRule", "A YAML block was read as the requested data.")},
    {DuplicateKey, "duplicate-key", QT_TRANSLATE_NOOP("RepairRule", "Duplicate key"), QT_TRANSLATE_NOOP("RepairRule", "A key occurs twice in one object; the last value was used.")},
    {NumberPrecision, "number-precision", QT_TRANSLATE_NOOP("RepairRule", "Loss of precision"), QT_TRANSLATE_NOOP("RepairRule", "A number has more digits than can be represented; it was rounded.")},
    {LedgerFull, "ledger-full", QT_TRANSLATE_NOOP("RepairRule", "Repair list truncated"), QT_TRANSLATE_NOOP("RepairRule", "The list is full; further repairs are counted but not listed.")},
    {Thinking, "thinking", QT_TRANSLATE_NOOP("RepairRule", "Reasoning"), QT_TRANSLATE_NOOP("RepairRule", "The reasoning of the model was skipped.")},
    {UnclosedTag, "unclosed-tag", QT_TRANSLATE_NOOP("RepairRule", "Unclosed tag"), QT_TRANSLATE_NOOP("RepairRule", "An unclosed tag was closed or skipped.")},
    {UnclosedFence, "unclosed-fence", QT_TRANSLATE_NOOP("RepairRule", "Unclosed code fence"), QT_TRANSLATE_NOOP("RepairRule", "An unclosed code fence was closed.")},
    {EchoedTag, "echoed-tag", QT_TRANSLATE_NOOP("RepairRule", "Echoed prompt tag"), QT_TRANSLATE_NOOP("RepairRule", "A tag from the prompt was removed.")},
    {EchoedToken, "echoed-mark", QT_TRANSLATE_NOOP("RepairRule", "Echoed chat template token"), QT_TRANSLATE_NOOP("RepairRule", "A chat template token was removed.")},
    {EchoedSpeaker, "echoed-speaker", QT_TRANSLATE_NOOP("RepairRule", "Echoed speaker name"), QT_TRANSLATE_NOOP("RepairRule", "The speaker's name before the response was removed.")},
    {CoercedNumber, "coerced-number", QT_TRANSLATE_NOOP("RepairRule", "String converted to a number"), QT_TRANSLATE_NOOP("RepairRule", "A string was converted to a number, as the schema requires.")},
    {CoercedPercent, "coerced-percent", QT_TRANSLATE_NOOP("RepairRule", "Percentage converted to a number"), QT_TRANSLATE_NOOP("RepairRule", "A percentage was converted to a number, as the schema requires.")},
    {CoercedBoolean, "coerced-boolean", QT_TRANSLATE_NOOP("RepairRule", "Value converted to a boolean"), QT_TRANSLATE_NOOP("RepairRule", "A value was converted to a boolean, as the schema requires.")},
    {CoercedNull, "coerced-null", QT_TRANSLATE_NOOP("RepairRule", "String converted to null"), QT_TRANSLATE_NOOP("RepairRule", "A string such as “none” was converted to null, as the schema requires.")},
    {CoercedString, "coerced-string", QT_TRANSLATE_NOOP("RepairRule", "Value converted to a string"), QT_TRANSLATE_NOOP("RepairRule", "A value was converted to a string, as the schema requires.")},
    {CoercedList, "coerced-list", QT_TRANSLATE_NOOP("RepairRule", "Value wrapped in a list"), QT_TRANSLATE_NOOP("RepairRule", "A single value was wrapped in a list, as the schema requires.")},
    {CoercedItem, "coerced-item", QT_TRANSLATE_NOOP("RepairRule", "Single-item list unwrapped"), QT_TRANSLATE_NOOP("RepairRule", "A list with one item was replaced by the item, as the schema requires.")},
    {CoercedFromString, "coerced-from-text", QT_TRANSLATE_NOOP("RepairRule", "Data parsed from a string"), QT_TRANSLATE_NOOP("RepairRule", "A list or an object was parsed from a string, as the schema requires.")},
    {CoercedEnum, "coerced-enum", QT_TRANSLATE_NOOP("RepairRule", "Value changed to an allowed value"), QT_TRANSLATE_NOOP("RepairRule", "A value was replaced by the matching value that the schema allows.")},
    {CoercedKey, "coerced-key", QT_TRANSLATE_NOOP("RepairRule", "Key spelling corrected"), QT_TRANSLATE_NOOP("RepairRule", "The spelling of a key was changed to match the schema.")},
    {CoercedUnwrapped, "coerced-unwrapped", QT_TRANSLATE_NOOP("RepairRule", "Wrapper removed"), QT_TRANSLATE_NOOP("RepairRule", "A wrapper object around the response was removed.")},
    {CoercedWrapped, "coerced-wrapped", QT_TRANSLATE_NOOP("RepairRule", "Wrapper added"), QT_TRANSLATE_NOOP("RepairRule", "A value was wrapped in the only property that the schema requires.")},
    {WordInText, "word-in-text", QT_TRANSLATE_NOOP("RepairRule", "Value extracted from a sentence"), QT_TRANSLATE_NOOP("RepairRule", "A value that the schema allows was taken from the text.")},
    {FilterApplied, "filter-applied", QT_TRANSLATE_NOOP("RepairRule", "Output filter: text removed"), QT_TRANSLATE_NOOP("RepairRule", "An output filter of the agent's guardrails removed text from the response.")},
    {FilterKept, "filter-kept", QT_TRANSLATE_NOOP("RepairRule", "Output filter: passed"), QT_TRANSLATE_NOOP("RepairRule", "An output filter of the agent's guardrails was applied, and the response passes.")},
    {FilterBroken, "filter-broken", QT_TRANSLATE_NOOP("RepairRule", "Output filter: violated"), QT_TRANSLATE_NOOP("RepairRule", "The response violates an output filter of the agent's guardrails.")},
    {FilterUnchecked, "filter-unchecked", QT_TRANSLATE_NOOP("RepairRule", "Output filter: check failed"), QT_TRANSLATE_NOOP("RepairRule", "An output filter of the agent's guardrails could not check the response, so the response is not accepted.")},
    {FilterInstruction, "filter-instruction", QT_TRANSLATE_NOOP("RepairRule", "Output filter: not checked"), QT_TRANSLATE_NOOP("RepairRule", "An output filter of the agent's guardrails is an instruction to the model, so it cannot be checked automatically.")},
};
// clang-format on

constexpr bool isInOrder()
{
    for (size_t i = 0; i < std::size(table); ++i) {
        if (size_t(table[i].rule) != i)
            return false;
    }
    return true;
}
static_assert(isInOrder());

const RuleDescription *descriptionOf(const QString &name)
{
    const auto row = std::find_if(std::begin(table), std::end(table),
        [&name](const RuleDescription &one) { return name == QLatin1String(one.name); });
    return row == std::end(table) ? nullptr : row;
}

} // namespace

QString repairRuleName(RepairRule rule)
{
    return QString::fromLatin1(table[size_t(rule)].name);
}

const char *repairRuleTitle(const QString &name)
{
    const RuleDescription *description = descriptionOf(name);
    return description ? description->title : nullptr;
}

QString repairRuleText(const QString &name)
{
    const RuleDescription *description = descriptionOf(name);
    return description ? QCoreApplication::translate("RepairRule", description->text) : QString();
}

QList<RepairRule> repairRules()
{
    QList<RepairRule> rules;
    for (const RuleDescription &description : table)
        rules.append(description.rule);
    return rules;
}

bool isFilterRepair(const Repair &repair)
{
    return repair.rule.startsWith(QLatin1String("filter-"));
}

Json toJson(const Repair &repair)
{
    Json json = {{"offset", repair.offset}, {"rule", jsonString(repair.rule)}, {"before", jsonString(repair.before)}, {"after", jsonString(repair.after)}};
    if (!repair.path.isEmpty())
        json["path"] = jsonString(repair.path);
    return json;
}

} // namespace outcrop
