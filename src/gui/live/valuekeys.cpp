// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/valuekeys.h"

namespace outcrop {

namespace {

/// Returns the member whose value starts at the offset and on a line below its key; null if there is none.
const DataNode::Member *memberAbove(const DataNode &node, qsizetype offset)
{
    for (const DataNode::Member &member : node.members()) {
        const Position start = member.value.range().start;
        if (start.offset == offset && start.line > member.keyRange.start.line)
            return &member;
        if (const DataNode::Member *inner = memberAbove(member.value, offset))
            return inner;
    }
    for (const DataNode &item : node.items()) {
        if (const DataNode::Member *inner = memberAbove(item, offset))
            return inner;
    }
    return nullptr;
}

} // namespace

Origin ValueKeys::keyOrigin(const Origin &origin, const std::shared_ptr<const OpenedWorkspace> &workspace)
{
    if (m_workspace != workspace) {
        m_workspace = workspace;
        m_roots.clear();
    }
    if (origin.isGenerated() || !m_workspace)
        return origin;
    const DataNode::Member *member = memberAbove(rootOf(origin.file), origin.offset);
    return member ? Origin{origin.file, member->keyRange.start.offset, {}} : origin;
}

const DataNode &ValueKeys::rootOf(const QString &file)
{
    const auto known = m_roots.constFind(file);
    if (known != m_roots.cend())
        return *known;
    const DocumentPtr document = m_workspace->workspace().document(file);
    const bool isYaml = file.endsWith(QLatin1String(".yaml")) || file.endsWith(QLatin1String(".yml"));
    if (!document)
        return *m_roots.insert(file, {});
    return *m_roots.insert(file, isYaml ? readDocumentData(*document).root : document->frontMatter.data);
}

} // namespace outcrop
