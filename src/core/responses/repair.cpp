// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/repair.h"

namespace outcrop {

namespace {

struct RuleText {
    RepairRule rule;
    QString name;
    QString text;
};

// One line a rule.
// clang-format off
const QList<RuleText> &table()
{
    using enum RepairRule;
    static const QList<RuleText> rules = {
        {ByteOrderMark, QStringLiteral("byte-order-mark"), QStringLiteral("An invisible byte order mark before the value was passed over.")},
        {OddSpace, QStringLiteral("odd-space"), QStringLiteral("A space that JSON does not know was passed over.")},
        {Comment, QStringLiteral("comment"), QStringLiteral("A comment was passed over.")},
        {SingleQuotes, QStringLiteral("single-quotes"), QStringLiteral("A single quote was read as a double quote.")},
        {SmartQuotes, QStringLiteral("smart-quotes"), QStringLiteral("A typographic quote was read as a plain double quote.")},
        {Backticks, QStringLiteral("backticks"), QStringLiteral("A backtick was read as a double quote.")},
        {TripleQuotes, QStringLiteral("triple-quotes"), QStringLiteral("Three quotes were read as one.")},
        {DoubledQuotes, QStringLiteral("doubled-quotes"), QStringLiteral("Two quotes in a row were read as one.")},
        {EscapedQuotes, QStringLiteral("escaped-quotes"), QStringLiteral("An escape that is one level too deep was taken back.")},
        {UnquotedKey, QStringLiteral("unquoted-key"), QStringLiteral("A key without quotes was given quotes.")},
        {UnquotedText, QStringLiteral("unquoted-text"), QStringLiteral("Text without quotes was given quotes.")},
        {MissingQuote, QStringLiteral("missing-quote"), QStringLiteral("A missing quote was added.")},
        {UnescapedQuote, QStringLiteral("unescaped-quote"), QStringLiteral("A quote inside a text was escaped.")},
        {UnescapedControl, QStringLiteral("unescaped-control"), QStringLiteral("A line end or another control character inside a text was escaped.")},
        {InvalidEscape, QStringLiteral("invalid-escape"), QStringLiteral("An escape that JSON does not know was read as it was probably meant.")},
        {CutEscape, QStringLiteral("cut-escape"), QStringLiteral("An escape that was cut off was passed over.")},
        {LoneSurrogate, QStringLiteral("lone-surrogate"), QStringLiteral("Half a character was replaced by the replacement character.")},
        {Concatenation, QStringLiteral("concatenation"), QStringLiteral("Texts joined by a plus sign were read as one.")},
        {TextPrefix, QStringLiteral("text-prefix"), QStringLiteral("The letter that a programming language puts before a text was passed over.")},
        {PlusSign, QStringLiteral("plus-sign"), QStringLiteral("The plus sign before a number was passed over.")},
        {BarePoint, QStringLiteral("bare-point"), QStringLiteral("A zero was added beside the point of a number.")},
        {LeadingZero, QStringLiteral("leading-zero"), QStringLiteral("A number that begins with a zero was kept as text, with its zeros.")},
        {DigitSeparator, QStringLiteral("digit-separator"), QStringLiteral("Underscores between digits were passed over.")},
        {OtherBase, QStringLiteral("other-base"), QStringLiteral("A hexadecimal, octal or binary number was written in decimal.")},
        {NumberSuffix, QStringLiteral("number-suffix"), QStringLiteral("The letter after a number was passed over.")},
        {CutNumber, QStringLiteral("cut-number"), QStringLiteral("A number that was cut off was read as far as it goes.")},
        {NumberTooLarge, QStringLiteral("number-too-large"), QStringLiteral("A number too large to calculate with was kept as text.")},
        {OtherLiteral, QStringLiteral("other-literal"), QStringLiteral("A word of another language (True, None, undefined) was read as JSON's own.")},
        {NotANumber, QStringLiteral("not-a-number"), QStringLiteral("NaN or Infinity, which JSON does not have, was read as null.")},
        {CutLiteral, QStringLiteral("cut-literal"), QStringLiteral("A word that was cut off (true, false, null) was completed.")},
        {MissingComma, QStringLiteral("missing-comma"), QStringLiteral("A missing comma was added.")},
        {ExtraComma, QStringLiteral("extra-comma"), QStringLiteral("A comma with nothing before it was passed over.")},
        {TrailingComma, QStringLiteral("trailing-comma"), QStringLiteral("A comma before the closing bracket was passed over.")},
        {OddComma, QStringLiteral("odd-comma"), QStringLiteral("A sign that stands for a comma was read as one.")},
        {MissingColon, QStringLiteral("missing-colon"), QStringLiteral("A missing colon was added.")},
        {OddColon, QStringLiteral("odd-colon"), QStringLiteral("A sign that stands for a colon was read as one.")},
        {MissingKey, QStringLiteral("missing-key"), QStringLiteral("A value without a key was given an empty one.")},
        {MissingValue, QStringLiteral("missing-value"), QStringLiteral("A key without a value was given null.")},
        {CutKey, QStringLiteral("cut-key"), QStringLiteral("A key that was cut off was passed over.")},
        {MissingBracket, QStringLiteral("missing-bracket"), QStringLiteral("A missing bracket was added.")},
        {WrongBracket, QStringLiteral("wrong-bracket"), QStringLiteral("A bracket of the wrong kind was read as the right one.")},
        {ExtraBracket, QStringLiteral("extra-bracket"), QStringLiteral("A bracket too many was passed over.")},
        {SetBraces, QStringLiteral("set-braces"), QStringLiteral("Values without keys between braces were read as a list.")},
        {ListBrackets, QStringLiteral("list-brackets"), QStringLiteral("Keys and values between square brackets were read as an object.")},
        {Tuple, QStringLiteral("tuple"), QStringLiteral("A list in round brackets was given square ones.")},
        {Call, QStringLiteral("call"), QStringLiteral("The function call around a value was passed over.")},
        {Ellipsis, QStringLiteral("ellipsis"), QStringLiteral("Dots that stand for something left out were passed over.")},
        {StrayText, QStringLiteral("stray-text"), QStringLiteral("Text that belongs to no value was passed over.")},
        {TextAfter, QStringLiteral("text-after"), QStringLiteral("Text after the value was passed over.")},
        {SecondDocument, QStringLiteral("second-document"), QStringLiteral("A second JSON value after the first was passed over.")},
        {DuplicateKey, QStringLiteral("duplicate-key"), QStringLiteral("A key stands twice in one object; its last value was taken.")},
        {NumberPrecision, QStringLiteral("number-precision"), QStringLiteral("A number has more digits than can be calculated with; it was rounded.")},
        {LedgerFull, QStringLiteral("ledger-full"), QStringLiteral("There were more repairs than are listed; the number of the others is given.")},
        {Thinking, QStringLiteral("thinking"), QStringLiteral("Text that was thought and not said was passed over.")},
        {UnclosedTag, QStringLiteral("unclosed-tag"), QStringLiteral("A tag that is not closed was closed.")},
        {UnclosedFence, QStringLiteral("unclosed-fence"), QStringLiteral("A code fence that is not closed was closed.")},
        {EchoedTag, QStringLiteral("echoed-tag"), QStringLiteral("A tag that belongs to the prompt was taken out.")},
        {EchoedMark, QStringLiteral("echoed-mark"), QStringLiteral("A mark of a chat template was taken out.")},
        {EchoedSpeaker, QStringLiteral("echoed-speaker"), QStringLiteral("The speaker's name before the answer was taken out.")},
        {CoercedNumber, QStringLiteral("coerced-number"), QStringLiteral("A text was read as the number it says, as the schema asks.")},
        {CoercedPercent, QStringLiteral("coerced-percent"), QStringLiteral("A percentage was read as a number, as the schema asks.")},
        {CoercedBoolean, QStringLiteral("coerced-boolean"), QStringLiteral("A value was read as true or false, as the schema asks.")},
        {CoercedNull, QStringLiteral("coerced-null"), QStringLiteral("A word for nothing was read as null, as the schema asks.")},
        {CoercedString, QStringLiteral("coerced-string"), QStringLiteral("A value was read as text, as the schema asks.")},
        {CoercedList, QStringLiteral("coerced-list"), QStringLiteral("One value was put into a list, as the schema asks.")},
        {CoercedItem, QStringLiteral("coerced-item"), QStringLiteral("The only item was taken out of its list, as the schema asks.")},
        {CoercedFromText, QStringLiteral("coerced-from-text"), QStringLiteral("A list or an object was read out of a text, as the schema asks.")},
        {CoercedEnum, QStringLiteral("coerced-enum"), QStringLiteral("A value was written as the schema spells it.")},
        {CoercedKey, QStringLiteral("coerced-key"), QStringLiteral("A key was written as the schema spells it.")},
        {CoercedUnwrapped, QStringLiteral("coerced-unwrapped"), QStringLiteral("The answer was taken out of an object that only wraps it.")},
    };
    return rules;
}
// clang-format on

} // namespace

QString repairRuleName(RepairRule rule)
{
    return table().at(qsizetype(rule)).name;
}

QString repairRuleText(const QString &name)
{
    for (const RuleText &rule : table()) {
        if (rule.name == name)
            return rule.text;
    }
    return {};
}

QList<RepairRule> repairRules()
{
    QList<RepairRule> rules;
    for (const RuleText &rule : table())
        rules.append(rule.rule);
    return rules;
}

Json toJson(const Repair &repair)
{
    Json json = {{"offset", repair.offset}, {"rule", jsonString(repair.rule)}, {"before", jsonString(repair.before)}, {"after", jsonString(repair.after)}};
    if (!repair.path.isEmpty())
        json["path"] = jsonString(repair.path);
    return json;
}

} // namespace outcrop
