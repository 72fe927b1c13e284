// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/budget/sizehistory.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace outcrop {

namespace {

constexpr qsizetype maxPoints = 60; ///< maximum number of points per document, limited by the width of the chart

QJsonObject toObject(const SizePoint &point)
{
    return {{QStringLiteral("at"), point.time.toUTC().toString(Qt::ISODateWithMs)}, {QStringLiteral("tokens"), point.tokens.tokens},
        {QStringLiteral("low"), point.tokens.low}, {QStringLiteral("high"), point.tokens.high},
        {QStringLiteral("kind"), static_cast<int>(point.tokens.kind)}, {QStringLiteral("by"), point.tokens.counter}};
}

std::optional<SizePoint> pointOf(const QJsonObject &object)
{
    const QDateTime at = QDateTime::fromString(object.value(QStringLiteral("at")).toString(), Qt::ISODateWithMs);
    const int kind = object.value(QStringLiteral("kind")).toInt(-1);
    if (!at.isValid() || kind < 0 || kind > static_cast<int>(CountKind::Estimate))
        return std::nullopt;
    const auto number = [&](const char *name) { return object.value(QLatin1String(name)).toInteger(); };
    return SizePoint{at.toLocalTime(), {number("tokens"), number("low"), number("high"), static_cast<CountKind>(kind), object.value(QStringLiteral("by")).toString()}};
}

} // namespace

bool SizeHistory::addPoint(const QString &path, const SizePoint &point)
{
    QList<SizePoint> &points = m_points[path];
    if (!points.isEmpty() && points.constLast().tokens == point.tokens)
        return false;
    points += point;
    if (points.size() > maxPoints)
        points.remove(0, points.size() - maxPoints);
    return true;
}

QByteArray SizeHistory::toBytes() const
{
    QJsonObject all;
    for (auto document = m_points.cbegin(); document != m_points.cend(); ++document) {
        QJsonArray points;
        for (const SizePoint &point : *document)
            points += toObject(point);
        all.insert(document.key(), points);
    }
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

SizeHistory SizeHistory::fromBytes(const QByteArray &bytes)
{
    SizeHistory history;
    const QJsonObject all = QJsonDocument::fromJson(bytes).object();
    for (auto document = all.begin(); document != all.end(); ++document) {
        const QJsonArray points = document->toArray();
        for (const QJsonValue &value : points) {
            if (const std::optional<SizePoint> point = pointOf(value.toObject()))
                history.addPoint(document.key(), *point);
        }
    }
    return history;
}

} // namespace outcrop
