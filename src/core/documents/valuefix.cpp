// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/valuefix.h"

#include "core/documents/data/yamlwriter.h"
#include "core/documents/documentsmessages.h"
#include "core/text/nearestword.h"

namespace outcrop {
namespace {

/// Returns the most similar allowed value, or an empty string if none or several are most similar.
QString keepNearestExplanation(const QString &text, const QStringList &allowed)
{
    const QString first = nearestWord(text, allowed);
    const QString last = nearestWord(text, QStringList(allowed.crbegin(), allowed.crend()));
    return first == last ? first : QString();
}

} // namespace

std::optional<Fix> nearestValueFix(const DataNode &value, const QStringList &allowed)
{
    const Range &range = value.range();
    if (!value.isScalar() || range.start.line != range.end.line)
        return std::nullopt;
    const QString text = value.text();
    const QString near = keepNearestExplanation(text, allowed);
    if (near.isEmpty())
        return std::nullopt;
    const bool isPlain = range.end.offset - range.start.offset == text.size();
    const QString replacement = isPlain ? yamlScalar(near, {}, true) : QString::fromStdString(jsonString(near).dump());
    return Fix{documentsmessages::changeTo(near), {{range, replacement}}, !isTypingError(text, near)};
}

} // namespace outcrop
