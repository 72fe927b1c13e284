// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/response/responselabels.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"

#include <QCoreApplication>

namespace outcrop {

namespace {

/// Translation context of these strings.
struct ResponseWords {
    Q_DECLARE_TR_FUNCTIONS(ResponseWords)
};

/// Returns `Stray semicolon` for `stray-semicolon`.
QString labelFromName(QString name)
{
    name.replace(u'-', u' ').replace(u'_', u' ');
    return name.isEmpty() ? name : name.at(0).toUpper() + name.mid(1);
}

QString number(qint64 value)
{
    return groupedNumber(value, windowLocale());
}

QString inputTokensText(const Usage &usage)
{
    if (!usage.input)
        return {};
    if (usage.cacheRead.value_or(0) > 0)
        //: %1 and %2 are numbers of tokens
        return ResponseWords::tr("%1 input tokens (%2 cached)").arg(number(*usage.input), number(*usage.cacheRead));
    return ResponseWords::tr("%1 input tokens").arg(number(*usage.input));
}

QString outputTokensText(const Usage &usage)
{
    if (!usage.output)
        return {};
    if (usage.reasoning.value_or(0) > 0)
        //: %1 and %2 are numbers of tokens
        return ResponseWords::tr("%1 output tokens (%2 reasoning)").arg(number(*usage.output), number(*usage.reasoning));
    //: Use of tokens by a response; %1 is the number of output tokens
    return ResponseWords::tr("%1 output tokens").arg(number(*usage.output));
}

} // namespace

QString verdictTitle(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Valid:
        return ResponseWords::tr("Valid");
    case Verdict::Repaired:
        return ResponseWords::tr("Repaired");
    case Verdict::WrongSchema:
        return ResponseWords::tr("Schema mismatch");
    case Verdict::FilterBroken:
        return ResponseWords::tr("Filter violated");
    case Verdict::ProseOnly:
        return ResponseWords::tr("Prose only");
    case Verdict::Incomplete:
        return ResponseWords::tr("Incomplete");
    case Verdict::Truncated:
        return ResponseWords::tr("Truncated");
    case Verdict::Refused:
        return ResponseWords::tr("Refused");
    case Verdict::Blocked:
        return ResponseWords::tr("Blocked");
    }
    return {};
}

QString verdictMeaning(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Valid:
        return ResponseWords::tr("The response is valid without repairs.");
    case Verdict::Repaired:
        return ResponseWords::tr("The response is valid after the listed repairs.");
    case Verdict::WrongSchema:
        return ResponseWords::tr("The response contains data that does not match the schema. Send the request again, or change the schema.");
    case Verdict::FilterBroken:
        return ResponseWords::tr(
            "The response violates an output filter of the agent, or a filter could not check it. The Repairs tab shows the filter. Send the request again, or change the filter.");
    case Verdict::ProseOnly:
        return ResponseWords::tr("Data was expected, but the response contains none. Send the request again, or use the text.");
    case Verdict::Incomplete:
        return ResponseWords::tr("Part of the data is unreadable or ambiguous. Send the request again, or use the data unchanged.");
    case Verdict::Truncated:
        return ResponseWords::tr("The response is truncated. Allow a longer response, or ask for less in one request.");
    case Verdict::Refused:
        return ResponseWords::tr("The model refused to respond. Check the text for a reason, and change the request, or use another model.");
    case Verdict::Blocked:
        return ResponseWords::tr("The provider blocked the response. Change the request, or use another provider.");
    }
    return {};
}

QString envelopeTitle(EnvelopeKind kind)
{
    switch (kind) {
    case EnvelopeKind::None:
        return ResponseWords::tr("Prose only");
    case EnvelopeKind::Tags:
        return ResponseWords::tr("METADATA and CONTENT");
    case EnvelopeKind::Document:
        return ResponseWords::tr("One JSON document");
    case EnvelopeKind::Fence:
        return ResponseWords::tr("JSON in a fenced block");
    case EnvelopeKind::Embedded:
        return ResponseWords::tr("JSON inside prose");
    case EnvelopeKind::ToolCall:
        return ResponseWords::tr("Tool call arguments");
    }
    return {};
}

QString ruleTitle(const QString &rule)
{
    const char *title = repairRuleTitle(rule);
    return title ? QCoreApplication::translate("RepairRule", title) : labelFromName(rule);
}

