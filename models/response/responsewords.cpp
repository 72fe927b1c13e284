// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/response/responsewords.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

namespace outcrop {

namespace {

/// Context of all words here.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(ResponseWords)
};

const QHash<QString, const char *> &ruleWords()
{
    static const QHash<QString, const char *> words = {
        {QStringLiteral("byte-order-mark"), QT_TRANSLATE_NOOP("ResponseWords", "Byte order mark")},
        {QStringLiteral("odd-space"), QT_TRANSLATE_NOOP("ResponseWords", "Unusual space")},
        {QStringLiteral("comment"), QT_TRANSLATE_NOOP("ResponseWords", "Comment")},
        {QStringLiteral("single-quotes"), QT_TRANSLATE_NOOP("ResponseWords", "Single quotation mark")},
        {QStringLiteral("smart-quotes"), QT_TRANSLATE_NOOP("ResponseWords", "Typographic quotation mark")},
        {QStringLiteral("backticks"), QT_TRANSLATE_NOOP("ResponseWords", "Backtick for a quotation mark")},
        {QStringLiteral("triple-quotes"), QT_TRANSLATE_NOOP("ResponseWords", "Three quotation marks")},
        {QStringLiteral("doubled-quotes"), QT_TRANSLATE_NOOP("ResponseWords", "Doubled quotation mark")},
        {QStringLiteral("escaped-quotes"), QT_TRANSLATE_NOOP("ResponseWords", "Escape one level too deep")},
        {QStringLiteral("unquoted-key"), QT_TRANSLATE_NOOP("ResponseWords", "Name without quotation marks")},
        {QStringLiteral("unquoted-text"), QT_TRANSLATE_NOOP("ResponseWords", "Text without quotation marks")},
        {QStringLiteral("missing-quote"), QT_TRANSLATE_NOOP("ResponseWords", "Missing quotation mark")},
        {QStringLiteral("unescaped-quote"), QT_TRANSLATE_NOOP("ResponseWords", "Quotation mark inside a text")},
        {QStringLiteral("unescaped-control"), QT_TRANSLATE_NOOP("ResponseWords", "Line end or control character inside a text")},
        {QStringLiteral("invalid-escape"), QT_TRANSLATE_NOOP("ResponseWords", "Escape that JSON does not have")},
        {QStringLiteral("cut-escape"), QT_TRANSLATE_NOOP("ResponseWords", "Escape that was cut off")},
        {QStringLiteral("lone-surrogate"), QT_TRANSLATE_NOOP("ResponseWords", "Half a character")},
        {QStringLiteral("concatenation"), QT_TRANSLATE_NOOP("ResponseWords", "Texts put together with +")},
        {QStringLiteral("text-prefix"), QT_TRANSLATE_NOOP("ResponseWords", "Letter before a text")},
        {QStringLiteral("plus-sign"), QT_TRANSLATE_NOOP("ResponseWords", "Plus sign before a number")},
        {QStringLiteral("bare-point"), QT_TRANSLATE_NOOP("ResponseWords", "Number with a bare point")},
        {QStringLiteral("leading-zero"), QT_TRANSLATE_NOOP("ResponseWords", "Number that begins with a zero")},
        {QStringLiteral("digit-separator"), QT_TRANSLATE_NOOP("ResponseWords", "Underscore between digits")},
        {QStringLiteral("other-base"), QT_TRANSLATE_NOOP("ResponseWords", "Number in another base")},
        {QStringLiteral("number-suffix"), QT_TRANSLATE_NOOP("ResponseWords", "Letter after a number")},
        {QStringLiteral("cut-number"), QT_TRANSLATE_NOOP("ResponseWords", "Number that was cut off")},
        {QStringLiteral("number-too-large"), QT_TRANSLATE_NOOP("ResponseWords", "Number that is too large")},
        {QStringLiteral("other-literal"), QT_TRANSLATE_NOOP("ResponseWords", "Word of another language")},
        {QStringLiteral("not-a-number"), QT_TRANSLATE_NOOP("ResponseWords", "NaN or Infinity")},
        {QStringLiteral("cut-literal"), QT_TRANSLATE_NOOP("ResponseWords", "Word that was cut off")},
        {QStringLiteral("missing-comma"), QT_TRANSLATE_NOOP("ResponseWords", "Missing comma")},
        {QStringLiteral("extra-comma"), QT_TRANSLATE_NOOP("ResponseWords", "One comma too many")},
        {QStringLiteral("trailing-comma"), QT_TRANSLATE_NOOP("ResponseWords", "Trailing comma")},
        {QStringLiteral("odd-comma"), QT_TRANSLATE_NOOP("ResponseWords", "Sign in place of a comma")},
        {QStringLiteral("missing-colon"), QT_TRANSLATE_NOOP("ResponseWords", "Missing colon")},
        {QStringLiteral("odd-colon"), QT_TRANSLATE_NOOP("ResponseWords", "Sign in place of a colon")},
        {QStringLiteral("missing-key"), QT_TRANSLATE_NOOP("ResponseWords", "Missing name")},
        {QStringLiteral("missing-value"), QT_TRANSLATE_NOOP("ResponseWords", "Missing value")},
        {QStringLiteral("cut-key"), QT_TRANSLATE_NOOP("ResponseWords", "Name that was cut off")},
        {QStringLiteral("missing-bracket"), QT_TRANSLATE_NOOP("ResponseWords", "Missing bracket")},
        {QStringLiteral("wrong-bracket"), QT_TRANSLATE_NOOP("ResponseWords", "Wrong kind of bracket")},
        {QStringLiteral("extra-bracket"), QT_TRANSLATE_NOOP("ResponseWords", "One bracket too many")},
        {QStringLiteral("set-braces"), QT_TRANSLATE_NOOP("ResponseWords", "Braces around a list")},
        {QStringLiteral("list-brackets"), QT_TRANSLATE_NOOP("ResponseWords", "Square brackets around an object")},
        {QStringLiteral("tuple"), QT_TRANSLATE_NOOP("ResponseWords", "Round brackets around a list")},
        {QStringLiteral("call"), QT_TRANSLATE_NOOP("ResponseWords", "Function call around a value")},
        {QStringLiteral("ellipsis"), QT_TRANSLATE_NOOP("ResponseWords", "Dots for something left out")},
        {QStringLiteral("stray-text"), QT_TRANSLATE_NOOP("ResponseWords", "Stray text")},
        {QStringLiteral("text-after"), QT_TRANSLATE_NOOP("ResponseWords", "Text after the value")},
        {QStringLiteral("second-document"), QT_TRANSLATE_NOOP("ResponseWords", "A second value")},
        {QStringLiteral("duplicate-key"), QT_TRANSLATE_NOOP("ResponseWords", "The same name twice")},
        {QStringLiteral("number-precision"), QT_TRANSLATE_NOOP("ResponseWords", "More digits than can be kept")},
        {QStringLiteral("ledger-full"), QT_TRANSLATE_NOOP("ResponseWords", "More repairs than are listed")},
        {QStringLiteral("coerced-number"), QT_TRANSLATE_NOOP("ResponseWords", "Text taken for a number")},
        {QStringLiteral("coerced-percent"), QT_TRANSLATE_NOOP("ResponseWords", "Per cent taken for a share")},
        {QStringLiteral("coerced-boolean"), QT_TRANSLATE_NOOP("ResponseWords", "Taken for true or false")},
        {QStringLiteral("coerced-string"), QT_TRANSLATE_NOOP("ResponseWords", "Value taken for a text")},
        {QStringLiteral("coerced-null"), QT_TRANSLATE_NOOP("ResponseWords", "Text taken for null")},
        {QStringLiteral("coerced-enum"), QT_TRANSLATE_NOOP("ResponseWords", "Spelling of an allowed value")},
        {QStringLiteral("coerced-key"), QT_TRANSLATE_NOOP("ResponseWords", "Spelling of a name")},
        {QStringLiteral("coerced-list"), QT_TRANSLATE_NOOP("ResponseWords", "One value taken for a list")},
        {QStringLiteral("coerced-item"), QT_TRANSLATE_NOOP("ResponseWords", "List of one taken for its value")},
        {QStringLiteral("coerced-from-text"), QT_TRANSLATE_NOOP("ResponseWords", "Text taken for the data in it")},
        {QStringLiteral("coerced-unwrapped"), QT_TRANSLATE_NOOP("ResponseWords", "Wrapping around the data taken off")},
        {QStringLiteral("echoed-tag"), QT_TRANSLATE_NOOP("ResponseWords", "Tag of the prompt, echoed")},
        {QStringLiteral("echoed-mark"), QT_TRANSLATE_NOOP("ResponseWords", "Mark of the prompt, echoed")},
        {QStringLiteral("echoed-speaker"), QT_TRANSLATE_NOOP("ResponseWords", "Name of the speaker, echoed")},
        {QStringLiteral("unclosed-tag"), QT_TRANSLATE_NOOP("ResponseWords", "Tag that is not closed")},
        {QStringLiteral("unclosed-fence"), QT_TRANSLATE_NOOP("ResponseWords", "Fenced block that is not closed")},
    };
    return words;
}

/// `stray-semicolon` as `Stray semicolon`
QString spelledOut(QString name)
{
    name.replace(u'-', u' ').replace(u'_', u' ');
    return name.isEmpty() ? name : name.at(0).toUpper() + name.mid(1);
}

QString number(qint64 value)
{
    return QLocale().toString(value);
}

QString readText(const Usage &usage)
{
    if (!usage.input)
        return {};
    if (usage.cacheRead.value_or(0) > 0)
        //: %1 and %2 are numbers of tokens
        return Words::tr("%1 tokens read (%2 from the cache)").arg(number(*usage.input), number(*usage.cacheRead));
    return Words::tr("%1 tokens read").arg(number(*usage.input));
}

QString writtenText(const Usage &usage)
{
    if (!usage.output)
        return {};
    if (usage.reasoning.value_or(0) > 0)
        //: %1 and %2 are numbers of tokens
        return Words::tr("%1 written (%2 of reasoning)").arg(number(*usage.output), number(*usage.reasoning));
    //: %1 is a number of tokens
    return Words::tr("%1 written").arg(number(*usage.output));
}

} // namespace

