// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulechecks.h"

namespace outcrop {
namespace {

constexpr qsizetype longestPlainLine = 160;

void addUnsorted(const PreparedRule &prepared, const DataNode &node, const QString &file, Diagnostics &findings)
{
    QString before;
    bool reported = false;
    for (const DataNode::Member &member : node.members()) {
        if (!reported && !before.isEmpty() && member.key < before) {
            findings.append(violation(prepared, QStringLiteral("The key %1 stands after %2: keys stand in their order.").arg(member.key, before), {file, member.keyRange}));
            reported = true;
        }
        before = member.key;
        addUnsorted(prepared, member.value, file, findings);
    }
    for (const DataNode &item : node.items())
        addUnsorted(prepared, item, file, findings);
}

void addLongLines(const PreparedRule &prepared, const TextFacts &text, Diagnostics &findings)
{
    for (const TextLine &line : splitLines(text.checked().text)) {
        if (line.end - line.start > longestPlainLine)
            findings.append(violation(prepared, QStringLiteral("A line of %1 characters shows as one change: write one entry a line.").arg(line.end - line.start),
                text.location(line.start, line.end)));
    }
}

/// What a version control can show well: an entry a line, in an order that does not change by chance.
RuleResult checkStableFormat(const PreparedRule &prepared, TextFacts &text)
{
    if (text.data().isEmpty())
        return resultWithout(prepared, RuleOutcome::NotApplicable, QStringLiteral("it holds no data"));
    Diagnostics findings;
    addLongLines(prepared, text, findings);
    Unread unread;
    for (const DataDocument &document : text.data()) {
        addUnsorted(prepared, document.root, text.checked().file, findings);
        if (!document.ok && !document.diagnostics.isEmpty())
            unread.reason = QStringLiteral("the data cannot be read: %1").arg(document.diagnostics.first().message);
    }
    return resultOf(prepared, findings, unread);
}

} // namespace

RuleResult checkFormat(const PreparedRule &prepared, TextFacts &text)
{
    if (prepared.check.treeCheck == QLatin1StringView("stable-format"))
        return checkStableFormat(prepared, text);
    if (!prepared.check.pattern)
        return failedResult(prepared, QStringLiteral("it has neither a pattern nor a known check"));
    const bool byName = prepared.check.target == PatternTarget::NameOrText && prepared.check.pattern->match(text.checked().file).hasMatch();
    return byName ? resultOf(prepared, {}) : checkByPattern(prepared, text);
}

} // namespace outcrop
