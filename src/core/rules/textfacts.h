// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/linetable.h"
#include "core/rules/checkedtext.h"
#include "core/rules/syntaxfacts.h"

namespace outcrop {

/// A checked text with all that rules ask of it, each read once, when it is first asked for. Not safe to use from several threads.
class TextFacts
{
public:
    explicit TextFacts(const CheckedText &checked) : m_checked(checked), m_places(checked.text), m_parts(codeParts(checked)) { }

    const CheckedText &checked() const { return m_checked; }
    const QList<CodePart> &parts() const { return m_parts; }
    /// What its syntax tree says of a part whose grammar is available; null for others.
    const SyntaxFacts *syntax(qsizetype part);
    /// For each part whose syntax was asked for and that its grammar could not read completely, where that begins.
    Diagnostics unread() const;
    const QList<DataDocument> &data();
    Location location(qsizetype start, qsizetype end) const { return {m_checked.file, m_places.range(start, end)}; }

private:
    struct Syntax {
        Syntax(const QString &text, const Grammar &grammar) : tree(text, grammar), facts(tree, queryOf(grammar)) { }

        SyntaxTree tree;
        SyntaxFacts facts;
    };

    CheckedText m_checked;
    LineTable m_places;
    QList<CodePart> m_parts;
    QHash<qsizetype, std::shared_ptr<const Syntax>> m_syntax;
    std::optional<QList<DataDocument>> m_data;
};

} // namespace outcrop
