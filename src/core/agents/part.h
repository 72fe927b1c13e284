// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace outcrop {

/// The role of a section in a system prompt: identity (the Role of RCCF, ADR-PROJ010-003 section 4), context, constraints, format and tools. Adapters
/// use these lower-case names in `section_order`.
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
