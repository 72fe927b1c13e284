// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/coercedrepairs.h"

#include "core/base/jsonpointer.h"

namespace outcrop {
namespace {

/// Returns the text up to the bound of the data.
QStringView boundedText(QStringView text, const FoundData &data)
{
    return text.first(data.bound.value_or(text.size()));
}

/// Maximum distance between a key and its value; quotes, the colon, whitespace and a comment can be between them.
constexpr qsizetype maximumKeyDistance = 200;

/// Returns the location of the key of the value at `value`, including its quotes. Returns nullopt if the key is not found, for example because it is written with
/// escapes.
std::optional<TextSpan> keyBefore(QStringView text, qsizetype value, const QString &key)
{
    const qsizetype first = qMax<qsizetype>(0, value - key.size() - maximumKeyDistance);
    const qsizetype found = text.first(value).mid(first).lastIndexOf(key);
    if (key.isEmpty() || found < 0)
        return std::nullopt;
    TextSpan span{first + found, first + found + key.size()};
    const QChar quote = span.begin > 0 ? text[span.begin - 1] : QChar();
    if (span.end < value && (quote == u'"' || quote == u'\'' || quote == u'`') && text[span.end] == quote)
        span = {span.begin - 1, span.end + 1};
    return span;
}

/// Returns the text range that a repair refers to.
TextSpan spanOf(const Repair &repair, QStringView text, const DataLocations &locations)
{
    if (repair.rule == repairRuleName(RepairRule::CoercedUnwrapped))
        return locations.wholeSpan();
    const TextSpan value = locations.locationOf(repair.path);
    if (repair.rule != repairRuleName(RepairRule::CoercedKey))
        return value;
    const QString key = qString(Json::parse(repair.before.toStdString(), nullptr, false));
    return keyBefore(text, value.begin, key).value_or(TextSpan{value.begin, value.begin});
}

void keepDigits(Repair &repair, Json &data)
{
    const QString digits = repair.before.trimmed();
    if (digits.isEmpty() || !(digits.front().isDigit() || digits.front() == u'-'))
        return;
    repair.after = u'"' + digits + u'"';
    if (Json *value = valueAt(data, repair.path)) // if the value was moved again, it is not changed
        *value = jsonString(digits);
}

} // namespace

DataLocations::DataLocations(QStringView text, const FoundData &data, const CoercedValue &coerced, const QSet<QString> &paths)
    : m_data(data)
    , m_coerced(coerced)
{
    QSet<QString> origins;
    for (const QString &path : paths)
        origins.insert(coerced.originOf(path));
    if (!origins.isEmpty())
        m_ranges = findValueRanges(boundedText(text, data), data.json.source, origins);
}

TextSpan DataLocations::locationOf(const QString &path) const
{
    const QString origin = m_coerced.originOf(path);
    for (qsizetype end = origin.size(); end >= 0; end = end == 0 ? -1 : origin.lastIndexOf(u'/', end - 1)) {
        if (const auto place = m_ranges.constFind(origin.left(end)); place != m_ranges.constEnd())
            return {place->begin, place->end};
    }
    return wholeSpan();
}

Repairs locatedRepairs(const CoercedValue &coerced, QStringView text, const DataLocations &locations, Json &data)
{
    Repairs repairs = coerced.repairs;
    for (Repair &repair : repairs) {
        const TextSpan span = spanOf(repair, text, locations);
        repair.offset = span.begin;
        repair.before = text.mid(span.begin, span.end - span.begin).toString();
        if (repair.rule == repairRuleName(RepairRule::CoercedString))
            keepDigits(repair, data);
    }
    return repairs;
}

} // namespace outcrop
