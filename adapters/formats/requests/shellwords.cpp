// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/requests/shellwords.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

class ShellReader
{
public:
    explicit ShellReader(const QString &text) : m_text(text) { }

    ShellCommand run()
    {
        while (m_position < m_text.size() && !m_hasEnded)
            readNextWord();
        endWord();
        return m_command;
    }

private:
    QChar peek(qsizetype lookahead = 0) const { return m_position + lookahead < m_text.size() ? m_text.at(m_position + lookahead) : QChar(); }

    bool isContinuation() const
    {
        const bool isEscape = peek() == u'\\' || peek() == u'^' || peek() == u'`';
        return isEscape && (peek(1) == u'\n' || (peek(1) == u'\r' && peek(2) == u'\n'));
    }

    void readNextWord()
    {
        if (isContinuation()) {
            m_position += peek(1) == u'\r' ? 3 : 2;
        } else if (peek() == u'\n' || peek() == u';' || peek() == u'|') {
            endWord();
            m_hasEnded = !m_command.words.isEmpty();
            ++m_position;
        } else if (peek().isSpace()) {
            endWord();
            ++m_position;
        } else if (peek() == u'#' && !m_isInWord) {
            while (m_position < m_text.size() && peek() != u'\n')
                ++m_position;
        } else if (peek() == u'<' && peek(1) == u'<' && peek(2) != u'<') {
            readHereDocument();
        } else {
            readCharacter();
        }
    }

    void readCharacter()
    {
        m_isInWord = true;
        if (peek() == u'\'')
            return readSingleQuotedText(false);
        if (peek() == u'$' && peek(1) == u'\'') {
            ++m_position;
            return readSingleQuotedText(true);
        }
        if (peek() == u'"')
            return readDoubleQuotedText();
        if (peek() == u'\\')
            ++m_position;
        m_word += peek();
        ++m_position;
    }

    void readSingleQuotedText(bool hasEscapes)
    {
        ++m_position;
        while (m_position < m_text.size() && peek() != u'\'') {
            if (hasEscapes && peek() == u'\\') {
                ++m_position;
                m_word += unescapedCharacter(peek());
            } else {
                m_word += peek();
            }
            ++m_position;
        }
        ++m_position;
    }

    static QChar unescapedCharacter(QChar character)
    {
        return character == u'n' ? u'\n' : character == u't' ? u'\t' : character == u'r' ? u'\r' : character;
    }

    void readDoubleQuotedText()
    {
        ++m_position;
        while (m_position < m_text.size() && peek() != u'"') {
            const bool isEscape = peek() == u'\\' && QStringLiteral("\"\\$`").contains(peek(1)) && !peek(1).isNull();
            if (isContinuation()) {
                m_position += peek(1) == u'\r' ? 3 : 2;
                continue;
            }
            m_position += isEscape ? 1 : 0;
            m_word += peek();
            ++m_position;
        }
        ++m_position;
    }

    void readHereDocument()
    {
        static const QRegularExpression opening(QStringLiteral("\\G<<-?\\s*(['\"]?)([A-Za-z_]\\w*)\\1"));
        const QRegularExpressionMatch match = opening.match(m_text, m_position);
        if (!match.hasMatch()) {
            m_position += 2;
            return;
        }
        const qsizetype begin = m_text.indexOf(u'\n', match.capturedEnd()) + 1;
        const QRegularExpression closing(QStringLiteral("^[ \\t]*%1[ \\t]*\\r?$").arg(match.captured(2)), QRegularExpression::MultilineOption);
        const QRegularExpressionMatch end = begin > 0 ? closing.match(m_text, begin) : QRegularExpressionMatch();
        endWord();
        if (begin > 0)
            m_command.hereDocument = m_text.mid(begin, (end.hasMatch() ? end.capturedStart() : m_text.size()) - begin);
        m_hasEnded = true;
    }

    void endWord()
    {
        if (m_isInWord)
            m_command.words.append(m_word);
        m_word.clear();
        m_isInWord = false;
    }

    QString m_text;
    ShellCommand m_command;
    QString m_word;
    qsizetype m_position = 0;
    bool m_isInWord = false;
    bool m_hasEnded = false;
};

} // namespace

ShellCommand readShellCommand(const QString &text)
{
    return ShellReader(text).run();
}

QString quoteForShell(const QString &word)
{
    return u'\'' + QString(word).replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

} // namespace outcrop