QString verdictTitle(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Valid:
        return Words::tr("Valid");
    case Verdict::Repaired:
        return Words::tr("Repaired");
    case Verdict::WrongSchema:
        return Words::tr("Wrong schema");
    case Verdict::ProseOnly:
        return Words::tr("Prose only");
    case Verdict::Truncated:
        return Words::tr("Truncated");
    case Verdict::Refused:
        return Words::tr("Refused");
    case Verdict::Blocked:
        return Words::tr("Blocked");
    }
    return {};
}

QString verdictMeaning(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Valid:
        return Words::tr("The answer was read as it stands, and is what was asked for.");
    case Verdict::Repaired:
        return Words::tr("The answer is what was asked for once the repairs listed are made.");
    case Verdict::WrongSchema:
        return Words::tr("There is data in the answer, but it is not what was asked for. Ask again, or change what is asked for.");
    case Verdict::ProseOnly:
        return Words::tr("Data was asked for, and the answer holds none. Ask again, or read it as it is.");
    case Verdict::Truncated:
        return Words::tr("The answer ends in the middle. Allow a longer answer, or ask for less at once.");
    case Verdict::Refused:
        return Words::tr("The model would not answer. Its reason is in the text, where it gave one.");
    case Verdict::Blocked:
        return Words::tr("The provider did not let the model answer. Change the request, or ask another provider.");
    }
    return {};
}

