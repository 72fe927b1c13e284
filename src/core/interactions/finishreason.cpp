// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/finishreason.h"

#include <QMap>

namespace outcrop {

QString outcomeOfFinishReason(const QString &reason)
{
    static const QMap<QString, QString> words{{QStringLiteral("stop"), QStringLiteral("done")}, {QStringLiteral("end_turn"), QStringLiteral("done")},
        {QStringLiteral("stop_sequence"), QStringLiteral("done")}, {QStringLiteral("tool_call"), QStringLiteral("done")},
        {QStringLiteral("tool_calls"), QStringLiteral("done")}, {QStringLiteral("tool_use"), QStringLiteral("done")},
        {QStringLiteral("function_call"), QStringLiteral("done")}, {QStringLiteral("length"), QStringLiteral("truncated")},
        {QStringLiteral("max_tokens"), QStringLiteral("truncated")}, {QStringLiteral("refusal"), QStringLiteral("refused")},
        {QStringLiteral("content_filter"), QStringLiteral("blocked")}, {QStringLiteral("safety"), QStringLiteral("blocked")},
        {QStringLiteral("recitation"), QStringLiteral("blocked")}, {QStringLiteral("error"), QStringLiteral("failed")}};
    return words.value(reason.toLower(), reason.toLower());
}

} // namespace outcrop
