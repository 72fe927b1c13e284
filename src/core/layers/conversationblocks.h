// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace outcrop {

/// The content of an image, document or audio block in the Anthropic or OpenAI format.
struct MediaBlock {
    QString data;             ///< base64, without the prefix of a data URL
    QString name;             ///< file name; empty if the block has none
    bool isReferenceOnly = false; ///< whether the block has only a URL or the ID of an uploaded file
};

/// Returns the content of a media block, or nullopt for other blocks.
std::optional<MediaBlock> mediaBlock(const DataNode &block);

/// Returns the bytes of base64 text; nullopt if it is empty or contains other characters.
std::optional<QByteArray> bytesOfBase64(const QString &text);

/// Returns whether a block is part of the model's reasoning, which must be sent back unchanged to Anthropic.
bool isThinkingBlock(const DataNode &block);

/// Returns the text of a tool result, which is a string or a list of text blocks.
QString toolResultText(const DataNode &content);

} // namespace outcrop
