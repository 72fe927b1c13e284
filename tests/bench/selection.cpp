// SPDX-License-Identifier: GPL-3.0-or-later
#include "selection.h"

#include "measure.h"

namespace outcrop::bench {

Selection selectionIn(const QString &path)
{
    const Json json = Json::parse(bytesOf(path));
    Selection selection;
    selection.phase = qString(json.at("phase"));
    selection.workload = qString(json.at("workload"));
    selection.request = qString(json.at("request"));
    return selection;
}

} // namespace outcrop::bench
