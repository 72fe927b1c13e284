// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/frontmatter.h"

#include "core/documents/data/yamlentries.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/data/yamlrepair.h"
#include "core/documents/documentsmessages.h"
#include "core/text/editedtext.h"
#include "core/text/linetable.h"

#include <algorithm>
#include <functional>

namespace outcrop {
namespace {

constexpr qsizetype maximumRepairedSize =
    64 * 1024; ///< in UTF-16 code units; more than manually written front matter contains

/// Offsets of the parts of the block in the text.
struct Fences {
    bool isOpened = false;
    bool isClosed = false;
    qsizetype start = 0;   ///< start of the opening fence
    qsizetype content = 0; ///< start of the YAML between the fences
    qsizetype contentEnd = 0;
    qsizetype end = 0; ///< start of the body
};

QStringView lineText(QStringView text, const TextLine &line)
{
    return text.mid(line.start, line.end - line.start);
}

bool isFence(QStringView line, bool isClosing)
{
    while (line.endsWith(u' ') || line.endsWith(u'\t'))
        line.chop(1);
    return line == u"---" || (isClosing && line == u"...");
}

bool isHeading(QStringView line)
{
    const qsizetype marks =
        std::distance(line.begin(), std::find_if_not(line.begin(), line.end(), [](QChar c) { return c == u'#'; }));
    return marks >= 1 && marks <= 6 && marks < line.size() && line[marks] == u' ';
}

/// Returns whether data continues after a line with `...`: up to a line with `---` there are only keys, list items and indented lines.
bool hasYamlAfter(QStringView text, qsizetype at)
{
    bool isFirst = true;
    while (at < text.size()) {
        const TextLine line = lineAt(text, at);
        const QStringView words = lineText(text, line);
        at = line.next;
        if (isFence(words, false))
            return !isFirst;
        if (words.trimmed().isEmpty() || words.startsWith(u'#'))
            continue;
        const bool isKey = yamlKeyAt(words).has_value();
        if (!isKey && (isFirst || (!words.front().isSpace() && !words.startsWith(u"- ") && !isFence(words, true))))
            return false;
        isFirst = false;
    }
    return false;
}

/// Sets the offsets of the fence that closes the block, if there is one.
void findClosingFence(QStringView text, Fences &fences)
{
    for (qsizetype at = fences.content; at < text.size();) {
        const TextLine line = lineAt(text, at);
        const bool closes = isFence(lineText(text, line), true)
            && (isFence(lineText(text, line), false) || !hasYamlAfter(text, line.next));
        if (closes) {
            fences.isClosed = true;
            fences.contentEnd = line.start;
            fences.end = line.next;
            return;
        }
        at = line.next;
    }
}

/// Returns whether the paragraph after a blank line is data and not a sentence such as `Note: be brief.`. Data has only keys, list items and indented lines. It has
/// several keys, or one key with content below it.
bool isDataParagraph(QStringView text, qsizetype at)
{
    int keys = 0;
    int below = 0;
    bool isBlank = true; // true until the paragraph begins
    while (at < text.size()) {
        const TextLine line = lineAt(text, at);
        const QStringView words = lineText(text, line);
        at = line.next;
        const bool isEmpty = words.trimmed().isEmpty();
        if (isEmpty && !isBlank)
            break;
        isBlank = isEmpty;
        if (isEmpty || words.startsWith(u'#'))
            continue;
        const bool isIndented = words.front().isSpace() || words.startsWith(u"- ");
        if (!isIndented && !yamlKeyAt(words))
            return false;
        ++(isIndented ? below : keys);
    }
    return keys > 1 || (keys == 1 && below > 0);
}

/// Returns whether nested data follows, as after a YAML comment that looks like a heading. Nested data is a lower-case key without a value, then an indented key or list
/// item.
bool isNestedData(QStringView text, qsizetype at)
{
    const TextLine first = lineAt(text, at);
    const TextLine second = lineAt(text, first.next);
    const QStringView words = lineText(text, first);
    const QStringView below = lineText(text, second);
    const auto key = yamlKeyAt(words);
    const bool isIdentifier = key && std::all_of(key->text.begin(), key->text.end(), [](QChar c) { return c == u'_' || c == u'-' || c.isDigit() || c.isLower(); });
    return isIdentifier && words.trimmed().size() == key->text.size() + 1 && first.next < text.size() && below.startsWith(u' ')
        && (yamlKeyAt(below.trimmed()) || below.trimmed().startsWith(u"- "));
}

/// Ends an unclosed block before the first heading, or before the first blank line that is not followed by data.
void setContentEndBeforeBody(QStringView text, Fences &fences)
{
    fences.contentEnd = fences.content;
    while (fences.contentEnd < text.size()) {
        const TextLine line = lineAt(text, fences.contentEnd);
        const bool isBlank = lineText(text, line).trimmed().isEmpty();
        const bool startsBody = isHeading(lineText(text, line)) && !isNestedData(text, line.next);
        if (startsBody || (isBlank && !isDataParagraph(text, line.next)))
            break;
        fences.contentEnd = line.next;
    }
    fences.end = fences.contentEnd;
}

Fences findFences(QStringView text)
{
    Fences fences;
    fences.start = text.startsWith(QChar(QChar::ByteOrderMark)) ? 1 : 0;
    const TextLine first = lineAt(text, fences.start);
    if (!isFence(lineText(text, first), false) || first.next == first.end)
        return fences;
    fences.isOpened = true;
    fences.content = first.next;
    findClosingFence(text, fences);
    if (!fences.isClosed) {
        fences.isOpened = yamlKeyAt(lineText(text, lineAt(text, fences.content))).has_value();
        setContentEndBeforeBody(text, fences);
    }
    return fences;
}

/// Returns whether the errors rule out recovery, because the data exceeds a limit or has circular aliases.
bool isUnrecoverable(const Diagnostics &diagnostics)
{
    static const QStringList codes{QStringLiteral("data-too-large"), QStringLiteral("yaml-too-deep"),
        QStringLiteral("yaml-too-many-values"), QStringLiteral("yaml-alias-bomb"),
        QStringLiteral("yaml-circular-alias")};
    return std::any_of(
        diagnostics.begin(), diagnostics.end(), [](const Diagnostic &found) { return codes.contains(found.code); });
}

using RangeMap = std::function<Range(const Range &)>;

/// Returns a copy of the tree with every range mapped by `map`.
DataNode mapRanges(const DataNode &node, const RangeMap &map)
{
    if (node.isSequence()) {
        QList<DataNode> items;
        for (const DataNode &item : node.items())
            items.append(mapRanges(item, map));
        return DataNode::sequence(items, map(node.range()));
    }
    if (!node.isMapping())
        return node.withRange(map(node.range()));
    QList<DataNode::Member> members;
    for (const DataNode::Member &member : node.members())
        members.append({member.key, map(member.keyRange), mapRanges(member.value, map)});
    return DataNode::mapping(members, map(node.range()));
}

/// Reads the front matter of a document into m_frontMatter.
class FrontMatterReader
{
public:
    FrontMatterReader(QStringView text, const QString &file)
        : m_text(text)
        , m_file(file)
        , m_fences(findFences(text)) { }

