// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/jsonreader.h"

#include "core/documents/data/datamessages.h"
#include "core/text/asciidigits.h"
#include "core/text/linetable.h"

#include <QHash>

#include <algorithm>

namespace outcrop {
namespace {

QChar unescapeCharacter(QChar letter)
{
    switch (letter.unicode()) {
    case u'"':
    case u'\\':
    case u'/':
        return letter;
    case u'b':
        return u'\b';
    case u'f':
        return u'\f';
    case u'n':
        return u'\n';
    case u'r':
        return u'\r';
    case u't':
        return u'\t';
    default:
        return {};
    }
}

/// Recursive descent parser; the depth limit bounds the recursion. Parsing stops at the first error that fail() records.
class JsonParser
{
public:
    JsonParser(QStringView text, const QString &file, const ReadLimits &limits)
        : m_text(text)
        , m_file(file)
        , m_limits(limits)
        , m_lines(text)
    {
    }

    DataDocument read()
    {
        DataNode root = readValue(0);
        skipSpace();
        if (!m_hasFailed && m_offset < m_text.size())
            fail("json-syntax", datamessages::textAfterEnd());
        if (m_hasFailed)
            return {{}, m_diagnostics, false};
        return {std::move(root), m_diagnostics, true};
    }

private:
    DataNode readValue(int depth)
    {
        skipSpace();
        if (m_hasFailed || !checkLimits(depth))
            return {};
        const QChar c = peek();
        if (c == u'{')
            return readObject(depth + 1);
        if (c == u'[')
            return readArray(depth + 1);
        const qsizetype start = m_offset;
        if (c == u'"') {
            const QString text = readString();
            return {DataNode::Kind::String, text, m_lines.range(start, m_offset)};
        }
        return c == u'-' || isDigit(c) ? readNumber() : readWord();
    }

    DataNode readObject(int depth)
    {
        const qsizetype start = m_offset++;
        QList<DataNode::Member> members;
        QHash<QString, qsizetype> memberIndexes;
        if (!consumeClosing(u'}')) {
            do
                addMember(members, memberIndexes, depth);
            while (!m_hasFailed && consumeComma(u'}'));
        }
        return DataNode::mapping(std::move(members), m_lines.range(start, m_offset));
    }

    void addMember(QList<DataNode::Member> &members, QHash<QString, qsizetype> &memberIndexes, int depth)
    {
        skipSpace();
        if (peek() != u'"') {
            fail("json-syntax", datamessages::jsonKeyExpected());
            return;
        }
        const qsizetype start = m_offset;
        const QString key = readString();
        const Range range = m_lines.range(start, m_offset);
        skipSpace();
        if (!m_hasFailed && !consume(u':'))
            fail("json-syntax", datamessages::jsonColonExpected());
        DataNode::Member member{key, range, readValue(depth)};
        const auto earlier = memberIndexes.constFind(key);
        if (earlier == memberIndexes.constEnd()) {
            memberIndexes.insert(key, members.size());
            members.append(std::move(member));
        } else {
            reportDuplicate(member, members[*earlier].keyRange);
            members[*earlier] = std::move(member);
        }
    }

    void reportDuplicate(const DataNode::Member &member, const Range &first)
    {
        const QString message = datamessages::duplicateKey(member.key, first.start.line);
        if (m_diagnostics.size() < 100)
            m_diagnostics.append(
                {Severity::Error, QStringLiteral("json-duplicate-key"), message, {m_file, member.keyRange}});
    }

    DataNode readArray(int depth)
    {
        const qsizetype start = m_offset++;
        QList<DataNode> items;
        if (!consumeClosing(u']')) {
            do
                items.append(readValue(depth));
            while (!m_hasFailed && consumeComma(u']'));
        }
        return DataNode::sequence(std::move(items), m_lines.range(start, m_offset));
    }

    /// Returns whether another element follows. If not, the collection is closed or an error was reported.
    bool consumeComma(QChar closing)
    {
        skipSpace();
        if (consume(u','))
            return true;
        if (!consume(closing))
            fail("json-syntax", datamessages::jsonCommaExpected(closing));
        return false;
    }

    bool consumeClosing(QChar closing)
    {
        skipSpace();
        return consume(closing);
    }

    QString readString()
    {
        const qsizetype start = m_offset++;
        QString text;
        while (!m_hasFailed) {
            const QChar c = peek();
            if (m_offset >= m_text.size() || c < u' ') {
                const bool hasEnded = m_offset >= m_text.size() || c == u'\n' || c == u'\r';
                failAt(hasEnded ? start : m_offset, "json-string",
                    hasEnded ? datamessages::jsonQuotesNotClosed()
                          : datamessages::jsonControlCharacter());
            } else if (consume(u'"')) {
                break;
            } else if (consume(u'\\')) {
                text += readEscape();
            } else {
                text += c;
                ++m_offset;
            }
        }
        return text;
    }

