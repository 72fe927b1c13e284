// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

namespace outcrop {

/// Collects the findings of one document. Each code begins with the document's format.
class FieldFindings
{
public:
    FieldFindings(const QString &format, const QString &file) : m_format(format), m_file(file) { }

    void add(Severity severity, const QString &code, const QString &message, const Range &range)
    {
        m_found.append({severity, m_format + u'-' + code, message, {m_file, range}});
    }

    /// Adds a fix with one replacement to the last finding, unless the range spans several lines.
    void addFix(const QString &title, const Range &range, const QString &replacement, bool isGuess = false)
    {
        if (range.start.line == range.end.line)
            m_found.last().fix = Fix{title, {{range, replacement}}, isGuess};
    }

    /// Sets the fix of the last finding.
    void setFix(const Fix &fix) { m_found.last().fix = fix; }

    /// Adds one more replacement to the fix of the last finding, if it has one, unless the range spans several lines.
    void addFixEdit(const Range &range, const QString &replacement)
    {
        if (m_found.last().fix && range.start.line == range.end.line)
            m_found.last().fix->edits.append({range, replacement});
    }

    Diagnostics sorted()
    {
        sortByLocation(m_found);
        return m_found;
    }

private:
    QString m_format;
    QString m_file;
    Diagnostics m_found;
};

} // namespace outcrop
