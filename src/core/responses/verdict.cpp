// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/verdict.h"

#include "core/responses/responsepatterns.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether the response is truncated. An incomplete response counts as complete if the provider reports it as complete and it conforms to
/// the schema.
bool isTruncated(const VerdictInput &signs)
{
    if (signs.stop == StopReason::Truncated || signs.stop == StopReason::Incomplete)
        return true;
    return !signs.isComplete && !(signs.stop == StopReason::Done && signs.conformsToSchema);
}

} // namespace

Verdict verdictOf(const VerdictInput &signs)
{
    if (signs.stop == StopReason::Blocked)
        return Verdict::Blocked;
    if (signs.stop == StopReason::Refused || signs.isRefusal)
        return Verdict::Refused;
    if (isTruncated(signs))
        return Verdict::Truncated;
    if (signs.isDataRequested && !signs.hasData)
        return Verdict::ProseOnly;
    if (signs.isBlank) // the response ended before any text
        return Verdict::Truncated;
    if (signs.hasUnreadData || (!signs.isReadable && !signs.isDataRequested))
        return Verdict::Incomplete;
    if (!signs.isReadable || !signs.conformsToSchema)
        return Verdict::WrongSchema;
    return signs.isRepaired ? Verdict::Repaired : Verdict::Valid;
}

bool isRefusal(QStringView prose)
{
    const ResponsePatterns &signs = ResponsePatterns::builtIn();
    const QStringView text = prose.trimmed();
    if (text.size() > signs.refusalLength)
        return false;
    QString beginning = text.left(120).toString();
    beginning.replace(u'’', u'\'');
    return std::any_of(signs.refusals.begin(), signs.refusals.end(),
        [&beginning](const QString &words) { return beginning.startsWith(words, Qt::CaseInsensitive); });
}

} // namespace outcrop
