// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/freevariables.h"

#include <QSet>

namespace outcrop {
namespace {

using Kind = TemplateNode::Kind;

class VariableCollector
{
public:
    void walk(const QList<TemplateNode> &nodes)
    {
        for (const TemplateNode &node : nodes)
            walk(node);
    }

    QList<FreeVariable> found;

private:
    void walk(const TemplateNode &node)
    {
        add(node.value);
        for (const TemplateArgument &argument : node.arguments)
            add(argument.value);
        for (const TemplateBranch &branch : node.branches) {
            if (branch.condition)
                add(*branch.condition);
            walk(branch.body);
        }
        const bool setsContext = node.setsContext || (node.kind == Kind::Section && !node.isInverted);
        m_contexts += setsContext ? 1 : 0;
        const QStringList before = m_localNames;
        m_localNames += node.names;
        for (const TemplateArgument &argument : node.arguments)
            m_localNames.append(argument.name);
        m_localNames += node.kind == Kind::Loop ? QStringList{QStringLiteral("loop")} : QStringList();
        walk(node.body);
        m_localNames = before;
        m_contexts -= setsContext ? 1 : 0;
        walk(node.otherwise);
    }

    void add(const TemplateExpression &expression)
    {
        const QString name = expression.kind == TemplateExpression::Kind::Path && !expression.isLocal ? expression.segments.value(0) : QString();
        if (!name.isEmpty() && m_contexts == 0 && !m_localNames.contains(name) && !m_seenNames.contains(name)) {
            m_seenNames.insert(name);
            found.append({name, expression.start, expression.length});
        }
        for (const TemplateExpression &operand : expression.operands)
            add(operand);
    }

    QStringList m_localNames; ///< names of the blocks around the node
    int m_contexts = 0;       ///< number of blocks around the node that change the context
    QSet<QString> m_seenNames;
};

} // namespace

QList<FreeVariable> findFreeVariables(const QList<TemplateNode> &nodes)
{
    VariableCollector walk;
    walk.walk(nodes);
    return walk.found;
}

} // namespace outcrop
