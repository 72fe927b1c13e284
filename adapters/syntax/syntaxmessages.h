// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/syntaxreport.h"

#include <QByteArray>

namespace outcrop {

/// A source to read, as the worker is sent it.
struct SyntaxRequest {
    QString grammar; ///< its name
    QString text;
    SyntaxQuestions questions;
};

QByteArray encoded(const SyntaxRequest &request);
QByteArray encoded(const SyntaxReport &report);

/// Nothing where the bytes are not a whole message of this kind, or places in it are not in the text.
std::optional<SyntaxRequest> decodedRequest(const QByteArray &bytes);
std::optional<SyntaxReport> decodedReport(const QByteArray &bytes, qsizetype textSize);

} // namespace outcrop
