// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlstrictness.h"

#include "core/documents/data/datamessages.h"
#include "core/text/linetable.h"

#include <algorithm>

namespace outcrop {
namespace {

qsizetype spacesAt(QStringView text, qsizetype at)
{
    const auto end = std::find_if(text.begin() + at, text.end(), [](QChar c) { return c != u' '; });
    return std::distance(text.begin() + at, end);
}

bool hasText(QStringView text, const TextLine &line)
{
    return !text.sliced(line.start, line.end - line.start).trimmed().isEmpty();
}

/// Returns the first offset between two values, outside comments, for which `test` returns true; -1 if there is none. The `#` that begins a comment
/// is also tested.
template<typename Test>
qsizetype findBetween(QStringView text, qsizetype begin, qsizetype end, Test test)
{
    for (qsizetype at = begin; at < end; ++at) {
        if (test(at))
            return at;
        if (text[at] == u'#')
            at = lineAt(text, at).end;
    }
    return -1;
}

} // namespace

std::optional<YamlProblem> findCommentProblem(QStringView text, qsizetype begin, qsizetype end)
{
    const auto isGlued = [text](qsizetype at) { return text[at] == u'#' && at > 0 && !text[at - 1].isSpace() && text[at - 1] != QChar::ByteOrderMark; };
    const qsizetype found = findBetween(text, begin, end, isGlued);
    if (found < 0)
        return std::nullopt;
    return YamlProblem{QStringLiteral("yaml-comment"),
        datamessages::commentNeedsSpace(), found};
}

std::optional<YamlProblem> findIndentationProblem(QStringView text, qsizetype begin, qsizetype end, qsizetype column)
{
    for (TextLine line = lineAt(text, lineAt(text, begin).next); line.start < end; line = lineAt(text, line.next)) {
        const qsizetype spaces = spacesAt(text, line.start);
        const QChar first = line.start + spaces < text.size() ? text[line.start + spaces] : QChar();
        const bool closes = spaces == column && (first == u']' || first == u'}'); // common, and accepted by all readers
        if (spaces <= column && !closes && first != u'#' && hasText(text, line))
            return YamlProblem{QStringLiteral("yaml-indentation"),
                datamessages::indentValueLine(),
                line.start + spaces};
        if (line.next <= line.start)
            break;
    }
    return std::nullopt;
}

std::optional<YamlProblem> findBlockScalarProblem(QStringView text, qsizetype start, qsizetype column)
{
    const auto isSign = [](QChar c) { return c.isDigit() || c == u'+' || c == u'-'; };
    const auto signsEnd = std::find_if_not(text.begin() + start + 1, text.end(), isSign);
    const qsizetype behind = std::distance(text.begin(), signsEnd);
    if (behind < text.size() && text[behind] == u'#')
        return findCommentProblem(text, behind, behind + 1);
    if (std::any_of(text.begin() + start + 1, signsEnd, [](QChar c) { return c.isDigit(); }))
        return std::nullopt; // the header specifies the indentation
    qsizetype widestKey = 0;
    qsizetype place = 0;
    for (TextLine line = lineAt(text, lineAt(text, start).next); line.start < text.size(); line = lineAt(text, line.next)) {
        const qsizetype spaces = spacesAt(text, line.start);
        const bool isText = line.start + spaces < line.end;
        if (isText && (spaces <= column || spaces >= widestKey || text.sliced(line.start).startsWith(u"...")))
            return std::nullopt;
        if (isText)
            return YamlProblem{QStringLiteral("yaml-block-text"),
                datamessages::emptyLineTooWide(), place};
        if (spaces > widestKey) {
            widestKey = spaces;
            place = line.start + spaces;
        }
    }
    return std::nullopt;
}

std::optional<YamlProblem> findDashProblem(QStringView value, qsizetype offset)
{
    if (value != u"-")
        return std::nullopt;
    return YamlProblem{QStringLiteral("yaml-list"), datamessages::dashAlone(), offset};
}

std::optional<YamlProblem> findAnchorProblem(QStringView text, qsizetype start)
{
    const auto isName = [](QChar c) { return c.isLetterOrNumber() || c == u'_' || c == u'-'; };
    const auto end = std::find_if_not(text.begin() + start + 1, text.end(), isName);
    if (end == text.end() || *end != u':' || end + 1 == text.end() || (end + 1)->isSpace())
        return std::nullopt;
    return YamlProblem{QStringLiteral("yaml-special-character"),
        datamessages::anchorName(),
        std::distance(text.begin(), end)};
}

qsizetype findQuestionMarkWithoutSpace(QStringView text, qsizetype begin, qsizetype end)
{
    return findBetween(text, begin, end, [text](qsizetype at) {
        return text[at] == u'?' && at + 1 < text.size() && !text[at + 1].isSpace() && !QStringView(u",[]{}").contains(text[at + 1]);
    });
}

} // namespace outcrop
