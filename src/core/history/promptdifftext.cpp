// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/promptdiff.h"

#include "core/base/textdiff.h"
#include "core/diff/unifieddiff.h"

namespace outcrop {
namespace {

QString whatHappened(const PartDifference &difference)
{
    const ValueChange whole = difference.values.value(0);
    const bool gone = difference.isText() ? !difference.after : difference.values.size() == 1 && whole.place.isEmpty() && !whole.after;
    const bool come = difference.isText() ? !difference.before : difference.values.size() == 1 && whole.place.isEmpty() && !whole.before;
    return gone ? QStringLiteral("removed") : come ? QStringLiteral("added") : QStringLiteral("changed");
}

QString textDiff(const PartDifference &difference)
{
    const QString name = difference.name.isEmpty() ? promptPartName(difference.part) : difference.name;
    return toText(diffTexts(difference.before.value_or(QString()), difference.after.value_or(QString()),
        difference.before ? name : QStringLiteral("/dev/null"), difference.after ? name : QStringLiteral("/dev/null")));
}

QString valueText(const std::optional<Json> &value)
{
    return value ? QString::fromStdString(value->dump()) : QStringLiteral("(nothing)");
}

Json valueJson(const ValueChange &change)
{
    Json json{{"place", jsonString(change.place)}};
    if (change.before)
        json["before"] = *change.before;
    if (change.after)
        json["after"] = *change.after;
    return json;
}

/// The stretches of both texts that differ, by words.
Json wordsJson(const QString &before, const QString &after)
{
    Json words = Json::array();
    for (const DiffHunk &hunk : diffLines(before, after).hunks) {
        for (const InnerDifference &inner : diffInside(before, after, hunk))
            words.push_back({{"before", {inner.beforeStart, inner.beforeEnd}}, {"after", {inner.afterStart, inner.afterEnd}}});
    }
    return words;
}

Json partJson(const PartDifference &difference)
{
    Json json{{"part", jsonString(promptPartName(difference.part))}, {"name", jsonString(difference.name)}, {"what", jsonString(whatHappened(difference))}};
    if (difference.isText()) {
        json["before"] = difference.before ? jsonString(*difference.before) : Json();
        json["after"] = difference.after ? jsonString(*difference.after) : Json();
        json["diff"] = jsonString(textDiff(difference));
        json["words"] = wordsJson(difference.before.value_or(QString()), difference.after.value_or(QString()));
        return json;
    }
    json["values"] = Json::array();
    for (const ValueChange &change : difference.values)
        json["values"].push_back(valueJson(change));
    return json;
}

/// One name a line, so that what moved is seen.
QStringList orderLines(const ValueChange &change)
{
    const auto joined = [](const std::optional<Json> &names) {
        QString text;
        for (const Json &name : names.value_or(Json::array()))
            text += qString(name) + u'\n';
        return text;
    };
    const QString name = QStringLiteral("sections");
    return toText(diffTexts(joined(change.before), joined(change.after), name, name)).split(u'\n', Qt::SkipEmptyParts);
}

QStringList bodyLines(const PartDifference &difference)
{
    if (difference.isText())
        return textDiff(difference).split(u'\n', Qt::SkipEmptyParts);
    if (difference.part == PromptPart::Order)
        return orderLines(difference.values.value(0));
    QStringList lines;
    for (const ValueChange &change : difference.values)
        lines.append(QStringLiteral("  %1: %2 -> %3").arg(change.place.isEmpty() ? QStringLiteral("all") : change.place, valueText(change.before), valueText(change.after)));
    return lines;
}

} // namespace

QStringList differenceLines(const QList<PartDifference> &differences)
{
    QStringList lines;
    for (const PartDifference &difference : differences) {
        const QString heading = QStringLiteral("%1 %2").arg(promptPartName(difference.part), difference.name).trimmed();
        lines.append(QStringLiteral("%1: %2").arg(heading, whatHappened(difference)));
        lines += bodyLines(difference);
    }
    return lines;
}

Json toJson(const QList<PartDifference> &differences)
{
    Json list = Json::array();
    for (const PartDifference &difference : differences)
        list.push_back(partJson(difference));
    return list;
}

} // namespace outcrop
