// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/fieldspec.h"

#include <algorithm>

namespace outcrop {
namespace {


/// `tools[].name` as its steps `tools`, `[]` and `name`.
QStringList stepsOf(QStringView path)
{
    QStringList steps;
    for (const QStringView step : path.split(u'.', Qt::SkipEmptyParts)) {
        const bool item = step.size() > anyItem.size() && step.endsWith(anyItem);
        steps.append((item ? step.chopped(anyItem.size()) : step).toString());
        if (item)
            steps.append(anyItem);
    }
    return steps;
}

bool isItem(const QString &step)
{
    return step == anyItem || std::all_of(step.begin(), step.end(), [](QChar c) { return c.isDigit(); });
}

const FieldSpec *childOf(const QList<FieldSpec> &fields, const QString &step)
{
    const auto named =
        std::find_if(fields.begin(), fields.end(), [&step](const FieldSpec &field) { return field.key == step; });
    if (named != fields.end())
        return &*named;
    const bool others = !fields.isEmpty() && fields.last().key == anyKey;
    return others ? &fields.last() : nullptr;
}

const FieldSpec *itemOf(const FieldSpec &list, const QString &step)
{
    return isItem(step) && !list.children.isEmpty() ? &list.children.first() : nullptr;
}

} // namespace

const FieldSpec *findField(const QList<FieldSpec> &fields, QStringView path)
{
    const FieldSpec *found = nullptr;
    const QStringList steps = stepsOf(path);
    for (const QString &step : steps) {
        const bool inList = found && found->type == FieldType::List;
        found = inList ? itemOf(*found, step) : childOf(found ? found->children : fields, step);
        if (!found)
            return nullptr;
    }
    return found;
}

QString fieldTypeName(FieldType type)
{
    switch (type) {
    case FieldType::Text:
        return QStringLiteral("text");
    case FieldType::Choice:
        return QStringLiteral("choice");
    case FieldType::Pattern:
        return QStringLiteral("regular expression");
    case FieldType::Boolean:
        return QStringLiteral("boolean");
    case FieldType::Integer:
        return QStringLiteral("integer");
    case FieldType::Real:
        return QStringLiteral("number");
    case FieldType::List:
        return QStringLiteral("list");
    case FieldType::Group:
        return QStringLiteral("group");
    case FieldType::Schema:
        return QStringLiteral("JSON Schema");
    case FieldType::Any:
        return QStringLiteral("any");
    }
    Q_UNREACHABLE();
}

QString portabilityClassName(PortabilityClass portability)
{
    switch (portability) {
    case PortabilityClass::Unclassified:
        return {};
    case PortabilityClass::Portable:
        return QStringLiteral("portable");
    case PortabilityClass::AdaptationRequired:
        return QStringLiteral("adaptation-required");
    case PortabilityClass::NonPortable:
        return QStringLiteral("non-portable");
    }
    Q_UNREACHABLE();
}

} // namespace outcrop
