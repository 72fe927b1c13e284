// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/itemmerge.h"

#include <algorithm>

namespace outcrop {
namespace {

bool isJoined(const AccumulateRule &rule, const std::string &name)
{
    return rule.join.contains(QString::fromStdString(name));
}

std::optional<size_t> indexOf(const Json &piece)
{
    const auto index = piece.find("index");
    return index != piece.end() && index->is_number_unsigned() ? std::optional(index->get<size_t>()) : std::nullopt;
}

/// Returns whether a field has no value. Some servers write the ID of later chunks as the string `null`.
bool isMissing(const std::string &name, const Json &value)
{
    return isNullOrEmpty(value) || (name == "id" && value == "null");
}

std::string idOf(const Json &item)
{
    const auto id = item.is_object() ? item.find("id") : item.end();
    return item.is_object() && id != item.end() && id->is_string() && !isMissing("id", *id) ? id->get<std::string>() : std::string();
}

bool differInId(const Json &item, const Json &piece)
{
    const std::string id = idOf(piece);
    return !id.empty() && !idOf(item).empty() && idOf(item) != id;
}

Json *appendItem(Json &list)
{
    list.push_back(Json::object());
    return &list.back();
}

template<typename Test>
Json *findLastItem(Json &list, Test test)
{
    const auto found = std::find_if(list.rbegin(), list.rend(), test);
    return found == list.rend() ? nullptr : &*found;
}

Json *findOrAddItemAt(Json &list, const Json &piece, size_t index)
{
    const auto isMatch = [&](const Json &item) { return item.is_object() && indexOf(item) == index && !differInId(item, piece); };
    if (Json *item = findLastItem(list, isMatch))
        return item;
    Json *freeJson = TargetPath::at(list, {index});
    return !freeJson || freeJson->is_null() ? freeJson : appendItem(list);
}

Json *findOrAddItem(Json &list, const Json &piece, const AccumulateRule &rule)
{
    if (const std::optional<size_t> index = indexOf(piece))
        return findOrAddItemAt(list, piece, *index);
    if (const std::string id = idOf(piece); !id.empty()) {
        Json *item = findLastItem(list, [&id](const Json &other) { return idOf(other) == id; });
        return item ? item : appendItem(list);
    }
    return list.empty() || contradicts(list.back(), piece, rule) ? appendItem(list) : &list.back();
}

bool isListOfObjects(const Json &value)
{
    return value.is_array() && !value.empty() && std::all_of(value.begin(), value.end(), [](const Json &item) { return item.is_object(); });
}

bool isEmpty(const Json &value)
{
    return isNullOrEmpty(value) || (value.is_structured() && value.empty());
}

/// Returns a list of parts with a single text part.
Json listOfText(const std::string &type, const Json &text)
{
    return Json::array({Json::object({{"type", type}, {type, text}})});
}

void mergeList(Json &target, const Json &list, const AccumulateRule &rule)
{
    if (!target.is_array())
        target = Json::array();
    for (const Json &piece : list) {
        if (Json *item = findOrAddItem(target, piece, rule))
            mergeInto(*item, piece, rule);
    }
}

/// Merges strings and lists of parts after converting strings to parts.
void mergeParts(Json &field, const Json &value, const std::string &type, const AccumulateRule &rule)
{
    if (field.is_string() && value.is_array())
        field = listOfText(type, field);
    mergeList(field, value.is_string() ? listOfText(type, value) : value, rule);
}

void mergeField(Json &target, const std::string &name, const Json &value, const AccumulateRule &rule)
{
    Json &field = target[name];
    if ((isEmpty(value) || isMissing(name, value)) && !field.is_null())
        return;
    const QString type = rule.parts.value(QString::fromStdString(name));
    const bool isMixed = (field.is_array() && value.is_string()) || (field.is_string() && isListOfObjects(value) && !isEmpty(field));
    if (!type.isEmpty() && isMixed)
        mergeParts(field, value, type.toStdString(), rule);
    else if (value.is_string() && field.is_string() && isJoined(rule, name))
        field.get_ref<std::string &>() += value.get_ref<const std::string &>();
    else if (value.is_object() && field.is_object())
        mergeInto(field, value, rule);
    else if (isListOfObjects(value) && !rule.join.isEmpty())
        mergeList(field, value, rule);
    else
        field = value;
}

} // namespace

void mergeInto(Json &target, const Json &value, const AccumulateRule &rule)
{
    if (!value.is_object())
        return;
    if (!target.is_object())
        target = Json::object();
    for (const auto &[name, field] : value.items())
        mergeField(target, name, field, rule);
}

bool contradicts(const Json &item, const Json &piece, const AccumulateRule &rule)
{
    if (!item.is_object() || !piece.is_object())
        return false;
    const auto fields = piece.items();
    return std::any_of(fields.begin(), fields.end(), [&](const auto &field) {
        const auto other = item.find(field.key());
        if (other == item.end() || isJoined(rule, field.key()))
            return false;
        const bool areTexts = other->is_string() && field.value().is_string() && !isMissing(field.key(), *other) && !isMissing(field.key(), field.value());
        return areTexts ? *other != field.value() : contradicts(*other, field.value(), rule);
    });
}

} // namespace outcrop
