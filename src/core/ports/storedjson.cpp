// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ports/storedjson.h"

#include "core/ports/portsmessages.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace outcrop {
namespace {

/// The allowed range of a numeric field.
struct FieldRange {
    const char *kind;
    QLatin1String field;
    double minimum = 0;
    double maximum = 1;
};

constexpr double unlimited = std::numeric_limits<double>::infinity();

const FieldRange *fieldRangeOf(const char *kind, QStringView field)
{
    static const FieldRange ranges[] = {
        {recordKindName<Interaction>, QLatin1String("friction")},
        {recordKindName<Interaction>, QLatin1String("quality"), 0, 100},
        {recordKindName<Interaction>, QLatin1String("input_tokens"), 0, unlimited},
        {recordKindName<Interaction>, QLatin1String("output_tokens"), 0, unlimited},
        {recordKindName<Interaction>, QLatin1String("cache_read_tokens"), 0, unlimited},
        {recordKindName<Interaction>, QLatin1String("cache_write_tokens"), 0, unlimited},
        {recordKindName<Interaction>, QLatin1String("reasoning_tokens"), 0, unlimited},
        {recordKindName<Interaction>, QLatin1String("iteration"), 0, unlimited},
        {recordKindName<Interaction>, QLatin1String("first_token_ms"), 0, unlimited},
        {recordKindName<Interaction>, QLatin1String("duration_ms"), 0, unlimited},
        {recordKindName<Interaction>, QLatin1String("cost"), 0, unlimited},
        {recordKindName<Interaction>, QLatin1String("requests"), 0, unlimited},
        {recordKindName<Violation>, QLatin1String("line"), 0, unlimited},
        {recordKindName<Estimate>, QLatin1String("confidence")},
        {recordKindName<Suggestion>, QLatin1String("confidence")},
    };
    const auto found = std::find_if(std::begin(ranges), std::end(ranges),
        [&](const FieldRange &range) { return QLatin1String(range.kind) == QLatin1String(kind) && field == range.field; });
    return found == std::end(ranges) ? nullptr : found;
}

} // namespace

Json storedJson(const QDateTime &time)
{
    return jsonString(time.toUTC().toString(Qt::ISODateWithMs));
}

bool readStoredValue(const Json &json, QString &text)
{
    text = qString(json);
    return json.is_string();
}

bool readStoredValue(const Json &json, QStringList &texts)
{
    texts.clear();
    bool isList = json.is_array();
    for (const Json &text : isList ? json : Json::array()) {
        isList = isList && text.is_string();
        texts += qString(text);
    }
    return isList;
}

bool readStoredValue(const Json &json, QDateTime &time)
{
    time = QDateTime::fromString(qString(json), Qt::ISODateWithMs);
    const bool isExact = time.timeSpec() == Qt::UTC || time.timeSpec() == Qt::OffsetFromUTC;
    time = time.toUTC();
    return time.isValid() && isExact;
}

bool readStoredValue(const Json &json, qint64 &number)
{
    const bool fits = json.is_number_integer() && !(json.is_number_unsigned() && json.get<quint64>() > quint64(std::numeric_limits<qint64>::max()));
    number = fits ? json.get<qint64>() : 0;
    return fits;
}

bool readStoredValue(const Json &json, int &number)
{
    qint64 large = 0;
    const bool fits = readStoredValue(json, large) && large >= std::numeric_limits<int>::min() && large <= std::numeric_limits<int>::max();
    number = fits ? int(large) : 0;
    return fits;
}

bool readStoredValue(const Json &json, bool &flag)
{
    flag = json.is_boolean() && json.get<bool>();
    return json.is_boolean();
}

bool readStoredValue(const Json &json, double &number)
{
    number = json.is_number() ? json.get<double>() : 0;
    return json.is_number();
}

QString recordKindText(QLatin1StringView kind)
{
    const auto found = std::find_if(std::begin(portsmessages::recordKinds), std::end(portsmessages::recordKinds),
        [kind](const portsmessages::RecordKindText &one) { return one.name == kind; });
    return found == std::end(portsmessages::recordKinds) ? QString(kind) : found->text();
}

Error memberError(const char *kind, const QString &name, bool isField)
{
    const QString kindText = recordKindText(QLatin1StringView(kind));
    return {ErrorCode::Invalid, isField ? portsmessages::fieldType(name, kindText)
                                        : portsmessages::noField(name, kindText)};
}

std::optional<Error> rangeError(const char *kind, const QString &name, const Json &value)
{
    const FieldRange *range = value.is_number() ? fieldRangeOf(kind, name) : nullptr;
    const double number = range ? value.get<double>() : 0;
    if (!range || (number >= range->minimum && number <= range->maximum))
        return std::nullopt;
    const QString known =
        range->maximum == unlimited ? portsmessages::zeroOrMore() : portsmessages::zeroTo(range->maximum);
    return Error{ErrorCode::Invalid, portsmessages::outOfRange(name, recordKindText(QLatin1StringView(kind)), known, number)};
}

} // namespace outcrop
