// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace outcrop {

/// What kind of value a field holds, as far as an editor of it needs to know. A Pattern is a regular expression, a Schema is a JSON Schema.
enum class FieldType { Text, Choice, Pattern, Boolean, Integer, Real, List, Group, Schema, Any };

/// Whether a field means the same for every provider (ADR-PROJ010-003, section 2). Unclassified where its schema does not say.
enum class PortabilityClass { Unclassified, Portable, AdaptationRequired, NonPortable };

/// One field of a kind of document, as the kind's schema describes it: what a form shows and a linter knows. Read from the JSON Schema with
/// its annotations; nothing is known here that the schema does not say.
struct FieldSpec {
    QString path; ///< dotted; `[]` stands for every item of a list, `*` for any key: `tools[].name`, `scopes.*.layers`
    QString key;  ///< its last step; empty for an item of a list
    FieldType type = FieldType::Any;
    QStringList choices;        ///< of Choice
    bool anyCase = false;       ///< choices may be written in any case
    bool openChoices = false;   ///< choices are what is known: another value is kept, with a warning
    bool textAllowed = false;   ///< of List: one text may stand for it, as in `tools: Read, Grep`
    QString help;               ///< one sentence
    QString names;              ///< what a value names, such as `provider/model`, `tool` or `path`; for completion
    QString keyNames;           ///< of Group: what its keys name, such as `phase`; empty where its fields are all known
    PortabilityClass portability = PortabilityClass::Unclassified;
    QString source;             ///< where the field is laid down, such as `ADR-PROJ010-003, section 2, Identity fields`
    std::optional<double> minimum;
    std::optional<double> maximum;
    bool required = false;
    QList<FieldSpec> children;  ///< of List: one, what an item is; of Group: its fields, then `*` where other keys hold something known
};

/// The fields at the top of a schema, in its order. References inside the schema are followed; one that leads back to itself ends there.
QList<FieldSpec> fieldsOf(const Json &schema);

/// The field at a path as a document has it (`tools.0.name`) or as a field has it (`tools[].name`), or null.
const FieldSpec *findField(const QList<FieldSpec> &fields, QStringView path);

QString fieldTypeName(FieldType type);
QString portabilityClassName(PortabilityClass portability);

} // namespace outcrop
