// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/jsondepth.h"

#include "core/base/json.h"

namespace outcrop {

qsizetype findTooDeepBracket(std::string_view json)
{
    return findTooDeepNesting(QByteArrayView(json.data(), qsizetype(json.size())), maxJsonDepth);
}

} // namespace outcrop
