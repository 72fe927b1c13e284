// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

namespace outcrop {

/// What a body is that is not an API's answer, by its first bytes: `an HTML page`, `an XML document`, `an image`, `compressed data`, `a PDF document`,
/// `binary data`. Empty where nothing is known of it: it may be an answer.
QString foreignBodyName(QByteArrayView body);

/// The same as a sentence for the user.
QString foreignAnswer(const QString &name);

} // namespace outcrop
