// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/textsearch.h"

#include "core/documents/documentsmessages.h"
#include "core/documents/searchlines.h"
#include "core/documents/searchreplacement.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Prefix of every pattern: limits backtracking, forbids empty matches and sets the line endings that the rest of the program
/// uses.
const QString preamble = QStringLiteral("(*LIMIT_MATCH=1000000)(*NOTEMPTY)(*ANYCRLF)");
/// Matches a position that is not inside a word. Unlike \b, it has no effect next to a pattern that begins or ends with a
/// symbol such as `$`.
const QString wordEdge = QStringLiteral("(?!(?<=\\w)\\w)");

constexpr qsizetype backwardStep = 1 << 16; ///< characters per step of a backward search

QRegularExpression compilePattern(const QString &pattern, const SearchOptions &options)
{
    QRegularExpression::PatternOptions flags =
        QRegularExpression::MultilineOption | QRegularExpression::UseUnicodePropertiesOption;
    flags.setFlag(QRegularExpression::CaseInsensitiveOption, !options.matchesCase);
    return QRegularExpression(preamble + pattern, flags);
}

/// Returns a pattern enclosed in word boundaries. A `\Q` in the pattern may be open, so `\E` precedes the end. If the result is not valid, a comment of (?x)
/// may be open, so a line feed precedes the end instead.
QRegularExpression wholeWordPattern(const QString &pattern, const SearchOptions &options)
{
    const QString before = wordEdge + QStringLiteral("(?:") + pattern;
    const QRegularExpression expression = compilePattern(before + QStringLiteral("\\E)") + wordEdge, options);
    return expression.isValid() ? expression : compilePattern(before + QStringLiteral("\n)") + wordEdge, options);
}

Error patternError(const QRegularExpression &expression)
{
    const qsizetype offset = std::max<qsizetype>(0, expression.patternErrorOffset() - preamble.size());
    const Position place{offset, 1, static_cast<int>(offset) + 1};
    const QString message = documentsmessages::badExpression();
    return {ErrorCode::Invalid, message.arg(expression.errorString()).arg(offset + 1), {{}, {place, place}}};
}

/// A text in which unpaired surrogates are replaced, because the regular expression engine rejects them. Offsets do not change.
class MatchableText
{
public:
    explicit MatchableText(QStringView text) : m_view(text)
    {
        if (text.isValidUtf16())
            return;
        m_copy = text.toString();
        for (qsizetype i = 0; i < m_copy.size(); ++i) {
            if (isPair(i))
                ++i;
            else if (m_copy.at(i).isSurrogate())
                m_copy[i] = QChar::ReplacementCharacter;
        }
        m_view = m_copy;
    }

    QStringView view() const { return m_view; }

private:
    bool isPair(qsizetype i) const
    {
        return m_copy.at(i).isHighSurrogate() && i + 1 < m_copy.size() && m_copy.at(i + 1).isLowSurrogate();
    }

    QString m_copy;
    QStringView m_view;
};

constexpr auto skipSubjectCheck = QRegularExpression::DontCheckSubjectStringMatchOption; // MatchableText has already validated the text

QRegularExpressionMatch matchFrom(const QRegularExpression &expression, QStringView text, qsizetype from)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return expression.matchView(text, from, QRegularExpression::NormalMatch, skipSubjectCheck);
#else
    return expression.match(text, from, QRegularExpression::NormalMatch, skipSubjectCheck);
#endif
}

QRegularExpressionMatchIterator matchesFrom(const QRegularExpression &expression, QStringView text, qsizetype from)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return expression.globalMatchView(text, from, QRegularExpression::NormalMatch, skipSubjectCheck);
#else
    return expression.globalMatch(text, from, QRegularExpression::NormalMatch, skipSubjectCheck);
#endif
}

/// Returns the offset clamped to the text or, inside a surrogate pair, the offset after the pair.
qsizetype characterStart(QStringView text, qsizetype offset)
{
    offset = std::clamp<qsizetype>(offset, 0, text.size());
    const bool isInside = offset > 0 && offset < text.size() && text[offset].isLowSurrogate();
    return isInside ? offset + 1 : offset;
}