    FrontMatter read()
    {
        if (m_fences.isOpened)
            readBlock();
        else
            reportUnopenedFence();
        return m_frontMatter;
    }

private:
    void readBlock()
    {
        DataDocument strictData = readYaml(addLineEndIfUnclosed(content()), m_file, position(m_fences.content));
        for (Diagnostic &found : strictData.diagnostics) // the added line ending is not in the document
            found.location.range = clampToText(found.location.range);
        if (!strictData.isParsed && m_fences.isClosed && closeBeforeMarkdown())
            return readBlock();
        setData(m_fences.isClosed ? strictData.root
                                : mapRanges(strictData.root, [this](const Range &found) { return clampToText(found); }));
        m_frontMatter.diagnostics = strictData.diagnostics;
        if (!isUnrecoverable(strictData.diagnostics) && !strictData.diagnostics.isEmpty())
            repair(strictData);
        else if (strictData.isParsed && !strictData.root.isMapping() && !strictData.root.isMissing() && !strictData.root.isNull())
            return discardFrontMatter();
        finish();
    }

    /// Ends the block before Markdown content, and returns whether it did. If the closing fence is missing, the block extends to a horizontal rule in the body,
    /// and so contains a heading.
    bool closeBeforeMarkdown()
    {
        for (qsizetype at = m_fences.content; at < m_fences.contentEnd;) {
            const TextLine line = lineAt(m_text, at);
            const TextLine next = lineAt(m_text, line.next);
            at = line.next;
            if (!lineText(m_text, line).trimmed().isEmpty() || next.start >= m_fences.contentEnd
                || !isHeading(lineText(m_text, next)))
                continue;
            if (isYamlFrom(next.start))
                continue; // a YAML comment, and data follows it
            m_fences.isClosed = false;
            setContentEndBeforeBody(m_text, m_fences);
            return true;
        }
        return false;
    }

