// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"

#include <QRegularExpression>

#include <functional>

namespace outcrop {

struct SearchOptions {
    bool regularExpression = false; ///< Perl's, over lines: ^ and $ match at line ends; a match may span lines
    bool matchCase = false;
    bool wholeWords = false;
};

/// One hit, with the line it begins in for showing it.
struct SearchMatch {
    Range range;
    QString line;              ///< the whole line without its end; a very long one cut around the match, `…` where it was cut
    qsizetype lineMatch = 0;   ///< where the match begins in `line`
    qsizetype lineMatchLength = 0; ///< up to the line's end where the match goes on
    QString replacement;       ///< filled in where a replacement was asked for
};

/// The matches of one document.
struct DocumentMatches {
    QString path;
    QList<SearchMatch> matches;
    bool truncated = false; ///< there are more than were asked for
    QString problem;        ///< why the search stopped in this document, such as a pattern that takes too long; empty if all is well
};

/// A text to look for, understood once and used for many texts, on any thread.
class TextSearch
{
public:
    /// Fails for a pattern that is not one, with its offset as Error::location.range.start.offset, and for an empty one.
    static Result<TextSearch> parse(const QString &pattern, const SearchOptions &options = {});

    /// Every match from the beginning, none overlapping, at most `most`. Empty matches are left out. With `replacement`, what each would become:
    /// in regular expressions \1 and $1, ${name}, \n (as the text ends its lines) and \t are understood, $$ and \\ are the signs themselves.
    DocumentMatches find(QStringView text, qsizetype most = 100'000, const QString *replacement = nullptr) const;
    /// The next match at or after an offset, round the end if `wrap`; nothing where there is none.
    std::optional<Range> next(QStringView text, qsizetype from, bool wrap = true) const;
    /// The last match that ends at or before an offset, likewise.
    std::optional<Range> previous(QStringView text, qsizetype from, bool wrap = true) const;

    /// Whether a replacement can be used: names the first group that does not exist.
    Status checkReplacement(const QString &replacement) const;

private:
    QRegularExpression m_expression;
    bool m_plain = true;
};

/// What to look through: kinds and paths; nothing given means everything that is text.
struct SearchScope {
    QList<DocumentKind> kinds = {};
    QString folder = {};           ///< only documents below it
    qsizetype mostMatches = 10'000; ///< over all documents
    std::function<bool()> stop = {}; ///< asked between documents; true ends the search
};

/// Documents with matches, by path.
QList<DocumentMatches> findInWorkspace(
    const Workspace &workspace, const TextSearch &search, const SearchScope &scope = {}, const QString *replacement = nullptr);

/// The replacements of matches as edits, for preview and for taking them. Matches a person unticked are simply not handed in.
WorkspaceChange replacementsOf(const QList<DocumentMatches> &found);

} // namespace outcrop
