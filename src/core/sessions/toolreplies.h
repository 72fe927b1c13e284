// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/data/datanode.h"
#include "core/layers/conversation.h"

namespace outcrop {

/// A simulated result of a tool.
struct ToolReply {
    QString tool;
    Json when;       ///< arguments that the call must have; empty for any call
    QString content; ///< JSON if the value in the file is not text
};

/// A model that simulates the results of tool calls without a matching reply.
struct ToolModel {
    QString provider;
    QString model; ///< empty: the default model of the provider
    QString instructions; ///< text before the description of the tool and the call, such as the data that the tool has; may be empty
    Location location = {}; ///< where the model is named
};

/// Simulated results, from YAML such as `tools: {stock: [{when: {item: rose}, reply: "12"}, {reply: "0"}]}` and `model: {provider: ollama}`. The first
/// match is used.
struct ToolReplies {
    QList<ToolReply> replies;
    std::optional<ToolModel> model = {};

    bool isEmpty() const { return replies.isEmpty() && !model; }
    /// Returns the result of a call; nullopt if no reply matches.
    std::optional<QString> replyTo(const ToolCall &call) const;
    /// Returns the length of the longest result in bytes of UTF-8.
    qint64 longestReply() const;
};

/// Reads `tools` and `model`; at least one is required. Errors: Invalid, with the location.
Result<ToolReplies> readToolReplies(const QString &text, const QString &path);
Result<ToolReplies> readToolReplies(const DataNode &data, const QString &path);
/// Reads only the lists of replies, by tool. Errors: Invalid, with the location.
Result<ToolReplies> readToolTable(const DataNode &tools, const QString &path);

} // namespace outcrop
