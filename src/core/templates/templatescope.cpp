// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/templatescope.h"

namespace outcrop {

/// Returns the index of the frame that has the current context, or the context `up` levels further out; 0 if there is none.
qsizetype TemplateScope::contextFrame(int parentSteps) const
{
    for (qsizetype at = m_frames.size() - 1; at > 0; --at) {
        if (m_frames.at(at).context && parentSteps-- == 0)
            return at;
    }
    return 0;
}

TemplateValue TemplateScope::context(int parentSteps) const
{
    return m_frames.at(contextFrame(parentSteps)).context.value_or(TemplateValue());
}

/// Finds a name only in the item `up` contexts further out and not in the items around it, like Handlebars.
FoundValue TemplateScope::findInContext(const QString &name, int parentSteps) const
{
    const qsizetype at = contextFrame(parentSteps);
    const Frame &frame = m_frames.at(at);
    if (at == 0 && frame.names.contains(name))
        return {frame.names.value(name), true};
    const TemplateValue value = frame.context ? frame.context->member(name) : TemplateValue();
    return {value, at == 0, at != 0};
}

FoundValue TemplateScope::find(const TemplateExpression &path, TemplateDialect dialect) const
{
    FoundValue found = findUnmarkedValue(path, dialect);
    if (found.isVariable && m_strictNames.contains(path.segments.first()))
        found.value = found.value.withStrictInput(path.segments.first());
    return found;
}

FoundValue TemplateScope::findUnmarkedValue(const TemplateExpression &path, TemplateDialect dialect) const
{
    const QString &name = path.segments.first();
    for (qsizetype at = m_frames.size() - 1; at > 0 && path.parentSteps == 0; --at) {
        const Frame &frame = m_frames.at(at);
        if (frame.names.contains(name))
            return {frame.names.value(name)};
        const bool hasName = dialect == TemplateDialect::Mustache && frame.context && frame.context->data().isMapping();
        if (hasName && frame.context->data().member(name))
            return {frame.context->member(name)};
    }
    if (path.isLocal)
        return {m_frames.first().names.value(name)}; // data from the calling program, such as `@state`
    if (dialect == TemplateDialect::Handlebars)
        return findInContext(name, path.parentSteps);
    const Frame &outermostFrame = m_frames.first();
    if (outermostFrame.names.contains(name))
        return {outermostFrame.names.value(name), true};
    return {outermostFrame.context ? outermostFrame.context->member(name) : TemplateValue(), true};
}

} // namespace outcrop
