// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlwriter.h"

#include "core/documents/data/yamlscalar.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace outcrop {
namespace {

/// What YAML 1.1 reads as something else than text: many tools that share these files still do.
bool meansMoreInOldYaml(const QString &text)
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
    const bool control = code < 0x20 || (code >= 0x7f && code <= 0x9f);
    return !control && code != 0x2028 && code != 0x2029 && code != 0xfeff && code != 0xfffe && code != 0xffff;
}

bool isPrintableLine(const QString &text)
{
    return std::all_of(text.begin(), text.end(), isPrintable);
}

bool isPlain(const QString &text, bool flow)
{
    static const QString indicators = QStringLiteral("-?:,[]{}#&*!|>'\"%@`");
    static const QString flowSigns = QStringLiteral(",[]{}");
    if (text.isEmpty() || text != text.trimmed() || !isPrintableLine(text) || text.contains(u'\t'))
        return false;
    if (indicators.contains(text.front()) || text == QLatin1String("---") || text == QLatin1String("..."))
        return false;
    if (text.contains(QLatin1String(": ")) || text.contains(QLatin1String(" #")) || text.endsWith(u':'))
        return false;
    const bool brackets = std::any_of(text.begin(), text.end(), [](QChar c) { return flowSigns.contains(c); });
    if (flow && (brackets || text.contains(u':')))
        return false;
    return plainScalarKind(text) == DataNode::Kind::String && !meansMoreInOldYaml(text);
}

QString escaped(QChar c)
{
    switch (c.unicode()) {
    case '"':
        return QStringLiteral("\\\"");
    case '\\':
        return QStringLiteral("\\\\");
    case '\n':
        return QStringLiteral("\\n");
    case '\r':
        return QStringLiteral("\\r");
    case '\t':
        return QStringLiteral("\\t");
    default:
        return isPrintable(c) ? QString(c) : QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
    }
}

QString doubleQuoted(const QString &text)
{
    QString quoted(u'"');
    for (const QChar c : text)
        quoted += escaped(c);
    return quoted + u'"';
}

QString singleQuoted(const QString &text)
{
    QString doubled = text;
    doubled.replace(u'\'', QLatin1String("''"));
    return u'\'' + doubled + u'\'';
}

QString quoted(const QString &text, QChar quote)
{
    if (!isPrintableLine(text))
        return doubleQuoted(text);
    const bool escapes = text.contains(u'"') || text.contains(u'\\');
    const bool single = quote == u'\'' || (quote.isNull() && escapes && !text.contains(u'\''));
    return single ? singleQuoted(text) : doubleQuoted(text);
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

QString scalarText(const Json &value, QChar quote, bool flow)
{
    return value.is_string() ? yamlScalar(qString(value), quote, flow)
                             : QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

QString listBelow(const Json &list, const YamlLayout &layout)
{
    QString text;
    for (const Json &item : list)
        text += yamlItem(item, layout);
    return text;
}

QString mappingBelow(const Json &mapping, const YamlLayout &layout)
{
    QString text;
    for (const auto &[key, value] : mapping.items())
        text += yamlEntry(QString::fromStdString(key), value, layout);
    return text;
}

YamlLayout deeper(const YamlLayout &layout)
{
    return {layout.indent + layout.step, layout.step, layout.lineEnd};
}

} // namespace

QString yamlScalar(const QString &text, QChar quote, bool flow)
{
    return quote.isNull() && isPlain(text, flow) ? text : quoted(text, quote);
}

QString yamlKeyText(const QString &key, bool flow)
{
    const bool plain = isPlain(key, flow) && !key.contains(u':') && !key.contains(u'#');
    return plain ? key : quoted(key, {});
}

QString yamlFlow(const Json &value)
{
    if (isScalar(value))
        return scalarText(value, {}, true);
    QStringList parts;
    for (const auto &[key, item] : value.items())
        parts.append(value.is_array()
                ? yamlFlow(item)
                : QString(yamlKeyText(QString::fromStdString(key), true) + QStringLiteral(": ") + yamlFlow(item)));
    const QString inside = parts.join(QStringLiteral(", "));
    return value.is_array() ? QString(u'[' + inside + u']') : QString(u'{' + inside + u'}');
}

bool fitsYamlBlock(const QString &text)
{
    const bool printable =
        std::all_of(text.begin(), text.end(), [](QChar c) { return c == u'\n' || c == u'\t' || isPrintable(c); });
    return printable && !text.trimmed().isEmpty() && !text.endsWith(QLatin1String("\n\n"));
}

YamlText yamlBlockText(const QString &text, QChar style, int contentIndent, const YamlLayout &layout)
{
    const bool ended = text.endsWith(u'\n');
    const QStringList lines = (ended ? text.chopped(1) : text).split(u'\n');
    YamlText written{style == u'>' && lines.size() == 1 ? QStringLiteral(">") : QStringLiteral("|"), {}};
    if (text.front().isSpace()) // the first line cannot show how deep the text is
        written.head += QString::number(contentIndent - layout.indent);
    if (!ended)
        written.head += u'-';
    for (const QString &line : lines)
        written.below += (line.isEmpty() ? QString() : spaces(contentIndent) + line) + layout.lineEnd;
    return written;
}

YamlText yamlBlock(const Json &value, const YamlLayout &layout, QChar quote)
{
    if (value.is_string() && quote.isNull() && qString(value).contains(u'\n') && fitsYamlBlock(qString(value)))
        return yamlBlockText(qString(value), u'|', layout.indent + layout.step, layout);
    if (isScalar(value))
        return {scalarText(value, quote, false), {}};
    if (value.empty() || isListOfScalars(value))
        return {yamlFlow(value), {}};
    return {{}, value.is_array() ? listBelow(value, deeper(layout)) : mappingBelow(value, deeper(layout))};
}

QString yamlEntry(const QString &key, const Json &value, const YamlLayout &layout)
{
    const YamlText text = yamlBlock(value, layout);
    const QString head = text.head.isEmpty() ? QString() : QString(u' ' + text.head);
    return spaces(layout.indent) + yamlKeyText(key) + u':' + head + layout.lineEnd + text.below;
}

QString yamlItem(const Json &value, const YamlLayout &layout)
{
    if (value.is_object() && !value.empty()) { // the first key stands behind the dash
        const QString below = mappingBelow(value, {layout.indent + 2, layout.step, layout.lineEnd});
        return spaces(layout.indent) + QStringLiteral("- ") + below.mid(layout.indent + 2);
    }
    const YamlText text = yamlBlock(value, layout);
    const QString head = text.head.isEmpty() ? QString() : QString(u' ' + text.head);
    return spaces(layout.indent) + u'-' + head + layout.lineEnd + text.below;
}

} // namespace outcrop
