// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <type_traits>

namespace outcrop {

/// An English text with a comment that distinguishes it from the same text in another role, which other languages may translate differently: QT_TRANSLATE_NOOP3.
struct CommentedText {
    const char *english;
    const char *comment;
};

/// A message for the user, in English, listed in `<folder>messages.h`. Calling it fills in the arguments and returns the message in the user's language.
/// Messages are translated when a Diagnostic or an Error is created; the window creates its views again when the language changes. Thread-safe.
class MessageText
{
public:
    constexpr MessageText(const char *room, const char *english) : m_room(room), m_englishText(english) { }
    constexpr MessageText(const char *room, const CommentedText &text) : m_room(room), m_englishText(text.english), m_comment(text.comment) { }

    /// Replaces `%1` with the first argument. A `%2` inside an argument is not replaced.
    template<typename... Arguments>
    QString operator()(const Arguments &...arguments) const
    {
        return filled(translated(), arguments...);
    }

    /// Returns the message in English, for files that other people read.
    template<typename... Arguments>
    QString english(const Arguments &...arguments) const
    {
        return filled(QString::fromUtf8(m_englishText), arguments...);
    }

protected:
    QString translated(qsizetype count = -1) const;

    template<typename... Arguments>
    static QString filled(const QString &text, const Arguments &...arguments)
    {
        if constexpr (sizeof...(arguments) == 0)
            return text;
        else
            return text.arg(asText(arguments)...);
    }

private:
    static QString numberText(double number);

    template<typename Argument>
    static QString asText(const Argument &argument)
    {
        if constexpr (std::is_floating_point_v<Argument>)
            return numberText(argument);
        else if constexpr (std::is_arithmetic_v<Argument>)
            return QString::number(argument);
        else if constexpr (requires { argument.toString(); })
            return argument.toString();
        else
            return QString(argument);
    }

    const char *m_room;
    const char *m_englishText;
    const char *m_comment = nullptr;
};

/// A message with a count, `%n`, in the plural form for that count. Translation catalogs contain the plural forms of each language; the English
/// forms are here, for programs that load no catalog.
class CountText : public MessageText
{
public:
    constexpr CountText(const char *room, const char *many, const char *one) : MessageText(room, many), m_singular(room, one), m_plural(many) { }

    template<typename... Arguments>
    QString operator()(qsizetype count, const Arguments &...arguments) const
    {
        return filled(pluralForm(count), arguments...);
    }

private:
    QString pluralForm(qsizetype count) const;

    MessageText m_singular;
    const char *m_plural;
};

} // namespace outcrop
