// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

#include <optional>

namespace outcrop {

/// The length of a recording in milliseconds.
struct AudioLength {
    qint64 milliseconds = 0;
    bool isEstimate = false; ///< computed from the bit rate of the first frame, which may vary
};

/// Returns the length of a WAV, MP3 or FLAC file from its headers. Returns nullopt for other types, for headers that are damaged or have no length, and for an incomplete
/// WAV file.
std::optional<AudioLength> audioLength(QByteArrayView bytes, const QString &mediaType);

} // namespace outcrop
