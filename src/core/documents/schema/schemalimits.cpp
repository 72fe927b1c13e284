// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schema/schemalimits.h"

#include "core/documents/schema/schemakeywords.h"
#include "core/documents/schema/schemamessages.h"

#include <algorithm>
#include <set>

namespace outcrop {
namespace {

constexpr int maximumValueLevels = 500;
constexpr size_t maximumReferences = 200;     ///< maximum number of references in a row that do not descend into the value
constexpr size_t maximumValueSteps = 100'000; ///< maximum number of steps for one value before descending into its parts

/// Follows the subschemas that apply to the same value, counts the steps and detects cycles.
class ReferenceWalk
{
public:
    explicit ReferenceWalk(const SchemaIndex &index) : m_index(index)
    {
        for (const auto &[json, node] : index.nodes()) {
            for (auto anchor = node.dynamicAnchors.begin(); anchor != node.dynamicAnchors.end(); ++anchor)
                m_dynamicAnchors.insert(anchor.key(), anchor.value());
        }
    }

    QString referenceProblem()
    {
        size_t steps = 0;
        for (const auto &[json, node] : m_index.nodes())
            steps = std::max(steps, stepsOf(node, 1));
        if (m_hasCycle)
            return schemamessages::endlessReference();
        return steps > maximumValueSteps ? schemamessages::tooManySteps() : QString();
    }

private:
    size_t stepsOf(const SchemaNode &node, size_t level)
    {
        if (const auto known = m_steps.find(&node); known != m_steps.end())
            return known->second;
        if (level > maximumReferences || !m_open.insert(&node).second) {
            m_hasCycle = true;
            return 0;
        }
        size_t steps = 1;
        for (const SchemaNode *next : nodesAppliedToSameValue(node))
            steps = std::min(maximumValueSteps + 1, steps + stepsOf(*next, level + 1));
        m_open.erase(&node);
        return m_steps[&node] = steps;
    }

    std::vector<const SchemaNode *> nodesAppliedToSameValue(const SchemaNode &node) const
    {
        std::vector<const SchemaNode *> next;
        if (node.reference)
            next.push_back(node.reference);
        if (node.dynamicReference)
            next.push_back(node.dynamicReference);
        for (const SchemaNode *other : m_dynamicAnchors.values(node.dynamicName)) {
            if (!node.dynamicName.isEmpty()) // the dynamic reference may resolve to any anchor of that name
                next.push_back(other);
        }
        forEachSubschema(*node.json, node.draft, [&](const SchemaKeyword &keyword, const Json &innerJson, const QString &) {
            if (keyword.appliesToSameValue)
                next.push_back(&m_index.node(innerJson));
        });
        return next;
    }

    const SchemaIndex &m_index;
    QMultiHash<QString, const SchemaNode *> m_dynamicAnchors;
    std::unordered_map<const SchemaNode *, size_t> m_steps;
    std::set<const SchemaNode *> m_open;
    bool m_hasCycle = false;
};

} // namespace

bool isTooDeep(const Json &value)
{
    std::vector<std::pair<const Json *, int>> open{{&value, 1}};
    while (!open.empty()) {
        const auto [node, level] = open.back();
        open.pop_back();
        if (level > maximumValueLevels)
            return true;
        for (const Json &child : *node) {
            if (child.is_structured())
                open.emplace_back(&child, level + 1);
        }
    }
    return false;
}

QString referenceError(const SchemaIndex &index)
{
    return ReferenceWalk(index).referenceProblem();
}

} // namespace outcrop
