// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/syntaxreport.h"

#include <QByteArray>

namespace outcrop {

/// A request to a worker process.
struct SyntaxRequest {
    QString grammar; ///< name of the grammar
    QString text;
    SyntaxSelection selection;
};

QByteArray encode(const SyntaxRequest &request);
QByteArray encode(const SyntaxReport &report);

/// Return nullopt if the message is incomplete or of another type, or if an offset is outside the text.
std::optional<SyntaxRequest> decodeRequest(const QByteArray &bytes);
std::optional<SyntaxReport> decodeReport(const QByteArray &bytes, qsizetype textSize);

} // namespace outcrop
