// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/inferredinputs.h"

#include "core/templates/freevariables.h"

#include <algorithm>

namespace outcrop {
namespace {

using Kind = TemplateNode::Kind;
using Expression = TemplateExpression;

/// Collects the first name of every path in an expression.
void collectNames(const Expression &expression, QStringList &names)
{
    if (expression.kind == Expression::Kind::Path && !expression.segments.isEmpty())
        names.append(expression.segments.first());
    for (const Expression &operand : expression.operands)
        collectNames(operand, names);
}

class InputCollector
{
public:
    explicit InputCollector(QList<InferredInput> &inputs) : m_inputs(inputs) { }

    /// Visits nodes. `guarded` contains the variables that the template tests before it renders the nodes; `local` contains the names defined by enclosing
    /// blocks.
    void walk(const QList<TemplateNode> &nodes, const QStringList &guarded, const QStringList &local)
    {
        for (const TemplateNode &node : nodes)
            walk(node, guarded, local);
    }

private:
    void walk(const TemplateNode &node, const QStringList &guarded, const QStringList &local)
    {
        QStringList testedNames;
        for (const TemplateBranch &branch : node.branches) {
            if (branch.condition) {
                collectNames(*branch.condition, testedNames);
                visit(*branch.condition, testedNames, local, false);
            }
            walk(branch.body, guarded + testedNames, local);
        }
        QStringList inner = local + node.names;
        if (node.kind == Kind::Loop)
            inner.append(QStringLiteral("loop"));
        for (const TemplateArgument &argument : node.arguments) {
            visit(argument.value, guarded, local, false);
            inner.append(argument.name);
        }
        visit(node.value, node.kind == Kind::Section ? guarded + namesIn(node.value) : guarded, local, node.kind == Kind::Loop);
        walk(node.body, guarded, inner);
        walk(node.otherwise, guarded, local);
    }

    static QStringList namesIn(const Expression &expression)
    {
        QStringList names;
        collectNames(expression, names);
        return names;
    }

    void visit(const Expression &expression, QStringList guarded, const QStringList &local, bool isList)
    {
        const bool hasDefault = expression.kind == Expression::Kind::Filter && expression.word == u"default";
        const bool joins = expression.kind == Expression::Kind::Filter && expression.word == u"join";
        const bool isTest = expression.kind == Expression::Kind::IsDefined;
        if (hasDefault || isTest)
            guarded += namesIn(expression.operands.first());
        if (expression.kind == Expression::Kind::Path)
            note(expression, guarded, local, isList);
        const bool isSlice = expression.kind == Expression::Kind::Slice || expression.kind == Expression::Kind::Index;
        for (qsizetype at = 0; at < expression.operands.size(); ++at)
            visit(expression.operands.at(at), guarded, local, at == 0 && (joins || (isList && isSlice)));
    }

    void note(const Expression &path, const QStringList &guarded, const QStringList &local, bool isList)
    {
        const QString name = path.segments.value(0);
        const auto input = local.contains(name) ? m_inputs.end() : std::find_if(m_inputs.begin(), m_inputs.end(), [&name](const InferredInput &one) { return one.name == name; });
        if (input == m_inputs.end())
            return;
        input->isRequired |= !guarded.contains(name);
        input->isPlain &= path.segments.size() == 1;
        input->isList |= isList && path.segments.size() == 1;
    }

    QList<InferredInput> &m_inputs;
};

} // namespace

QList<InferredInput> inferTemplateInputs(const QList<TemplateNode> &nodes)
{
    QList<InferredInput> inputs;
    for (const FreeVariable &variable : findFreeVariables(nodes))
        inputs.append({variable.name, false, false, true, variable.start, variable.length});
    InputCollector(inputs).walk(nodes, {}, {});
    return inputs;
}

} // namespace outcrop
