// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/usage.h"

namespace outcrop {

Json toJson(const Usage &usage)
{
    Json json = Json::object();
    const auto add = [&json](const char *name, const std::optional<qint64> &value) {
        if (value)
            json[name] = *value;
    };
    add("input", usage.input);
    add("output", usage.output);
    add("cache_read", usage.cacheRead);
    add("cache_write", usage.cacheWrite);
    add("reasoning", usage.reasoning);
    return json;
}

} // namespace outcrop
