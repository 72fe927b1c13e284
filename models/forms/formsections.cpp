// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/forms/formsections.h"

#include "models/forms/fieldlabel.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace outcrop {

namespace {

struct SectionTexts {
    Q_DECLARE_TR_FUNCTIONS(FormSections)
};

/// Returns the section of a field. A longer path overrides its top-level key.
FormSection sectionOf(const FieldPath &path)
{
    static const QHash<QString, FormSection> sections{
        {QStringLiteral("name"), FormSection::Identity}, {QStringLiteral("description"), FormSection::Identity},
        {QStringLiteral("version"), FormSection::Identity}, {QStringLiteral("skill"), FormSection::Identity},
        {QStringLiteral("identity"), FormSection::Identity}, {QStringLiteral("persona"), FormSection::Identity},
        {QStringLiteral("color"), FormSection::Identity}, {QStringLiteral("initialPrompt"), FormSection::Identity},
        {QStringLiteral("prior_art"), FormSection::Identity},
        {QStringLiteral("model"), FormSection::Model}, {QStringLiteral("effort"), FormSection::Model},
        {QStringLiteral("maxTurns"), FormSection::Model}, {QStringLiteral("memory"), FormSection::Model},
        {QStringLiteral("background"), FormSection::Model}, {QStringLiteral("isolation"), FormSection::Model},
        {QStringLiteral("capabilities.required_features"), FormSection::Model},
        {QStringLiteral("tools"), FormSection::Tools}, {QStringLiteral("disallowedTools"), FormSection::Tools},
        {QStringLiteral("capabilities"), FormSection::Tools}, {QStringLiteral("tool_tier"), FormSection::Tools},
        {QStringLiteral("skills"), FormSection::Tools}, {QStringLiteral("mcpServers"), FormSection::Tools},
        {QStringLiteral("output"), FormSection::Output}, {QStringLiteral("capabilities.output_formats"), FormSection::Output},
        {QStringLiteral("session_context"), FormSection::Output},
        {QStringLiteral("guardrails"), FormSection::Guardrails}, {QStringLiteral("constitution"), FormSection::Guardrails},
        {QStringLiteral("capabilities.forbidden_actions"), FormSection::Guardrails},
        {QStringLiteral("validation"), FormSection::Guardrails}, {QStringLiteral("enforcement"), FormSection::Guardrails},
        {QStringLiteral("permissionMode"), FormSection::Guardrails}, {QStringLiteral("hooks"), FormSection::Guardrails},
        {QStringLiteral("portability"), FormSection::Portability}, {QStringLiteral("template"), FormSection::Portability},
        {QStringLiteral("escape"), FormSection::Portability}, {QStringLiteral("inputs"), FormSection::Portability},
    };
    const auto exactSection = sections.constFind(path.join(u'.'));
    return exactSection != sections.cend() ? *exactSection : sections.value(path.constFirst(), FormSection::Other);
}

bool isListOfStrings(const Json &value)
{
    return value.is_null() || (value.is_array() && std::all_of(value.begin(), value.end(), [](const Json &item) { return item.is_string(); }));
}

bool hasField(const FieldSpec &group, const QString &key)
{
    return std::any_of(group.children.begin(), group.children.end(), [&key](const FieldSpec &field) { return field.key == key; });
}

FieldControl listControl(const FormRow &row)
{
    const FieldSpec *item = row.spec && !row.spec->children.isEmpty() ? &row.spec->children.constFirst() : nullptr;
    const bool isTool = item && hasField(*item, QStringLiteral("parameters"));
    const bool isAllObjects = std::all_of(row.value.begin(), row.value.end(), [](const Json &value) { return value.is_object(); });
    if (isTool && isAllObjects)
        return FieldControl::Tools;
    const bool isScalar = !item || isTool || item->type == FieldType::Text || item->type == FieldType::Choice || item->type == FieldType::Any;
    return isScalar && isListOfStrings(row.value) ? FieldControl::Chips : FieldControl::Tree;
}

FieldControl controlOf(const FormRow &row)
{
    switch (row.type) {
    case FieldType::Text:
        return row.path.constLast() == u"description" || qString(row.value).contains(u'\n') ? FieldControl::Text : FieldControl::Line;
    case FieldType::Pattern:
        return FieldControl::Line;
    case FieldType::Any:
        if (row.value.is_structured())
            return FieldControl::Tree;
        return qString(row.value).contains(u'\n') ? FieldControl::Text : FieldControl::Line;
    case FieldType::Boolean:
        return FieldControl::Check;
    case FieldType::Integer:
    case FieldType::Real:
        return FieldControl::Number;
    case FieldType::Choice:
        return FieldControl::Choice;
    case FieldType::List:
        return listControl(row);
    case FieldType::Schema:
        return FieldControl::Schema;
    case FieldType::Group:
        break;
    }
    return FieldControl::Tree;
}

/// Returns whether the keys of a group are those of the schema, so that each is a field of the form.
bool hasFixedKeys(const FormRow &row)
{
    return row.type == FieldType::Group && row.spec && !row.spec->children.isEmpty() && row.spec->children.constLast().key != anyKey;
}

void addFields(QList<SectionField> &fields, const QList<Branch<FormRow>> &rows)
{
    for (const Branch<FormRow> &branch : rows) {
        const FormRow &row = branch.item;
        if (row.state == FieldState::AddRow)
            continue;
        if (hasFixedKeys(row))
            addFields(fields, branch.children);
        else
            fields += {row.path, fieldLabel(row), sectionOf(row.path), controlOf(row)};
    }
}

} // namespace

QList<SectionField> sectionFields(const QList<Branch<FormRow>> &rows)
{
    QList<SectionField> fields;
    addFields(fields, rows);
    std::stable_sort(fields.begin(), fields.end(),
        [](const SectionField &left, const SectionField &right) { return left.section < right.section; });
    return fields;
}

QString sectionTitle(FormSection section)
{
    switch (section) {
    case FormSection::Identity:
        return SectionTexts::tr("Identity");
    case FormSection::Model:
        return SectionTexts::tr("Model");
    case FormSection::Tools:
        return SectionTexts::tr("Tools");
    case FormSection::Output:
        return SectionTexts::tr("Output");
    case FormSection::Guardrails:
        return SectionTexts::tr("Guardrails");
    case FormSection::Portability:
        return SectionTexts::tr("Portability");
    case FormSection::Other:
        return SectionTexts::tr("Other");
    }
    Q_UNREACHABLE();
}

QString sectionHelp(FormSection section)
{
    switch (section) {
    case FormSection::Identity:
        return SectionTexts::tr("name, role and style of the agent");
    case FormSection::Model:
        return SectionTexts::tr("model and model requirements");
    case FormSection::Tools:
        return SectionTexts::tr("tools that the agent may call");
    case FormSection::Output:
        return SectionTexts::tr("response format");
    case FormSection::Guardrails:
        return SectionTexts::tr("limits and checks");
    case FormSection::Portability:
        return SectionTexts::tr("settings for different providers and clients");
    case FormSection::Other:
        return SectionTexts::tr("other keys in the document");
    }
    Q_UNREACHABLE();
}

} // namespace outcrop
