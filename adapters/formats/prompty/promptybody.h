// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/promptfile.h"

namespace outcrop {

/// Splits a Prompty body at its role lines, such as `system:`. `threads` are the variables whose placeholder is the conversation so far. Text before the first
/// role is a system message. Attributes of a role line (`[name=x]`) are in `attributes`, as `messages[0].name` and its value.
struct PromptyBody {
    QList<PromptMessage> messages;
    QList<QPair<QString, QString>> attributes;
};
PromptyBody readPromptyBody(const QString &text, const QStringList &threads);

/// Returns the messages as a body with role lines.
QString promptyBodyOf(const QList<PromptMessage> &messages);

} // namespace outcrop
