// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <type_traits>

namespace outcrop {

/// One sentence for people in the table of its room (`<room>messages.h`), in English; calling it fills in its arguments and returns it in the user's
/// language. The text is made where the finding is made: the language cannot change while the program runs, so that a Diagnostic or an Error
/// keeps its code for programs and its text for people. Thread-safe.
class MessageText
{
public:
    constexpr MessageText(const char *room, const char *english) : m_room(room), m_english(english) { }

    /// `%1` takes the first argument. An argument's own `%2` stays what it is.
    template<typename... Arguments>
    QString operator()(const Arguments &...arguments) const
    {
        return filled(translated(), arguments...);
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
    template<typename Argument>
    static QString asText(const Argument &argument)
    {
        if constexpr (std::is_arithmetic_v<Argument>)
            return QString::number(argument);
        else if constexpr (requires { argument.toString(); })
            return argument.toString();
        else
            return QString(argument);
    }

    const char *m_room;
    const char *m_english;
};

/// A sentence with a count, `%n`, in the form that the count needs: catalogues have the forms of each language. English is here, for programs without one.
class CountText : public MessageText
{
public:
    constexpr CountText(const char *room, const char *many, const char *one) : MessageText(room, many), m_one(room, one), m_many(many) { }

    template<typename... Arguments>
    QString operator()(qsizetype count, const Arguments &...arguments) const
    {
        return filled(counted(count), arguments...);
    }

private:
    QString counted(qsizetype count) const;

    MessageText m_one;
    const char *m_many;
};

} // namespace outcrop
