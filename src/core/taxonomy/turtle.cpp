// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/turtle.h"

#include "core/taxonomy/taxonomymessages.h"
#include "core/taxonomy/turtlenesting.h"
#include "core/text/linetable.h"

#include <QRegularExpression>

#include <serd/serd.h>

#include <array>
#include <cstdio>
#include <memory>

namespace outcrop {
namespace {

QString textOf(const SerdNode *node)
{
    return node && node->buf ? QString::fromUtf8(reinterpret_cast<const char *>(node->buf), qsizetype(node->n_bytes)) : QString();
}

bool isSpace(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\n' || c == u'\r';
}

/// Returns the offset of the next token, skipping whitespace, comments and periods.
qsizetype nextToken(QStringView text, qsizetype at)
{
    while (at < text.size() && (isSpace(text[at]) || text[at] == u'.' || text[at] == u'#')) {
        if (text[at] == u'#') {
            while (at < text.size() && text[at] != u'\n' && text[at] != u'\r')
                ++at;
        } else {
            ++at;
        }
    }
    return at;
}

/// Returns the start offset of a quoted string that ends with its quotation mark at `end`.
qsizetype startOfQuotedText(QStringView text, qsizetype end)
{
    const QChar quote = text[end - 1];
    const QString longQuote(3, quote);
    if (text.first(end).endsWith(longQuote) && end >= 6) {
        const qsizetype begin = text.first(end - 3).lastIndexOf(longQuote);
        if (begin >= 0)
            return begin;
    }
    for (qsizetype at = end - 2; at >= 0; --at) {
        qsizetype backslashes = 0;
        while (at - backslashes > 0 && text[at - backslashes - 1] == u'\\')
            ++backslashes;
        if (text[at] == quote && backslashes % 2 == 0)
            return at;
    }
    return 0;
}

/// Returns the start offset of a token that ends at `end`. A token is a literal with its language or datatype, a URI in angle brackets, or a prefixed name.
qsizetype startOfToken(QStringView text, qsizetype end, bool isLiteral)
{
    static const QString stops = QStringLiteral(" \t\r\n,;[]()");
    if (!isLiteral && text[end - 1] == u'>')
        return qMax<qsizetype>(0, text.first(end).lastIndexOf(u'<'));
    static const QRegularExpression typedPattern(QStringLiteral("([\"'])(?:@[A-Za-z0-9-]+|\\^\\^(?:<[^<>]*>|[^\\s\"'<>]*))?$"));
    const QString before = text.first(end).last(qMin<qsizetype>(end, 300)).toString();
    const QRegularExpressionMatch match = isLiteral ? typedPattern.match(before) : QRegularExpressionMatch();
    if (match.hasMatch())
        return startOfQuotedText(text, end - before.size() + match.capturedEnd(1));
    qsizetype begin = end;
    while (begin > 0 && !stops.contains(text[begin - 1]))
        --begin;
    return begin;
}

/// Feeds the parser byte by byte, so that the current offset is known in every callback.
class TurtleReader
{
public:
    TurtleReader(QStringView text, const QString &file)
        : m_text(text)
        , m_bytes(text.toUtf8())
        , m_lines(text)
        , m_names(serd_env_new(nullptr), serd_env_free)
    {
        m_document.file = file;
    }

    TurtleDocument run()
    {
        constexpr int maxDepth = 200;
        if (const qsizetype at = findTooDeepBracket(m_text, maxDepth); at >= 0) {
            addFinding("turtle-too-deep", taxonomymessages::nestedTooDeep(maxDepth), at);
            return std::move(m_document);
        }
        using Reader = std::unique_ptr<SerdReader, decltype(&serd_reader_free)>;
        const Reader reader(serd_reader_new(SERD_TURTLE, this, nullptr, handleBase, handlePrefix, handleStatement, nullptr), serd_reader_free);
        serd_reader_set_strict(reader.get(), true);
        serd_reader_set_error_sink(reader.get(), handleError, this);
        const SerdStatus status = serd_reader_read_source(reader.get(), readByte, hasFailed, this, nullptr, 1);
        if (status > SERD_FAILURE && m_document.diagnostics.isEmpty())
            addFinding("turtle-syntax", taxonomymessages::notTurtle(QString::fromUtf8(reinterpret_cast<const char *>(serd_strerror(status)))), m_end);
        return std::move(m_document);
    }

private:
    static TurtleReader &self(void *handle) { return *static_cast<TurtleReader *>(handle); }

    /// Passes the next byte to the parser, and counts UTF-16 code units. A lead byte counts one, or two if the character needs a surrogate pair.
    static size_t readByte(void *buffer, size_t, size_t, void *stream)
    {
        TurtleReader &reader = self(stream);
        if (reader.m_read >= reader.m_bytes.size())
            return 0;
        const auto byte = static_cast<unsigned char>(reader.m_bytes[reader.m_read++]);
        *static_cast<unsigned char *>(buffer) = byte;
        reader.m_previousEnd = reader.m_end;
        if ((byte & 0xC0U) != 0x80U)
            reader.m_end += byte >= 0xF0U ? 2 : 1;
        return 1;
    }

    static int hasFailed(void *) { return 0; }

    static SerdStatus handleBase(void *handle, const SerdNode *uri)
    {
        TurtleReader &reader = self(handle);
        serd_env_set_base_uri(reader.m_names.get(), uri);
        reader.m_document.base = textOf(serd_env_get_base_uri(reader.m_names.get(), nullptr));
        reader.m_lastTokenEnd = reader.tokenEnd();
        return SERD_SUCCESS;
    }