QString failureTitle(FailureKind kind)
{
    switch (kind) {
    case FailureKind::NoKey:
        return ResponseWords::tr("No key");
    case FailureKind::Unreachable:
        return ResponseWords::tr("Provider unreachable");
    case FailureKind::NotTrusted:
        return ResponseWords::tr("Secure connection failed");
    case FailureKind::Proxy:
        return ResponseWords::tr("Proxy error");
    case FailureKind::Lost:
        return ResponseWords::tr("Connection lost");
    case FailureKind::TimedOut:
        return ResponseWords::tr("Timed out");
    case FailureKind::Unauthorized:
        return ResponseWords::tr("Key rejected");
    case FailureKind::BadRequest:
        return ResponseWords::tr("Request rejected");
    case FailureKind::Quota:
        return ResponseWords::tr("Quota exceeded");
    case FailureKind::RateLimited:
        return ResponseWords::tr("Too many requests");
    case FailureKind::Overloaded:
        return ResponseWords::tr("Provider overloaded");
    case FailureKind::ServerError:
        return ResponseWords::tr("Provider error");
    case FailureKind::Redirected:
        return ResponseWords::tr("Endpoint has moved");
    case FailureKind::Malformed:
        return ResponseWords::tr("Malformed response");
    case FailureKind::TooLarge:
        return ResponseWords::tr("Response too large");
    case FailureKind::Truncated:
        return ResponseWords::tr("Stream interrupted");
    case FailureKind::StreamError:
        return ResponseWords::tr("Error during the response");
    case FailureKind::Canceled:
        return ResponseWords::tr("Stopped");
    }
    return {};
}

QString attemptOutcomeTitle(const QString &outcome)
{
    if (outcome == QLatin1String("answered"))
        return ResponseWords::tr("Response received");
    for (int kind = 0; kind <= static_cast<int>(FailureKind::Canceled); ++kind) {
        if (failureName(static_cast<FailureKind>(kind)) == outcome)
            return failureTitle(static_cast<FailureKind>(kind));
    }
    return labelFromName(outcome);
}

QString usageText(const Usage &usage)
{
    QStringList parts{inputTokensText(usage), outputTokensText(usage)};
    parts.removeAll(QString());
    return parts.join(listSeparator());
}

QString cacheText(const ShownCache &cache)
{
    if (!cache.read)
        //: Use of the cache by a response; %1 is the predicted number of tokens
        return ResponseWords::tr("Cache: %1 tokens predicted, actual use not reported").arg(number(cache.predictedRead + cache.predictedWrite));
    const bool isFirst = cache.predictedRead == 0 && cache.write;
    const QString text = isFirst
        //: %1 and %2 are numbers of tokens
        ? ResponseWords::tr("Cache: wrote %1 of %2 predicted tokens").arg(number(*cache.write), number(cache.predictedWrite))
        //: %1 and %2 are numbers of tokens
        : ResponseWords::tr("Cache: read %1 of %2 predicted tokens").arg(number(*cache.read), number(cache.predictedRead));
    //: %1 is a sentence about cache use, %2 a price
    return cache.cost ? ResponseWords::tr("%1, extra cost %2").arg(text, toText(*cache.cost, windowLocale())) : text;
}

QString limitsText(const RateLimits &limits)
{
    QStringList parts;
    for (const RateLimit &limit : limits) {
        if (limit.remainingRequests && limit.limit)
            //: %1 and %2 are numbers, %3 the unit of the limit, such as "requests"
            parts += ResponseWords::tr("%1 of %2 %3 left").arg(number(*limit.remainingRequests), number(*limit.limit), limit.name);
        else if (limit.remainingRequests)
            //: %1 is a number, %2 the unit of the limit, such as "requests"
            parts += ResponseWords::tr("%1 %2 left").arg(number(*limit.remainingRequests), limit.name);
    }
    return parts.join(listSeparator());
}

QString originTitle(ResponseOrigin origin)
{
    switch (origin) {
    case ResponseOrigin::Received:
        //: Origin of a response: a provider sent it
        return ResponseWords::tr("received");
    case ResponseOrigin::Pasted:
        //: Origin of a response
        return ResponseWords::tr("pasted");
    case ResponseOrigin::File:
        //: Origin of a response
        return ResponseWords::tr("from a file");
    case ResponseOrigin::Session:
        //: Origin of a response
        return ResponseWords::tr("from the session");
    }
    Q_UNREACHABLE();
}

QString durationText(std::chrono::milliseconds duration)
{
    const double seconds = static_cast<double>(duration.count()) / 1000.0;
    if (seconds >= 60)
        //: A duration: %1 is a number of minutes, %2 a number of seconds
        return ResponseWords::tr("%1 min %2 s").arg(static_cast<qint64>(seconds) / 60).arg(static_cast<qint64>(seconds) % 60);
    //: A duration: %1 is a number of seconds
    return ResponseWords::tr("%1 s").arg(windowLocale().toString(seconds, 'f', seconds < 10 ? 2 : 1));
}

} // namespace outcrop
