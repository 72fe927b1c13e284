// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/clienttext.h"

#include "core/documents/data/yamlreader.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumCachedLength = 2000; ///< in characters; longer front matter is parsed again each time
constexpr qsizetype maximumCachedTexts = 1000;  ///< for each thread

/// Returns the length of the character at `at` or, as a negative number, the length of an invalid sequence that one U+FFFD replaces. Replaces maximal
/// subparts as recommended by the Unicode standard, like JavaScript and Rust.
int sequenceLength(const QByteArray &bytes, qsizetype at)
{
    const auto byte = [&bytes](qsizetype i) { return i < bytes.size() ? uchar(bytes[i]) : uchar(0); };
    const uchar first = byte(at);
    if (first < 0x80)
        return 1;
    const int length = first >= 0xC2 && first <= 0xDF ? 2 : first >= 0xE0 && first <= 0xEF ? 3 : first >= 0xF0 && first <= 0xF4 ? 4 : 0;
    if (length == 0)
        return -1;
    const uchar low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80, high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    if (byte(at + 1) < low || byte(at + 1) > high)
        return -1;
    for (int i = 2; i < length; ++i) {
        if ((byte(at + i) & 0xC0) != 0x80)
            return -i;
    }
    return length;
}

/// Returns the end of the line that begins at `start`, including its line break.
qsizetype lineEnd(QStringView text, qsizetype start)
{
    const qsizetype found = text.indexOf(u'\n', start);
    return found < 0 ? text.size() : found + 1;
}

bool isFence(QStringView line)
{
    while (!line.isEmpty() && line.last().isSpace())
        line.chop(1);
    return line == u"---";
}

/// Quotes the value of a `key: value` line if YAML would misinterpret it.
QString quotedLine(const QString &line)
{
    static const QRegularExpression pair(QStringLiteral(R"(^([A-Za-z_][\w-]*):\s+(.+)$)"));
    static const QRegularExpression specialPattern(QStringLiteral(R"([{}\[\]*&#!|>%@`]|: )"));
    const QRegularExpressionMatch match = pair.match(line);
    QString value = match.captured(2).trimmed();
    const bool isQuoted = value.size() > 1 && value.front() == value.back() && (value.front() == u'"' || value.front() == u'\'');
    const bool isBlock = value.startsWith(u'|') || value.startsWith(u'>');
    if (!match.hasMatch() || isQuoted || isBlock || !specialPattern.match(value).hasMatch())
        return line;
    value.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
    return match.captured(1) + QStringLiteral(": \"") + value + u'"';
}

DataDocument readRepairedYaml(const QString &yaml)
{
    QStringList lines = yaml.split(u'\n');
    for (QString &line : lines)
        line = quotedLine(line.endsWith(u'\r') ? line.chopped(1) : line);
    return readYaml(lines.join(u'\n'), QString());
}

DataNode readLines(const QString &yaml)
{
    static const QRegularExpression pair(QStringLiteral(R"(^([A-Za-z_][\w-]*):[ \t]*(.*)$)"));
    QList<DataNode::Member> members;
    for (const QString &line : yaml.split(u'\n')) {
        if (const QRegularExpressionMatch match = pair.match(line.trimmed()); match.hasMatch())
            members.append({match.captured(1), {}, DataNode(DataNode::Kind::String, match.captured(2), {})});
    }
    return DataNode::mapping(members, {});
}

bool hasOnlyStrings(const DataNode &data)
{
    const auto isText = [&data](QStringView key) { return data[key].isMissing() || data[key].isString(); };
    return isText(u"name") && isText(u"description");
}

DataDocument parseYaml(const QString &yaml, YamlErrorHandling reading)
{
    DataDocument document = readYaml(yaml, QString());
    if (!document.isParsed && reading == YamlErrorHandling::Repair)
        document = readRepairedYaml(yaml);
    if (reading == YamlErrorHandling::Lines && (!document.isParsed || !hasOnlyStrings(document.root))) {
        document.root = readLines(yaml);
        document.isParsed = true;
    }
    return document;
}

