// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/responsehead.h"

#include <algorithm>

namespace outcrop {

QString ResponseHead::header(QStringView name) const
{
    const auto found = std::find_if(headers.begin(), headers.end(),
                                    [name](const auto &header) { return header.first.compare(name, Qt::CaseInsensitive) == 0; });
    return found == headers.end() ? QString() : found->second;
}

} // namespace outcrop
