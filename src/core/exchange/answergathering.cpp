// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/answergathering.h"

#include "core/exchange/jsonbytes.h"

#include <algorithm>

namespace outcrop {
namespace {

void append(Json &target, const Json &text)
{
    if (!text.is_string())
        return;
    if (!target.is_string())
        target = std::string();
    target.get_ref<std::string &>() += text.get_ref<const std::string &>();
}

/// A new item, or the one that a piece belongs to: by its `index`, else by its `id`, else the last.
Json *itemFor(Json &list, const Json &piece)
{
    const TargetPath::Place byIndex =
        piece.contains("index") && piece["index"].is_number_unsigned() ? TargetPath::Place{piece["index"].get<size_t>()} : TargetPath::Place();
    if (!byIndex.isEmpty())
        return piece["index"].get<size_t>() < 10'000 ? TargetPath::at(list, byIndex) : nullptr;
    const auto sameId = [&piece](const Json &item) { return item.is_object() && item.value("id", Json()) == piece.value("id", Json()); };
    const bool hasId = piece.contains("id") && piece["id"].is_string() && !piece["id"].get_ref<const std::string &>().empty();
    const auto found = hasId ? std::find_if(list.begin(), list.end(), sameId) : list.empty() ? list.end() : std::prev(list.end());
    if (found != list.end())
        return &*found;
    list.push_back(Json::object());
    return &list.back();
}

void merge(Json &target, const Json &value, const QStringList &join);

void mergeList(Json &target, const Json &list, const QStringList &join)
{
    for (const Json &piece : list) {
        if (Json *item = itemFor(target, piece))
            merge(*item, piece, join);
    }
}

bool isListOfPieces(const Json &value)
{
    return value.is_array() && !value.empty() && std::all_of(value.begin(), value.end(), [](const Json &item) { return item.is_object(); });
}

void mergeField(Json &target, const std::string &name, const Json &value, const QStringList &join)
{
    if (value.is_null() && target.contains(name))
        return; // nothing new
    Json &field = target[name];
    if (value.is_string() && field.is_string() && join.contains(QString::fromStdString(name)))
        append(field, value);
    else if (value.is_object() && field.is_object())
        merge(field, value, join);
    else if (isListOfPieces(value) && !join.isEmpty()) {
        if (!field.is_array())
            field = Json::array();
        mergeList(field, value, join);
    } else
        field = value;
}

void merge(Json &target, const Json &value, const QStringList &join)
{
    if (!value.is_object())
        return;
    if (!target.is_object())
        target = Json::object();
    for (const auto &[name, field] : value.items())
        mergeField(target, name, field, join);
}

} // namespace

void AnswerGathering::add(const QString &name, const Json &event)
{
    for (const GatherRule &rule : m_rules) {
        if (!rule.when.matches(name))
            continue;
        for (const Json *taken : rule.take.find(event))
            apply(rule, *taken, event);
    }
}

void AnswerGathering::apply(const GatherRule &rule, const Json &taken, const Json &event)
{
    const std::optional<TargetPath::Place> place = rule.to.resolve(taken, event, m_whole);
    if (!place)
        return;
    if (rule.how == GatherRule::How::Pieces)
        return appendJson(*place, taken);
    Json *target = TargetPath::at(m_whole, *place);
    if (!target)
        return;
    if (rule.how == GatherRule::How::Append)
        append(*target, taken);
    else if (rule.how == GatherRule::How::Merge)
        merge(*target, taken, rule.join);
    else
        *target = taken;
}

void AnswerGathering::appendJson(const TargetPath::Place &place, const Json &taken)
{
    if (!taken.is_string())
        return;
    const auto same = std::find_if(m_texts.begin(), m_texts.end(), [&place](const JsonText &text) { return text.place == place; });
    JsonText &text = same != m_texts.end() ? *same : m_texts.emplaceBack(JsonText{place, {}});
    text.text += taken.get_ref<const std::string &>();
}

Json AnswerGathering::document() const
{
    Json whole = m_whole;
    for (const JsonText &text : m_texts) {
        Json *target = text.text.empty() ? nullptr : TargetPath::at(whole, text.place);
        if (target)
            *target = readJsonBytes(QByteArrayView(text.text)).value_or(Json(text.text));
    }
    return whole;
}

} // namespace outcrop