/// Returns the same as parseYaml(). Caches the results for short texts, because many clients read the same files from many start folders.
DataDocument parseYamlCached(const QString &yaml, YamlErrorHandling reading)
{
    thread_local QHash<QString, DataDocument> remembered;
    if (yaml.size() > maximumCachedLength)
        return parseYaml(yaml, reading);
    const QString key = QString::number(int(reading)) + yaml;
    if (const auto known = remembered.constFind(key); known != remembered.constEnd())
        return *known;
    if (remembered.size() >= maximumCachedTexts)
        remembered.clear();
    return *remembered.insert(key, parseYaml(yaml, reading));
}

/// Tracks the Markdown context of consecutive lines.
class LineContext
{
public:
    /// Returns whether a line belongs to a fenced block, including its fences.
    bool isInFence(QStringView line)
    {
        static const QRegularExpression opening(QStringLiteral("^ {0,3}(`{3,}|~{3,})"));
        if (m_fence.isEmpty()) {
            if (!line.contains(u"```") && !line.contains(u"~~~"))
                return false;
            const QRegularExpressionMatch match = opening.match(line.toString());
            m_fence = match.captured(1);
            m_kind = m_fence.startsWith(u'~') ? MarkdownPart::TildeFence : MarkdownPart::Fence;
            return match.hasMatch();
        }
        const QStringView trimmedLine = line.trimmed();
        const bool closes = trimmedLine.size() >= m_fence.size() && std::all_of(trimmedLine.begin(), trimmedLine.end(), [this](QChar c) { return c == m_fence.front(); });
        if (closes)
            m_fence.clear();
        return true;
    }

    /// Returns whether a line outside fences is indented code.
    bool isIndented(QStringView line)
    {
        static const QRegularExpression item(QStringLiteral(R"(^ {0,3}([-+*]|\d{1,9}[.)])(\s|$))"));
        const bool isBlank = line.trimmed().isEmpty();
        const bool isDeep = line.startsWith(u"    ") || line.startsWith(u'\t');
        const bool isCode = isDeep && !isBlank && !m_isInList && (m_isAfterBlank || m_isInCode);
        if (!isBlank) {
            const QChar first = line.trimmed().front();
            const bool mayBeItem = first == u'-' || first == u'+' || first == u'*' || first.isDigit();
            if (mayBeItem && item.match(line.toString()).hasMatch())
                m_isInList = true;
            else if (!line.startsWith(u' ') && !line.startsWith(u'\t') && m_isAfterBlank)
                m_isInList = false;
            m_isInCode = isCode;
        }
        m_isAfterBlank = isBlank;
        return isCode;
    }

    bool isInList() const { return m_isInList; }
    MarkdownPart kind() const { return m_kind; }

private:
    QString m_fence;
    MarkdownPart m_kind = MarkdownPart::Fence;
    bool m_isInList = false;
    bool m_isInCode = false;
    bool m_isAfterBlank = true;
};

using Ranges = QList<std::pair<qsizetype, qsizetype>>;

/// Finds the next `-->` for a series of increasing offsets. Searches each part of the text only once.
class CommentEndFinder
{
public:
    explicit CommentEndFinder(const QString &text) : m_text(text) { }

    /// Returns the offset of the next `-->`, or -1. Offsets must not decrease from call to call.
    qsizetype findAfter(qsizetype offset)
    {
        if (m_nextOffset != none && m_nextOffset < offset)
            m_nextOffset = m_text.indexOf(u"-->", offset);
        return m_nextOffset;
    }

private:
    static constexpr qsizetype none = -1, unknown = -2;

    const QString &m_text;
    qsizetype m_nextOffset = unknown;
};

/// Adds inline code and comments in a range of text without code blocks. Runs in linear time, even if many of them are not closed.
class InlineParts
{
public:
    InlineParts(const QString &text, const QList<MarkdownPart> &kinds, Ranges &ranges) : m_text(text), m_kinds(kinds), m_ranges(ranges), m_comments(text) { }

