// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schema/ecmapattern.h"

#include "core/documents/schema/schemamessages.h"

#include <QHash>

namespace outcrop {
namespace {

// Contents of character classes, which may be combined in one class. Only notLineEnd is a whole class.
constexpr auto space = u"\\t-\\r\\x{20}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}"
                       "\\x{feff}";
constexpr auto notSpace = u"\\x{0}-\\x{8}\\x{e}-\\x{1f}\\x{21}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-"
                          "\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}"
                          "\\x{ff00}-\\x{10ffff}";
constexpr auto notLineEnd = u"[^\\n\\r\\x{2028}\\x{2029}]";

/// Returns the short name of a Unicode general category. Qt's engine does not support the long ones.
QString shortCategory(const QString &name)
{
    static const QHash<QString, QString> names{
        {QStringLiteral("Letter"), QStringLiteral("L")},
        {QStringLiteral("Cased_Letter"), QStringLiteral("L&")},
        {QStringLiteral("LC"), QStringLiteral("L&")},
        {QStringLiteral("Uppercase_Letter"), QStringLiteral("Lu")},
        {QStringLiteral("Lowercase_Letter"), QStringLiteral("Ll")},
        {QStringLiteral("Titlecase_Letter"), QStringLiteral("Lt")},
        {QStringLiteral("Modifier_Letter"), QStringLiteral("Lm")},
        {QStringLiteral("Other_Letter"), QStringLiteral("Lo")},
        {QStringLiteral("Mark"), QStringLiteral("M")},
        {QStringLiteral("Combining_Mark"), QStringLiteral("M")},
        {QStringLiteral("Nonspacing_Mark"), QStringLiteral("Mn")},
        {QStringLiteral("Spacing_Mark"), QStringLiteral("Mc")},
        {QStringLiteral("Enclosing_Mark"), QStringLiteral("Me")},
        {QStringLiteral("Number"), QStringLiteral("N")},
        {QStringLiteral("Decimal_Number"), QStringLiteral("Nd")},
        {QStringLiteral("digit"), QStringLiteral("Nd")},
        {QStringLiteral("Letter_Number"), QStringLiteral("Nl")},
        {QStringLiteral("Other_Number"), QStringLiteral("No")},
        {QStringLiteral("Punctuation"), QStringLiteral("P")},
        {QStringLiteral("punct"), QStringLiteral("P")},
        {QStringLiteral("Connector_Punctuation"), QStringLiteral("Pc")},
        {QStringLiteral("Dash_Punctuation"), QStringLiteral("Pd")},
        {QStringLiteral("Open_Punctuation"), QStringLiteral("Ps")},
        {QStringLiteral("Close_Punctuation"), QStringLiteral("Pe")},
        {QStringLiteral("Initial_Punctuation"), QStringLiteral("Pi")},
        {QStringLiteral("Final_Punctuation"), QStringLiteral("Pf")},
        {QStringLiteral("Other_Punctuation"), QStringLiteral("Po")},
        {QStringLiteral("Symbol"), QStringLiteral("S")},
        {QStringLiteral("Math_Symbol"), QStringLiteral("Sm")},
        {QStringLiteral("Currency_Symbol"), QStringLiteral("Sc")},
        {QStringLiteral("Modifier_Symbol"), QStringLiteral("Sk")},
        {QStringLiteral("Other_Symbol"), QStringLiteral("So")},
        {QStringLiteral("Separator"), QStringLiteral("Z")},
        {QStringLiteral("Space_Separator"), QStringLiteral("Zs")},
        {QStringLiteral("Line_Separator"), QStringLiteral("Zl")},
        {QStringLiteral("Paragraph_Separator"), QStringLiteral("Zp")},
        {QStringLiteral("Other"), QStringLiteral("C")},
        {QStringLiteral("Control"), QStringLiteral("Cc")},
        {QStringLiteral("cntrl"), QStringLiteral("Cc")},
        {QStringLiteral("Format"), QStringLiteral("Cf")},
        {QStringLiteral("Surrogate"), QStringLiteral("Cs")},
        {QStringLiteral("Private_Use"), QStringLiteral("Co")},
        {QStringLiteral("Unassigned"), QStringLiteral("Cn")},
    };
    return names.value(name, name);
}

/// Translates a pattern from ECMA-262 to Qt's syntax in one pass.
class PatternTranslator
{
public:
    explicit PatternTranslator(const QString &pattern) : m_pattern(pattern)
    {
        while (m_offset < m_pattern.size() && error.isEmpty())
            translateNextToken();
    }

    QString result;
    QString error;

private:
    void translateNextToken()
    {
        const QChar next = m_pattern[m_offset++];
        if (next == u'\\')
            translateEscape();
        else if (m_isInClass)
            translateInClass(next);
        else if (next == u'[')
            openClass();
        else if (next == u'(')
            openGroup();
        else if (next == u'.')
            result += notLineEnd;
        else if (next == u'$')
            result += QStringLiteral("\\z");
        else
            result += next;
    }

    void translateInClass(QChar next)
    {
        if (next == u'[')
            result += u'\\'; // prevents a POSIX class such as `[:alpha:]`
        m_isInClass = next != u']';
        result += next;
    }

