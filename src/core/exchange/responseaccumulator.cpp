// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/responseaccumulator.h"

#include "core/exchange/argumentassembly.h"
#include "core/exchange/itemmerge.h"
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

/// Returns whether a value continues an existing item.
bool continuesItem(const AccumulateRule &rule, const Json &extractedJson)
{
    const Json *name = rule.continuation ? rule.continuation->name.first(extractedJson) : nullptr;
    return rule.continuation && rule.continuation->item.first(extractedJson) && (!name || isNullOrEmpty(*name));
}

/// Returns the item that a value continues: the last one of the same kind that does not contradict it; null if there is none.
Json *itemToContinue(const AccumulateRule &rule, const Json &extractedJson, Json *list)
{
    if (!list || !list->is_array())
        return nullptr;
    const auto isOne = [&](const Json &item) {
        return rule.continuation->item.first(item) && !contradicts(item, extractedJson, rule);
    };
    const auto found = std::find_if(list->rbegin(), list->rend(), isOne);
    return found == list->rend() ? nullptr : &*found;
}

} // namespace

void ResponseAccumulator::add(const QString &name, const Json &event)
{
    for (const AccumulateRule &rule : m_rules.accumulateRules) {
        if (!rule.when.matches(name))
            continue;
        for (const Json *extractedJson : rule.source.find(event))
            apply(rule, *extractedJson, event);
    }
}

void ResponseAccumulator::apply(const AccumulateRule &rule, const Json &extractedJson, const Json &event)
{
    const std::optional<TargetPath::KeyPath> keyPath = rule.target.resolve(extractedJson, event, m_wholeResponse);
    if (!keyPath)
        return;
    if (rule.method == AccumulateRule::Method::Pieces)
        return appendJson(*keyPath, extractedJson);
    if (continuesItem(rule, extractedJson) && !keyPath->isEmpty()) {
        if (Json *item = itemToContinue(rule, extractedJson, TargetPath::at(m_wholeResponse, keyPath->first(keyPath->size() - 1))))
            return mergeInto(*item, extractedJson, rule);
    }
    Json *target = TargetPath::at(m_wholeResponse, *keyPath);
    if (!target)
        return;
    if (rule.method == AccumulateRule::Method::Append)
        append(*target, extractedJson);
    else if (rule.method == AccumulateRule::Method::Merge && !rule.continuation)
        mergeInto(*target, extractedJson, rule);
    else if (target->is_null() || !(isNullOrEmpty(extractedJson) || (extractedJson.is_structured() && extractedJson.empty())))
        *target = extractedJson;
}

void ResponseAccumulator::appendJson(const TargetPath::KeyPath &keyPath, const Json &extractedJson)
{
    if (!extractedJson.is_string())
        return;
    const auto same =
        std::find_if(m_texts.begin(), m_texts.end(), [&keyPath](const JsonText &text) { return text.keyPath == keyPath; });
    JsonText &text = same != m_texts.end() ? *same : m_texts.emplaceBack(JsonText{keyPath, {}});
    text.text += extractedJson.get_ref<const std::string &>();
}

AccumulatedResponse ResponseAccumulator::document() const
{
    AccumulatedResponse accumulatedResponse{m_wholeResponse};
    for (const JsonText &text : m_texts) {
        Json *target = text.text.empty() ? nullptr : TargetPath::at(accumulatedResponse.whole, text.keyPath);
        if (target)
            *target = readJsonBytes(QByteArrayView(text.text)).value_or(Json(text.text));
    }
    if (m_rules.assemblyRule)
        accumulatedResponse.isComplete = assembleArguments(accumulatedResponse.whole, *m_rules.assemblyRule);
    return accumulatedResponse;
}

} // namespace outcrop
