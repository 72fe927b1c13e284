// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for core/documents/textsearch.cpp until that is there; weak, so that the real one wins.
#include "core/base/linetable.h"
#include "core/documents/textsearch.h"

namespace outcrop {

[[gnu::weak]] Result<TextSearch> TextSearch::parse(const QString &pattern, const SearchOptions &options)
{
    QString text = options.regularExpression ? pattern : QRegularExpression::escape(pattern);
    if (options.wholeWords)
        text = QStringLiteral("\\b(?:%1)\\b").arg(text);
    TextSearch search;
    search.m_expression = QRegularExpression(text, QRegularExpression::MultilineOption
            | (options.matchCase ? QRegularExpression::NoPatternOption : QRegularExpression::CaseInsensitiveOption));
    search.m_plain = !options.regularExpression;
    if (pattern.isEmpty() || !search.m_expression.isValid())
        return Error{ErrorCode::Invalid, search.m_expression.errorString(), {}};
    return search;
}

[[gnu::weak]] DocumentMatches TextSearch::find(QStringView text, qsizetype most, const QString *replacement) const
{
    DocumentMatches found;
    auto all = m_expression.globalMatch(text);
    while (all.hasNext() && found.matches.size() < most) {
        const auto match = all.next();
        if (match.capturedLength() == 0)
            continue;
        SearchMatch one;
        one.range.start.offset = match.capturedStart();
        one.range.end.offset = match.capturedEnd();
        if (replacement)
            one.replacement = *replacement;
        found.matches += one;
    }
    return found;
}

[[gnu::weak]] std::optional<Range> TextSearch::next(QStringView text, qsizetype from, bool wrap) const
{
    auto match = m_expression.match(text, from);
    if (!match.hasMatch() && wrap)
        match = m_expression.match(text);
    if (!match.hasMatch())
        return {};
    return Range{{match.capturedStart(), 0, 0}, {match.capturedEnd(), 0, 0}};
}

[[gnu::weak]] std::optional<Range> TextSearch::previous(QStringView text, qsizetype from, bool wrap) const
{
    std::optional<Range> last;
    std::optional<Range> end;
    for (const SearchMatch &match : find(text).matches) {
        if (match.range.end.offset <= from)
            last = match.range;
        end = match.range;
    }
    return last || !wrap ? last : end;
}

[[gnu::weak]] Status TextSearch::checkReplacement(const QString &) const
{
    return success();
}

} // namespace outcrop
