// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/value.h"

namespace outcrop {
namespace {

/// The escape JSON needs for a character, or nothing.
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
        return c.unicode() < 0x20 || c.unicode() == 0x7f ? QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0')) : QString();
    }
}

/// Writes a value with two spaces of indentation, and keeps the origin of every character that came from a document.
class Printer
{
public:
    TracedText print(const Value &value)
    {
        write(value, 0);
        flush();
        m_output.append(TracedText::generated(QStringLiteral("\n"), note()));
        return m_output;
    }

private:
    static QString note() { return QStringLiteral("request"); }

    void write(const Value &value, int depth)
    {
        switch (value.kind()) {
        case Value::Kind::Missing:
            m_pending += QStringLiteral("null");
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
                m_pending += u'"' + escaped(field.first) + QStringLiteral("\": ");
                write(field.second, depth + 1);
            });
            break;
        }
    }

    template<typename Items, typename Write>
    void writeBlock(QChar open, QChar close, const Items &items, int depth, Write writeItem)
    {
        m_pending += open;
        bool first = true;
        for (const auto &item : items) {
            m_pending += first ? QStringLiteral("\n") : QStringLiteral(",\n");
            m_pending += QString(2 * (depth + 1), u' ');
            writeItem(item);
            first = false;
        }
        if (!items.isEmpty())
            m_pending += u'\n' + QString(2 * depth, u' ');
        m_pending += close;
    }

    void writeJson(const Json &json, int depth)
    {
        QString text = QString::fromStdString(json.dump(2, ' ', false, Json::error_handler_t::replace));
        if (json.is_structured())
            text.replace(u'\n', u'\n' + QString(2 * depth, u' ')); // line breaks inside texts are escaped, so these are the layout's
        m_pending += text;
    }

    void writeText(const TracedText &text)
    {
        m_pending += u'"';
        for (const TraceSpan &span : text.spans()) {
            const QStringView characters = QStringView(text.text()).mid(span.start, span.length);
            if (span.origin.isGenerated())
                m_pending += escaped(characters);
            else
                writeTraced(characters, span);
        }
        m_pending += u'"';
    }

    /// Characters map one to one until one needs an escape; an escape as a whole belongs to its character.
    void writeTraced(QStringView characters, const TraceSpan &span)
    {
        flush();
        const QString &file = span.origin.file;
        if (!span.verbatim) {
            m_output.append(TracedText::respelled(escaped(characters), file, span.origin.offset));
            return;
        }
        qsizetype start = 0;
        const auto copyUntil = [&](qsizetype end) {
            if (end > start)
                m_output.append(TracedText::copied(characters.mid(start, end - start).toString(), file, span.origin.offset + start));
        };
        for (qsizetype i = 0; i < characters.size(); ++i) {
            const QString escape = escapeOf(characters.at(i));
            if (escape.isEmpty())
                continue;
            copyUntil(i);
            m_output.append(TracedText::respelled(escape, file, span.origin.offset + i));
            start = i + 1;
        }
        copyUntil(characters.size());
    }

    static QString escaped(QStringView text)
    {
        QString result;
        result.reserve(text.size());
        for (const QChar c : text) {
            const QString escape = escapeOf(c);
            if (escape.isEmpty())
                result += c;
            else
                result += escape;
        }
        return result;
    }

    void flush()
    {
        m_output.append(TracedText::generated(m_pending, note()));
        m_pending.clear();
    }

    TracedText m_output;
    QString m_pending; ///< layout and constants not yet moved to the output
};

} // namespace

TracedText printJson(const Value &value)
{
    return Printer().print(value);
}

} // namespace outcrop
