// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/fieldedit.h"
#include "core/documents/fieldspec.h"

#include <optional>

namespace outcrop {

/// How a field comes to be in a form.
enum class FieldState {
    Absent,    ///< known, and the document does not have it
    Present,   ///< the document has it
    Inherited, ///< only the governance file beside an agent has it
    Unknown,   ///< the document has it, and no schema knows its key
    Adder,     ///< no field: the place where a list gets another item, or a mapping another key
};

/// One line of a form: a field of a document with what its schema says and what is wrong with it.
struct FormRow {
    FieldPath path; ///< of an adder: that of its list or mapping, and an empty step
    QString name;   ///< its key, or its place in a list counted from 1
    const FieldSpec *spec = nullptr; ///< null where no schema says anything; lives as long as the program
    FieldState state = FieldState::Absent;
    FieldType type = FieldType::Any; ///< how it is edited: the schema's type, unless the document holds something else
    Json value;                      ///< null where there is none
    bool isItem = false;             ///< of a list
    bool freeKey = false;            ///< its key is the user's choice
    QString keyNames;                ///< what a free key names, such as `phase`
    Diagnostics findings;            ///< at this very field
    std::optional<Severity> worst;   ///< of its findings and of all below it

    bool hasValue() const { return state == FieldState::Present || state == FieldState::Inherited || state == FieldState::Unknown; }
    friend bool operator==(const FormRow &, const FormRow &);
};

/// What a row says in one line.
QString rowText(const FormRow &row);

/// What was typed as a value of this row's type. Where no type is known, what reads as a number or a truth becomes one, unless the field held text.
Json typedValue(const FormRow &row, const QVariant &typed);

} // namespace outcrop
