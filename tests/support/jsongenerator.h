// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <random>

namespace outcrop::testing {

/// Generates random valid JSON in many of the notations that RFC 8259 allows, and JSON with small errors.
class JsonGenerator
{
public:
    explicit JsonGenerator(unsigned seed) : m_random(seed) { }

    QString next() { return whitespace() + value(4) + whitespace(); }

    /// Returns a valid document with one to three changes: a character removed, or a short text inserted.
    QString damaged()
    {
        QString text = next();
        for (size_t changes = 1 + below(3); changes > 0 && !text.isEmpty(); --changes) {
            const auto at = qsizetype(below(size_t(text.size())));
            if (below(2) == 0)
                text.remove(at, 1);
            else
                text.insert(at, choose({u"\"", u",", u":", u"{", u"}", u"[", u"]", u"'", u"\\", u"\n", u" x ", u"/*", u"//", u"None", u"+", u"...", u"“", u"`", u"(", u")"}));
        }
        return text;
    }

private:
    size_t below(size_t limit) { return m_random() % limit; }
    QString choose(std::initializer_list<QStringView> choices) { return (choices.begin() + below(choices.size()))->toString(); }
    QString whitespace() { return choose({u"", u"", u"", u" ", u"\n", u"\t", u"\r\n", u"  \n  "}); }

    QString value(int levels)
    {
        switch (below(levels > 0 ? 6 : 4)) {
        case 0:
            return choose({u"true", u"false", u"null"});
        case 1:
            return number();
        case 2:
        case 3:
            return string();
        case 4:
            return sequence(u'[', u']', [this, levels] { return value(levels - 1); });
        default:
            return sequence(u'{', u'}', [this, levels] { return QString(string() + whitespace() + u':' + whitespace() + value(levels - 1)); });
        }
    }

    template<typename Item>
    QString sequence(QChar opening, QChar closing, Item item)
    {
        QString text = opening + whitespace();
        for (size_t i = below(5); i > 0; --i)
            text += item() + whitespace() + (i > 1 ? QString(u',' + whitespace()) : QString());
        return text + closing;
    }

    QString number()
    {
        QString text = choose({u"", u"-"}) + choose({u"0", u"1", u"42", u"9007199254740993", u"18446744073709551615", u"123456789012345678901234567890"});
        text += choose({u"", u"", u".5", u".0", u".125", u".1234567890123456789"});
        return text + choose({u"", u"", u"e5", u"E-7", u"e+12", u"e-400"});
    }

    QString string()
    {
        QString text;
        for (size_t i = below(8); i > 0; --i)
            text += choose({u"a", u"word", u" ", u", ", u": ", u"{", u"}", u"[", u"]", u"'", u"`", u"//", u"/*", u"#", u"“x”", u"\\\"", u"\\\\", u"\\n", u"\\u00e9", u"\\ud83d\\ude00",
                          u"\\/", u"é", u"😀", u"漢", u"...", u"```", u"</a", u"null", u"+", u"\u2028", u"\u007f", u"=", u"\ufeff", u"\\u0000"});
        return u'"' + text + u'"';
    }

    std::mt19937 m_random;
};

} // namespace outcrop::testing
