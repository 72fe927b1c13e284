// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/promptfile.h"

namespace outcrop {

/// The messages of a dotprompt template, and the helper tags that remain in their text because they depend on rendering. These tags are inside a condition or loop, or
/// are roles and sections with variable arguments.
struct DotpromptBody {
    QList<PromptMessage> messages;
    QStringList dynamicTags;
};

/// Splits a template at `{{role}}`, `{{history}}`, `{{media}}` and `{{section}}`. Empty pieces are omitted.
DotpromptBody readDotpromptBody(const QString &text);

/// Returns the messages as a template. Their text must be in Handlebars syntax.
QString dotpromptBodyOf(const QList<PromptMessage> &messages);

} // namespace outcrop
