// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/answeraccumulator.h"

#include "core/exchange/answerassembly.h"
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
bool goesOn(const AccumulateRule &rule, const Json &taken)
{
    const Json *name = rule.begins ? rule.begins->name.first(taken) : nullptr;
    return rule.begins && rule.begins->item.first(taken) && (!name || isNullOrEmpty(*name));
}

/// Returns the item that a value continues: the last one of the same kind that does not contradict it.
Json *itemBefore(const AccumulateRule &rule, const Json &taken, Json *list)
{
    if (!list || !list->is_array())
        return nullptr;
    const auto isOne = [&](const Json &item) {
        return rule.begins->item.first(item) && !contradicts(item, taken, rule);
    };
    const auto found = std::find_if(list->rbegin(), list->rend(), isOne);
    return found == list->rend() ? nullptr : &*found;
}

} // namespace

void AnswerAccumulator::add(const QString &name, const Json &event)
{
    for (const AccumulateRule &rule : m_rules.gather) {
        if (!rule.when.matches(name))
            continue;
        for (const Json *taken : rule.take.find(event))
            apply(rule, *taken, event);
    }
}

void AnswerAccumulator::apply(const AccumulateRule &rule, const Json &taken, const Json &event)
{
    const std::optional<TargetPath::KeyPath> place = rule.to.resolve(taken, event, m_whole);
    if (!place)
        return;
    if (rule.how == AccumulateRule::How::Pieces)
        return appendJson(*place, taken);
    if (goesOn(rule, taken) && !place->isEmpty()) {
        if (Json *item = itemBefore(rule, taken, TargetPath::at(m_whole, place->first(place->size() - 1))))
            return mergeInto(*item, taken, rule);
    }
    Json *target = TargetPath::at(m_whole, *place);
    if (!target)
        return;
    if (rule.how == AccumulateRule::How::Append)
        append(*target, taken);
    else if (rule.how == AccumulateRule::How::Merge && !rule.begins)
        mergeInto(*target, taken, rule);
    else if (target->is_null() || !(isNullOrEmpty(taken) || (taken.is_structured() && taken.empty())))
        *target = taken;
}

void AnswerAccumulator::appendJson(const TargetPath::KeyPath &place, const Json &taken)
{
    if (!taken.is_string())
        return;
    const auto same =
        std::find_if(m_texts.begin(), m_texts.end(), [&place](const JsonText &text) { return text.place == place; });
    JsonText &text = same != m_texts.end() ? *same : m_texts.emplaceBack(JsonText{place, {}});
    text.text += taken.get_ref<const std::string &>();
}

AccumulatedAnswer AnswerAccumulator::document() const
{
    AccumulatedAnswer gathered{m_whole};
    for (const JsonText &text : m_texts) {
        Json *target = text.text.empty() ? nullptr : TargetPath::at(gathered.whole, text.place);
        if (target)
            *target = readJsonBytes(QByteArrayView(text.text)).value_or(Json(text.text));
    }
    if (m_rules.assemble)
        gathered.isComplete = assembleArguments(gathered.whole, *m_rules.assemble);
    return gathered;
}

} // namespace outcrop
