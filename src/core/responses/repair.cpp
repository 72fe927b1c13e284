// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/repair.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>

namespace outcrop {

namespace {

/// All that is said of a rule: its name in the ledger, a short title and a sentence.
struct RuleWords {
    RepairRule rule;
    const char *name;
    const char *title;
    const char *text;
};

// One line a rule, in the order of the enumeration.
// clang-format off
using enum RepairRule;
constexpr RuleWords table[] = {
    {ByteOrderMark, "byte-order-mark", QT_TRANSLATE_NOOP("RepairRule", "Byte order mark"), "An invisible byte order mark before the value was passed over."},
    {OddSpace, "odd-space", QT_TRANSLATE_NOOP("RepairRule", "Unusual space"), "A space that JSON does not know was passed over."},
    {Comment, "comment", QT_TRANSLATE_NOOP("RepairRule", "Comment"), "A comment was passed over."},
    {SingleQuotes, "single-quotes", QT_TRANSLATE_NOOP("RepairRule", "Single quotation mark"), "A single quote was read as a double quote."},
    {SmartQuotes, "smart-quotes", QT_TRANSLATE_NOOP("RepairRule", "Typographic quotation mark"), "A typographic quote was read as a plain double quote."},
    {Backticks, "backticks", QT_TRANSLATE_NOOP("RepairRule", "Backtick for a quotation mark"), "A backtick was read as a double quote."},
    {TripleQuotes, "triple-quotes", QT_TRANSLATE_NOOP("RepairRule", "Three quotation marks"), "Three quotes were read as one."},
    {DoubledQuotes, "doubled-quotes", QT_TRANSLATE_NOOP("RepairRule", "Doubled quotation mark"), "Two quotes in a row were read as one."},
    {EscapedQuotes, "escaped-quotes", QT_TRANSLATE_NOOP("RepairRule", "Escape one level too deep"), "An escape that is one level too deep was taken back."},
    {UnquotedKey, "unquoted-key", QT_TRANSLATE_NOOP("RepairRule", "Name without quotation marks"), "A key without quotes was given quotes."},
    {UnquotedText, "unquoted-text", QT_TRANSLATE_NOOP("RepairRule", "Text without quotation marks"), "Text without quotes was given quotes."},
    {MissingQuote, "missing-quote", QT_TRANSLATE_NOOP("RepairRule", "Missing quotation mark"), "A missing quote was added."},
    {UnescapedQuote, "unescaped-quote", QT_TRANSLATE_NOOP("RepairRule", "Quotation mark inside a text"), "A quote inside a text was escaped."},
    {UnescapedControl, "unescaped-control", QT_TRANSLATE_NOOP("RepairRule", "Line end or control character inside a text"), "A line end or another control character inside a text was escaped."},
    {InvalidEscape, "invalid-escape", QT_TRANSLATE_NOOP("RepairRule", "Escape that JSON does not have"), "An escape that JSON does not know was read as it was probably meant."},
    {CutEscape, "cut-escape", QT_TRANSLATE_NOOP("RepairRule", "Escape that was cut off"), "An escape that was cut off was passed over."},
    {LoneSurrogate, "lone-surrogate", QT_TRANSLATE_NOOP("RepairRule", "Half a character"), "Half a character was replaced by the replacement character."},
    {Concatenation, "concatenation", QT_TRANSLATE_NOOP("RepairRule", "Texts put together with +"), "Texts joined by a plus sign were read as one."},
    {TextPrefix, "text-prefix", QT_TRANSLATE_NOOP("RepairRule", "Letter before a text"), "The letter that a programming language puts before a text was passed over."},
    {PlusSign, "plus-sign", QT_TRANSLATE_NOOP("RepairRule", "Plus sign before a number"), "The plus sign before a number was passed over."},
    {BarePoint, "bare-point", QT_TRANSLATE_NOOP("RepairRule", "Number with a bare point"), "A zero was added beside the point of a number."},
    {LeadingZero, "leading-zero", QT_TRANSLATE_NOOP("RepairRule", "Number that begins with a zero"), "A number that begins with a zero was kept as text, with its zeros."},
    {DigitSeparator, "digit-separator", QT_TRANSLATE_NOOP("RepairRule", "Underscore between digits"), "Underscores between digits were passed over."},
    {OtherBase, "other-base", QT_TRANSLATE_NOOP("RepairRule", "Number in another base"), "A hexadecimal, octal or binary number was written in decimal."},
    {NumberSuffix, "number-suffix", QT_TRANSLATE_NOOP("RepairRule", "Letter after a number"), "The letter after a number was passed over."},
    {CutNumber, "cut-number", QT_TRANSLATE_NOOP("RepairRule", "Number that was cut off"), "A number that was cut off was read as far as it goes."},
    {NumberTooLarge, "number-too-large", QT_TRANSLATE_NOOP("RepairRule", "Number that is too large"), "A number too large to calculate with was kept as text."},
    {OtherLiteral, "other-literal", QT_TRANSLATE_NOOP("RepairRule", "Word of another language"), "A word of another language (True, None, undefined) was read as JSON's own."},
    {NotANumber, "not-a-number", QT_TRANSLATE_NOOP("RepairRule", "NaN or Infinity"), "NaN or Infinity, which JSON does not have, was read as null."},
    {CutLiteral, "cut-literal", QT_TRANSLATE_NOOP("RepairRule", "Word that was cut off"), "A word that was cut off (true, false, null) was completed."},
    {MissingComma, "missing-comma", QT_TRANSLATE_NOOP("RepairRule", "Missing comma"), "A missing comma was added."},
    {ExtraComma, "extra-comma", QT_TRANSLATE_NOOP("RepairRule", "One comma too many"), "A comma with nothing before it was passed over."},
    {TrailingComma, "trailing-comma", QT_TRANSLATE_NOOP("RepairRule", "Trailing comma"), "A comma before the closing bracket was passed over."},
    {OddComma, "odd-comma", QT_TRANSLATE_NOOP("RepairRule", "Sign in place of a comma"), "A sign that stands for a comma was read as one."},
    {MissingColon, "missing-colon", QT_TRANSLATE_NOOP("RepairRule", "Missing colon"), "A missing colon was added."},
    {OddColon, "odd-colon", QT_TRANSLATE_NOOP("RepairRule", "Sign in place of a colon"), "A sign that stands for a colon was read as one."},
    {MissingKey, "missing-key", QT_TRANSLATE_NOOP("RepairRule", "Missing name"), "A value without a key was given an empty one."},
    {MissingValue, "missing-value", QT_TRANSLATE_NOOP("RepairRule", "Missing value"), "A key without a value was given null."},
    {CutKey, "cut-key", QT_TRANSLATE_NOOP("RepairRule", "Name that was cut off"), "A key that was cut off was passed over."},
    {MissingBracket, "missing-bracket", QT_TRANSLATE_NOOP("RepairRule", "Missing bracket"), "A missing bracket was added."},
    {WrongBracket, "wrong-bracket", QT_TRANSLATE_NOOP("RepairRule", "Wrong kind of bracket"), "A bracket of the wrong kind was read as the right one."},
    {ExtraBracket, "extra-bracket", QT_TRANSLATE_NOOP("RepairRule", "One bracket too many"), "A bracket too many was passed over."},
    {SetBraces, "set-braces", QT_TRANSLATE_NOOP("RepairRule", "Braces around a list"), "Values without keys between braces were read as a list."},
    {ListBrackets, "list-brackets", QT_TRANSLATE_NOOP("RepairRule", "Square brackets around an object"), "Keys and values between square brackets were read as an object."},
    {Tuple, "tuple", QT_TRANSLATE_NOOP("RepairRule", "Round brackets around a list"), "A list in round brackets was given square ones."},
    {Call, "call", QT_TRANSLATE_NOOP("RepairRule", "Function call around a value"), "The function call around a value was passed over."},
    {Ellipsis, "ellipsis", QT_TRANSLATE_NOOP("RepairRule", "Dots for something left out"), "Dots that stand for something left out were passed over."},
    {StrayText, "stray-text", QT_TRANSLATE_NOOP("RepairRule", "Stray text"), "Text that belongs to no value was passed over."},
    {TextAfter, "text-after", QT_TRANSLATE_NOOP("RepairRule", "Text after the value"), "Text after the value was passed over."},
    {SecondDocument, "second-document", QT_TRANSLATE_NOOP("RepairRule", "A second value"), "A second JSON value after the first was passed over."},
    {Sequence, "sequence", QT_TRANSLATE_NOOP("RepairRule", "Several values in a row"), "Several values in a row were read as a list of them."},
    {Yaml, "yaml", QT_TRANSLATE_NOOP("RepairRule", "YAML in place of JSON"), "A block of YAML was read as the data that was asked for."},
    {DuplicateKey, "duplicate-key", QT_TRANSLATE_NOOP("RepairRule", "The same name twice"), "A key stands twice in one object; its last value was taken."},
    {NumberPrecision, "number-precision", QT_TRANSLATE_NOOP("RepairRule", "More digits than can be kept"), "A number has more digits than can be calculated with; it was rounded."},
    {LedgerFull, "ledger-full", QT_TRANSLATE_NOOP("RepairRule", "More repairs than are listed"), "There were more repairs than are listed; the number of the others is given."},
    {Thinking, "thinking", QT_TRANSLATE_NOOP("RepairRule", "Thoughts before the answer"), "Text that was thought and not said was passed over."},
    {UnclosedTag, "unclosed-tag", QT_TRANSLATE_NOOP("RepairRule", "Tag that is not closed"), "A tag that is not closed was closed."},
    {UnclosedFence, "unclosed-fence", QT_TRANSLATE_NOOP("RepairRule", "Fenced block that is not closed"), "A code fence that is not closed was closed."},
    {EchoedTag, "echoed-tag", QT_TRANSLATE_NOOP("RepairRule", "Tag of the prompt, echoed"), "A tag that belongs to the prompt was taken out."},
    {EchoedMark, "echoed-mark", QT_TRANSLATE_NOOP("RepairRule", "Mark of the prompt, echoed"), "A mark of a chat template was taken out."},
    {EchoedSpeaker, "echoed-speaker", QT_TRANSLATE_NOOP("RepairRule", "Name of the speaker, echoed"), "The speaker's name before the answer was taken out."},
    {CoercedNumber, "coerced-number", QT_TRANSLATE_NOOP("RepairRule", "Text taken for a number"), "A text was read as the number it says, as the schema asks."},
    {CoercedPercent, "coerced-percent", QT_TRANSLATE_NOOP("RepairRule", "Per cent taken for a share"), "A percentage was read as a number, as the schema asks."},
    {CoercedBoolean, "coerced-boolean", QT_TRANSLATE_NOOP("RepairRule", "Taken for true or false"), "A value was read as true or false, as the schema asks."},
    {CoercedNull, "coerced-null", QT_TRANSLATE_NOOP("RepairRule", "Text taken for null"), "A word for nothing was read as null, as the schema asks."},
    {CoercedString, "coerced-string", QT_TRANSLATE_NOOP("RepairRule", "Value taken for a text"), "A value was read as text, as the schema asks."},
    {CoercedList, "coerced-list", QT_TRANSLATE_NOOP("RepairRule", "One value taken for a list"), "One value was put into a list, as the schema asks."},
    {CoercedItem, "coerced-item", QT_TRANSLATE_NOOP("RepairRule", "List of one taken for its value"), "The only item was taken out of its list, as the schema asks."},
    {CoercedFromText, "coerced-from-text", QT_TRANSLATE_NOOP("RepairRule", "Text taken for the data in it"), "A list or an object was read out of a text, as the schema asks."},
    {CoercedEnum, "coerced-enum", QT_TRANSLATE_NOOP("RepairRule", "Spelling of an allowed value"), "A value was written as the schema spells it."},
    {CoercedKey, "coerced-key", QT_TRANSLATE_NOOP("RepairRule", "Spelling of a name"), "A key was written as the schema spells it."},
    {CoercedUnwrapped, "coerced-unwrapped", QT_TRANSLATE_NOOP("RepairRule", "Wrapping around the data taken off"), "The answer was taken out of an object that only wraps it."},
    {CoercedWrapped, "coerced-wrapped", QT_TRANSLATE_NOOP("RepairRule", "Value put into the only property"), "A value was put into the only property that the schema asks for."},
    {WordInText, "word-in-text", QT_TRANSLATE_NOOP("RepairRule", "Word taken out of a sentence"), "The one value that the text names was taken, as the schema asks for nothing else."},
    {FilterApplied, "filter-applied", QT_TRANSLATE_NOOP("RepairRule", "Filter of the agent: something removed"), "A filter of the agent's guardrails removed something from the answer."},
    {FilterKept, "filter-kept", QT_TRANSLATE_NOOP("RepairRule", "Filter of the agent: nothing to remove"), "A filter of the agent's guardrails was applied, and the answer passes."},
    {FilterBroken, "filter-broken", QT_TRANSLATE_NOOP("RepairRule", "Filter of the agent: broken"), "The answer breaks a filter of the agent's guardrails."},
    {FilterInstruction, "filter-instruction", QT_TRANSLATE_NOOP("RepairRule", "Filter of the agent: not checked"), "A filter of the agent's guardrails is an instruction to the model; no program can check it."},
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
    return words ? QString::fromLatin1(words->text) : QString();
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
