// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

namespace outcrop {

// Findings that block sending a request. The user can override them with `--force`.

inline const QString noTaskCode = QStringLiteral("request-empty");     ///< sending would cost tokens without a useful response
inline const QString noMessageCode = QStringLiteral("request-no-message"); ///< the provider rejects the request, because its list of messages is empty
inline const QString tooLongCode = QStringLiteral("request-too-long"); ///< the request exceeds its input limit
inline const QString lostPartsCode =
    QStringLiteral("request-lost-parts"); ///< a protected part was removed: GRANITE, constraints, critical rules
inline const QString requirementCode =
    QStringLiteral("requirement-unmet"); ///< the model lacks a feature or context window that the agent requires
inline const QString inputCode =
    QStringLiteral("input-invalid"); ///< the request violates the agent's guardrails.input_validation

/// The purpose of a request. A preview, such as its budget, does not need a task.
enum class RequestPurpose { Preview, Send };

/// Returns the findings that prevent a request from being used; empty if there are none.
inline Diagnostics requestBlockers(Diagnostics diagnostics, RequestPurpose use)
{
    diagnostics.removeIf([use](const Diagnostic &found) {
        if (found.code == requirementCode || found.code == inputCode)
            return found.severity != Severity::Error;
        return found.code != tooLongCode && found.code != lostPartsCode
            && (found.code != noTaskCode || use == RequestPurpose::Preview);
    });
    return diagnostics;
}

/// Returns the errors that the user cannot override: the request could not be created as intended.
inline Diagnostics renderErrors(Diagnostics diagnostics)
{
    diagnostics.removeIf([](const Diagnostic &found) {
        return found.severity != Severity::Error || found.code == requirementCode || found.code == inputCode;
    });
    return diagnostics;
}

} // namespace outcrop