    void add(qsizetype from, qsizetype to)
    {
        findRuns(from, to);
        for (qsizetype i = from; i < to; ++i) {
            if (m_text[i] == u'`')
                i = addCode(i, to);
            else if (QStringView(m_text).mid(i, 4) == u"<!--")
                i = addComment(i, to);
        }
    }

private:
    static qsizetype runLength(const QString &text, qsizetype at, qsizetype to)
    {
        qsizetype length = 1;
        while (at + length < to && text[at + length] == u'`')
            ++length;
        return length;
    }

    void findRuns(qsizetype from, qsizetype to)
    {
        m_runs.clear();
        for (qsizetype i = m_text.indexOf(u'`', from); i >= 0 && i < to; i = m_text.indexOf(u'`', i)) {
            const qsizetype length = runLength(m_text, i, to);
            m_runs[length].append(i);
            i += length;
        }
    }

    /// Returns the offset of the line break before the next empty line, or -1. Offsets must not decrease from call to call.
    qsizetype findBlankLine(qsizetype offset)
    {
        static const QRegularExpression gap(QStringLiteral("\\n[ \\t\\r]*\\n"));
        if (m_nextBlankLine != none && m_nextBlankLine < offset)
            m_nextBlankLine = gap.match(m_text, offset).capturedStart();
        return m_nextBlankLine;
    }

    /// Returns the offset of the last character that belongs to the backticks at `at`: of the code if it is closed, otherwise of the run.
    qsizetype addCode(qsizetype at, qsizetype to)
    {
        const qsizetype length = runLength(m_text, at, to);
        QList<qsizetype> &runs = m_runs[length];
        const auto close = std::upper_bound(runs.begin(), runs.end(), at);
        const qsizetype blankLineOffset = findBlankLine(at);
        if (close == runs.end() || (blankLineOffset >= 0 && *close >= blankLineOffset))
            return at + length - 1;
        if (m_kinds.contains(MarkdownPart::Inline))
            m_ranges.append({at, *close + length});
        return *close + length - 1;
    }

    qsizetype addComment(qsizetype at, qsizetype to)
    {
        const qsizetype end = m_comments.findAfter(at + 4);
        if (end < 0 || end >= to || !m_kinds.contains(MarkdownPart::Comment))
            return at;
        m_ranges.append({at, end + 3});
        return end + 2;
    }

    static constexpr qsizetype none = -1, unknown = -2;

    const QString &m_text;
    const QList<MarkdownPart> &m_kinds;
    Ranges &m_ranges;
    CommentEndFinder m_comments;
    QHash<qsizetype, QList<qsizetype>> m_runs; ///< offsets of the runs of backticks in the range, by length
    qsizetype m_nextBlankLine = unknown;
};

} // namespace

bool mayBeLinkTarget(const QString &text)
{
    constexpr qsizetype maximumLength = 500;
    return !text.isEmpty() && text.size() <= maximumLength && !text.contains(u' ') && !text.contains(u'\n') && !text.startsWith(u'@');
}

QString decodedText(const QByteArray &bytes)
{
    const bool hasMark = bytes.startsWith("\xEF\xBB\xBF");
    QString text = QString::fromUtf8(bytes);
    if (!text.contains(QChar(QChar::ReplacementCharacter)))
        return hasMark && !text.startsWith(QChar(0xFEFF)) ? QString(QChar(0xFEFF) + text) : text;
    text.clear();
    qsizetype begin = 0;
    for (qsizetype i = 0; i < bytes.size();) {
        const int length = sequenceLength(bytes, i);
        if (length > 0) {
            i += length;
            continue;
        }
        text += QString::fromUtf8(QByteArrayView(bytes).sliced(begin, i - begin)) + QChar(QChar::ReplacementCharacter);
        i -= length;
        begin = i;
    }
    text += QString::fromUtf8(QByteArrayView(bytes).sliced(begin));
    return hasMark && !text.startsWith(QChar(0xFEFF)) ? QString(QChar(0xFEFF) + text) : text;
}

