// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlvaluefixes.h"

#include "core/documents/data/datamessages.h"
#include "core/text/linetable.h"

#include <algorithm>

namespace outcrop {
namespace {

bool isQuote(QChar c)
{
    return c == u'"' || c == u'\'';
}

/// Returns the offset of the first `: ` (or of a colon at the end of a line) in a range, or -1.
qsizetype findSeparator(QStringView text, qsizetype start, qsizetype end)
{
    for (qsizetype i = start; i < end; ++i) {
        if (text[i] == u':' && (i + 1 == end || text[i + 1].isSpace()))
            return i;
    }
    return -1;
}

/// Returns whether YAML forbids the character everywhere.
bool isForbidden(QChar c)
{
    return (c < u' ' && c != u'\t' && c != u'\n' && c != u'\r')
        || (c >= QChar(0x7F) && c < QChar(0xA0) && c != QChar(0x85)) || c == QChar(0xFFFE) || c == QChar(0xFFFF);
}

/// Returns whether the character at `offset` follows an odd number of backslashes.
bool isEscapedQuote(QStringView text, qsizetype offset, qsizetype start)
{
    qsizetype backslashes = 0;
    while (offset - backslashes > start && text[offset - backslashes - 1] == u'\\')
        ++backslashes;
    return backslashes % 2 == 1;
}

/// Returns whether a key is the name of a list, such as `tools`, and not of a text, such as `description`.
bool isListKey(const QString &key)
{
    return !isLongTextKey(key) && (key.endsWith(u's') || key == u"applyTo");
}

/// Returns whether a value is at least two quoted strings without escapes, separated by commas.
bool isQuotedList(QStringView value)
{
    int count = 0;
    while (!value.isEmpty() && isQuote(value.front())) {
        const qsizetype close = value.indexOf(value.front(), 1);
        if (close < 0 || value.left(close).contains(u'\\'))
            return false;
        ++count;
        value = value.mid(close + 1).trimmed();
        if (value.isEmpty())
            return count > 1;
        if (value.front() != u',')
            return false;
        value = value.mid(1).trimmed();
    }
    return value.isEmpty() && count > 1;
}

/// Returns the end of a one-line value before a comment (` # …`), or `end` if there is none.
qsizetype commentStart(QStringView text, qsizetype start, qsizetype end)
{
    if (start >= end)
        return end;
    const qsizetype found = text.left(end).indexOf(u" # ", start);
    qsizetype before = found < 0 ? end : found;
    while (before > start && text[before - 1].isSpace())
        --before;
    const bool isInsideQuotes = isQuote(text[start]) && text[before - 1] != text[start] && !isQuotedList(text.mid(start, before - start));
    return isInsideQuotes ? end : before;
}

/// Creates the possible fixes for one value.
class ValueFixer
{
public:
    ValueFixer(QStringView text, const QList<YamlLine> &lines, const YamlEntry &entry)
        : m_text(text)
        , m_lines(lines)
        , m_entry(entry)
        , m_isOneLine(entry.contentLast == entry.first + 1)
        , m_start(entry.value)
        , m_lineEnd(lines[entry.first].end)
        , m_end(m_isOneLine ? commentStart(text, m_start, m_lineEnd) : lines[entry.contentLast - 1].end)
    {
    }

    QList<ValueFix> fixes()
    {
        if (isBlockScalar()) {
            addIndentedBlock();
            addTextBelow();
            return m_fixes;
        }
        addEscapedControls();
        if (m_isOneLine)
            addListBrackets();
        addQuoteFixes();
        addClosedBrackets();
        if (m_isOneLine) {
            if (hasBlockIndicator())
                addTextBelow();
            addQuotedValue();
        } else {
            addUnindentedKeys();
            addIndentedContinuation();
            if (!hasStructure())
                addQuotedValue();
        }
        addBlockScalar();
        return m_fixes;
    }

private:
    QChar firstCharacter() const { return m_start < m_lineEnd ? m_text[m_start] : QChar(); }
    QStringView value() const { return m_text.mid(m_start, m_end - m_start); }
    bool hasComment() const { return m_isOneLine && m_end < m_lineEnd; }
    int blockIndent() const { return m_entry.indent + 2; }

    void add(
        const char *code, const QString &problem, const QString &title, qsizetype offset, const QList<ValueEdit> &edits)
    {
        m_fixes.append({QLatin1StringView(code), problem, title, offset, edits});
    }

    // Fixes for unbalanced quotes and for invalid escapes.

    void addQuoteFixes()
    {
        const QChar quote = firstCharacter();
        if (!isQuote(quote) || m_end - m_start < 2)
            return;
        const QList<qsizetype> inner = innerQuotes(quote);
        const bool isClosed = m_text[m_end - 1] == quote && !(quote == u'"' && isEscapedQuote(m_text, m_end - 1, m_start));
        if (isClosed && inner.isEmpty())
            addEscapes(quote);
        else if (isClosed && looksNested(inner.first()))
            addInnerQuotes(quote, inner);
        else if (!isClosed && inner.isEmpty())
            addClosingQuote(quote);
    }

