// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/valuepath.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

using Step = ValuePath::Step;

/// Parses the text inside brackets: `0`, `*`, `name`, `name=value`, `name!=value`, `name?=value`. Returns nullopt for other text.
std::optional<Step> parseSelector(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^(?:(\\d{1,6})|(\\*)|([^=!?]+)(?:([!?]?=)(.*))?)$"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    if (match.hasCaptured(1))
        return Step{Step::Kind::Index, {}, size_t(match.captured(1).toUInt()), {}};
    if (match.hasCaptured(2))
        return Step{Step::Kind::Every, {}, 0, {}};
    const QString test = match.captured(4);
    static const QHash<QString, Step::Kind> kinds{
        {QString(), Step::Kind::Has}, {QStringLiteral("="), Step::Kind::Is}, {QStringLiteral("!="), Step::Kind::IsNot}, {QStringLiteral("?="), Step::Kind::IsOrLacks}};
    return Step{kinds.value(test), match.captured(3).toStdString(), 0, match.captured(5).toStdString()};
}

/// Appends the steps of one name with its brackets: `content[type=text]`. Returns false if the syntax is wrong.
bool readStep(const QString &text, QList<Step> &steps)
{
    static const QRegularExpression form(QStringLiteral("^([^\\[\\]{}\\s]+)((?:\\[[^\\[\\]{}]+\\])*)$"));
    static const QRegularExpression brackets(QStringLiteral("\\[([^\\[\\]]+)\\]"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return false;
    steps.append({Step::Kind::Field, match.captured(1).toStdString(), 0, {}});
    for (const QRegularExpressionMatch &inside : brackets.globalMatch(match.captured(2))) {
        const std::optional<Step> step = parseSelector(inside.captured(1));
        if (!step)
            return false;
        steps.append(*step);
    }
    return true;
}

const Json *member(const Json &value, const std::string &name)
{
    if (!value.is_object())
        return nullptr;
    const auto found = value.find(name);
    return found == value.end() || found->is_null() ? nullptr : &*found;
}

bool equals(const Json &value, const std::string &text)
{
    if (value.is_array())
        return std::any_of(value.begin(), value.end(), [&text](const Json &item) { return equals(item, text); });
    return value.is_string() ? value.get_ref<const std::string &>() == text : scalarText(value).toStdString() == text;
}

void applyStep(const Json &value, const Step &step, QList<const Json *> &found)
{
    if (step.kind == Step::Kind::Field) {
        if (const Json *field = member(value, step.name))
            found.append(field);
    } else if (step.kind == Step::Kind::Index) {
        if (value.is_array() && step.index < value.size())
            found.append(&value[step.index]);
    } else if (step.kind != Step::Kind::Every && value.is_object()) {
        if (step.isSatisfiedBy(value))
            found.append(&value);
    } else if (value.is_structured()) {
        for (const Json &item : value) {
            if (step.kind == Step::Kind::Every || step.isSatisfiedBy(item))
                found.append(&item);
        }
    }
}

} // namespace

bool ValuePath::Step::isSatisfiedBy(const Json &item) const
{
    const Json *field = member(item, name);
    if (kind == Kind::Has)
        return field != nullptr;
    const bool isSame = field ? equals(*field, value) : kind == Kind::IsOrLacks;
    return item.is_object() && isSame == (kind != Kind::IsNot);
}

std::optional<ValuePath> ValuePath::parse(const QString &text)
{
    ValuePath path;
    path.m_text = text;
    if (text == u".")
        return path;
    for (const QString &step : pathSteps(text)) {
        if (!readStep(step, path.m_steps))
            return std::nullopt;
    }
    return path;
}

QList<const Json *> ValuePath::find(const Json &root) const
{
    QList<const Json *> found{&root};
    for (const Step &step : m_steps) {
        QList<const Json *> next;
        for (const Json *value : found)
            applyStep(*value, step, next);
        found = next;
    }
    found.removeIf([](const Json *value) { return value->is_null(); });
    return found;
}

const Json *ValuePath::first(const Json &root) const
{
    return find(root).value(0);
}

bool isNullOrEmpty(const Json &value)
{
    return value.is_null() || (value.is_string() && value.get_ref<const std::string &>().empty());
}

QStringList pathSteps(const QString &path)
{
    static const QRegularExpression point(QStringLiteral("\\.(?![^\\[]*\\])"));
    return path.split(point);
}

QString scalarText(const Json &value)
{
    if (value.is_string())
        return qString(value);
    return value.is_null() ? QString() : QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace outcrop