ClientFrontMatter readClientFrontMatter(const QString &text, YamlErrorHandling reading)
{
    ClientFrontMatter matter;
    const qsizetype first = lineEnd(text, 0);
    if (!isFence(QStringView(text).left(first)))
        return matter;
    for (qsizetype start = first; start < text.size();) {
        const qsizetype end = lineEnd(text, start);
        if (isFence(QStringView(text).sliced(start, end - start))) {
            const DataDocument document = parseYamlCached(text.mid(first, start - first), reading);
            matter.isPresent = true;
            matter.isBroken = !document.isParsed;
            matter.data = document.root;
            matter.bodyStart = end;
            return matter;
        }
        start = end;
    }
    return matter;
}

QString removeHtmlComments(const QString &text)
{
    static const QRegularExpression comment(QStringLiteral("<!--[\\s\\S]*?-->"));
    QString kept;
    LineContext context;
    CommentEndFinder ends(text);
    for (qsizetype start = 0; start < text.size();) {
        qsizetype end = lineEnd(text, start);
        const QStringView line = QStringView(text).sliced(start, end - start);
        const bool isCode = context.isInFence(line) || context.isIndented(line);
        const qsizetype indent = line.size() - line.trimmed().size();
        const bool begins = line.trimmed().startsWith(u"<!--") && line.indexOf(u'<') <= 3 && !(context.isInList() && line.startsWith(u' '));
        const qsizetype close = begins && !isCode && indent >= 0 ? ends.findAfter(start) : -1;
        if (close < 0) {
            kept += line;
            start = end;
            continue;
        }
        end = lineEnd(text, close);
        const QString rest = text.mid(start, end - start).remove(comment);
        if (!rest.trimmed().isEmpty())
            kept += rest;
        while (rest.trimmed().isEmpty() && end < text.size() && text[end] == u'\n')
            ++end; // also removes the empty lines that follow the comment
        start = end;
    }
    return kept;
}

Ranges markdownParts(const QString &text, const QList<MarkdownPart> &kinds)
{
    Ranges ranges;
    LineContext context;
    InlineParts inlineParts(text, kinds, ranges);
    qsizetype plain = 0;
    const auto closePlain = [&](qsizetype at) {
        if (at > plain)
            inlineParts.add(plain, at);
    };
    for (qsizetype start = 0; start < text.size();) {
        const qsizetype end = lineEnd(text, start);
        const QStringView line = QStringView(text).sliced(start, end - start);
        const bool isFence = context.isInFence(line);
        if (isFence || context.isIndented(line)) {
            closePlain(start);
            if (kinds.contains(isFence ? context.kind() : MarkdownPart::Indented))
                ranges.append({start, end});
            plain = end;
        }
        start = end;
    }
    closePlain(text.size());
    return ranges;
}

QString escapeXml(const QString &text, bool escapesQuotes)
{
    QString escapedText = text;
    escapedText.replace(u'&', QStringLiteral("&amp;")).replace(u'<', QStringLiteral("&lt;")).replace(u'>', QStringLiteral("&gt;"));
    if (escapesQuotes)
        escapedText.replace(u'"', QStringLiteral("&quot;")).replace(u'\'', QStringLiteral("&apos;"));
    return escapedText;
}

QString fillTemplate(const QString &form, const QList<std::pair<QString, QString>> &values)
{
    QString text;
    for (qsizetype i = 0; i < form.size();) {
        const qsizetype open = form.indexOf(u'{', i);
        const qsizetype close = open < 0 ? -1 : form.indexOf(u'}', open);
        if (close < 0)
            return text + form.mid(i);
        const QStringView name = QStringView(form).sliced(open + 1, close - open - 1);
        const auto found = std::find_if(values.begin(), values.end(), [name](const auto &value) { return value.first == name; });
        text += QStringView(form).sliced(i, open - i);
        if (found == values.end()) {
            text += u'{';
            i = open + 1;
        } else {
            text += found->second;
            i = close + 1;
        }
    }
    return text;
}

} // namespace outcrop
