// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/syntaxreport.h"

#include <QByteArray>

namespace outcrop {

/// A request to a worker process.
struct SyntaxRequest {
    QString grammar; ///< name of the grammar
    QString text;
    SyntaxQuestions questions;
};

QByteArray encoded(const SyntaxRequest &request);
QByteArray encoded(const SyntaxReport &report);

/// Return nullopt if the message is incomplete or of another type, or if an offset is outside the text.
std::optional<SyntaxRequest> decodedRequest(const QByteArray &bytes);
std::optional<SyntaxReport> decodedReport(const QByteArray &bytes, qsizetype textSize);

} // namespace outcrop
