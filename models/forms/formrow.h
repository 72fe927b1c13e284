// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/fieldedit.h"
#include "core/documents/fieldspec.h"

#include <optional>

namespace outcrop {

/// The origin of a form row.
enum class FieldState {
    Absent,    ///< a field of the schema that is not in the document
    Present,   ///< a field in the document
    Inherited, ///< a field of the governance file of the agent
    Unknown,   ///< a field of the document that is not in the schema
    AddRow,    ///< a row that adds an item to a list or a key to a mapping
};

/// A row of a form: a field with its schema and findings.
struct FormRow {
    FieldPath path; ///< for an add row: the path of its list or mapping, and an empty step
    QString name;   ///< key, or position in a list from 1
    const FieldSpec *spec = nullptr; ///< null if the schema does not contain the field; never destroyed
    FieldState state = FieldState::Absent;
    FieldType type = FieldType::Any; ///< type for editing: the schema's type, or that of a value that does not match it
    Json value;                      ///< null if there is none
    bool isItem = false;             ///< whether the row is an item of a list
    bool hasFreeKey = false;            ///< whether the user chooses the key
    QString keyNames;                        ///< kind of name that a free key refers to, such as `phase`
    Diagnostics findings;                    ///< findings of this field, without its children
    std::optional<Severity> worstSeverity;   ///< worst severity of the findings of this field and its children

    bool hasValue() const { return state == FieldState::Present || state == FieldState::Inherited || state == FieldState::Unknown; }
    friend bool operator==(const FormRow &, const FormRow &);
};

/// Returns the value of a row in one line. Returns an empty string if there is no value, and for a mapping that is neither a list item nor a schema.
QString rowText(const FormRow &row);

/// Returns typed text as a value of the row's type. If the type is unknown, numbers and booleans are converted, unless the field contained text.
Json valueFromText(const FormRow &row, const QVariant &typed);

} // namespace outcrop
