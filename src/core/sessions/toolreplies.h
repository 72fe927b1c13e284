// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/layers/conversation.h"

namespace outcrop {

/// A simulated result of a tool.
struct ToolReply {
    QString tool;
    Json when;       ///< arguments that the call must have; empty for any call
    QString content; ///< a value that is not text is JSON
};

/// A table of simulated results, from YAML such as `tools: {stock: [{when: {item: rose}, reply: "12"}, {reply: "0"}]}`. The first match is used.
struct ToolReplies {
    QList<ToolReply> replies;

    bool isEmpty() const { return replies.isEmpty(); }
    /// Returns the result of a call; nullopt if no reply matches.
    std::optional<QString> replyTo(const ToolCall &call) const;
    /// Returns the length of the longest result in bytes of UTF-8.
    qint64 longestReply() const;
};

/// Reads a table. Errors: Invalid, with the location.
Result<ToolReplies> readToolReplies(const QString &text, const QString &path);

} // namespace outcrop
