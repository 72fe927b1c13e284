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

/// The type of a field's value, for editors. A Pattern is a regular expression; a Schema is a JSON Schema.
enum class FieldType { Text, Choice, Pattern, Boolean, Integer, Real, List, Group, Schema, Any };

/// The portability of a field: whether it has the same meaning for every provider. Unclassified if its schema does not specify the class. Source:
/// ADR-PROJ010-003, section 2.
enum class PortabilityClass { Unclassified, Portable, AdaptationRequired, NonPortable };

/// The report for unknown keys: Kept reports only keys similar to a known key, Noted reports a note, and Warned reports a warning.
enum class UnknownKeys { Kept, Noted, Warned };

/// A key of another kind of document, such as `allowed-tools`, which agents call `tools`.
struct OtherKey {
    QString key;
    QString replacementKey; ///< the key's name in this kind of document; empty if there is none
    QString reason;         ///< one sentence
};

/// The path components that match any key and every list item.
inline const QString anyKey = QStringLiteral("*");
inline const QString anyItem = QStringLiteral("[]");

/// One field of a document format, for forms and linters. Read only from the JSON Schema and its annotations.
struct FieldSpec {
    QString path; ///< dotted path; `[]` matches every item of a list and `*` any key: `tools[].name`, `scopes.*.layers`
    QString key;  ///< last component of the path; empty for a list item
    FieldType type = FieldType::Any;
    QList<FieldType> alternatives; ///< other accepted types: a List may also be Text, as in `tools: Read, Grep`
    QStringList choices;           ///< for Choice: the values; for Text: suggestions, and any other value is allowed
    bool ignoresCase = false;          ///< whether choices are case-insensitive
    bool allowsOtherChoices = false;      ///< for Choice: whether other values are reported but accepted
    QString help;                  ///< one sentence
    QString names; ///< kind of name that a value refers to, such as `provider/model`, `tool` or `path`; for completion
    QString keyNames; ///< for Group: kind of name that its keys refer to, such as `phase`; empty if all keys are fixed
    PortabilityClass portability = PortabilityClass::Unclassified;
    QString source; ///< document that specifies the field, such as `ADR-PROJ010-003, section 2, Identity Fields`
    QString sentUse;      ///< use of the value in a prompt; also applies to the fields inside, as do `localUse`, `unsentReason` and `unusedReason`
    QString localUse;     ///< use of the value if it is not sent: by the program or for human readers
    QString unsentReason; ///< reason why the value is neither sent nor used, although its author may expect it
    QString unusedReason; ///< reason why the value is neither sent nor used by design: another program uses it, or it is informational
    std::optional<double> minimum;
    std::optional<double> maximum;
    std::optional<int> minimumLength; ///< for Text: minimum length in UTF-16 code units
    std::optional<int> maximumLength;
    QRegularExpression form; ///< for Text: required pattern; `patternHelp` describes it for the user
    QString patternHelp;
    QString repair;      ///< fix for a value of the wrong form: `hyphens` produces lowercase words joined by hyphens
    bool isCommaSeparated = false; ///< for a List that may be Text: whether its names are separated by commas
    Severity severity = Severity::Warning; ///< severity of findings about the value: Error if a wrong value cannot be used
    bool isRequired = false;
    UnknownKeys unknownKeys = UnknownKeys::Kept; ///< for Group: reporting of unknown keys
    QList<OtherKey> otherKeys;
    QList<FieldSpec> children; ///< for List: the item; for Group: the fields, with `*` last if other keys are described
};

/// Returns a whole document as a Group with an empty path. References inside the schema are resolved; a recursive one
/// has no children.
FieldSpec documentField(const Json &schema);

/// Returns the fields at the root of a schema in their order: the children of documentField().
QList<FieldSpec> fieldsOf(const Json &schema);

/// Returns the field at a path of a document (`tools.0.name`) or of a field (`tools[].name`), or null.
const FieldSpec *findField(const QList<FieldSpec> &fields, QStringView path);

QString fieldTypeName(FieldType type);
QString portabilityClassName(PortabilityClass portability);

} // namespace outcrop
