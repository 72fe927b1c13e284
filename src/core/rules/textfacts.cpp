// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/textfacts.h"

#include "core/rules/rulereport.h"

namespace outcrop {
namespace {

/// Macros make C++ that a grammar cannot read, and that is correct all the same.
bool hasMacros(const Grammar &grammar)
{
    return grammar.name == QLatin1StringView("cpp");
}

Diagnostic unreadAt(const Location &place, const Grammar &grammar)
{
    const QString cause = hasMacros(grammar) ? QStringLiteral(" A macro may be the cause.") : QString();
    const QString message = QStringLiteral("The source cannot be read as %1 here, so rules on its syntax count only for what they found.").arg(grammar.title);
    return {hasMacros(grammar) ? Severity::Note : Severity::Warning, sourceUnreadable, message + cause, place};
}

Diagnostic tooDeepAt(const Location &place, const Grammar &grammar)
{
    const QString message = QStringLiteral("The source is nested too deeply to be read as %1: more than %2 brackets are open here. Close or remove them.");
    return {Severity::Warning, sourceUnreadable, message.arg(grammar.title).arg(SyntaxTree::deepest), place};
}

} // namespace

const SyntaxFacts *TextFacts::syntax(qsizetype part)
{
    const CodePart &code = m_parts.at(part);
    if (!code.grammar || !code.grammar->isAvailable())
        return nullptr;
    std::shared_ptr<const Syntax> &known = m_syntax[part];
    if (!known)
        known = std::make_shared<const Syntax>(code.text, *code.grammar);
    return &known->facts;
}

Diagnostics TextFacts::unread() const
{
    Diagnostics found;
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        const std::shared_ptr<const Syntax> known = m_syntax.value(i);
        const std::optional<qsizetype> error = known ? known->tree.firstError() : std::nullopt;
        if (!error)
            continue;
        const qsizetype offset = m_parts.at(i).start + *error;
        const auto toldAt = known->tree.isTooDeep() ? tooDeepAt : unreadAt;
        found.append(toldAt(location(offset, offset), *m_parts.at(i).grammar));
    }
    return found;
}

const QList<DataDocument> &TextFacts::data()
{
    if (!m_data)
        m_data = dataParts(m_checked);
    return *m_data;
}

} // namespace outcrop
