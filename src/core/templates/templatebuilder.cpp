// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/templatebuilder.h"

#include "core/templates/templatesmessages.h"

namespace outcrop {
namespace {

constexpr qsizetype maximumNesting = 100;

bool isBlank(QChar character)
{
    return character == u' ' || character == u'\t';
}

} // namespace

QList<TemplateNode> &TemplateBuilder::current()
{
    if (m_openBlocks.isEmpty())
        return m_result.nodes;
    OpenBlock &block = m_openBlocks.last();
    if (!block.node.branches.isEmpty())
        return block.node.branches.last().body;
    return block.isInElse ? block.node.otherwise : block.node.body;
}

void TemplateBuilder::addText(qsizetype start, qsizetype end)
{
    if (start >= end)
        return;
    TemplateNode node;
    node.start = start;
    node.length = end - start;
    current().append(node);
}

void TemplateBuilder::add(const TemplateNode &node)
{
    current().append(node);
}

void TemplateBuilder::open(const TemplateNode &node, const QString &name)
{
    if (m_openBlocks.size() < maximumNesting)
        return m_openBlocks.append({node, name});
    if (m_ignoredBlocks == 0)
        report(QStringLiteral("template-too-deep"), templatesmessages::tooDeep(maximumNesting), node.start, node.length);
    ++m_ignoredBlocks;
}

bool TemplateBuilder::addBranch(const std::optional<TemplateExpression> &condition)
{
    if (m_openBlocks.isEmpty())
        return false;
    OpenBlock &block = m_openBlocks.last();
    if (block.node.kind == TemplateNode::Kind::Branch) {
        if (!block.node.branches.last().condition)
            return false;
        block.node.branches.append({condition, {}});
        return true;
    }
    const bool mayHaveElse =
        block.node.kind == TemplateNode::Kind::Loop || block.node.kind == TemplateNode::Kind::Section || block.node.setsContext;
    if (condition || block.isInElse || !mayHaveElse)
        return false;
    block.isInElse = true;
    return true;
}

void TemplateBuilder::close(const QString &name, qsizetype start, qsizetype length)
{
    if (m_ignoredBlocks > 0) {
        --m_ignoredBlocks;
        return;
    }
    if (m_openBlocks.isEmpty())
        return report(QStringLiteral("template-unexpected-end"), templatesmessages::unexpectedEnd(name), start, length);
    const OpenBlock block = m_openBlocks.takeLast();
    if (block.name != name)
        report(QStringLiteral("template-wrong-end"), templatesmessages::wrongEnd(block.name, name), start, length);
    add(block.node);
}

void TemplateBuilder::report(const QString &code, const QString &message, qsizetype start, qsizetype length)
{
    m_result.findings.append({Severity::Error, code, message, start, length});
}

void TemplateBuilder::reportUnsupported(const QString &message, qsizetype start, qsizetype length)
{
    report(QStringLiteral("template-unsupported"), message, start, length);
}

ParsedTemplate TemplateBuilder::finish()
{
    for (const OpenBlock &block : m_openBlocks)
        report(QStringLiteral("template-unclosed"), templatesmessages::unclosed(block.name), block.node.start, block.node.length);
    return m_result;
}

TagLines linesOfTag(QStringView text, qsizetype start, qsizetype end)
{
    qsizetype from = start;
    while (from > 0 && isBlank(text.at(from - 1)))
        --from;
    qsizetype to = end;
    while (to < text.size() && isBlank(text.at(to)))
        ++to;
    const bool startsLine = from == 0 || text.at(from - 1) == u'\n';
    const qsizetype lineBreakEnd = to + (text.mid(to).startsWith(u"\r\n") ? 1 : 0);
    const bool endsLine = to == text.size() || text.at(lineBreakEnd) == u'\n';
    if (!startsLine || !endsLine)
        return {start, end, false};
    return {from, to == text.size() ? to : lineBreakEnd + 1, true};
}

} // namespace outcrop
