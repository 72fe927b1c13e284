// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/jsondepth.h"

namespace outcrop {

qsizetype findTooDeep(std::string_view json)
{
    int levels = 0;
    bool inText = false;
    for (size_t at = 0; at < json.size(); ++at) {
        const char character = json[at];
        if (inText && character == '\\')
            ++at; // an escaped quotation mark does not end the string
        else if (character == '"')
            inText = !inText;
        else if (!inText && (character == '[' || character == '{') && ++levels > maxJsonDepth)
            return qsizetype(at);
        else if (!inText && (character == ']' || character == '}'))
            --levels;
    }
    return -1;
}

} // namespace outcrop