QString envelopeTitle(EnvelopeKind kind)
{
    switch (kind) {
    case EnvelopeKind::None:
        return Words::tr("Prose alone");
    case EnvelopeKind::Tags:
        return Words::tr("METADATA and CONTENT");
    case EnvelopeKind::Document:
        return Words::tr("One JSON document");
    case EnvelopeKind::Fence:
        return Words::tr("JSON in a fenced block");
    case EnvelopeKind::Embedded:
        return Words::tr("JSON amid prose");
    case EnvelopeKind::ToolCall:
        return Words::tr("Arguments of a tool call");
    }
    return {};
}

QString ruleTitle(const QString &rule)
{
    const auto word = ruleWords().constFind(rule);
    return word == ruleWords().cend() ? spelledOut(rule) : Words::tr(*word);
}

QString failureTitle(FailureKind kind)
{
    switch (kind) {
    case FailureKind::NoKey:
        return Words::tr("There is no key");
    case FailureKind::NotReached:
        return Words::tr("The provider was not reached");
    case FailureKind::NotTrusted:
        return Words::tr("The certificate is not valid");
    case FailureKind::Proxy:
        return Words::tr("The proxy refused");
    case FailureKind::Lost:
        return Words::tr("The connection broke");
    case FailureKind::TimedOut:
        return Words::tr("No answer in time");
    case FailureKind::Unauthorized:
        return Words::tr("The key was not accepted");
    case FailureKind::BadRequest:
        return Words::tr("The request was not accepted");
    case FailureKind::Quota:
        return Words::tr("Nothing left to pay with");
    case FailureKind::RateLimited:
        return Words::tr("Too many requests");
    case FailureKind::Overloaded:
        return Words::tr("The provider is overloaded");
    case FailureKind::ServerError:
        return Words::tr("An error at the provider");
    case FailureKind::Redirected:
        return Words::tr("The address has moved");
    case FailureKind::Malformed:
        return Words::tr("The answer is malformed");
    case FailureKind::TooLarge:
        return Words::tr("The answer is too large");
    case FailureKind::Cut:
        return Words::tr("The stream was cut off");
    case FailureKind::StreamError:
        return Words::tr("An error during the answer");
    case FailureKind::Cancelled:
        return Words::tr("Stopped");
    }
    return {};
}

