// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

namespace outcrop {

// The findings of a render that keep a request from going out as if it were fine. A person may send it all the same (`--force`).

inline const QString noTaskCode = QStringLiteral("request-empty");       ///< nothing is asked of the model
inline const QString tooLongCode = QStringLiteral("request-too-long");   ///< more tokens than the model's window has room for
inline const QString lostPartsCode = QStringLiteral("request-lost-parts"); ///< a part that is never to be cut went: GRANITE, constraints, critical rules
inline const QString requirementCode = QStringLiteral("requirement-unmet"); ///< the model lacks what the agent requires
inline const QString inputCode = QStringLiteral("input-invalid");           ///< the request breaks the agent's guardrails.input_validation

/// What a request is for. A budget may be looked at before there is a task; a request without one is not rendered, exported or sent.
enum class RequestUse { Look, Send };

/// Those findings among the diagnostics of a render; none where it may go.
inline Diagnostics unfitness(Diagnostics diagnostics, RequestUse use)
{
    diagnostics.removeIf([use](const Diagnostic &found) {
        if (found.code == requirementCode || found.code == inputCode)
            return found.severity != Severity::Error;
        return found.code != tooLongCode && found.code != lostPartsCode && (found.code != noTaskCode || use == RequestUse::Look);
    });
    return diagnostics;
}

/// Errors that cannot be overridden: the request could not be made as intended.
inline Diagnostics renderErrors(Diagnostics diagnostics)
{
    diagnostics.removeIf([](const Diagnostic &found) {
        return found.severity != Severity::Error || found.code == requirementCode || found.code == inputCode;
    });
    return diagnostics;
}

} // namespace outcrop
