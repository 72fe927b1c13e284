// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/rules/checkedtext.h"
#include "core/rules/syntaxreport.h"
#include "core/text/linetable.h"

namespace outcrop {

/// The function that parses sources, and the data to extract from them.
struct SyntaxReader {
    SyntaxParser read = readSyntaxIfSafe;
    SyntaxSelection selection;
};

/// A checked text with its code parts, syntax and data. Syntax and data are computed on first use. Not thread-safe.
class TextFacts
{
public:
    TextFacts(const CheckedText &checkedText, const SyntaxReader &reader)
        : m_checkedText(checkedText)
        , m_reader(reader)
        , m_lineTable(checkedText.text)
        , m_parts(codeParts(checkedText))
    {
    }

    const CheckedText &checked() const { return m_checkedText; }
    const QList<CodePart> &parts() const { return m_parts; }
    /// Returns the syntax of a part, or null if no grammar is available for it.
    const SyntaxReport *syntax(qsizetype part);
    /// Returns a finding for each part whose syntax was requested and could not be parsed completely, located at the first error.
    Diagnostics unreadFindings() const;
    const QList<DataDocument> &data();
    Location location(qsizetype start, qsizetype end) const { return {m_checkedText.file, m_lineTable.range(start, end)}; }

private:
    CheckedText m_checkedText;
    SyntaxReader m_reader;
    LineTable m_lineTable;
    QList<CodePart> m_parts;
    QHash<qsizetype, std::shared_ptr<const SyntaxReport>> m_syntax;
    std::optional<QList<DataDocument>> m_data;
};

} // namespace outcrop
