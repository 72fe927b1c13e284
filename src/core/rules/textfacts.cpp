// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/textfacts.h"

#include "core/rules/rulereport.h"
#include "core/rules/rulesmessages.h"
#include "core/rules/syntaxtree.h"

namespace outcrop {
namespace {

Diagnostic unreadPartFinding(const Location &place, const Grammar &grammar)
{
    const QString message = grammar.hasMacros ? rulesmessages::cannotReadMacro(grammar.title) : rulesmessages::cannotRead(grammar.title);
    return {grammar.hasMacros ? Severity::Note : Severity::Warning, sourceUnreadable, message, place};
}

Diagnostic tooDeepAt(const Location &place, const Grammar &grammar)
{
    return {Severity::Warning, sourceUnreadable, rulesmessages::bracketsTooDeep(grammar.title, SyntaxTree::maximumDepth), place};
}

Diagnostic failureDiagnostic(const Location &place, const QString &failure)
{
    return {Severity::Warning, sourceUnreadable, rulesmessages::syntaxNotRun(failure), place};
}

} // namespace

const SyntaxReport *TextFacts::syntax(qsizetype part)
{
    const CodePart &code = m_parts.at(part);
    if (!code.grammar || !code.grammar->isAvailable())
        return nullptr;
    std::shared_ptr<const SyntaxReport> &known = m_syntax[part];
    if (!known)
        known = std::make_shared<const SyntaxReport>(m_reader.read(code.text, *code.grammar, m_reader.selection));
    return known.get();
}

Diagnostics TextFacts::unreadFindings() const
{
    Diagnostics found;
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        const std::shared_ptr<const SyntaxReport> known = m_syntax.value(i);
        if (!known || (known->failure.isEmpty() && !known->firstError))
            continue;
        const qsizetype offset = m_parts.at(i).start + known->firstError.value_or(0);
        const Location place = location(offset, offset);
        const Grammar &grammar = *m_parts.at(i).grammar;
        found.append(!known->failure.isEmpty() ? failureDiagnostic(place, known->failure) : known->isTooDeep ? tooDeepAt(place, grammar) : unreadPartFinding(place, grammar));
    }
    return found;
}

const QList<DataDocument> &TextFacts::data()
{
    if (!m_data)
        m_data = dataParts(m_checkedText);
    return *m_data;
}

} // namespace outcrop
