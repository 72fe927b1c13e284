// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

namespace outcrop {

/// Returns the media type of a file by its first bytes, such as `image/png`. It is `text/plain` for UTF-8 text without control characters other than whitespace. Returns
/// an empty string if the type is unknown or there are no bytes. File names do not matter.
QString mediaTypeOf(QByteArrayView bytes);

} // namespace outcrop
