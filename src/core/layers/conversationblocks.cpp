// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/conversationblocks.h"

namespace outcrop {
namespace {

/// Returns the content of a data URL; other URLs have no data.
MediaBlock mediaFromUrl(const QString &url, const QString &name = {})
{
    const QString mark = QStringLiteral(";base64,");
    const qsizetype at = url.startsWith(u"data:") ? url.indexOf(mark) : -1;
    return at < 0 ? MediaBlock{{}, name, true} : MediaBlock{url.mid(at + mark.size()), name, false};
}

/// Reads a file's data, which is base64 or a data URL.
MediaBlock mediaFromFile(const DataNode &file)
{
    const QString data = file[u"file_data"].text();
    const QString name = file[u"filename"].text();
    if (data.isEmpty() || data.startsWith(u"data:"))
        return mediaFromUrl(data, name);
    return {data, name, false};
}

} // namespace

std::optional<MediaBlock> mediaBlock(const DataNode &block)
{
    const QString type = block[u"type"].text();
    if (type == u"image_url" || type == u"input_image") {
        const DataNode &url = block[u"image_url"];
        return mediaFromUrl(url.isMapping() ? url[u"url"].text() : url.text());
    }
    if ((type == u"image" || type == u"document") && block[u"source"].isMapping()) {
        const DataNode &source = block[u"source"];
        return MediaBlock{source[u"data"].text(), block[u"title"].text(), source[u"type"].text() != u"base64"};
    }
    if (type == u"input_audio")
        return MediaBlock{block.at(u"input_audio.data").text(), {}, false};
    if (type == u"file" || type == u"input_file")
        return mediaFromFile(type == u"file" ? block[u"file"] : block);
    return std::nullopt;
}

std::optional<QByteArray> bytesOfBase64(const QString &text)
{
    const auto decodedBytes = QByteArray::fromBase64Encoding(text.toLatin1(), QByteArray::Base64Encoding | QByteArray::AbortOnBase64DecodingErrors);
    return decodedBytes.decodingStatus == QByteArray::Base64DecodingStatus::Ok && !decodedBytes.decoded.isEmpty() ? std::optional(decodedBytes.decoded) : std::nullopt;
}

bool isThinkingBlock(const DataNode &block)
{
    const QString type = block[u"type"].text();
    return type == u"thinking" || type == u"redacted_thinking";
}

QString toolResultText(const DataNode &content)
{
    if (content.isScalar())
        return content.text();
    QStringList texts;
    for (const DataNode &block : content.items()) {
        if (block[u"text"].isScalar())
            texts.append(block[u"text"].text());
    }
    return texts.join(u'\n');
}

} // namespace outcrop
