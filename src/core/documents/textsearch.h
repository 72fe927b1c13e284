// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"

#include <QRegularExpression>

#include <functional>

namespace outcrop {

struct SearchOptions {
    bool isRegularExpression = false; ///< Perl syntax; ^ and $ match at the start and end of every line, and a match may span lines
    bool matchesCase = false;
    bool matchesWholeWords = false;
};

/// A match, and its first line.
struct SearchMatch {
    Range range;
    QString
        line; ///< the line without its ending; a long line is shortened to the text around the match, with `…` for the omitted text
    qsizetype lineMatchStart = 0;   ///< offset of the match in `line`
    qsizetype lineMatchLength = 0; ///< length of the match in `line`; shorter than the match if that extends beyond `line`
    QString replacement;       ///< the expanded replacement, if one was requested
};

/// The matches of one document.
struct DocumentMatches {
    QString path;
    QList<SearchMatch> matches;
    bool isTruncated = false; ///< whether there are more matches than requested
    QString
        problem; ///< reason why the search stopped or the matches were discarded, such as a pattern that takes too long; empty if there is none
};

/// A compiled search pattern. Reusable and thread-safe.
class TextSearch
{
public:
    /// Compiles a pattern. Returns Invalid if it is empty or not valid; Error::location.range.start.offset is the offset of the error.
    static Result<TextSearch> parse(const QString &pattern, const SearchOptions &options = {});

    /// Returns the first `limit` matches from the beginning, without overlaps and empty matches. With `replacement`, also returns the replacement
    /// of each match; for a regular expression, it has the syntax of SearchReplacement::parse().
    DocumentMatches find(QStringView text, qsizetype limit = 100'000, const QString *replacement = nullptr) const;
    /// Returns the next match at or after an offset, and continues from the beginning if `wraps` is set. nullopt if there is none.
    std::optional<Range> next(QStringView text, qsizetype from, bool wraps = true) const;
    /// Returns the last match that ends at or before an offset, and continues from the end if `wraps` is set. nullopt if there is none.
    std::optional<Range> previous(QStringView text, qsizetype from, bool wraps = true) const;

    /// Checks whether a replacement is valid. Errors: Invalid, with the name of the first group that does not exist.
    Status checkReplacement(const QString &replacement) const;

private:
    QRegularExpression m_expression;
    bool m_isPlain = true;
};

/// The documents to search, selected by kind and folder. Searches all text documents by default.
struct SearchScope {
    QList<DocumentKind> kinds = {};
    QString folder = {};           ///< only documents in this folder; empty for all
    qsizetype maximumMatches = 10'000; ///< maximum number of matches in all documents
    std::function<bool()> isCanceled = {}; ///< called before each document; returns true to cancel the search
};

/// Returns the documents with matches or problems, sorted by path.
QList<DocumentMatches> findInWorkspace(
    const Workspace &workspace, const TextSearch &search, const SearchScope &scope = {}, const QString *replacement = nullptr);

/// Converts the replacements of matches to edits, for a preview or to apply them. The caller must omit the matches that the user has deselected.
WorkspaceChange planReplacements(const QList<DocumentMatches> &found);

} // namespace outcrop
