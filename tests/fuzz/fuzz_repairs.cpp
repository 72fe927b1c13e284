// SPDX-License-Identifier: GPL-3.0-or-later
// Generates an object from the bytes, damages its text in a known way, and parses it as a response. Invariant: an accepted result is the object with all
// members; any other result is rejected or reported as incomplete.
#include "core/responses/responseparser.h"

#include <cstdio>
#include <cstdlib>

using namespace outcrop;

namespace {

/// Uses the bytes as random choices.
class Choices
{
public:
    Choices(const uint8_t *data, size_t size) : m_data(data), m_size(size) { }

    size_t below(size_t limit) { return m_at < m_size ? m_data[m_at++] % limit : 0; }
    QString pick(std::initializer_list<QStringView> choices) { return (choices.begin() + below(choices.size()))->toString(); }

private:
    const uint8_t *m_data;
    size_t m_size;
    size_t m_at = 0;
};

/// Returns code, markup or prose with balanced quotes, none of which could end a member.
QString quotedText(Choices &choices)
{
    QString text;
    for (size_t i = 1 + choices.below(4); i > 0; --i) {
        text += choices.pick({u"print(\"Hello\")", u"if (x == \"a\") { go(); }", u"<a href=\"b.html\">c</a>", u"say \"yes\" now", u"d[\"key\"] = 5", u"f(\"a\", \"b\")",
                              u"SELECT \"id\" FROM t", u"plain words", u"it's", u"C:/x", u"{x}", u"[1]"});
        text += choices.pick({u"", u" ", u"; ", u" and ", u"\n", u". "});
    }
    return text.trimmed();
}

Json value(Choices &choices, int levels)
{
    switch (choices.below(levels > 0 ? 7 : 5)) {
    case 0:
        return choices.below(100);
    case 1:
        return choices.below(2) == 1;
    case 2:
        return nullptr;
    case 3:
        return jsonString(choices.pick({u"one", u"two words", u"", u"a, b", u"x: y"}));
    case 4:
        return jsonString(quotedText(choices));
    case 5: {
        Json list = Json::array();
        for (size_t i = choices.below(4); i > 0; --i)
            list.push_back(value(choices, levels - 1));
        return list;
    }
    default: {
        Json object = Json::object();
        for (size_t i = choices.below(4); i > 0; --i)
            object[std::string("k").append(std::to_string(i))] = value(choices, levels - 1);
        return object;
    }
    }
}

/// Returns the offsets of a character outside strings.
QList<qsizetype> offsetsOf(QChar mark, const QString &json)
{
    QList<qsizetype> places;
    bool isText = false;
    for (qsizetype at = 0; at < json.size(); ++at) {
        if (isText && json[at] == u'\\')
            ++at;
        else if (json[at] == u'"')
            isText = !isText;
        else if (!isText && json[at] == mark)
            places.append(at);
    }
    return places;
}

QString withTrailingCommas(QString text)
{
    const QList<qsizetype> braces = offsetsOf(u'}', text);
    for (auto brace = braces.crbegin(); brace != braces.crend(); ++brace)
        text.insert(*brace, u',');
    return text;
}

QString blankRandomOccurrence(QChar mark, QString text, Choices &choices)
{
    const QList<qsizetype> places = offsetsOf(mark, text);
    return places.isEmpty() ? text : text.replace(places[qsizetype(choices.below(size_t(places.size())))], 1, QStringLiteral(" "));
}

/// Returns the text with one kind of damage, which can occur several times or have no effect on this text.
QString withDamage(QString text, Choices &choices)
{
    switch (choices.below(12)) {
    case 0:
        return text.replace(QStringLiteral("\\\""), QStringLiteral("\""));
    case 1:
        return withTrailingCommas(text);
    case 2:
        return text + choices.pick({u"}", u"]", u",", u"}}", u"]}"});
    case 3:
        return text.left(qsizetype(choices.below(size_t(text.size()))));
    case 4:
        return text.chopped(1);
    case 5:
        return text.chopped(1).trimmed().chopped(1);
    case 6:
        return blankRandomOccurrence(u',', text, choices);
    case 7:
        return QStringLiteral("Here it is: ") + text + QStringLiteral(" That is all.");
    case 8:
        return QStringLiteral("```json\n") + text + QStringLiteral("\n```");
    case 9:
        return QStringLiteral("{") + text + QStringLiteral("}");
    case 10:
        return blankRandomOccurrence(u':', text, choices);
    default:
        return text.replace(QStringLiteral("\\n"), QStringLiteral("\n"));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Choices choices(data, size);
    Json object = Json::object();
    for (size_t i = 1 + choices.below(5); i > 0; --i)
        object[std::string("m").append(std::to_string(i))] = value(choices, 2);
    const QString text = QString::fromStdString(object.dump(choices.below(2) == 0 ? -1 : 2));
    const QString answer = withDamage(text, choices);
    const ParsedResponse response = parseResponse(answer);
    const bool isProse = response.data.is_null() && !response.dataSpan && !answer.contains(u'{');
    if (!isAccepted(response.verdict) || isProse || response.data == object)
        return 0;
    std::fprintf(stderr, "accepted and wrong: %s\nread as: %s\n", qPrintable(answer), response.data.dump(-1, ' ', false, Json::error_handler_t::replace).c_str());
    std::abort();
}
