// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/jsonprinter.h"

#include <algorithm>
#include <array>

namespace outcrop {
namespace {

bool needsEscape(QChar c)
{
    static constexpr auto specialCharacters = [] {
        std::array<bool, 128> table{};
        std::fill_n(table.begin(), 0x20, true);
        table[u'"'] = table[u'\\'] = table[0x7f] = true;
        return table;
    }();
    return c.unicode() < specialCharacters.size() && specialCharacters[c.unicode()];
}

QString escapeOf(QChar c)
{
    switch (c.unicode()) {
    case u'"':
        return QStringLiteral("\\\"");
    case u'\\':
        return QStringLiteral("\\\\");
    case u'\n':
        return QStringLiteral("\\n");
    case u'\r':
        return QStringLiteral("\\r");
    case u'\t':
        return QStringLiteral("\\t");
    case u'\b':
        return QStringLiteral("\\b");
    case u'\f':
        return QStringLiteral("\\f");
    default:
        return QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
    }
}

/// Writes JSON indented by two spaces and keeps the origin of every character from a document.
class Printer
{
public:
    TracedText print(const Value &value)
    {
        write(value, 0);
        flush();
        m_output.append(u"\n", m_layout, TraceKind::Rewritten);
        return m_output;
    }

private:
    void write(const Value &value, int depth)
    {
        switch (value.kind()) {
        case Value::Kind::Missing:
            m_pendingText += QStringLiteral("null");
            break;
        case Value::Kind::Data:
            writeJson(value.json(), depth);
            break;
        case Value::Kind::Text:
            writeText(value.tracedText());
            break;
        case Value::Kind::List:
            writeBlock(u'[', u']', value.items(), depth, [&](const Value &item) { write(item, depth + 1); });
            break;
        case Value::Kind::Record:
            writeBlock(u'{', u'}', value.fields(), depth, [&](const Value::Field &field) {
                m_pendingText += u'"' + escapeString(field.first) + QStringLiteral("\": ");
                write(field.second, depth + 1);
            });
            break;
        }
    }

    template<typename Items, typename Write>
    void writeBlock(QChar open, QChar close, const Items &items, int depth, Write writeItem)
    {
        m_pendingText += open;
        bool isFirst = true;
        for (const auto &item : items) {
            m_pendingText += isFirst ? QStringLiteral("\n") : QStringLiteral(",\n");
            m_pendingText += QString(2 * (depth + 1), u' ');
            writeItem(item);
            isFirst = false;
        }
        if (!items.isEmpty())
            m_pendingText += u'\n' + QString(2 * depth, u' ');
        m_pendingText += close;
    }

    void writeJson(const Json &json, int depth)
    {
        QString text = QString::fromStdString(json.dump(2, ' ', false, Json::error_handler_t::replace));
        if (json.is_structured())
            text.replace(u'\n', u'\n' + QString(2 * depth, u' ')); // safe: line breaks in strings are escaped
        m_pendingText += text;
    }

    void writeText(const TracedText &text)
    {
        m_pendingText += u'"';
        for (const TraceSpan &span : text.spans()) {
            const QStringView characters = QStringView(text.text()).mid(span.start, span.length);
            if (span.origin.isGenerated())
                m_pendingText += escapeString(characters);
            else
                writeTracedText(characters, span);
        }
        m_pendingText += u'"';
    }

    /// Writes traced text. Copied characters keep their individual origins, with or without escapes. A rewritten span keeps its single origin. Text that is
    /// already escaped is escaped character by character.
    void writeTracedText(QStringView characters, const TraceSpan &span)
    {
        flush();
        const QString text = escapeString(characters);
        if (span.kind != TraceKind::Copied)
            return appendEscapedText(characters, text, span);
        const bool isSame = text.size() == characters.size();
        m_output.append(text, span.origin, isSame ? TraceKind::Copied : TraceKind::Escaped, characters.size());
    }

    void appendEscapedText(QStringView characters, const QString &text, const TraceSpan &span)
    {
        if (span.kind == TraceKind::Rewritten)
            return m_output.append(text, span.origin, TraceKind::Rewritten);
        const TracedText source = escapedText(characters, span);
        for (qsizetype i = 0; i < characters.size(); ++i)
            m_output.append(escapeString(characters.mid(i, 1)), source.originAt(i), TraceKind::Rewritten);
    }

    static TracedText escapedText(QStringView characters, const TraceSpan &span)
    {
        TracedText text;
        text.append(characters, span.origin, span.kind, span.sourceLength);
        return text;
    }

    static QString escapeString(QStringView text)
    {
        QString result;
        result.reserve(text.size() + text.size() / 16);
        qsizetype start = 0;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (!needsEscape(text.at(i)))
                continue;
            result += text.mid(start, i - start);
            result += escapeOf(text.at(i));
            start = i + 1;
        }
        return result += text.mid(start);
    }

    void flush()
    {
        m_output.append(m_pendingText, m_layout, TraceKind::Rewritten);
        m_pendingText.clear();
    }

    const Origin m_layout{{}, 0, QStringLiteral("request")};
    TracedText m_output;
    QString m_pendingText; ///< layout and constants that are not in the output yet
};

} // namespace

TracedText formatJson(const Value &value)
{
    return Printer().print(value);
}

} // namespace outcrop
