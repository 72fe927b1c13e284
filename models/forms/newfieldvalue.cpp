// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/forms/newfieldvalue.h"

#include <utility>

namespace outcrop {

namespace {

/// Returns the texts of a key in the items of a list.
QStringList takenTexts(const Json &siblings, const std::string &key)
{
    QStringList texts;
    for (const Json &item : siblings.is_array() ? siblings : Json::array()) {
        if (item.is_object() && item.contains(key))
            texts.append(qString(item[key]));
    }
    return texts;
}

bool isValidText(const FieldSpec &field, const QString &text)
{
    const bool hasForm = field.form.pattern().isEmpty() || field.form.match(text).hasMatch();
    return hasForm && text.size() >= field.minimumLength.value_or(0) && text.size() <= field.maximumLength.value_or(text.size());
}

/// Returns a text such as `new` or `new_2`; empty if the field names something else, or requires another form.
QString newText(const FieldSpec &field, const QStringList &taken)
{
    if (!field.names.isEmpty())
        return {};
    QStringList candidates = field.choices;
    static constexpr std::pair<const char *, const char *> forms[]{{"new", "new_%1"}, {"new", "new-%1"}, {"NEW", "NEW_%1"}, {"1", "%1"}};
    for (const auto &[word, numbered] : forms) {
        candidates.append(QString::fromLatin1(word));
        for (qsizetype number = 2; number <= taken.size() + 1; ++number)
            candidates.append(QString::fromLatin1(numbered).arg(number));
    }
    for (const QString &candidate : std::as_const(candidates)) {
        if (!taken.contains(candidate) && isValidText(field, candidate))
            return candidate;
    }
    return {};
}

Json newValue(const FieldSpec &field, const QStringList &taken)
{
    switch (field.type) {
    case FieldType::Group:
        return newMapping(field);
    case FieldType::List:
        return field.children.isEmpty() ? Json::array() : Json::array({newValue(field.children.constFirst(), {})});
    case FieldType::Schema:
        return Json{{"type", "object"}};
    case FieldType::Choice:
        return jsonString(field.choices.value(0));
    case FieldType::Boolean:
        return false;
    case FieldType::Integer:
    case FieldType::Real:
        return static_cast<qint64>(field.minimum.value_or(0));
    case FieldType::Pattern:
        return ".*";
    case FieldType::Text:
    case FieldType::Any:
        break;
    }
    return jsonString(newText(field, taken));
}

} // namespace

Json newMapping(const FieldSpec &mapping, const Json &siblings)
{
    Json madeObject = Json::object();
    for (const FieldSpec &child : mapping.children) {
        const std::string key = child.key.toStdString();
        if (child.isRequired)
            madeObject[key] = newValue(child, takenTexts(siblings, key));
    }
    return madeObject;
}

} // namespace outcrop
