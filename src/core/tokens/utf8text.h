// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QStringView>

namespace outcrop {

/// With U+FFFD for each maximal part of what is not UTF-8, as the WHATWG decoder does it.
QByteArray withReplacements(QByteArrayView bytes);
/// With U+FFFD for each surrogate without its partner.
QByteArray utf8Of(QStringView text);

} // namespace outcrop