    QChar readEscape()
    {
        const QChar letter = peek();
        if (consume(u'u'))
            return readHexadecimal();
        const QChar c = unescapeCharacter(letter);
        if (c.isNull())
            failAt(m_offset - 1, "json-escape",
                datamessages::jsonUnknownEscape());
        ++m_offset;
        return c;
    }

    QChar readHexadecimal()
    {
        const QStringView digits = m_text.mid(m_offset, 4);
        const ushort unit = digits.toUShort(nullptr, 16);
        if (digits.size() < 4 || !std::all_of(digits.begin(), digits.end(), isHexadecimal))
            failAt(m_offset - 2, "json-escape", datamessages::jsonHexDigits());
        m_offset += digits.size();
        return QChar(unit);
    }

    DataNode readNumber()
    {
        const qsizetype start = m_offset;
        consume(u'-');
        const bool hasLeadingZero = peek() == u'0';
        const qsizetype whole = consumeDigits();
        bool isValid = whole > 0 && !(hasLeadingZero && whole > 1);
        bool isReal = false;
        if (consume(u'.')) {
            isReal = true;
            isValid = consumeDigits() > 0 && isValid;
        }
        if (consume(u'e') || consume(u'E')) {
            isReal = true;
            consume(u'+') || consume(u'-');
            isValid = consumeDigits() > 0 && isValid;
        }
        if (!isValid)
            failAt(start, "json-number",
                datamessages::jsonNumber());
        const auto kind = isReal ? DataNode::Kind::Real : DataNode::Kind::Integer;
        return {kind, m_text.mid(start, m_offset - start).toString(), m_lines.range(start, m_offset)};
    }

    DataNode readWord()
    {
        const qsizetype start = m_offset;
        const QStringView rest = m_text.mid(start);
        for (const QStringView known : {QStringView(u"true"), QStringView(u"false"), QStringView(u"null")}) {
            if (rest.startsWith(known)) {
                m_offset += known.size();
                const auto kind = known == u"null" ? DataNode::Kind::Null : DataNode::Kind::Bool;
                return {kind, known.toString(), m_lines.range(start, m_offset)};
            }
        }
        fail("json-syntax",
            datamessages::jsonValueExpected());
        return {};
    }

    bool checkLimits(int depth)
    {
        const QChar c = peek();
        if (depth >= m_limits.depth && (c == u'[' || c == u'{'))
            return fail("json-too-deep",
                datamessages::nestedTooDeep(m_limits.depth));
        if (++m_nodes > m_limits.nodes)
            return fail("json-too-many-values",
                datamessages::tooManyValues(m_limits.nodes));
        return true;
    }

    QChar peek() const { return m_offset < m_text.size() ? m_text[m_offset] : QChar(); }

    bool consume(QChar wantedCharacter)
    {
        if (m_offset >= m_text.size() || m_text[m_offset] != wantedCharacter)
            return false;
        ++m_offset;
        return true;
    }

    qsizetype consumeDigits()
    {
        const qsizetype start = m_offset;
        while (isDigit(peek()))
            ++m_offset;
        return m_offset - start;
    }

    void skipSpace()
    {
        while (m_offset < m_text.size()
            && (m_text[m_offset] == u' ' || m_text[m_offset] == u'\t' || m_text[m_offset] == u'\n' || m_text[m_offset] == u'\r'))
            ++m_offset;
    }

    bool fail(const char *code, const QString &message) { return failAt(m_offset, code, message); }

    bool failAt(qsizetype offset, const char *code, const QString &message)
    {
        if (!m_hasFailed)
            m_diagnostics.append(
                {Severity::Error, QLatin1StringView(code), message, {m_file, m_lines.range(offset, offset + 1)}});
        m_hasFailed = true;
        return false;
    }

    QStringView m_text;
    QString m_file;
    ReadLimits m_limits;
    LineTable m_lines;
    Diagnostics m_diagnostics;
    qsizetype m_offset = 0;
    int m_nodes = 0;
    bool m_hasFailed = false;
};

} // namespace

DataDocument readJson(QStringView text, const QString &file, const ReadLimits &limits)
{
    if (const auto refusal = sizeLimitError(text, file, {0, 1, 1}, limits))
        return {{}, {*refusal}, false};
    return JsonParser(text, file, limits).read();
}

} // namespace outcrop