    /// Returns the offsets of unescaped quotation marks of this kind between the first and last character.
    QList<qsizetype> innerQuotes(QChar quote) const
    {
        QList<qsizetype> found;
        const qsizetype last = m_text[m_end - 1] == quote ? m_end - 1 : m_end;
        for (qsizetype i = m_start + 1; i < last; ++i) {
            if (m_text[i] != quote || (quote == u'"' && isEscapedQuote(m_text, i, m_start + 1)))
                continue;
            if (quote == u'\'' && i + 1 < last && m_text[i + 1] == quote)
                ++i; // a doubled quotation mark is an escape
            else
                found.append(i);
        }
        return found;
    }

    /// Returns whether inner quotes belong to the value, as in `"say "hi" now"`. The text `"a" and "b"` only begins and ends with a quote.
    bool looksNested(qsizetype firstInner) const
    {
        const QChar before = m_text[firstInner - 1];
        const bool opensQuotation = before.isSpace() || QStringView(u"([{<=:").contains(before);
        const bool isApostrophe =
            m_text[firstInner] == u'\'' && firstInner + 1 < m_end && m_text[firstInner + 1].isLetterOrNumber();
        return opensQuotation || isApostrophe;
    }

    void addEscapes(QChar quote)
    {
        const QList<ValueEdit> escapes = quote == u'"' ? doubleBackslashEdits() : QList<ValueEdit>();
        if (!escapes.isEmpty())
            add("frontmatter-escape",
                datamessages::hasBackslash(),
                datamessages::doubleBackslash(), escapes.first().start, escapes);
    }

    void addInnerQuotes(QChar quote, const QList<qsizetype> &inner)
    {
        QList<ValueEdit> edits = quote == u'"' ? doubleBackslashEdits() : QList<ValueEdit>();
        for (const qsizetype place : inner)
            edits.append({place, place, quote == u'"' ? QStringLiteral("\\") : QStringLiteral("'")});
        edits += indentedLines(m_entry.indent + 2);
        add("frontmatter-quote", datamessages::hasInnerQuotes(),
            datamessages::escapeQuotes(), inner.first(), edits);
    }

    void addClosingQuote(QChar quote)
    {
        QList<ValueEdit> edits = quote == u'"' ? doubleBackslashEdits() : QList<ValueEdit>();
        edits += indentedLines(m_entry.indent + 2);
        edits.append({m_end, m_end, QString(quote)});
        add("frontmatter-quote", datamessages::hasOpenQuote(),
            datamessages::addClosingQuote(), m_start, edits);
    }

    /// Doubles each backslash that does not begin a valid YAML escape.
    QList<ValueEdit> doubleBackslashEdits() const
    {
        static const QStringView known(u"0abt\tnvfre \"/\\N_LPxuU\r\n");
        QList<ValueEdit> edits;
        for (qsizetype i = m_start + 1; i < m_end; ++i) {
            if (m_text[i] != u'\\')
                continue;
            if (i + 1 >= m_end || !known.contains(m_text[i + 1]) || !hasRequiredDigits(i + 1))
                edits.append({i, i, QStringLiteral("\\")});
            else
                ++i;
        }
        return edits;
    }

    bool hasRequiredDigits(qsizetype letter) const
    {
        const QChar c = m_text[letter];
        const qsizetype count = c == u'x' ? 2 : c == u'u' ? 4 : c == u'U' ? 8 : 0;
        bool ok = true;
        [[maybe_unused]] const uint code = count == 0 ? 0 : m_text.mid(letter + 1, count).toUInt(&ok, 16);
        return ok;
    }

    /// Adds a fix that escapes the control characters of a one-line value, which is only possible in double quotes.
    void addEscapedControls()
    {
        const auto control = std::find_if(value().begin(), value().end(), isForbidden);
        if (!m_isOneLine || control == value().end())
            return;
        const bool isQuoted = firstCharacter() == u'"';
        QList<ValueEdit> edits;
        for (qsizetype i = m_start; i < m_end; ++i) {
            if (isForbidden(m_text[i]))
                edits.append({i, i + 1, QStringLiteral("\\u%1").arg(m_text[i].unicode(), 4, 16, QLatin1Char('0'))});
            else if (!isQuoted && (m_text[i] == u'"' || m_text[i] == u'\\'))
                edits.append({i, i, QStringLiteral("\\")});
        }
        if (!isQuoted)
            edits = QList<ValueEdit>{{m_start, m_start, QStringLiteral("\"")}} + edits
                + QList<ValueEdit>{{m_end, m_end, QStringLiteral("\"")}};
        add("frontmatter-control-character",
            datamessages::hasControlCharacter(),
            datamessages::escapeControlCharacter(),
            m_start + std::distance(value().begin(), control), edits);
    }