QString endTitle(const QString &end)
{
    if (end == QLatin1String("answered"))
        return Words::tr("Answered");
    for (int kind = 0; kind <= static_cast<int>(FailureKind::Cancelled); ++kind) {
        if (failureName(static_cast<FailureKind>(kind)) == end)
            return failureTitle(static_cast<FailureKind>(kind));
    }
    return spelledOut(end);
}

QString usageText(const Usage &usage)
{
    QStringList parts{readText(usage), writtenText(usage)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QString limitsText(const RateLimits &limits)
{
    QStringList parts;
    for (const RateLimit &limit : limits) {
        if (limit.remaining && limit.limit)
            //: %1 and %2 are numbers, %3 what is limited, such as "requests"
            parts += Words::tr("%1 of %2 %3 left").arg(number(*limit.remaining), number(*limit.limit), limit.what);
        else if (limit.remaining)
            //: %1 is a number, %2 what is limited, such as "requests"
            parts += Words::tr("%1 %2 left").arg(number(*limit.remaining), limit.what);
    }
    return parts.join(QStringLiteral(", "));
}

QString durationText(std::chrono::milliseconds duration)
{
    const double seconds = static_cast<double>(duration.count()) / 1000.0;
    if (seconds >= 60)
        //: a length of time in minutes and seconds
        return Words::tr("%1 min %2 s").arg(static_cast<qint64>(seconds) / 60).arg(static_cast<qint64>(seconds) % 60);
    //: a length of time in seconds
    return Words::tr("%1 s").arg(QLocale().toString(seconds, 'f', seconds < 10 ? 2 : 1));
}

} // namespace outcrop
