// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringDecoder>

#include <optional>

namespace outcrop {

/// UTF-8 as text, with every character: Qt's own conversions drop a byte order mark at the beginning, which is part of a
/// file's name as of any other text. What is not UTF-8 becomes replacement characters.
inline QString textOfUtf8(QByteArrayView bytes)
{
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom | QStringDecoder::Flag::Stateless);
    return decode(bytes);
}

/// The same, and nothing where a byte is not UTF-8.
inline std::optional<QString> exactTextOfUtf8(QByteArrayView bytes)
{
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom | QStringDecoder::Flag::Stateless);
    const QString text = decode(bytes);
    return decode.hasError() ? std::nullopt : std::optional(text);
}

} // namespace outcrop
