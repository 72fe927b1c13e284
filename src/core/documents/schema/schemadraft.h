// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QString>

#include <optional>

namespace outcrop {

/// The drafts of JSON Schema that are understood.
enum class SchemaDraft { Draft4, Draft6, Draft7, Draft201909, Draft202012 };

QList<SchemaDraft> schemaDrafts();

/// As people call it: `draft 7`, `draft 2020-12`.
QString draftName(SchemaDraft draft);

/// What `$schema` says of it.
QString draftAddress(SchemaDraft draft);

/// The draft that an address stands for; with or without the empty fragment at its end, http or https.
std::optional<SchemaDraft> draftFromAddress(const QString &address);

/// The draft that a schema names in `$schema`, `otherwise` where it names none, and nothing where it names one that is
/// not known.
std::optional<SchemaDraft> draftOf(const Json &schema, SchemaDraft otherwise = SchemaDraft::Draft202012);

} // namespace outcrop