    // Fixes for missing brackets.

    void addClosedBrackets()
    {
        const QChar first = firstCharacter();
        const QString closers = first == u'[' || first == u'{' ? missingBrackets() : QString();
        if (closers.isEmpty())
            return;
        QList<ValueEdit> edits = indentedLines(m_entry.indent + 2);
        edits.append({m_end, m_end, closers});
        add("frontmatter-bracket", datamessages::hasOpenBracket(first),
            datamessages::addClosingBracket(), m_start, edits);
    }

    QString missingBrackets() const
    {
        QString closers;
        QChar quote;
        for (const QChar c : value()) {
            if (!quote.isNull())
                quote = c == quote ? QChar() : quote;
            else if (isQuote(c))
                quote = c;
            else if (c == u'[' || c == u'{')
                closers.prepend(c == u'[' ? u']' : u'}');
            else if (!closers.isEmpty() && c == closers.front())
                closers.remove(0, 1);
        }
        return closers;
    }

    /// Puts `"a", "b"` in brackets if its key is the name of a list. In quotes, the quotation marks would become part of a single value.
    void addListBrackets()
    {
        if (isListKey(m_entry.key) && isQuotedList(value()))
            add("frontmatter-quote", datamessages::isListWithoutBrackets(), datamessages::addBrackets(), m_start,
                {{m_start, m_start, QStringLiteral("[")}, {m_end, m_end, QStringLiteral("]")}});
    }

    // Fixes that add the missing quotes.

    void addQuotedValue()
    {
        const bool hasDoubleQuotes = value().contains(u'"') || value().contains(u'\\');
        const bool hasSingleQuotes = value().contains(u'\'');
        if (hasDoubleQuotes && hasSingleQuotes && !hasComment())
            return; // a block scalar needs no escapes
        const QString quote = hasDoubleQuotes ? QStringLiteral("'") : QStringLiteral("\"");
        QList<ValueEdit> edits{{m_start, m_start, quote}};
        edits += indentedLines(m_entry.indent + 2);
        for (qsizetype i = m_start; hasDoubleQuotes && i < m_end; ++i) {
            if (m_text[i] == u'\'')
                edits.append({i, i, quote});
        }
        edits.append({m_end, m_end, quote});
        addFixForProblem(datamessages::putInQuotes(), datamessages::quoteValue(), edits);
    }

    /// Converts the value to a literal block, which keeps every character and line.
    void addBlockScalar()
    {
        if (hasComment())
            return;
        const int indent = continuationIndent();
        QList<ValueEdit> edits{blockHeader(indent)};
        edits += indentedLines(indent);
        addFixForProblem(datamessages::makeBlockText(), datamessages::makeValueBlock(), edits);
    }

    ValueEdit blockHeader(int indent) const
    {
        if (!isFirstLineEmpty(m_text, m_lines, m_entry))
            return {m_start, m_start, QStringLiteral("|-") + lineEnd() + QString(indent, u' ')};
        const bool hasComment = m_start < m_lineEnd;
        return {m_start, m_start, hasComment ? QStringLiteral("|- ") : QStringLiteral(" |-")};
    }

    /// Adds `edits` as a fix, with a message that matches the problem of this value.
    void addFixForProblem(const QString &advice, const QString &title, const QList<ValueEdit> &edits)
    {
        const auto addFix = [&](const char *code, const QString &problem, qsizetype offset) {
            add(code, problem + u' ' + advice, title, offset, edits);
        };
        const QChar first = firstCharacter();
        const qsizetype separator = findSeparator(m_text, m_start, m_end);
        if (QStringView(u"*&!%@`|>").contains(first) && !first.isNull())
            addFix("frontmatter-special-character",
                datamessages::beginsSpecial(first), m_start);
        else if (first == u'[' || first == u'{')
            addFix("frontmatter-bracket",
                datamessages::beginsLikeCollection(first), m_start);
        else if (isQuote(first))
            addFix(
                "frontmatter-quote", datamessages::beginsWithQuote(), m_start);
        else if (separator >= 0)
            addFix("frontmatter-colon",
                datamessages::hasColon(), separator);
        else if (!m_isOneLine)
            addFix("frontmatter-continuation", datamessages::continuesUnindented(),
                m_lines[m_entry.first + 1].content);
        else
            addFix("frontmatter-value", datamessages::isNotYaml(), m_start);
    }

    // Fixes for the continuation lines of a value.

