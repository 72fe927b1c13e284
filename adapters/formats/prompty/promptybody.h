// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/promptfile.h"

#include <QRegularExpression>

namespace outcrop {

/// Matches a line that starts a message, such as `system:` or `# User[name=x]:`. Captures the role and the attributes.
const QRegularExpression &promptyRoleLine();

/// The messages of a Prompty body, and the attributes of its role lines (`[name=x]`) as `messages[0].name` and the value.
struct PromptyBody {
    QList<PromptMessage> messages;
    QList<QPair<QString, QString>> attributes;
};
/// Splits a body at its role lines, such as `system:`. Text before the first role is a system message. Placeholders of the variables `threads` are the
/// conversation so far.
PromptyBody readPromptyBody(const QString &text, const QStringList &threads);

/// Returns the messages as a body with role lines.
QString promptyBodyOf(const QList<PromptMessage> &messages);

} // namespace outcrop
