// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/requesttokens.h"

#include "core/render/rendermessages.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

template<typename Wanted>
TokenCount sumOf(const QList<PartTokens> &parts, Wanted wanted)
{
    TokenCount sum;
    for (const PartTokens &part : parts) {
        if (wanted(part))
            sum += part.count;
    }
    return sum;
}

} // namespace

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
    case RequestPart::Attachment:
        return QStringLiteral("attachment");
    case RequestPart::Request:
        return QStringLiteral("request");
    case RequestPart::Instructions:
        return QStringLiteral("instructions");
    case RequestPart::Overhead:
        return QStringLiteral("frame");
    }
    Q_UNREACHABLE();
}

QString requestPartText(RequestPart part)
{
    switch (part) {
    case RequestPart::Tools:
        return rendermessages::partTools();
    case RequestPart::Schema:
        return rendermessages::partSchema();
    case RequestPart::Section:
        return rendermessages::partSection();
    case RequestPart::Example:
        return rendermessages::partExample();
    case RequestPart::History:
        return rendermessages::partHistory();
    case RequestPart::Attachment:
        return rendermessages::partAttachment();
    case RequestPart::Request:
        return rendermessages::partRequest();
    case RequestPart::Instructions:
        return rendermessages::partInstructions();
    case RequestPart::Overhead:
        return rendermessages::partOverhead();
    }
    Q_UNREACHABLE();
}

TokenCount RequestTokens::sum(RequestPart kind) const
{
    return sumOf(parts, [kind](const PartTokens &part) { return part.kind == kind; });
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
    return sumOf(parts, [tier](const PartTokens &part) { return part.tier == tier; });
}

QStringList RequestTokens::titlesOfFirst(qint64 tokens) const
{
    QList<PartTokens> orderedParts = parts;
    std::stable_partition(orderedParts.begin(), orderedParts.end(), [](const PartTokens &part) { return part.kind == RequestPart::History; });
    QStringList titles;
    QSet<QString> files;
    for (const PartTokens &part : std::as_const(orderedParts)) {
        if (tokens <= 0)
            break;
        tokens -= part.count.tokens;
        const QString title = part.title.isEmpty() ? part.id : part.title;
        const bool isNamed = part.kind == RequestPart::Overhead || titles.contains(title) || (!part.file.isEmpty() && files.contains(part.file));
        if (part.count.tokens > 0 && !isNamed) {
            titles += title;
            files += part.file;
        }
    }
    return titles;
}

} // namespace outcrop
