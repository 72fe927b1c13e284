// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace outcrop {

/// The role a passage plays in a system prompt: Role, Context, Constraints, Format (RCCF, ADR-PROJ010-003 section 4) and tools.
/// An adapter's `section_order` lists them by these names.
enum class Part { Identity, Context, Constraints, Format, Tools };

inline QStringList partNames()
{
    return {QStringLiteral("identity"), QStringLiteral("context"), QStringLiteral("constraints"), QStringLiteral("format"),
            QStringLiteral("tools")};
}

inline QString partName(Part part)
{
    return partNames().at(static_cast<int>(part));
}

inline std::optional<Part> partFromName(const QString &name)
{
    const qsizetype index = partNames().indexOf(name.trimmed().toLower());
    return index < 0 ? std::nullopt : std::optional(static_cast<Part>(index));
}

} // namespace outcrop
