// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/chattokens.h"

#include "core/portability/findings.h"
#include "core/portability/portabilitymessages.h"

namespace outcrop {
namespace {

/// Returns the range of the token, or its whole line if the line contains only the token.
Range rangeToRemove(const AgentLocator &places, const QString &text, qsizetype start, qsizetype end)
{
    const qsizetype lineStart = text.lastIndexOf(u'\n', start) + 1;
    const TextLine line = lineAt(text, lineStart);
    const bool isAlone = text.mid(line.start, line.end - line.start).trimmed().size() == end - start;
    return isAlone ? places.range(line.start, line.next) : places.range(start, end);
}

} // namespace

void ChatTokens::read(const DataNode &data)
{
    for (const DataNode &group : data[u"tokens"].items()) {
        for (const QString &token : group[u"tokens"].toStrings())
            m_families.insert(token, group[u"family"].text());
    }
    for (const QString &token : data[u"except"].toStrings())
        m_families.remove(token);
    m_allowedTokens += data[u"except"].toStrings();
    m_patterns += data[u"forms"].toStrings();
    if (const QString ignoredPattern = data[u"ignore"].text(); !ignoredPattern.isEmpty())
        m_ignoredPatterns.append(ignoredPattern);
    buildExpression();
}

/// Builds the expression. Ignored text comes first: (*SKIP) continues after it, (*FAIL) rejects it as a match.
void ChatTokens::buildExpression()
{
    QStringList alternatives;
    for (const QString &ignoredPattern : m_ignoredPatterns)
        alternatives.append(QStringLiteral("(?:%1)(*SKIP)(*FAIL)").arg(ignoredPattern));
    for (const QString &token : m_allowedTokens)
        alternatives.append(QRegularExpression::escape(token) + QStringLiteral("(*SKIP)(*FAIL)"));
    QStringList tokens = m_families.keys();
    tokens.sort(); // a hash has no order, and the expression must be deterministic
    for (const QString &token : tokens)
        alternatives.append(QRegularExpression::escape(token));
    m_expression.setPattern((alternatives + m_patterns).join(u'|'));
    m_expression.optimize();
}

QString ChatTokens::familyOf(const QString &token) const
{
    return m_families.value(token);
}

Diagnostics findChatTokens(const Agent &agent, const ChatTokens &tokens)
{
    Diagnostics found;
    const QString &text = agent.textDocument().text;
    const AgentLocator places(agent);
    auto matches = tokens.expression().globalMatch(text, agent.bodyStart());
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const QString family = tokens.familyOf(match.captured());
        const QString owner =
            family.isEmpty() ? portabilitymessages::aChatTemplate() : portabilitymessages::chatTemplateOf(family);
        const QString message = portabilitymessages::chatToken(match.captured(), owner);
        const Range range = rangeToRemove(places, text, match.capturedStart(), match.capturedEnd());
        found.append(portabilityFinding("PV-004", message, places.locationOf(match.capturedStart(), match.capturedEnd()),
            Fix{portabilitymessages::removeToken(), {{range, QString()}}}));
    }
    return found;
}

} // namespace outcrop
