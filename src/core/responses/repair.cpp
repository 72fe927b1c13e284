// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/repair.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace outcrop {

namespace {

/// The ledger name, title and description of a rule.
struct RuleWords {
    RepairRule rule;
    const char *name;
    const char *title;
    const char *text;
};

// One row per rule, in the order of the enumeration.
// clang-format off
using enum RepairRule;
constexpr RuleWords table[] = {
    {ByteOrderMark, "byte-order-mark", QT_TRANSLATE_NOOP("RepairRule", "Byte order mark"), QT_TRANSLATE_NOOP("RepairRule", "An invisible byte order mark before the value was skipped.")},
    {NonJsonSpace, "odd-space", QT_TRANSLATE_NOOP("RepairRule", "Unusual space"), QT_TRANSLATE_NOOP("RepairRule", "A space that JSON does not know was skipped.")},
    {Comment, "comment", QT_TRANSLATE_NOOP("RepairRule", "Comment"), QT_TRANSLATE_NOOP("RepairRule", "A comment was skipped.")},
    {SingleQuotes, "single-quotes", QT_TRANSLATE_NOOP("RepairRule", "Single quotation mark"), QT_TRANSLATE_NOOP("RepairRule", "A single quote was read as a double quote.")},
    {SmartQuotes, "smart-quotes", QT_TRANSLATE_NOOP("RepairRule", "Typographic quotation mark"), QT_TRANSLATE_NOOP("RepairRule", "A typographic quote was read as a plain double quote.")},
    {Backticks, "backticks", QT_TRANSLATE_NOOP("RepairRule", "Backtick for a quotation mark"), QT_TRANSLATE_NOOP("RepairRule", "A backtick was read as a double quote.")},
    {TripleQuotes, "triple-quotes", QT_TRANSLATE_NOOP("RepairRule", "Three quotation marks"), QT_TRANSLATE_NOOP("RepairRule", "Three quotes were read as one.")},
    {DoubledQuotes, "doubled-quotes", QT_TRANSLATE_NOOP("RepairRule", "Doubled quotation mark"), QT_TRANSLATE_NOOP("RepairRule", "Two quotes in a row were read as one.")},
    {EscapedQuotes, "escaped-quotes", QT_TRANSLATE_NOOP("RepairRule", "Escape one level too deep"), QT_TRANSLATE_NOOP("RepairRule", "An escape that is one level too deep was taken back.")},
    {UnquotedKey, "unquoted-key", QT_TRANSLATE_NOOP("RepairRule", "Name without quotation marks"), QT_TRANSLATE_NOOP("RepairRule", "A key without quotes was given quotes.")},
    {UnquotedText, "unquoted-text", QT_TRANSLATE_NOOP("RepairRule", "Text without quotation marks"), QT_TRANSLATE_NOOP("RepairRule", "Text without quotes was given quotes.")},
    {MissingQuote, "missing-quote", QT_TRANSLATE_NOOP("RepairRule", "Missing quotation mark"), QT_TRANSLATE_NOOP("RepairRule", "A missing quote was added.")},
    {UnescapedQuote, "unescaped-quote", QT_TRANSLATE_NOOP("RepairRule", "Quotation mark inside a text"), QT_TRANSLATE_NOOP("RepairRule", "A quote inside a text was escaped.")},
    {UnescapedControl, "unescaped-control", QT_TRANSLATE_NOOP("RepairRule", "Line end or control character inside a text"), QT_TRANSLATE_NOOP("RepairRule", "A line end or another control character inside a text was escaped.")},
    {InvalidEscape, "invalid-escape", QT_TRANSLATE_NOOP("RepairRule", "Escape that JSON does not have"), QT_TRANSLATE_NOOP("RepairRule", "An escape that JSON does not know was read as it was probably meant.")},
    {CutEscape, "cut-escape", QT_TRANSLATE_NOOP("RepairRule", "Escape that was cut off"), QT_TRANSLATE_NOOP("RepairRule", "An escape that was cut off was skipped.")},
    {LoneSurrogate, "lone-surrogate", QT_TRANSLATE_NOOP("RepairRule", "Half a character"), QT_TRANSLATE_NOOP("RepairRule", "Half a character was replaced by the replacement character.")},
    {Concatenation, "concatenation", QT_TRANSLATE_NOOP("RepairRule", "Texts put together with +"), QT_TRANSLATE_NOOP("RepairRule", "Texts joined by a plus sign were read as one.")},
    {TextPrefix, "text-prefix", QT_TRANSLATE_NOOP("RepairRule", "Letter before a text"), QT_TRANSLATE_NOOP("RepairRule", "The letter that a programming language puts before a text was skipped.")},
    {PlusSign, "plus-sign", QT_TRANSLATE_NOOP("RepairRule", "Plus sign before a number"), QT_TRANSLATE_NOOP("RepairRule", "The plus sign before a number was skipped.")},
    {BarePoint, "bare-point", QT_TRANSLATE_NOOP("RepairRule", "Number with a bare point"), QT_TRANSLATE_NOOP("RepairRule", "A zero was added beside the point of a number.")},
    {LeadingZero, "leading-zero", QT_TRANSLATE_NOOP("RepairRule", "Number that begins with a zero"), QT_TRANSLATE_NOOP("RepairRule", "A number that begins with a zero was kept as text, with its zeros.")},
    {DigitSeparator, "digit-separator", QT_TRANSLATE_NOOP("RepairRule", "Underscore between digits"), QT_TRANSLATE_NOOP("RepairRule", "Underscores between digits were skipped.")},
    {OtherBase, "other-base", QT_TRANSLATE_NOOP("RepairRule", "Number in another base"), QT_TRANSLATE_NOOP("RepairRule", "A hexadecimal, octal or binary number was written in decimal.")},
    {NumberSuffix, "number-suffix", QT_TRANSLATE_NOOP("RepairRule", "Letter after a number"), QT_TRANSLATE_NOOP("RepairRule", "The letter after a number was skipped.")},
    {CutNumber, "cut-number", QT_TRANSLATE_NOOP("RepairRule", "Number that was cut off"), QT_TRANSLATE_NOOP("RepairRule", "A number that was cut off was read as far as it goes.")},
    {NumberTooLarge, "number-too-large", QT_TRANSLATE_NOOP("RepairRule", "Number that is too large"), QT_TRANSLATE_NOOP("RepairRule", "A number too large to calculate with was kept as text.")},
    {OtherLiteral, "other-literal", QT_TRANSLATE_NOOP("RepairRule", "Word of another language"), QT_TRANSLATE_NOOP("RepairRule", "A word of another language (True, None, undefined) was read as JSON's own.")},
    {NotANumber, "not-a-number", QT_TRANSLATE_NOOP("RepairRule", "NaN or Infinity"), QT_TRANSLATE_NOOP("RepairRule", "NaN or Infinity, which JSON does not have, was read as null.")},
    {CutLiteral, "cut-literal", QT_TRANSLATE_NOOP("RepairRule", "Word that was cut off"), QT_TRANSLATE_NOOP("RepairRule", "A word that was cut off (true, false, null) was completed.")},
    {MissingComma, "missing-comma", QT_TRANSLATE_NOOP("RepairRule", "Missing comma"), QT_TRANSLATE_NOOP("RepairRule", "A missing comma was added.")},
    {ExtraComma, "extra-comma", QT_TRANSLATE_NOOP("RepairRule", "One comma too many"), QT_TRANSLATE_NOOP("RepairRule", "A comma with nothing before it was skipped.")},
    {TrailingComma, "trailing-comma", QT_TRANSLATE_NOOP("RepairRule", "Trailing comma"), QT_TRANSLATE_NOOP("RepairRule", "A comma before the closing bracket was skipped.")},
    {NonJsonComma, "odd-comma", QT_TRANSLATE_NOOP("RepairRule", "Sign in place of a comma"), QT_TRANSLATE_NOOP("RepairRule", "A sign in place of a comma was read as a comma.")},
    {MissingColon, "missing-colon", QT_TRANSLATE_NOOP("RepairRule", "Missing colon"), QT_TRANSLATE_NOOP("RepairRule", "A missing colon was added.")},
    {OddColon, "odd-colon", QT_TRANSLATE_NOOP("RepairRule", "Sign in place of a colon"), QT_TRANSLATE_NOOP("RepairRule", "A sign in place of a colon was read as a colon.")},
    {MissingKey, "missing-key", QT_TRANSLATE_NOOP("RepairRule", "Missing name"), QT_TRANSLATE_NOOP("RepairRule", "A value without a key was given an empty one.")},
    {MissingValue, "missing-value", QT_TRANSLATE_NOOP("RepairRule", "Missing value"), QT_TRANSLATE_NOOP("RepairRule", "A key without a value was given null.")},
    {CutKey, "cut-key", QT_TRANSLATE_NOOP("RepairRule", "Name that was cut off"), QT_TRANSLATE_NOOP("RepairRule", "A key that was cut off was skipped.")},
    {MissingBracket, "missing-bracket", QT_TRANSLATE_NOOP("RepairRule", "Missing bracket"), QT_TRANSLATE_NOOP("RepairRule", "A missing bracket was added.")},
    {WrongBracket, "wrong-bracket", QT_TRANSLATE_NOOP("RepairRule", "Wrong kind of bracket"), QT_TRANSLATE_NOOP("RepairRule", "A bracket of the wrong kind was read as the right one.")},
    {ExtraBracket, "extra-bracket", QT_TRANSLATE_NOOP("RepairRule", "One bracket too many"), QT_TRANSLATE_NOOP("RepairRule", "A bracket too many was skipped.")},
    {SetBraces, "set-braces", QT_TRANSLATE_NOOP("RepairRule", "Braces around a list"), QT_TRANSLATE_NOOP("RepairRule", "Values without keys between braces were read as a list.")},
    {ListBrackets, "list-brackets", QT_TRANSLATE_NOOP("RepairRule", "Square brackets around an object"), QT_TRANSLATE_NOOP("RepairRule", "Keys and values between square brackets were read as an object.")},
    {Tuple, "tuple", QT_TRANSLATE_NOOP("RepairRule", "Round brackets around a list"), QT_TRANSLATE_NOOP("RepairRule", "A list in round brackets was given square ones.")},
    {Call, "call", QT_TRANSLATE_NOOP("RepairRule", "Function call around a value"), QT_TRANSLATE_NOOP("RepairRule", "The function call around a value was skipped.")},
    {Ellipsis, "ellipsis", QT_TRANSLATE_NOOP("RepairRule", "Dots for something left out"), QT_TRANSLATE_NOOP("RepairRule", "Dots in place of omitted content were skipped.")},
    {StrayText, "stray-text", QT_TRANSLATE_NOOP("RepairRule", "Stray text"), QT_TRANSLATE_NOOP("RepairRule", "Text that belongs to no value was skipped.")},
    {TextAfter, "text-after", QT_TRANSLATE_NOOP("RepairRule", "Text after the value"), QT_TRANSLATE_NOOP("RepairRule", "Text after the value was skipped.")},
    {SecondDocument, "second-document", QT_TRANSLATE_NOOP("RepairRule", "A second value"), QT_TRANSLATE_NOOP("RepairRule", "A second JSON value after the first was skipped.")},
    {Sequence, "sequence", QT_TRANSLATE_NOOP("RepairRule", "Several values in a row"), QT_TRANSLATE_NOOP("RepairRule", "Several values in a row were read as a list of them.")},
    {Yaml, "yaml", QT_TRANSLATE_NOOP("RepairRule", "YAML in place of JSON"), QT_TRANSLATE_NOOP("RepairRule", "A block of YAML was read as the data that was asked for.")},
    {DuplicateKey, "duplicate-key", QT_TRANSLATE_NOOP("RepairRule", "The same name twice"), QT_TRANSLATE_NOOP("RepairRule", "A key occurs twice in one object; its last value was used.")},
    {NumberPrecision, "number-precision", QT_TRANSLATE_NOOP("RepairRule", "More digits than can be kept"), QT_TRANSLATE_NOOP("RepairRule", "A number has more digits than can be calculated with; it was rounded.")},
    {LedgerFull, "ledger-full", QT_TRANSLATE_NOOP("RepairRule", "More repairs than are listed"), QT_TRANSLATE_NOOP("RepairRule", "There were more repairs than the list shows; the number of the others is given.")},
    {Thinking, "thinking", QT_TRANSLATE_NOOP("RepairRule", "Reasoning before the response"), QT_TRANSLATE_NOOP("RepairRule", "The reasoning before the response was skipped.")},
    {UnclosedTag, "unclosed-tag", QT_TRANSLATE_NOOP("RepairRule", "Tag that is not closed"), QT_TRANSLATE_NOOP("RepairRule", "A tag that is not closed was closed.")},
    {UnclosedFence, "unclosed-fence", QT_TRANSLATE_NOOP("RepairRule", "Fenced block that is not closed"), QT_TRANSLATE_NOOP("RepairRule", "A code fence that is not closed was closed.")},
    {EchoedTag, "echoed-tag", QT_TRANSLATE_NOOP("RepairRule", "Tag of the prompt, echoed"), QT_TRANSLATE_NOOP("RepairRule", "A tag that belongs to the prompt was taken out.")},
    {EchoedMark, "echoed-mark", QT_TRANSLATE_NOOP("RepairRule", "Mark of the prompt, echoed"), QT_TRANSLATE_NOOP("RepairRule", "A mark of a chat template was taken out.")},
    {EchoedSpeaker, "echoed-speaker", QT_TRANSLATE_NOOP("RepairRule", "Name of the speaker, echoed"), QT_TRANSLATE_NOOP("RepairRule", "The speaker's name before the response was removed.")},
    {CoercedNumber, "coerced-number", QT_TRANSLATE_NOOP("RepairRule", "Text taken for a number"), QT_TRANSLATE_NOOP("RepairRule", "A text was read as the number it says, as the schema asks.")},
    {CoercedPercent, "coerced-percent", QT_TRANSLATE_NOOP("RepairRule", "Per cent taken for a share"), QT_TRANSLATE_NOOP("RepairRule", "A percentage was read as a number, as the schema asks.")},
    {CoercedBoolean, "coerced-boolean", QT_TRANSLATE_NOOP("RepairRule", "Taken for true or false"), QT_TRANSLATE_NOOP("RepairRule", "A value was read as true or false, as the schema asks.")},
    {CoercedNull, "coerced-null", QT_TRANSLATE_NOOP("RepairRule", "Text taken for null"), QT_TRANSLATE_NOOP("RepairRule", "A word for nothing was read as null, as the schema asks.")},
    {CoercedString, "coerced-string", QT_TRANSLATE_NOOP("RepairRule", "Value taken for a text"), QT_TRANSLATE_NOOP("RepairRule", "A value was read as text, as the schema asks.")},
    {CoercedList, "coerced-list", QT_TRANSLATE_NOOP("RepairRule", "One value taken for a list"), QT_TRANSLATE_NOOP("RepairRule", "One value was put into a list, as the schema asks.")},
    {CoercedItem, "coerced-item", QT_TRANSLATE_NOOP("RepairRule", "List of one taken for its value"), QT_TRANSLATE_NOOP("RepairRule", "The only item was taken out of its list, as the schema asks.")},
    {CoercedFromText, "coerced-from-text", QT_TRANSLATE_NOOP("RepairRule", "Text taken for the data in it"), QT_TRANSLATE_NOOP("RepairRule", "A list or an object was read out of a text, as the schema asks.")},
    {CoercedEnum, "coerced-enum", QT_TRANSLATE_NOOP("RepairRule", "Spelling of an allowed value"), QT_TRANSLATE_NOOP("RepairRule", "A value was written as the schema spells it.")},
    {CoercedKey, "coerced-key", QT_TRANSLATE_NOOP("RepairRule", "Spelling of a name"), QT_TRANSLATE_NOOP("RepairRule", "A key was written as the schema spells it.")},
    {CoercedUnwrapped, "coerced-unwrapped", QT_TRANSLATE_NOOP("RepairRule", "Wrapping around the data taken off"), QT_TRANSLATE_NOOP("RepairRule", "The response was unwrapped from an object that contains nothing else.")},
    {CoercedWrapped, "coerced-wrapped", QT_TRANSLATE_NOOP("RepairRule", "Value put into the only property"), QT_TRANSLATE_NOOP("RepairRule", "A value was put into the only property that the schema asks for.")},
    {WordInText, "word-in-text", QT_TRANSLATE_NOOP("RepairRule", "Word taken out of a sentence"), QT_TRANSLATE_NOOP("RepairRule", "The one value that the text names was taken, as the schema asks for nothing else.")},
    {FilterApplied, "filter-applied", QT_TRANSLATE_NOOP("RepairRule", "Filter of the agent: something removed"), QT_TRANSLATE_NOOP("RepairRule", "An output filter of the agent's guardrails removed text from the response.")},
    {FilterKept, "filter-kept", QT_TRANSLATE_NOOP("RepairRule", "Filter of the agent: nothing to remove"), QT_TRANSLATE_NOOP("RepairRule", "An output filter of the agent's guardrails was applied, and the response passes.")},
    {FilterBroken, "filter-broken", QT_TRANSLATE_NOOP("RepairRule", "Filter of the agent: broken"), QT_TRANSLATE_NOOP("RepairRule", "The response violates an output filter of the agent's guardrails.")},
    {FilterInstruction, "filter-instruction", QT_TRANSLATE_NOOP("RepairRule", "Filter of the agent: not checked"), QT_TRANSLATE_NOOP("RepairRule", "A filter of the agent's guardrails is an instruction to the model; no program can check it.")},
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

const RuleWords *wordsOf(const QString &name)
{
    const auto row = std::find_if(std::begin(table), std::end(table), [&name](const RuleWords &one) { return name == QLatin1String(one.name); });
    return row == std::end(table) ? nullptr : row;
}

} // namespace

QString repairRuleName(RepairRule rule)
{
    return QString::fromLatin1(table[size_t(rule)].name);
}

const char *repairRuleTitle(const QString &name)
{
    const RuleWords *words = wordsOf(name);
    return words ? words->title : nullptr;
}

QString repairRuleText(const QString &name)
{
    const RuleWords *words = wordsOf(name);
    return words ? QCoreApplication::translate("RepairRule", words->text) : QString();
}

QList<RepairRule> repairRules()
{
    QList<RepairRule> rules;
    for (const RuleWords &words : table)
        rules.append(words.rule);
    return rules;
}

bool isFilterLine(const Repair &repair)
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
