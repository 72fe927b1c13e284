// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlwriter.h"

#include "core/base/utf8.h"
#include "core/documents/data/yamlscalar.h"

#include <QRegularExpression>
#include <QStringList>

#include <yaml-cpp/emitter.h>
#include <yaml-cpp/emittermanip.h>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether YAML 1.1 reads the text as another type. Many tools still read these files as YAML 1.1.
bool isSpecialInYaml11(const QString &text)
{
    static const QRegularExpression pattern(
        QStringLiteral("^(yes|no|on|off|=|<<|[-+]?0?[0-9][0-9_]*(:[0-5]?[0-9])+(\\.[0-9]*)?|[-+]?0[0-7_]+"
                       "|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt ].*)?|[-+]?[0-9][0-9_]*)$"),
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(text).hasMatch();
}

bool isPrintable(QChar c)
{
    const ushort code = c.unicode();
    const bool isControl = code < 0x20 || (code >= 0x7f && code <= 0x9f);
    return !isControl && code != 0x2028 && code != 0x2029 && code != 0xfeff && code != 0xfffe && code != 0xffff;
}

bool isPrintableLine(const QString &text)
{
    return std::all_of(text.begin(), text.end(), isPrintable);
}

bool hasNonCharacters(const QString &text)
{
    const QList<uint> points = text.toUcs4();
    return std::any_of(points.begin(), points.end(), [](uint point) { return QChar::isNonCharacter(point); });
}

enum class Style { Plain, Single, Double };

/// Returns the text as yaml-cpp writes it, with quotes if it cannot be plain. In text with unusual line separators or unprintable characters, all non-ASCII
/// characters are escaped.
QString emitScalar(const QString &text, Style style, bool isInFlow)
{
    YAML::Emitter to;
    if (isInFlow)
        to << YAML::Flow << YAML::BeginSeq;
    if (style != Style::Plain)
        to << (style == Style::Single ? YAML::SingleQuoted : YAML::DoubleQuoted);
    if (!isPrintableLine(text))
        to << YAML::EscapeNonAscii;
    to << text.toStdString();
    if (isInFlow)
        to << YAML::EndSeq;
    const QString written = QString::fromUtf8(to.c_str(), qsizetype(to.size()));
    return isInFlow ? written.chopped(1).sliced(1) : written;
}

/// Returns the text in double quotes with escaped Unicode noncharacters, which yaml-cpp would replace by U+FFFD. yaml-cpp writes the parts between them.
QString escapeNonCharacters(const QString &text)
{
    const QList<uint> points = text.toUcs4();
    QString inside;
    for (auto from = points.begin(); from != points.end();) {
        const auto to = std::find_if(from, points.end(), [](uint point) { return QChar::isNonCharacter(point); });
        const QString part = QString::fromUcs4(reinterpret_cast<const char32_t *>(&*from), std::distance(from, to));
        inside += emitScalar(part, Style::Double, false).chopped(1).sliced(1);
        from = to;
        if (from != points.end())
            inside += QStringLiteral("\\U%1").arg(*from++, 8, 16, QLatin1Char('0'));
    }
    return u'"' + inside + u'"';
}

QString writeScalar(const QString &text, Style style, bool isInFlow)
{
    return hasNonCharacters(text) ? escapeNonCharacters(text) : emitScalar(text, style, isInFlow);
}

/// Returns whether an unquoted text would be misread: YAML 1.2 or 1.1 would parse it as another value, or it looks like syntax.
bool needsQuotes(const QString &text, bool isInFlow)
{
    const bool endsDocument = text == u"..." || text.startsWith(u"... "); // ends the document at the beginning of a line
    const bool looksLikeSyntax = QStringView(u"-?:").contains(text.front()) || endsDocument || (isInFlow && text.contains(u':'));
    return looksLikeSyntax || text != text.trimmed() || !isPrintableLine(text) || plainScalarKind(text) != DataNode::Kind::String || isSpecialInYaml11(text);
}

Style quotesFor(const QString &text)
{
    const bool needsEscapes = text.contains(u'"') || text.contains(u'\\');
    return needsEscapes && !text.contains(u'\'') && isPrintableLine(text) ? Style::Single : Style::Double;
}

Style styleOf(const QString &text, bool isInFlow)
{
    const bool isPlain = !text.isEmpty() && !needsQuotes(text, isInFlow) && !emitScalar(text, Style::Plain, isInFlow).startsWith(u'"');
    return isPlain ? Style::Plain : quotesFor(text);
}

Style keyStyleOf(const QString &key, bool isInFlow)
{
    return key.contains(u':') || key.contains(u'#') ? quotesFor(key) : styleOf(key, isInFlow);
}

QString spaces(int count)
{
    return QString(std::max(count, 0), u' ');
}

bool isScalar(const Json &value)
{
    return !value.is_array() && !value.is_object();
}

bool isListOfScalars(const Json &value)
{
    return value.is_array() && std::all_of(value.begin(), value.end(), isScalar);
}

QString scalarText(const Json &value, QChar quote, bool isInFlow)
{
    return value.is_string() ? yamlScalar(qString(value), quote, isInFlow)
                             : QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

QString listBlock(const Json &list, const YamlLayout &layout)
{
    QString text;
    for (const Json &item : list)
        text += yamlItem(item, layout);
    return text;
}

QString mappingBlock(const Json &mapping, const YamlLayout &layout)
{
    QString text;
    for (const auto &[key, value] : mapping.items())
        text += yamlEntry(decodeUtf8(key), value, layout);
    return text;
}

YamlLayout nestedLayout(const YamlLayout &layout)
{
    return {layout.indent + layout.step, layout.step, layout.lineEnd};
}

} // namespace

QString yamlScalar(const QString &text, QChar quote, bool isInFlow)
{
    if (quote.isNull())
        return writeScalar(text, styleOf(text, isInFlow), isInFlow);
    return writeScalar(text, quote == u'\'' && isPrintableLine(text) ? Style::Single : Style::Double, isInFlow);
}

QString yamlKeyText(const QString &key, bool isInFlow)
{
    return writeScalar(key, keyStyleOf(key, isInFlow), isInFlow);
}

QString yamlFlow(const Json &value)
{
    if (isScalar(value))
        return scalarText(value, {}, true);
    QStringList parts;
    for (const auto &[key, item] : value.items())
        parts.append(value.is_array()
                ? yamlFlow(item)
                : QString(yamlKeyText(decodeUtf8(key), true) + QStringLiteral(": ") + yamlFlow(item)));
    const QString inside = parts.join(QStringLiteral(", "));
    return value.is_array() ? QString(u'[' + inside + u']') : QString(u'{' + inside + u'}');
}

bool fitsYamlBlock(const QString &text)
{
    const bool isAllPrintable =
        std::all_of(text.begin(), text.end(), [](QChar c) { return c == u'\n' || c == u'\t' || isPrintable(c); });
    return isAllPrintable && !text.trimmed().isEmpty() && !text.endsWith(QLatin1String("\n\n"));
}

YamlText yamlBlockScalar(const QString &text, QChar style, int contentIndent, const YamlLayout &layout)
{
    const bool hasEnded = text.endsWith(u'\n');
    const QStringList lines = (hasEnded ? text.chopped(1) : text).split(u'\n');
    YamlText written{style == u'>' && lines.size() == 1 ? QStringLiteral(">") : QStringLiteral("|"), {}};
    if (text.front().isSpace()) // the first line begins with a space, so the header must specify the indentation
        written.head += QString::number(contentIndent - layout.indent);
    if (!hasEnded)
        written.head += u'-';
    for (const QString &line : lines)
        written.below += (line.isEmpty() ? QString() : spaces(contentIndent) + line) + layout.lineEnd;
    return written;
}

YamlText yamlBlock(const Json &value, const YamlLayout &layout, QChar quote)
{
    if (value.is_string() && quote.isNull() && qString(value).contains(u'\n') && fitsYamlBlock(qString(value)))
        return yamlBlockScalar(qString(value), u'|', layout.indent + layout.step, layout);
    if (isScalar(value))
        return {scalarText(value, quote, false), {}};
    if (value.empty() || isListOfScalars(value))
        return {yamlFlow(value), {}};
    return {{}, value.is_array() ? listBlock(value, nestedLayout(layout)) : mappingBlock(value, nestedLayout(layout))};
}

QString yamlEntry(const QString &key, const Json &value, const YamlLayout &layout)
{
    const YamlText text = yamlBlock(value, layout);
    const QString head = text.head.isEmpty() ? QString() : QString(u' ' + text.head);
    return spaces(layout.indent) + yamlKeyText(key) + u':' + head + layout.lineEnd + text.below;
}

QString yamlItem(const Json &value, const YamlLayout &layout)
{
    if (value.is_object() && !value.empty()) { // the first key is on the line of the dash
        const QString below = mappingBlock(value, {layout.indent + 2, layout.step, layout.lineEnd});
        return spaces(layout.indent) + QStringLiteral("- ") + below.mid(layout.indent + 2);
    }
    const YamlText text = yamlBlock(value, layout);
    const QString head = text.head.isEmpty() ? QString() : QString(u' ' + text.head);
    return spaces(layout.indent) + u'-' + head + layout.lineEnd + text.below;
}

} // namespace outcrop
