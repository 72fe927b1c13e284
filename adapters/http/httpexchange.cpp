// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/http/httpexchange.h"

namespace outcrop {

QByteArray headerValue(const HttpHeaders &headers, QByteArrayView name)
{
    for (const auto &[header, value] : headers) {
        if (header.compare(name, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

} // namespace outcrop
