// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/targetpath.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

constexpr size_t maximumIndex = 10'000; ///< larger indexes do not occur in valid responses

const Json *findValue(const Json &wholeJson, const TargetPath::KeyPath &keyPath)
{
    const Json *value = &wholeJson;
    for (const TargetPath::Key &key : keyPath) {
        const auto *name = std::get_if<std::string>(&key);
        const bool has = name ? value->is_object() && value->contains(*name) : value->is_array() && std::get<size_t>(key) < value->size();
        if (!has)
            return nullptr;
        value = name ? &value->at(*name) : &value->at(std::get<size_t>(key));
    }
    return value;
}

Json *field(Json &value, const std::string &name)
{
    if (value.is_null())
        value = Json::object();
    return value.is_object() ? &value[name] : nullptr;
}

Json *item(Json &value, size_t index)
{
    if (value.is_null())
        value = Json::array();
    if (!value.is_array() || index > value.size() + TargetPath::maximumGap)
        return nullptr;
    while (value.size() <= index)
        value.push_back(nullptr);
    return &value[index];
}

} // namespace

std::optional<TargetPath::Step> TargetPath::parseSelector(const QString &text)
{
    bool isNumber = false;
    const uint index = text.toUInt(&isNumber);
    if (text.isEmpty())
        return Step{Step::Kind::New, {}, 0, {}};
    if (isNumber)
        return Step{Step::Kind::Index, {}, index, {}};
    const auto indexPath = text.startsWith(u'{') && text.endsWith(u'}') ? ValuePath::parse(text.mid(1, text.size() - 2)) : std::nullopt;
    return indexPath ? std::optional(Step{Step::Kind::FromEvent, {}, 0, indexPath}) : std::nullopt;
}

std::optional<TargetPath> TargetPath::parse(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^([^\\[\\]{}\\s]+)((?:\\[(?:\\d{1,4}|\\{[^\\[\\]{}]+\\})?\\])*)$"));
    static const QRegularExpression brackets(QStringLiteral("\\[([^\\[\\]]*)\\]"));
    TargetPath path;
    if (text == u".")
        return path;
    for (const QString &part : pathSteps(text)) {
        const QRegularExpressionMatch match = form.match(part);
        if (!match.hasMatch())
            return std::nullopt;
        path.m_steps.append({Step::Kind::Field, match.captured(1).toStdString(), 0, {}});
        for (const QRegularExpressionMatch &inside : brackets.globalMatch(match.captured(2))) {
            const std::optional<Step> step = parseSelector(inside.captured(1));
            if (!step)
                return std::nullopt;
            path.m_steps.append(*step);
        }
    }
    return path;
}

std::optional<size_t> TargetPath::resolveIndex(const Step &step, const Json &extractedJson, const Json &event) const
{
    const Json *value = step.indexPath->first(extractedJson);
    if (!value)
        value = step.indexPath->first(event);
    if (!value || !value->is_number_integer() || *value < 0 || *value >= maximumIndex)
        return std::nullopt;
    return value->get<size_t>();
}

std::optional<TargetPath::KeyPath> TargetPath::resolve(const Json &extractedJson, const Json &event, const Json &wholeJson) const
{
    KeyPath keyPath;
    for (const Step &step : m_steps) {
        if (step.kind == Step::Kind::Field) {
            keyPath.append(step.name);
        } else if (step.kind == Step::Kind::Index) {
            keyPath.append(step.index);
        } else if (step.kind == Step::Kind::New) {
            const Json *list = findValue(wholeJson, keyPath);
            keyPath.append(list && list->is_array() ? list->size() : size_t(0));
        } else if (const std::optional<size_t> index = resolveIndex(step, extractedJson, event)) {
            keyPath.append(*index);
        } else {
            return std::nullopt;
        }
    }
    return keyPath;
}

Json *TargetPath::at(Json &wholeJson, const KeyPath &keyPath)
{
    Json *value = &wholeJson;
    for (const Key &key : keyPath) {
        const auto *name = std::get_if<std::string>(&key);
        value = name ? field(*value, *name) : item(*value, std::get<size_t>(key));
        if (!value)
            return nullptr;
    }
    return value;
}

} // namespace outcrop
