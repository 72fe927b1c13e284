// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/json.h"

#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <optional>

namespace outcrop {

/// What kind of value a field holds, as far as an editor of it needs to know. A Pattern is a regular expression, a
/// Schema is a JSON Schema.
enum class FieldType { Text, Choice, Pattern, Boolean, Integer, Real, List, Group, Schema, Any };

/// Whether a field means the same for every provider (ADR-PROJ010-003, section 2). Unclassified where its schema does
/// not say.
enum class PortabilityClass { Unclassified, Portable, AdaptationRequired, NonPortable };

/// What is said of keys that a schema does not name: nothing, unless they look like a slip of a known one; a note; or a
/// warning.
enum class UnknownKeys { Kept, Noted, Warned };

/// A key that belongs to another kind of document, such as `allowed-tools`, which agents call `tools`.
struct OtherKey {
    QString key;
    QString instead; ///< what it is called here
    QString reason;  ///< one sentence
};

/// The steps of a field's path that stand for any key and for every item.
inline const QString anyKey = QStringLiteral("*");
inline const QString anyItem = QStringLiteral("[]");

/// One field of a kind of document, as the kind's schema describes it: what a form shows and a linter knows. Read from
/// the JSON Schema with its annotations; nothing is known here that the schema does not say.
struct FieldSpec {
    QString path; ///< dotted; `[]` stands for every item of a list, `*` for any key: `tools[].name`, `scopes.*.layers`
    QString key;  ///< its last step; empty for an item of a list
    FieldType type = FieldType::Any;
    QList<FieldType> alternatives; ///< what it may be as well: a List may be one text, as in `tools: Read, Grep`
    QStringList choices;           ///< of Choice: its values; of Text: well-known ones, and any other is as good
    bool anyCase = false;          ///< choices may be written in any case
    bool openChoices = false;      ///< of Choice: another value is kept, too
    QString help;                  ///< one sentence
    QString names;                 ///< what a value names, such as `provider/model`, `tool` or `path`; for completion
    QString keyNames; ///< of Group: what its keys name, such as `phase`; empty where its fields are all known
    PortabilityClass portability = PortabilityClass::Unclassified;
    QString source; ///< where the field is laid down, such as `ADR-PROJ010-003, section 2, Identity Fields`
    QString sent;   ///< how its value gets into a prompt; of this field and those inside it, and so are the next two
    QString acts;   ///< what the program does with it, or that it is for people, where it is not sent
    QString unsent; ///< why it is neither sent nor acted on
    std::optional<double> minimum;
    std::optional<double> maximum;
    std::optional<int> shortest; ///< of Text, in characters
    std::optional<int> longest;
    QRegularExpression form; ///< of Text: what it must look like; `formHelp` says it in words
    QString formHelp;
    QString repair;      ///< how a wrong form is fixed: `hyphens` makes lowercase words joined by hyphens
    bool commas = false; ///< of a List that may be one text: its names have commas between them
    Severity severity = Severity::Warning; ///< of a finding about the value: an error where the value cannot be used
    bool required = false;
    UnknownKeys unknownKeys = UnknownKeys::Kept; ///< of Group, and so is the next
    QList<OtherKey> otherKeys;
    QList<FieldSpec> children; ///< of List: what an item is; of Group: its fields, then `*` if other keys are known
};

/// A whole document as one field: a Group whose path is empty. References inside the schema are followed; one that
/// leads back to itself ends there.
FieldSpec documentField(const Json &schema);

/// The fields at the top of a schema, in its order: the children of documentField().
QList<FieldSpec> fieldsOf(const Json &schema);

/// The field at a path as a document has it (`tools.0.name`) or as a field has it (`tools[].name`), or null.
const FieldSpec *findField(const QList<FieldSpec> &fields, QStringView path);

QString fieldTypeName(FieldType type);
QString portabilityClassName(PortabilityClass portability);

} // namespace outcrop