    static SerdStatus handlePrefix(void *handle, const SerdNode *name, const SerdNode *uri)
    {
        TurtleReader &reader = self(handle);
        serd_env_set_prefix(reader.m_names.get(), name, uri);
        reader.m_document.prefixes.append({textOf(name), reader.expandNode(uri)});
        reader.m_lastTokenEnd = reader.tokenEnd();
        return SERD_SUCCESS;
    }

    static SerdStatus handleStatement(void *handle, SerdStatementFlags flags, const SerdNode *, const SerdNode *subject, const SerdNode *predicate,
        const SerdNode *object, const SerdNode *type, const SerdNode *language)
    {
        self(handle).add(flags, subject, predicate, object, type, language);
        return SERD_SUCCESS;
    }

    static SerdStatus handleError(void *handle, const SerdError *error)
    {
        TurtleReader &reader = self(handle);
        std::array<char, 512> words{};
        std::vsnprintf(words.data(), words.size(), error->fmt, *error->args);
        if (reader.m_document.diagnostics.isEmpty()) // later errors are usually consequences of the first one
            reader.addFinding("turtle-syntax", taxonomymessages::notTurtle(QString::fromUtf8(words.data()).trimmed()), reader.m_previousEnd);
        return SERD_SUCCESS;
    }

    void add(SerdStatementFlags flags, const SerdNode *subject, const SerdNode *predicate, const SerdNode *object, const SerdNode *type, const SerdNode *language)
    {
        const qsizetype end = tokenEnd();
        const TurtleNode about = node(subject);
        if ((flags & (SERD_ANON_CONT | SERD_LIST_CONT)) == 0 && (m_document.statements.isEmpty() || about != m_subject)) {
            m_subject = about;
            m_subjectBegin = nextToken(m_text, m_lastTokenEnd);
        }
        TurtleStatement statement{about, expandNode(predicate), node(object)};
        statement.object.language = textOf(language);
        statement.object.datatype = type && type->buf ? expandNode(type) : QString();
        statement.subjectRange = m_lines.range(m_subjectBegin, end);
        statement.objectRange = m_lines.range(end > 0 ? startOfToken(m_text, end, object->type == SERD_LITERAL) : 0, end);
        m_document.statements.append(statement);
        m_lastTokenEnd = end;
    }

    TurtleNode node(const SerdNode *node)
    {
        if (node->type == SERD_LITERAL)
            return {TurtleNode::Kind::Literal, textOf(node)};
        return node->type == SERD_BLANK ? TurtleNode{TurtleNode::Kind::Blank, textOf(node)} : TurtleNode{TurtleNode::Kind::Resource, expandNode(node)};
    }

    QString expandNode(const SerdNode *node)
    {
        SerdNode expandedNode = serd_env_expand_node(m_names.get(), node);
        const QString text = expandedNode.buf ? textOf(&expandedNode) : textOf(node);
        serd_node_free(&expandedNode);
        if (node->type == SERD_CURIE && !expandedNode.type && !m_unknownPrefixes.contains(text.section(u':', 0, 0))) {
            m_unknownPrefixes.append(text.section(u':', 0, 0));
            addFinding("turtle-unknown-prefix", taxonomymessages::undeclaredPrefix(m_unknownPrefixes.last()), tokenEnd());
        }
        return text;
    }

    /// Returns the end of the last token. The parser reads one character ahead, and trailing periods and whitespace are not part of the token.
    qsizetype tokenEnd() const
    {
        qsizetype end = m_read < m_bytes.size() ? m_previousEnd : m_end;
        while (end > 0 && (isSpace(m_text[end - 1]) || m_text[end - 1] == u'.'))
            --end;
        return end;
    }

    void addFinding(const char *code, const QString &message, qsizetype at)
    {
        m_document.diagnostics.append({Severity::Error, QString::fromLatin1(code), message, {m_document.file, m_lines.range(at, at)}});
    }

    QStringView m_text;
    QByteArray m_bytes;
    LineTable m_lines;
    std::unique_ptr<SerdEnv, decltype(&serd_env_free)> m_names;
    qsizetype m_read = 0;     ///< number of bytes read
    qsizetype m_end = 0;      ///< offset of the end of the bytes read, in UTF-16 code units
    qsizetype m_previousEnd = 0; ///< value of `m_end` before the last byte
    qsizetype m_lastTokenEnd = 0;     ///< offset of the end of the last reported token
    TurtleNode m_subject;
    qsizetype m_subjectBegin = 0;
    QStringList m_unknownPrefixes;
    TurtleDocument m_document;
};

} // namespace

QString TurtleDocument::shortenUri(const QString &address) const
{
    static const QRegularExpression plainPattern(QStringLiteral("^[A-Za-z_][A-Za-z0-9_-]*$"));
    for (const TurtlePrefix &prefix : prefixes) {
        if (!prefix.address.isEmpty() && address.startsWith(prefix.address) && plainPattern.match(address.mid(prefix.address.size())).hasMatch())
            return prefix.name + u':' + address.mid(prefix.address.size());
    }
    const bool isBelow = base.endsWith(u'/') && address.startsWith(base) && address.size() > base.size();
    return u'<' + (isBelow ? address.mid(base.size()) : address) + u'>';
}

TurtleDocument readTurtle(QStringView text, const QString &file)
{
    return TurtleReader(text, file).run();
}

} // namespace outcrop
