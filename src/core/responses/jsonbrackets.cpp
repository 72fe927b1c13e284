// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonbrackets.h"

namespace outcrop {

bool JsonBrackets::isObject() const
{
    return !isEmpty() && (top().kind == JsonBracket::Object || top().kind == JsonBracket::Pairs);
}

bool JsonBrackets::isInside(JsonBracket kind) const
{
    return depth() > 1 && at(depth() - 2).kind == kind;
}

void JsonBrackets::push(JsonBracket kind, char16_t closer, qsizetype offset)
{
    m_frames.push_back({kind, closer, offset});
    ++m_openCounts[closerIndex(closer)];
}

JsonFrame JsonBrackets::pop()
{
    const JsonFrame frame = top();
    --m_openCounts[closerIndex(frame.closer)];
    m_frames.pop_back();
    return frame;
}

qsizetype JsonBrackets::frameClosedBy(int unit) const
{
    if (!isOpen(char16_t(unit)))
        return -1;
    qsizetype frame = depth() - 1;
    while (frame >= 0 && at(frame).closer != unit)
        --frame;
    return frame;
}

int JsonBrackets::closerOf(qsizetype frame) const
{
    return frame < 0 ? 0 : at(frame).closer;
}

char16_t JsonBrackets::standardCloser(JsonBracket kind)
{
    return kind == JsonBracket::Object || kind == JsonBracket::Pairs ? u'}' : u']';
}

JsonRole JsonBrackets::role() const
{
    for (auto frame = m_frames.rbegin(); frame != m_frames.rend(); ++frame) {
        if (frame->kind == JsonBracket::Object || frame->kind == JsonBracket::Pairs)
            return JsonRole::Member;
        if (frame->kind != JsonBracket::Call)
            return JsonRole::Item;
    }
    return JsonRole::Root;
}

JsonContext JsonBrackets::contextFor(JsonRole role, bool isEscaped) const
{
    return {role, depth(), isOpen(u'}'), isOpen(u']'), isOpen(u')'), isEscaped};
}

} // namespace outcrop
