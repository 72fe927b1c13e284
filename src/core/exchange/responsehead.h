// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

namespace outcrop {

/// The status and the headers of an HTTP response.
struct ResponseHead {
    int status = 200;
    QList<QPair<QString, QString>> headers;
    QDateTime received = {}; ///< time of arrival, used to interpret dates in headers; if invalid, the current time is used

    /// Returns the value of a header; empty if there is none. The name is case-insensitive.
    QString header(QStringView name) const;
    QDateTime time() const { return received.isValid() ? received : QDateTime::currentDateTimeUtc(); }
};

} // namespace outcrop
