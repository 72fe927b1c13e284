// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QRegularExpression>

namespace outcrop {

/// What a match becomes: text with the groups of a regular expression between. Understood once, filled in for every
/// match.
class SearchReplacement
{
public:
    /// Text that is inserted literally.
    static SearchReplacement plain(const QString &text);
    /// `\1` `$1` `${1}` `${name}` are groups, `$0` the whole match, `\n` and `\t` a line end and a tab, `$$` and `\\`
    /// the signs themselves; anything else behind `\` or `$` means nothing and stays. Fails for the first group that the
    /// expression does not have.
    static Result<SearchReplacement> parse(const QString &written, const QRegularExpression &expression);

    /// `lineEnd` is how the text ends its lines: what `\n` becomes.
    QString filledIn(QStringView text, const QRegularExpressionMatch &match, const QString &lineEnd) const;

private:
    struct Piece {
        QString text = QString();
        int group = -1; ///< of the expression, in place of `text`
        bool lineEnd = false;
    };
    QList<Piece> m_pieces;

    friend class ReplacementReader;
};

} // namespace outcrop
