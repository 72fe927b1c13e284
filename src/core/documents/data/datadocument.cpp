// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/datadocument.h"

#include "core/documents/data/datamessages.h"

namespace outcrop {
namespace {

bool exceedsSize(QStringView text, qsizetype bytes)
{
    constexpr qsizetype mostBytesOfUnit = 3;
    if (text.size() * mostBytesOfUnit <= bytes)
        return false;
    return text.size() > bytes || text.toUtf8().size() > bytes;
}

} // namespace

std::optional<Diagnostic> sizeLimitError(QStringView text, const QString &file, Position origin, const ReadLimits &limits)
{
    if (!exceedsSize(text, limits.bytes))
        return std::nullopt;
    const QString message =
        datamessages::tooLarge(limits.bytes / 1024);
    return Diagnostic{Severity::Error, QStringLiteral("data-too-large"), message, {file, {origin, origin}}};
}

} // namespace outcrop
