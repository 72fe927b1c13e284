// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/textfacts.h"

namespace outcrop {

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

const QList<DataDocument> &TextFacts::data()
{
    if (!m_data)
        m_data = dataParts(m_checked);
    return *m_data;
}

} // namespace outcrop
