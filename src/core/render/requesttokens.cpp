// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/requesttokens.h"

namespace outcrop {

QString requestPartName(RequestPart part)
{
    switch (part) {
    case RequestPart::Tools:
        return QStringLiteral("tools");
    case RequestPart::Schema:
        return QStringLiteral("schema");
    case RequestPart::Section:
        return QStringLiteral("section");
    case RequestPart::Example:
        return QStringLiteral("example");
    case RequestPart::History:
        return QStringLiteral("history");
    case RequestPart::Request:
        return QStringLiteral("request");
    case RequestPart::Instructions:
        return QStringLiteral("instructions");
    case RequestPart::Frame:
        return QStringLiteral("frame");
    }
    Q_UNREACHABLE();
}

TokenCount RequestTokens::sum(RequestPart kind) const
{
    TokenCount total;
    for (const PartTokens &part : parts) {
        if (part.kind == kind)
            total += part.count;
    }
    return total;
}

TokenCount RequestTokens::tools() const
{
    return sum(RequestPart::Tools) + sum(RequestPart::Schema);
}

TokenCount RequestTokens::system() const
{
    return sum(RequestPart::Section) + sum(RequestPart::Example);
}

TokenCount RequestTokens::sum(Tier tier) const
{
    TokenCount total;
    for (const PartTokens &part : parts) {
        if (part.tier == tier)
            total += part.count;
    }
    return total;
}

} // namespace outcrop
