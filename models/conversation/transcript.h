// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sessions/session.h"

namespace outcrop {

/// One part of a conversation in reading order: the heading of a phase, a message, a tool call, or the result of a tool.
struct TranscriptPart {
    enum class Kind { Phase, Message, ToolCall, ToolResult };

    Kind kind = Kind::Message;
    QString title;     ///< phase, sender or role, or name of the tool
    QString time = {}; ///< time of a message, as written in its file
    QString text = {}; ///< text of the message, arguments of the call as JSON, or result
    QStringList attachments = {}; ///< names or paths of the files in a message or result

    bool isFoldable() const { return kind == Kind::ToolCall || kind == Kind::ToolResult; }

    friend bool operator==(const TranscriptPart &, const TranscriptPart &) = default;
};

/// Returns the recorded messages of a session by phase. Omits phases without messages.
QList<TranscriptPart> transcriptOf(const Session &session);

} // namespace outcrop
