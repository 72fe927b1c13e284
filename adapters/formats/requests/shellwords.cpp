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
        while (m_at < m_text.size() && !m_hasEnded)
            step();
        endWord();
        return m_command;
    }

private:
    QChar here(qsizetype ahead = 0) const { return m_at + ahead < m_text.size() ? m_text.at(m_at + ahead) : QChar(); }

    bool isContinuation() const
    {
        const bool mark = here() == u'\\' || here() == u'^' || here() == u'`';
        return mark && (here(1) == u'\n' || (here(1) == u'\r' && here(2) == u'\n'));
    }

    void step()
    {
        if (isContinuation()) {
            m_at += here(1) == u'\r' ? 3 : 2;
        } else if (here() == u'\n' || here() == u';' || here() == u'|') {
            endWord();
            m_hasEnded = !m_command.words.isEmpty();
            ++m_at;
        } else if (here().isSpace()) {
            endWord();
            ++m_at;
        } else if (here() == u'#' && !m_isInWord) {
            while (m_at < m_text.size() && here() != u'\n')
                ++m_at;
        } else if (here() == u'<' && here(1) == u'<' && here(2) != u'<') {
            readHereDocument();
        } else {
            readCharacter();
        }
    }

    void readCharacter()
    {
        m_isInWord = true;
        if (here() == u'\'')
            return readSingle(false);
        if (here() == u'$' && here(1) == u'\'') {
            ++m_at;
            return readSingle(true);
        }
        if (here() == u'"')
            return readDouble();
        if (here() == u'\\')
            ++m_at;
        m_word += here();
        ++m_at;
    }

    void readSingle(bool hasEscapes)
    {
        ++m_at;
        while (m_at < m_text.size() && here() != u'\'') {
            if (hasEscapes && here() == u'\\') {
                ++m_at;
                m_word += escaped(here());
            } else {
                m_word += here();
            }
            ++m_at;
        }
        ++m_at;
    }

    static QChar escaped(QChar character)
    {
        return character == u'n' ? u'\n' : character == u't' ? u'\t' : character == u'r' ? u'\r' : character;
    }

    void readDouble()
    {
        ++m_at;
        while (m_at < m_text.size() && here() != u'"') {
            const bool isEscape = here() == u'\\' && QStringLiteral("\"\\$`").contains(here(1)) && !here(1).isNull();
            if (isContinuation()) {
                m_at += here(1) == u'\r' ? 3 : 2;
                continue;
            }
            m_at += isEscape ? 1 : 0;
            m_word += here();
            ++m_at;
        }
        ++m_at;
    }

    void readHereDocument()
    {
        static const QRegularExpression opening(QStringLiteral("\\G<<-?\\s*(['\"]?)([A-Za-z_]\\w*)\\1"));
        const QRegularExpressionMatch match = opening.match(m_text, m_at);
        if (!match.hasMatch()) {
            m_at += 2;
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
    qsizetype m_at = 0;
    bool m_isInWord = false;
    bool m_hasEnded = false;
};

} // namespace

ShellCommand readShellCommand(const QString &text)
{
    return ShellReader(text).run();
}

QString shellQuoted(const QString &word)
{
    return u'\'' + QString(word).replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

} // namespace outcrop