    /// Returns whether the lines up to the closing fence are data: of the unindented lines, without comments and list items, most are keys. Errors in a block
    /// of any length must not turn its data into prompt text.
    bool isYamlFrom(qsizetype at) const
    {
        int keys = 0;
        int others = 0;
        while (at < m_fences.contentEnd) {
            const TextLine line = lineAt(m_text, at);
            const QStringView words = lineText(m_text, line);
            at = line.next;
            if (words.trimmed().isEmpty() || words.startsWith(u'#') || words.front().isSpace())
                continue;
            if (yamlKeyAt(words))
                ++keys;
            else if (!words.startsWith(u"- "))
                ++others;
        }
        return keys > others; // a list with one sentence that looks like a key is body text
    }

    void repair(const DataDocument &strictData)
    {
        if (content().size() > maximumRepairedSize)
            return;
        if (!hasKeys())
            return discardFrontMatter();
        const YamlRepair repair = repairYaml(m_text, range(m_fences.content, m_fences.contentEnd), m_file);
        const EditedText repairedText(m_text, m_fences.content, m_fences.contentEnd, repair.edits);
        const DataDocument data = readYaml(addLineEndIfUnclosed(repairedText.text()), m_file, {0, position(m_fences.content).line, 1});
        m_frontMatter.isRecovered = true;
        m_frontMatter.diagnostics = repair.causes;
        if (data.isParsed && data.root.isMapping()) {
            setData(relocate(data.root, repairedText));
            keepAsWarnings(data.diagnostics, repairedText);
        } else {
            m_isFixable = false; // fixes would change the file and leave it invalid
            readKeysSeparately(repair.edits);
            addUnexplainedErrors(strictData);
        }
    }

    /// Keeps errors that remain in the repaired text, such as a duplicate key in a flow mapping, as warnings.
    void keepAsWarnings(const Diagnostics &found, const EditedText &repairedText)
    {
        for (Diagnostic diagnostic : found) {
            diagnostic.severity = Severity::Warning;
            diagnostic.location.range = relocate(diagnostic.location.range, repairedText);
            m_frontMatter.diagnostics.append(diagnostic);
        }
    }

    /// Parses each key separately and keeps the valid ones. For a block that cannot be parsed as a whole.
    void readKeysSeparately(const QList<TextEdit> &edits)
    {
        const QList<YamlLine> lines = yamlLines(m_text, m_fences.content, m_fences.contentEnd);
        QList<DataNode::Member> members;
        for (const YamlEntry &entry : splitEntries(m_text, lines, topRegion(m_text, lines))) {
            const EditedText part(m_text, lines[entry.first].start, lines[entry.last - 1].next, edits);
            const DataDocument data = readYaml(part.text(), m_file);
            const QList<DataNode::Member> found = relocate(data.root, part).members();
            for (const DataNode::Member &member : found) {
                members.removeIf([&member](const DataNode::Member &earlier) { return earlier.key == member.key; });
                members.append(member);
            }
        }
        setData(DataNode::mapping(members, range(m_fences.content, m_fences.contentEnd)));
    }

    void addUnexplainedErrors(const DataDocument &strictData)
    {
        for (Diagnostic diagnostic : strictData.diagnostics) {
            diagnostic.severity = m_frontMatter.data.members().isEmpty() ? Severity::Error : Severity::Warning;
            m_frontMatter.diagnostics.append(diagnostic);
        }
    }

    bool hasKeys() const
    {
        const QList<TextLine> lines = splitLines(content());
        return std::any_of(lines.begin(), lines.end(),
            [this](const TextLine &line) { return yamlKeyAt(lineText(content(), line).trimmed()); });
    }

    /// Makes the block part of the body, because it is text between two horizontal rules.
    void discardFrontMatter()
    {
        m_frontMatter = {};
        m_fences.isOpened = false;
        m_frontMatter.diagnostics.append({Severity::Warning, QStringLiteral("frontmatter-no-keys"),
            documentsmessages::frontMatterWithoutKeys(),
            {m_file, range(m_fences.start, m_fences.start + 3)}});
    }

    void finish()
    {
        if (!m_fences.isOpened)
            return;
        if (!m_fences.isClosed)
            reportUnclosedFence();
        for (Diagnostic &found : m_frontMatter.diagnostics) {
            if (!m_isFixable)
                found.fix.reset();
        }
        m_frontMatter.isPresent = true;
        m_frontMatter.block = range(m_fences.start, m_fences.end);
        m_frontMatter.content = range(m_fences.content, m_fences.contentEnd);
        m_frontMatter.bodyStart = m_fences.end;
        sortByLocation(m_frontMatter.diagnostics);
    }

