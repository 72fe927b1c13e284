// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agents/agentschema.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether a field is edited as one value: a scalar, a list of scalars, or a mapping without known fields.
bool isLeafField(const FieldSpec &field)
{
    return std::all_of(field.children.begin(), field.children.end(),
        [&field](const FieldSpec &child) { return field.type == FieldType::List && child.children.isEmpty(); });
}

void collectValueFields(const FieldSpec &field, QList<const FieldSpec *> &found)
{
    if (field.portability != PortabilityClass::Unclassified || isLeafField(field)) {
        found.append(&field);
        return;
    }
    for (const FieldSpec &child : field.children)
        collectValueFields(child, found);
}

int numberAt(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? found->get<int>() : 0;
}

} // namespace

QList<const FieldSpec *> valueFields(const FieldSpec &document)
{
    QList<const FieldSpec *> found;
    for (const FieldSpec &field : document.children)
        collectValueFields(field, found);
    return found;
}

ClassCounts countClasses(const FieldSpec &document)
{
    ClassCounts counts;
    const QList<const FieldSpec *> fields = valueFields(document);
    for (const FieldSpec *field : fields) {
        counts.portableCount += field->portability == PortabilityClass::Portable;
        counts.adaptationRequiredCount += field->portability == PortabilityClass::AdaptationRequired;
        counts.nonPortableCount += field->portability == PortabilityClass::NonPortable;
    }
    return counts;
}

std::optional<ClaimedCounts> claimedClassCounts(const Json &schema)
{
    const auto claimedEntry = schema.is_object() ? schema.find("x-claimed") : schema.end();
    if (!schema.is_object() || claimedEntry == schema.end() || !claimedEntry->is_object())
        return std::nullopt;
    const ClassCounts counts{
        numberAt(*claimedEntry, "portable"), numberAt(*claimedEntry, "adaptation-required"), numberAt(*claimedEntry, "non-portable")};
    return ClaimedCounts{counts, qString(claimedEntry->value("source", Json()))};
}

} // namespace outcrop
