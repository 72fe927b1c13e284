// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

namespace outcrop {

/// What comes before the body of an HTTP response, as far as an exchange is concerned.
struct ResponseHead {
    int status = 200;
    QList<QPair<QString, QString>> headers;
    QDateTime received = {}; ///< what a date in a header is compared with; now where it is not set

    /// The value of a header in any case; empty where there is none.
    QString header(QStringView name) const;
    QDateTime time() const { return received.isValid() ? received : QDateTime::currentDateTimeUtc(); }
};

} // namespace outcrop
