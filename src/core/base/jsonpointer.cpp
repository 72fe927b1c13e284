// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/jsonpointer.h"

#include <algorithm>

namespace outcrop {
namespace {

const Json *child(const Json &value, const QString &step)
{
    if (value.is_object()) {
        const auto member = value.find(step.toStdString());
        return member == value.end() ? nullptr : &*member;
    }
    const auto index = pointerIndex(step, value.is_array() ? qsizetype(value.size()) : 0);
    return index ? &value[size_t(*index)] : nullptr;
}

} // namespace

QString pointerToken(const QString &key)
{
    QString step = key;
    if (step.contains(u'~') || step.contains(u'/'))
        step.replace(u'~', QStringLiteral("~0")).replace(u'/', QStringLiteral("~1"));
    return u'/' + step;
}

QString pointerToken(const std::string &key)
{
    return pointerToken(QString::fromStdString(key));
}

QStringList pointerTokens(const QString &pointer)
{
    QStringList steps = pointer.split(u'/');
    steps.removeFirst();
    for (QString &step : steps)
        step.replace(QStringLiteral("~1"), QStringLiteral("/")).replace(QStringLiteral("~0"), QStringLiteral("~"));
    return steps;
}

std::optional<qsizetype> pointerIndex(const QString &step, qsizetype size)
{
    const bool isNumber = !step.isEmpty() && std::all_of(step.begin(), step.end(), [](QChar digit) { return digit >= u'0' && digit <= u'9'; });
    const bool isPadded = step.size() > 1 && step.startsWith(u'0');
    bool isRepresentable = false;
    const qsizetype index = step.toLongLong(&isRepresentable);
    return isNumber && !isPadded && isRepresentable && index < size ? std::optional(index) : std::nullopt;
}

const Json *valueAt(const Json &root, const QString &pointer)
{
    if (!pointer.isEmpty() && !pointer.startsWith(u'/'))
        return nullptr;
    const Json *value = &root;
    for (const QString &step : pointerTokens(pointer)) {
        value = child(*value, step);
        if (!value)
            return nullptr;
    }
    return value;
}

Json *valueAt(Json &root, const QString &pointer)
{
    return const_cast<Json *>(valueAt(std::as_const(root), pointer)); // safe: `root` is not const
}

} // namespace outcrop