    void openClass()
    {
        if (m_pattern.mid(m_offset, 2) == u"^]") {
            result += QStringLiteral("[\\s\\S]");
            m_offset += 2;
        } else if (m_pattern.mid(m_offset, 1) == u"]") {
            result += QStringLiteral("(?!)");
            m_offset += 1;
        } else {
            m_isInClass = true;
            result += u'[';
            if (m_pattern.mid(m_offset, 1) == u"^")
                result += m_pattern[m_offset++];
        }
    }

    /// Rejects group syntax that only Qt's engine supports, because it would change the meaning of the pattern.
    void openGroup()
    {
        static const QRegularExpression known(QStringLiteral("\\A\\?(?:[:=!]|<[=!]|<[\\p{L}_$][\\w$]*>)"),
            QRegularExpression::UseUnicodePropertiesOption);
        const QString rest = m_pattern.mid(m_offset);
        if (rest.startsWith(u'*') || (rest.startsWith(u'?') && !known.match(rest).hasMatch()))
            error = schemamessages::badGroup(rest.left(2));
        result += u'(';
    }

    void translateEscape()
    {
        if (m_offset == m_pattern.size()) {
            error = schemamessages::trailingBackslash();
            return;
        }
        const QChar letter = m_pattern[m_offset++];
        if (letter == u's' || letter == u'S')
            addClass(letter == u's' ? space : notSpace);
        else if (letter == u'x' || letter == u'u')
            translateCodePoint(letter == u'x' ? 2 : 4);
        else if (letter == u'p' || letter == u'P')
            translateProperty(letter);
        else if (letter == u'v')
            result += QStringLiteral("\\x{b}");
        else if (letter == u'0')
            result += QStringLiteral("\\x{0}");
        else if (letter.isDigit())
            translateBackReference(letter);
        else if (QStringView(u"dDwWbBfnrtck").contains(letter) || letter > u'\x7f' || !letter.isLetter())
            result += QStringLiteral("\\") + letter;
        else
            error = schemamessages::badEscape(letter);
    }

    void addClass(QStringView inside) { result += m_isInClass ? inside.toString() : QStringLiteral("[%1]").arg(inside); }

    void translateBackReference(QChar digit)
    {
        QString number(digit);
        while (m_offset < m_pattern.size() && m_pattern[m_offset].isDigit())
            number += m_pattern[m_offset++];
        result += QStringLiteral("\\g{%1}").arg(number);
    }

    void translateCodePoint(qsizetype digits)
    {
        const bool isBraced = digits == 4 && m_pattern.mid(m_offset, 1) == u"{";
        const QString number = isBraced ? readToBrace() : m_pattern.mid(m_offset, digits);
        bool isValid = false;
        uint code = number.toUInt(&isValid, 16);
        if (!isValid || (!isBraced && number.size() < digits)) {
            error = schemamessages::noHexDigits();
            return;
        }
        m_offset += isBraced ? 0 : digits;
        if (QChar::isHighSurrogate(code))
            code = readLowSurrogate(code);
        result += QStringLiteral("\\x{%1}").arg(code, 0, 16);
    }

    /// Reads the low surrogate after `high` and returns the code point. Returns `high` if no low surrogate follows.
    uint readLowSurrogate(uint high)
    {
        bool isValid = false;
        const uint low = m_pattern.mid(m_offset, 2) == u"\\u" ? m_pattern.mid(m_offset + 2, 4).toUInt(&isValid, 16) : 0;
        if (!isValid || !QChar::isLowSurrogate(low))
            return high;
        m_offset += 6;
        return QChar::surrogateToUcs4(char16_t(high), char16_t(low));
    }

    void translateProperty(QChar letter)
    {
        QString name = readToBrace();
        if (name.isEmpty())
            error = schemamessages::noProperty(letter);
        name = shortCategory(name.section(u'=', -1));
        if (name == u"ASCII" && letter == u'p')
            addClass(u"\\x{0}-\\x{7f}");
        else if (name == u"ASCII")
            addClass(u"\\x{80}-\\x{10ffff}");
        else
            result += QStringLiteral("\\%1{%2}").arg(letter, name);
    }

    /// Returns the content of the braces at the current offset, or an empty string if there are none.
    QString readToBrace()
    {
        const qsizetype end = m_pattern.indexOf(u'}', m_offset);
        if (m_pattern.mid(m_offset, 1) != u"{" || end < 0)
            return {};
        const QString inside = m_pattern.mid(m_offset + 1, end - m_offset - 1);
        m_offset = end + 1;
        return inside;
    }

    const QString &m_pattern;
    qsizetype m_offset = 0;
    bool m_isInClass = false;
};

} // namespace

EcmaPattern::EcmaPattern(const QString &pattern)
{
    const PatternTranslator translation(pattern);
    m_error = translation.error;
    if (!m_error.isEmpty())
        return;
    m_expression.setPattern(translation.result);
    if (!m_expression.isValid())
        m_error = m_expression.errorString();
}

} // namespace outcrop