    /// Reports typical keys (at least two) that are followed by a `---` line but not preceded by one. They are not read as front matter, and should not be sent as the
    /// prompt.
    void reportUnopenedFence()
    {
        static const QStringList typicalKeys{QStringLiteral("name"), QStringLiteral("description"),
            QStringLiteral("tier"), QStringLiteral("tools"), QStringLiteral("model")};
        int known = 0;
        for (qsizetype at = m_fences.start; at < m_text.size();) {
            const TextLine line = lineAt(m_text, at);
            const QStringView words = lineText(m_text, line);
            if (isFence(words, false))
                break;
            const auto key = yamlKeyAt(words);
            if (!key && (words.isEmpty() || !words.front().isSpace()))
                return;
            known += key && typicalKeys.contains(key->text);
            at = line.next;
            if (at >= m_text.size())
                return;
        }
        if (known < 2)
            return;
        m_frontMatter.diagnostics.append({Severity::Error, QStringLiteral("frontmatter-not-opened"),
            documentsmessages::frontMatterNotOpened(),
            {m_file, {Position{m_fences.start, 1, 1}, Position{m_fences.start, 1, 1}}},
            Fix{documentsmessages::openFrontMatter(),
                {{{Position{m_fences.start, 1, 1}, Position{m_fences.start, 1, 1}}, QStringLiteral("---") + lineEndBefore(lineAt(m_text, m_fences.start).next)}}}});
    }

    void reportUnclosedFence()
    {
        const qsizetype end = m_fences.contentEnd;
        const bool needsBreak = m_text[end - 1] != u'\n' && m_text[end - 1] != u'\r';
        const QString lineEnd = needsBreak ? lineEndBefore(m_fences.content) : lineEndBefore(end);
        const QString fence = (needsBreak ? lineEnd : QString()) + QStringLiteral("---") + lineEnd;
        m_frontMatter.isRecovered = true;
        m_frontMatter.diagnostics.append({Severity::Warning, QStringLiteral("frontmatter-not-closed"),
            documentsmessages::frontMatterNotClosed(),
            {m_file, range(m_fences.start, m_fences.start + 3)},
            Fix{documentsmessages::closeFrontMatter(), {{range(end, end), fence}}}});
    }

    /// Adds the line ending that would precede the closing fence, because block scalars keep it.
    QString addLineEndIfUnclosed(QStringView yaml) const { return m_fences.isClosed ? yaml.toString() : yaml.toString() + u'\n'; }

    /// Returns the line ending before this offset.
    QString lineEndBefore(qsizetype position) const
    {
        const bool isPair = position >= 2 && m_text[position - 2] == u'\r' && m_text[position - 1] == u'\n';
        return m_text.mid(position - (isPair ? 2 : 1), isPair ? 2 : 1).toString();
    }

    void setData(const DataNode &root)
    {
        const bool isEmpty = root.isMissing() || root.isNull();
        m_frontMatter.data = isEmpty ? DataNode::mapping({}, range(m_fences.content, m_fences.content)) : root;
    }

    /// Maps a range of the repaired text to the original.
    Range relocate(const Range &found, const EditedText &repairedText) const
    {
        return range(repairedText.originalStart(found.start.offset), repairedText.originalEnd(found.end.offset));
    }

    DataNode relocate(const DataNode &node, const EditedText &repairedText) const
    {
        return mapRanges(node, [&](const Range &found) { return relocate(found, repairedText); });
    }

    /// Returns the range clamped to the text. Positions can be beyond its end, after the line ending that addLineEndIfUnclosed() adds.
    Range clampToText(const Range &found) const { return range(found.start.offset, found.end.offset); }

    QStringView content() const { return m_text.mid(m_fences.content, m_fences.contentEnd - m_fences.content); }
    Position position(qsizetype offset) const { return lines().at(offset); }
    Range range(qsizetype start, qsizetype end) const { return {position(start), position(end)}; }

    /// Returns the line table of the text up to the start of the body. Created on first use, because most documents have no front matter.
    const LineTable &lines() const
    {
        if (!m_lines)
            m_lines.emplace(m_text.left(m_fences.end));
        return *m_lines;
    }

    QStringView m_text;
    QString m_file;
    Fences m_fences;
    mutable std::optional<LineTable> m_lines;
    FrontMatter m_frontMatter;
    bool m_isFixable = true; ///< whether the fixes make the block valid YAML
};

} // namespace

FrontMatter readFrontMatter(QStringView text, const QString &file)
{
    return FrontMatterReader(text, file).read();
}

} // namespace outcrop
