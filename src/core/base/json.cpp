// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"

#include "core/base/basemessages.h"
#include "core/base/utf8.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Collects the first problem and discards the parsed values.
class ProblemFinder : public nlohmann::json_sax<Json>
{
public:
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t &) override { return true; }
    bool string(string_t &) override { return true; }
    bool binary(binary_t &) override { return true; }
    bool start_object(std::size_t) override { return true; }
    bool key(string_t &) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t position, const std::string &token, const nlohmann::detail::exception &error) override
    {
        constexpr int outOfRange = 406;
        const auto behind = qsizetype(position);
        if (error.id == outOfRange)
            m_problem = {behind - qsizetype(token.size()), basemessages::numberOutOfRange(shortenToken(QString::fromStdString(token)))};
        else
            m_problem = {behind - 1, basemessages::notJsonBecause(reasonOf(QString::fromUtf8(error.what())))};
        return false;
    }

    const std::optional<JsonParseError> &problem() const { return m_problem; }

private:
    static QString shortenToken(const QString &token)
    {
        constexpr qsizetype longest = 40;
        return token.size() > longest ? token.left(longest) + u'…' : token;
    }

    /// Returns the reason in the parser's message, without the location: `unexpected end of input; expected …`.
    static QString reasonOf(const QString &text)
    {
        const QString reason = text.section(QStringLiteral(" - "), 1);
        return (reason.isEmpty() ? text : reason).section(QStringLiteral("; last read:"), 0, 0);
    }

    std::optional<JsonParseError> m_problem;
};

} // namespace

Json jsonString(QStringView text)
{
    return Json(text.toUtf8().toStdString());
}

Json jsonStrings(const QStringList &texts)
{
    Json list = Json::array();
    for (const QString &text : texts)
        list.push_back(jsonString(text));
    return list;
}

Json jsonStringOrNull(QStringView text)
{
    return text.isEmpty() ? Json() : jsonString(text);
}

QString qString(const Json &value)
{
    return value.is_string() ? decodeUtf8(value.get_ref<const std::string &>()) : QString();
}

QByteArray jsonText(const Json &value)
{
    return QByteArray::fromStdString(value.dump(2, ' ', false, Json::error_handler_t::replace)) + '\n';
}

std::optional<JsonParseError> jsonParseErrorIn(QByteArrayView text)
{
    ProblemFinder finder;
    if (Json::sax_parse(text.begin(), text.end(), &finder))
        return std::nullopt;
    JsonParseError problem = finder.problem().value_or(JsonParseError{0, basemessages::notJson()});
    problem.byte = std::clamp<qsizetype>(problem.byte, 0, text.size());
    return problem;
}

qsizetype findTooDeepNesting(QByteArrayView text, int depth)
{
    int levels = 0;
    bool isQuoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char character = text[i];
        if (isQuoted && character == '\\')
            ++i; // an escaped quotation mark does not end the string
        else if (character == '"')
            isQuoted = !isQuoted;
        else if (!isQuoted && (character == '[' || character == '{') && ++levels > depth)
            return i;
        else if (!isQuoted && (character == ']' || character == '}'))
            --levels;
    }
    return -1;
}

std::optional<Json> parseJson(QByteArrayView text)
{
    constexpr int maximumDepth = 200;
    if (findTooDeepNesting(text, maximumDepth) >= 0)
        return std::nullopt;
    Json value = Json::parse(text.begin(), text.end(), nullptr, false);
    return value.is_discarded() ? std::nullopt : std::optional(std::move(value));
}

} // namespace outcrop
