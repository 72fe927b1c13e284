// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QRegularExpression>

namespace outcrop {

/// A replacement with references to the groups of a regular expression. Parsed once, then used for every match.
class SearchReplacement
{
public:
    /// Creates a replacement without group references.
    static SearchReplacement plain(const QString &text);
    /// Parses a replacement: `\1`, `$1`, `${1}` and `${name}` are groups, `$0` is the whole match, `\n` and `\t` a line
    /// ending and a tab, `$$` and `\\` a dollar sign and a backslash. Any other `\` or `$` is literal.
    /// Errors: Invalid, at the first group that the expression does not have.
    static Result<SearchReplacement> parse(const QString &written, const QRegularExpression &expression);

    /// Returns the replacement of one match. `\n` becomes `lineEnd`.
    QString expand(QStringView text, const QRegularExpressionMatch &match, const QString &lineEnd) const;

private:
    struct Segment {
        QString text = QString();
        int group = -1; ///< number of the group to insert instead of `text`; -1 if there is none
        bool isLineEnd = false;
    };
    QList<Segment> m_segments;

    friend class ReplacementReader;
};

} // namespace outcrop
