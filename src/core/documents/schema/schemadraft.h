// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QString>

#include <optional>

namespace outcrop {

/// The supported drafts of JSON Schema.
enum class SchemaDraft { Draft4, Draft6, Draft7, Draft201909, Draft202012 };

QList<SchemaDraft> schemaDrafts();

/// Returns the display name: `draft 7`, `draft 2020-12`.
QString draftName(SchemaDraft draft);

/// Returns the `$schema` URI of a draft.
QString draftUri(SchemaDraft draft);

/// Returns the draft of a `$schema` URI, or nullopt if it is unknown. Accepts http and https, with or without an empty
/// fragment.
std::optional<SchemaDraft> draftFromUri(const QString &address);

/// Returns the draft named by `$schema`, `defaultDraft` if there is no `$schema`, or nullopt if `$schema` names an unknown draft.
std::optional<SchemaDraft> draftOf(const Json &schema, SchemaDraft defaultDraft = SchemaDraft::Draft202012);

} // namespace outcrop
