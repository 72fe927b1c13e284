// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/markup.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumTagLength = 400;

bool isNameLetter(QChar letter)
{
    return letter.isLetterOrNumber() || letter == u'_' || letter == u'-';
}

qsizetype runLength(QStringView text, qsizetype offset)
{
    qsizetype end = offset;
    while (end < text.size() && text[end] == text[offset])
        ++end;
    return end - offset;
}

qsizetype skipBlanks(QStringView text, qsizetype from)
{
    while (from < text.size() && (text[from] == u' ' || text[from] == u'\t' || text[from] == u'\r'))
        ++from;
    return from;
}

bool isLineEnd(QStringView text, qsizetype offset)
{
    return offset == text.size() || text[offset] == u'\n';
}

/// Returns the offset of the closing fence, which must be on a separate line unless `matchesAnywhere` is true; -1 if there is none.
qsizetype closingFenceOffset(QStringView text, qsizetype from, const QString &marks, bool matchesAnywhere)
{
    for (qsizetype at = text.indexOf(marks, from); at >= 0; ) {
        const qsizetype behind = at + runLength(text, at);
        if (matchesAnywhere || (isLineStart(text, at) && isLineEnd(text, skipBlanks(text, behind))))
            return at;
        at = text.indexOf(marks, behind);
    }
    return -1;
}

bool beginsJson(QStringView text, qsizetype offset)
{
    return offset < text.size() && (text[offset] == u'{' || text[offset] == u'[');
}

/// The opening line of a fenced block.
struct FenceHead {
    QString language;
    qsizetype body = 0;
    bool isOneLine = false; ///< true if the contents start on the opening line
};

std::optional<FenceHead> fenceHeadAt(QStringView text, qsizetype offset, qsizetype info)
{
    constexpr qsizetype longest = 200;
    const qsizetype last = std::min(text.size(), info + longest);
    qsizetype word = info;
    while (word < last && !text[word].isSpace() && !beginsJson(text, word) && text[word] != u'`')
        ++word;
    const QString language = text.mid(info, word - info).toString().toLower();
    qsizetype rest = skipBlanks(text, word);
    if (beginsJson(text, rest) && (text[offset] == u'`' || isLineStart(text, offset)))
        return FenceHead{language, rest, true};
    while (isLineStart(text, offset) && rest < last && text[rest] != u'\n' && text[rest] != u'`')
        ++rest;
    const bool opensMarkup = isLineEnd(text, rest) && (text[offset] == u'`' || isLineStart(text, offset));
    return opensMarkup ? std::optional(FenceHead{language, std::min(rest + 1, text.size()), false}) : std::nullopt;
}

bool isSpace(QChar letter)
{
    return letter.isSpace() || letter == QChar::ByteOrderMark;
}

} // namespace

std::optional<Tag> tagAt(QStringView text, qsizetype offset)
{
    qsizetype end = offset + 1;
    const bool isClosing = end < text.size() && text[end] == u'/';
    const qsizetype name = isClosing ? end + 1 : end;
    for (end = name; end < text.size() && isNameLetter(text[end]); )
        ++end;
    if (end == name || !text[name].isLetter())
        return std::nullopt;
    const qsizetype last = std::min(text.size(), offset + maximumTagLength);
    const QString word = text.mid(name, end - name).toString().toLower();
    while (end < last && text[end] != u'>' && text[end] != u'<' && text[end] != u'\n')
        ++end;
    if (end == last || text[end] != u'>')
        return std::nullopt;
    return Tag{word, isClosing, {offset, end + 1}};
}

qsizetype closingTagOffset(QStringView text, QStringView name, qsizetype from)
{
    const QString opening = QStringLiteral("</") + name;
    for (qsizetype at = text.indexOf(opening, from, Qt::CaseInsensitive); at >= 0; at = text.indexOf(opening, at + 1, Qt::CaseInsensitive)) {
        if (const std::optional<Tag> tag = tagAt(text, at); tag && tag->name == name)
            return at;
    }
    return -1;
}

std::optional<Fence> fenceAt(QStringView text, qsizetype offset)
{
    const qsizetype marks = runLength(text, offset);
    const std::optional<FenceHead> head = marks < 3 ? std::nullopt : fenceHeadAt(text, offset, offset + marks);
    if (!head)
        return std::nullopt;
    Fence fence{head->language, {head->body, text.size()}, text.size()};
    if (const qsizetype close = closingFenceOffset(text, head->body, QString(marks, text[offset]), head->isOneLine); close >= 0) {
        fence.body.end = close;
        fence.end = close + runLength(text, close);
        fence.isClosed = true;
    }
    return fence;
}

qsizetype skipSpace(QStringView text, qsizetype from)
{
    while (from < text.size() && isSpace(text[from]))
        ++from;
    return from;
}

bool isLineStart(QStringView text, qsizetype offset)
{
    while (offset > 0 && (text[offset - 1] == u' ' || text[offset - 1] == u'\t' || text[offset - 1] == u'>'))
        --offset;
    return offset == 0 || text[offset - 1] == u'\n' || text[offset - 1] == u'\r';
}

} // namespace outcrop
