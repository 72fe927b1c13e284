// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/diagnosticjson.h"

namespace outcrop {
namespace {

Json positionJson(const Position &position)
{
    return {{"line", position.line}, {"column", position.column}};
}

Json editJson(const TextEdit &edit)
{
    return {{"start", positionJson(edit.range.start)}, {"end", positionJson(edit.range.end)},
        {"replacement", jsonString(edit.replacement)}};
}

Json fixJson(const Fix &fix)
{
    Json edits = Json::array();
    for (const TextEdit &edit : fix.edits)
        edits.push_back(editJson(edit));
    Json json{{"title", jsonString(fix.title)}, {"edits", edits}};
    if (fix.isGuess)
        json["is_guess"] = true;
    return json;
}

} // namespace

Json findingJson(const Diagnostic &finding)
{
    Json json{{"severity", jsonString(toString(finding.severity))}, {"code", jsonString(finding.code)},
        {"message", jsonString(finding.message)}, {"file", jsonString(finding.location.file)},
        {"start", positionJson(finding.location.range.start)}, {"end", positionJson(finding.location.range.end)}};
    if (finding.fix)
        json["fix"] = fixJson(*finding.fix);
    return json;
}

Json findingsJson(const Diagnostics &findings)
{
    Json json = Json::array();
    for (const Diagnostic &finding : findings)
        json.push_back(findingJson(finding));
    return json;
}

} // namespace outcrop