/// Parses a replacement text. An invalid one is inserted literally; checkReplacement() reports it before the search.
SearchReplacement replacementFor(const QString &written, bool isPlain, const QRegularExpression &expression)
{
    const Result<SearchReplacement> parsed = SearchReplacement::parse(written, expression);
    return isPlain || !parsed ? SearchReplacement::plain(written) : *parsed;
}

struct Span {
    qsizetype start = 0;
    qsizetype end = 0;
};

std::optional<Span> spanOf(const QRegularExpressionMatch &match)
{
    return match.hasMatch() ? std::optional(Span{match.capturedStart(), match.capturedEnd()}) : std::nullopt;
}

std::optional<Range> rangeOf(QStringView text, const std::optional<Span> &span)
{
    if (!span)
        return {};
    PositionCursor cursor(text);
    const Position start = cursor.advanceTo(span->start);
    return Range{start, cursor.advanceTo(span->end)};
}

/// Returns the last match from `start` on that ends at or before `until`.
std::optional<Span> lastMatch(const QRegularExpression &expression, QStringView text, qsizetype start, qsizetype until)
{
    std::optional<Span> last;
    for (auto matches = matchesFrom(expression, text, start); matches.hasNext();) {
        const std::optional<Span> span = spanOf(matches.next());
        if (span->end > until)
            break;
        last = span;
    }
    return last;
}

/// Returns the last match before `until`, searching backward in blocks of lines. Valid only for patterns that cannot match across a line ending, whose matches
/// do not depend on the first line of the search.
std::optional<Span> lastMatchByLines(const QRegularExpression &expression, QStringView text, qsizetype until)
{
    std::optional<Span> found;
    for (qsizetype end = until; end > 0 && !found;) {
        const qsizetype near = std::max<qsizetype>(0, end - backwardStep);
        const qsizetype start = text.first(near).lastIndexOf(u'\n') + 1;
        found = lastMatch(expression, text, start, end);
        end = start;
    }
    return found;
}

/// Converts the engine's matches to SearchMatch, in order.
class MatchReader
{
public:
    MatchReader(QStringView text, const SearchReplacement *replacement)
        : m_text(text)
        , m_cursor(text)
        , m_preview(text)
        , m_replacement(replacement)
        , m_lineEnd(replacement ? lineEndingOf(text) : QString())
    {
    }

    SearchMatch read(const QRegularExpressionMatch &found)
    {
        SearchMatch match;
        match.range.start = m_cursor.advanceTo(found.capturedStart());
        m_preview.selectMatch(m_cursor.line(), found.capturedStart(), found.capturedEnd());
        match.range.end = m_cursor.advanceTo(found.capturedEnd());
        match.line = m_preview.line();
        match.lineMatchStart = m_preview.matchStart();
        match.lineMatchLength = m_preview.matchLength();
        if (m_replacement)
            match.replacement = m_replacement->expand(m_text, found, m_lineEnd);
        return match;
    }

private:
    QStringView m_text;
    PositionCursor m_cursor;
    LinePreview m_preview;
    const SearchReplacement *m_replacement;
    QString m_lineEnd;
};

bool isInScope(const Document &document, const SearchScope &scope)
{
    const bool isBelow = scope.folder.isEmpty()
        || document.path.startsWith(scope.folder.endsWith(u'/') ? scope.folder : scope.folder + u'/');
    const bool isText = document.isValidUtf8 || !document.text.contains(QChar(QChar::Null));
    return isText && isBelow && (scope.kinds.isEmpty() || scope.kinds.contains(document.kind));
}

/// Discards the matches of a read-only document, because it cannot be written.
void discardUnwritable(DocumentMatches &found, const Document &document)
{
    if (!found.matches.isEmpty())
        found.problem = document.isValidUtf8 ? documentsmessages::replaceOutside() : documentsmessages::replaceNotUtf8();
    found.matches.clear();
}

DocumentMatches findInDocument(
    const Document &document, const TextSearch &search, qsizetype limit, const QString *replacement)
{
    DocumentMatches found = search.find(document.text, limit, replacement);
    found.path = document.path;
    if (replacement && document.isReadOnly())
        discardUnwritable(found, document);
    return found;
}

} // namespace