    /// Removes the indentation of keys below a complete value: they were intended as siblings.
    void addUnindentedKeys()
    {
        if (isLongTextKey(m_entry.key) || findSeparator(m_text, m_start, m_lineEnd) >= 0)
            return;
        QList<ValueEdit> edits;
        for (qsizetype i = m_entry.first + 1; i < m_entry.contentLast; ++i) {
            const YamlLine &line = m_lines[i];
            if (line.isBlank() || line.indent <= m_entry.indent
                || !yamlKeyAt(m_text.mid(line.content, line.end - line.content)))
                return;
            edits.append({line.start, line.content, QString(m_entry.indent, u' ')});
        }
        add("frontmatter-indentation",
            datamessages::keysIndented(),
            datamessages::indentKeys(), m_lines[m_entry.first + 1].content, edits);
    }

    void addIndentedContinuation()
    {
        const QList<ValueEdit> edits = indentedLines(m_entry.indent + 2);
        if (!edits.isEmpty())
            add("frontmatter-continuation", datamessages::continuesUnindentedFix(),
                datamessages::indentContinuation(), edits.first().start, edits);
    }

    bool hasBlockIndicator() const { return firstCharacter() == u'|' || firstCharacter() == u'>'; }
    bool isBlockScalar() const { return !m_isOneLine && hasBlockIndicator(); }

    void addIndentedBlock()
    {
        const int first = m_lines[m_entry.first + 1].indent;
        const QList<ValueEdit> edits = indentedLines(first > m_entry.indent ? first : m_entry.indent + 2);
        if (!edits.isEmpty())
            add("frontmatter-continuation",
                datamessages::blockNotIndented(),
                datamessages::indentText(), edits.first().start, edits);
    }

    /// Fixes `key: | text` by moving the text to a separate line below. If no lines follow, `>90%`, `> 5` and `>2 years` are text without an indicator.
    void addTextBelow()
    {
        qsizetype head = m_start + 1;
        while (head < m_lineEnd && (m_text[head] == u'+' || m_text[head] == u'-' || m_text[head].isDigit()))
            ++head;
        qsizetype words = head;
        while (words < m_lineEnd && m_text[words].isSpace())
            ++words;
        if (words == m_lineEnd || m_text[words] == u'#')
            return;
        const bool hasNumber = m_text[words].isDigit() || std::any_of(m_text.begin() + m_start, m_text.begin() + head, [](QChar c) { return c.isDigit(); });
        if (m_isOneLine && (words == head || hasNumber || hasComment()))
            return;
        const int indent = continuationIndent();
        add("frontmatter-block-text", datamessages::textBesideBlockIndicator(firstCharacter()),
            datamessages::moveTextDown(), words, QList<ValueEdit>{{head, words, lineEnd() + QString(indent, u' ')}} + indentedLines(indent));
    }

    /// Returns the indentation of the lines below if they are indented more than the entry, or the default.
    int continuationIndent() const
    {
        int least = -1;
        for (qsizetype i = m_entry.first + 1; i < m_entry.contentLast; ++i) {
            if (!m_lines[i].isBlank() && (least < 0 || m_lines[i].indent < least))
                least = m_lines[i].indent;
        }
        return least > m_entry.indent ? least : m_entry.indent + 2;
    }

    /// Indents every continuation line that is indented less than `indent`.
    QList<ValueEdit> indentedLines(int indent) const
    {
        QList<ValueEdit> edits;
        for (qsizetype i = m_entry.first + 1; i < m_entry.contentLast; ++i) {
            const YamlLine &line = m_lines[i];
            if (!line.isBlank() && line.indent < indent)
                edits.append({line.start, line.start, QString(indent - line.indent, u' ')});
        }
        return edits;
    }

    /// Returns whether the line breaks of a value matter: it contains a dialogue, a list, paragraphs or markup.
    bool hasStructure() const
    {
        for (qsizetype i = m_entry.first + 1; i < m_entry.contentLast; ++i) {
            const YamlLine &line = m_lines[i];
            const QStringView words = m_text.mid(line.content, line.end - line.content);
            if (words.isEmpty() || words.startsWith(u'<') || words.startsWith(u"- ") || words.startsWith(u"* ")
                || yamlKeyAt(words))
                return true;
        }
        return false;
    }

    QString lineEnd() const
    {
        const TextLine line = lineAt(m_text, m_lines[m_entry.first].start);
        return line.next > line.end ? m_text.mid(line.end, line.next - line.end).toString() : QStringLiteral("\n");
    }

    QStringView m_text;
    const QList<YamlLine> &m_lines;
    const YamlEntry &m_entry;
    bool m_isOneLine;
    qsizetype m_start;
    qsizetype m_lineEnd;
    qsizetype m_end;
    QList<ValueFix> m_fixes;
};

} // namespace

QList<ValueFix> valueFixes(QStringView text, const QList<YamlLine> &lines, const YamlEntry &entry)
{
    return ValueFixer(text, lines, entry).fixes();
}

} // namespace outcrop
