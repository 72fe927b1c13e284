// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlscalar.h"

#include "core/text/asciidigits.h"

#include <algorithm>
#include <array>

namespace outcrop {
namespace {

bool isOctal(QChar c)
{
    return c >= u'0' && c <= u'7';
}

template<typename Test>
bool consistsOf(QStringView text, Test test)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), test);
}

QStringView withoutSign(QStringView text)
{
    return text.startsWith(u'-') || text.startsWith(u'+') ? text.mid(1) : text;
}

template<size_t Count>
bool isOneOf(QStringView text, const std::array<QStringView, Count> &words)
{
    return std::find(words.begin(), words.end(), text) != words.end();
}

bool isInteger(QStringView text)
{
    if (text.startsWith(u"0x"))
        return consistsOf(text.mid(2), isHexadecimal);
    if (text.startsWith(u"0o"))
        return consistsOf(text.mid(2), isOctal);
    return consistsOf(withoutSign(text), isDigit);
}

/// Removes the digits at the start of `text` and returns their number.
qsizetype consumeDigits(QStringView &text)
{
    const auto end = std::find_if_not(text.begin(), text.end(), isDigit);
    const qsizetype count = std::distance(text.begin(), end);
    text = text.mid(count);
    return count;
}

bool isReal(QStringView text)
{
    static constexpr std::array<QStringView, 3> infinities{u".inf", u".Inf", u".INF"};
    static constexpr std::array<QStringView, 3> notNumbers{u".nan", u".NaN", u".NAN"};
    QStringView rest = withoutSign(text);
    if (isOneOf(rest, infinities) || isOneOf(text, notNumbers))
        return true;
    qsizetype digits = consumeDigits(rest);
    if (rest.startsWith(u'.')) {
        rest = rest.mid(1);
        digits += consumeDigits(rest);
    }
    if (digits == 0)
        return false;
    if (rest.startsWith(u'e') || rest.startsWith(u'E'))
        return consistsOf(withoutSign(rest.mid(1)), isDigit);
    return rest.isEmpty();
}

bool isCoreTagName(QStringView tag, QStringView name)
{
    static constexpr QStringView core = u"tag:yaml.org,2002:";
    return tag.startsWith(core) && tag.sliced(core.size()) == name;
}

bool isValueTag(QStringView tag)
{
    return isCoreTagName(tag, u"int") || isCoreTagName(tag, u"float") || isCoreTagName(tag, u"bool")
        || isCoreTagName(tag, u"null");
}

} // namespace

DataNode::Kind plainScalarKind(QStringView text)
{
    static constexpr std::array<QStringView, 5> nulls{u"", u"~", u"null", u"Null", u"NULL"};
    static constexpr std::array<QStringView, 6> bools{u"true", u"True", u"TRUE", u"false", u"False", u"FALSE"};
    if (isOneOf(text, nulls))
        return DataNode::Kind::Null;
    if (isOneOf(text, bools))
        return DataNode::Kind::Bool;
    if (isInteger(text))
        return DataNode::Kind::Integer;
    return isReal(text) ? DataNode::Kind::Real : DataNode::Kind::String;
}

DataNode::Kind taggedScalarKind(QStringView tag, bool isPlain, QStringView text)
{
    using Kind = DataNode::Kind;
    if (tag == u"!" || isCoreTagName(tag, u"str"))
        return Kind::String;
    const Kind kind = plainScalarKind(text);
    if (isCoreTagName(tag, u"float") && kind == Kind::Integer)
        return Kind::Real;
    return isPlain || isValueTag(tag) ? kind : Kind::String;
}

bool isCoreTag(QStringView tag, DataNode::Kind kind)
{
    if (tag == u"!")
        return true;
    if (kind == DataNode::Kind::Mapping)
        return isCoreTagName(tag, u"map");
    return kind == DataNode::Kind::Sequence ? isCoreTagName(tag, u"seq")
                                            : isValueTag(tag) || isCoreTagName(tag, u"str");
}

} // namespace outcrop