Result<TextSearch> TextSearch::parse(const QString &pattern, const SearchOptions &options)
{
    if (pattern.isEmpty())
        return Error{ErrorCode::Invalid, documentsmessages::nothingToFind()};
    const QString expression = options.isRegularExpression ? pattern : QRegularExpression::escape(pattern);
    TextSearch search;
    search.m_isPlain = !options.isRegularExpression;
    search.m_expression = compilePattern(expression, options);
    if (search.m_expression.isValid() && options.matchesWholeWords) // after the check above: inside word boundaries, a)(b would be a valid pattern
        search.m_expression = wholeWordPattern(expression, options);
    if (!search.m_expression.isValid())
        return patternError(search.m_expression);
    search.m_expression.optimize(); // here, so that other threads only read it
    return search;
}

DocumentMatches TextSearch::find(QStringView text, qsizetype limit, const QString *replacement) const
{
    const MatchableText matchable(text);
    const SearchReplacement with =
        replacement ? replacementFor(*replacement, m_isPlain, m_expression) : SearchReplacement();
    MatchReader reader(text, replacement ? &with : nullptr);
    DocumentMatches found;
    auto matches = matchesFrom(m_expression, matchable.view(), 0);
    while (matches.hasNext() && found.matches.size() < limit)
        found.matches.append(reader.read(matches.next()));
    found.isTruncated = matches.hasNext();
    if (!matches.isValid())
        found.problem = found.matches.isEmpty() ? documentsmessages::tooMuchWork() : documentsmessages::tooMuchWorkAfterMatches(found.matches.last().range.end.line);
    return found;
}

std::optional<Range> TextSearch::next(QStringView text, qsizetype from, bool wraps) const
{
    const MatchableText matchable(text);
    const qsizetype start = characterStart(text, from);
    std::optional<Span> found = spanOf(matchFrom(m_expression, matchable.view(), start));
    if (!found && wraps && start > 0)
        found = spanOf(matchFrom(m_expression, matchable.view(), 0));
    return rangeOf(text, found);
}

std::optional<Range> TextSearch::previous(QStringView text, qsizetype from, bool wraps) const
{
    const MatchableText matchable(text);
    const bool isInLine = m_isPlain && !m_expression.pattern().mid(preamble.size()).contains(u'\n');
    const auto lastBefore = [&](qsizetype until) {
        return isInLine ? lastMatchByLines(m_expression, matchable.view(), until)
                      : lastMatch(m_expression, matchable.view(), 0, until);
    };
    const qsizetype until = std::clamp<qsizetype>(from, 0, text.size());
    std::optional<Span> found = lastBefore(until);
    if (!found && wraps && until < text.size())
        found = lastBefore(text.size());
    return rangeOf(text, found);
}

Status TextSearch::checkReplacement(const QString &replacement) const
{
    if (m_isPlain)
        return success();
    const Result<SearchReplacement> parsed = SearchReplacement::parse(replacement, m_expression);
    return parsed ? success() : Status(parsed.error());
}

QList<DocumentMatches> findInWorkspace(
    const Workspace &workspace, const TextSearch &search, const SearchScope &scope, const QString *replacement)
{
    QList<DocumentMatches> all;
    qsizetype left = scope.maximumMatches;
    for (const DocumentPtr &document : workspace.documents()) {
        if (scope.isCanceled && scope.isCanceled())
            break;
        if (!isInScope(*document, scope))
            continue;
        const DocumentMatches found = findInDocument(*document, search, left, replacement);
        left -= found.matches.size();
        if (!found.matches.isEmpty() || !found.problem.isEmpty() || found.isTruncated)
            all.append(found);
        if (found.isTruncated)
            break;
    }
    return all;
}

WorkspaceChange planReplacements(const QList<DocumentMatches> &found)
{
    WorkspaceChange change;
    for (const DocumentMatches &document : found) {
        QList<TextEdit> edits;
        for (const SearchMatch &match : document.matches)
            edits.append({match.range, match.replacement});
        change.add(document.path, edits);
    }
    return change;
}

} // namespace outcrop
