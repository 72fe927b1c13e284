// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

namespace outcrop {

// The findings of a render that keep a request from going out as if it were fine. A person may send it all the same (`--force`).

inline const QString noTaskCode = QStringLiteral("request-empty");       ///< nothing is asked of the model
inline const QString tooLongCode = QStringLiteral("request-too-long");   ///< more tokens than the model's window has room for
inline const QString lostPartsCode = QStringLiteral("request-lost-parts"); ///< a part that is never to be cut went: GRANITE, constraints, critical rules

/// What a request is for: a prompt without a task may be looked at, and not sent.
enum class RequestUse { Look, Send };

/// Those findings among the diagnostics of a render; none where it may go.
inline Diagnostics unfitness(Diagnostics diagnostics, RequestUse use)
{
    diagnostics.removeIf([use](const Diagnostic &found) {
        return found.code != tooLongCode && found.code != lostPartsCode && (found.code != noTaskCode || use == RequestUse::Look);
    });
    return diagnostics;
}

} // namespace outcrop
