// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/tomlreader.h"

#include "core/documents/data/datamessages.h"
#include "core/documents/data/tomlscan.h"
#include "core/text/linetable.h"

#include <toml++/toml.h>

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

/// Converts toml++'s positions, which are lines and columns in code points, to UTF-16 offsets.
class TomlPositionConverter
{
public:
    explicit TomlPositionConverter(QStringView text) : m_text(text), m_lines(text), m_starts{LineStart()}
    {
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text[i] == u'\n')
                m_starts.append({i + 1, i + 1 - m_pairs.size()});
            else if (text[i].isHighSurrogate())
                m_pairs.append(i - m_pairs.size());
        }
    }

    Range range(const toml::source_region &region) const
    {
        return m_lines.range(offset(region.begin), offset(region.end));
    }
    Range character(qsizetype offset) const { return m_lines.range(offset, offset + 1); }
    /// Returns the range of the line that contains a position, without surrounding whitespace.
    Range line(const toml::source_position &place) const
    {
        const TextLine line = lineAt(m_text, startOf(place).offset);
        const QStringView words = m_text.mid(line.start, line.end - line.start).trimmed();
        const qsizetype start = words.isEmpty() ? line.start : std::distance(m_text.begin(), words.begin());
        return m_lines.range(start, start + words.size());
    }

private:
    qsizetype offset(const toml::source_position &place) const
    {
        if (place.line == 0)
            return 0;
        const qsizetype character = startOf(place).character + std::max<qsizetype>(place.column, 1) - 1;
        const qsizetype pairs = std::distance(m_pairs.begin(), std::lower_bound(m_pairs.begin(), m_pairs.end(), character));
        return std::min(character + pairs, m_text.size());
    }

    /// The start of a line in UTF-16 code units and in code points.
    struct LineStart {
        qsizetype offset = 0;
        qsizetype character = 0;
    };

    const LineStart &startOf(const toml::source_position &place) const
    {
        return m_starts[std::clamp<qsizetype>(place.line, 1, m_starts.size()) - 1];
    }

    QStringView m_text;
    LineTable m_lines;
    QList<LineStart> m_starts;
    QList<qsizetype> m_pairs; ///< code point indices of characters with two code units
};

QString realText(double value)
{
    if (std::isnan(value))
        return QStringLiteral(".nan");
    if (std::isinf(value))
        return value > 0 ? QStringLiteral(".inf") : QStringLiteral("-.inf");
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

/// Converts toml++'s tree, which sorts keys by name, to nodes in the order of the file.
class TomlConverter
{
public:
    TomlConverter(QStringView text, const QString &file, const ReadLimits &limits)
        : m_text(text)
        , m_file(file)
        , m_limits(limits)
        , m_positions(text)
    {
    }

    DataDocument convert(const toml::table &root)
    {
        DataNode node = convertTable(root, 1, {});
        if (m_hasFailed)
            return {{}, m_diagnostics, false};
        return {std::move(node), m_diagnostics, true};
    }

    DataDocument failedDocument(const QString &code, const QString &message, Range range)
    {
        fail(code, message, range);
        return {{}, m_diagnostics, false};
    }

    const TomlPositionConverter &positions() const { return m_positions; }

private:
    using Entry = std::pair<const toml::key *, const toml::node *>;

    DataNode convertNode(const toml::node &node, int depth, const toml::key *key)
    {
        if (!countNode(node))
            return {};
        if (const toml::table *table = node.as_table())
            return convertTable(*table, depth + 1, key);
        if (const toml::array *array = node.as_array())
            return convertArray(*array, depth + 1);
        return convertScalar(node);
    }

    DataNode convertTable(const toml::table &table, int depth, const toml::key *key)
    {
        const Range range =
            key && table.source().begin.line == 0 ? m_positions.range(key->source()) : m_positions.range(table.source());
        if (!checkDepth(depth, range))
            return {};
        QList<DataNode::Member> members;
        for (const Entry &entry : sortByPosition(table)) {
            members.append({QString::fromUtf8(entry.first->data(), qsizetype(entry.first->length())),
                m_positions.range(entry.first->source()), convertNode(*entry.second, depth, entry.first)});
        }
        return DataNode::mapping(std::move(members), range);
    }

    DataNode convertArray(const toml::array &array, int depth)
    {
        const Range range = m_positions.range(array.source());
        if (!checkDepth(depth, range))
            return {};
        QList<DataNode> items;
        for (const toml::node &item : array)
            items.append(convertNode(item, depth, nullptr));
        return DataNode::sequence(std::move(items), range);
    }

    DataNode convertScalar(const toml::node &node)
    {
        using Kind = DataNode::Kind;
        const Range range = m_positions.range(node.source());
        if (const auto *text = node.as_string())
            return {Kind::String, QString::fromStdString(text->get()), range};
        if (const auto *integer = node.as_integer())
            return {Kind::Integer, QString::number(integer->get()), range};
        if (const auto *real = node.as_floating_point())
            return convertReal(real->get(), range);
        if (const auto *boolean = node.as_boolean())
            return {Kind::Bool, boolean->get() ? QStringLiteral("true") : QStringLiteral("false"), range};
        return {Kind::String, m_text.mid(range.start.offset, range.end.offset - range.start.offset).toString(),
            range}; // a date or a time
    }

    /// Returns a decimal number. Keeps infinity and NaN but reports an error: no setting accepts them, and JSON cannot represent them.
    DataNode convertReal(double value, Range range)
    {
        if (!std::isfinite(value))
            m_diagnostics.append({Severity::Error, QStringLiteral("toml-number"),
                datamessages::tomlNumber(), {m_file, range}});
        return {DataNode::Kind::Real, realText(value), range};
    }

    static QList<Entry> sortByPosition(const toml::table &table)
    {
        QList<Entry> entries;
        for (auto it = table.cbegin(); it != table.cend(); ++it)
            entries.append({&it->first, &it->second});
        std::stable_sort(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) {
            const auto place = [](const Entry &entry) {
                const toml::source_position &begin = entry.first->source().begin;
                return std::pair(begin.line, begin.column);
            };
            return place(a) < place(b);
        });
        return entries;
    }

    bool countNode(const toml::node &node)
    {
        if (m_hasFailed || ++m_nodes <= m_limits.nodes)
            return !m_hasFailed;
        return fail(QStringLiteral("toml-too-many-values"),
            datamessages::tooManyValues(m_limits.nodes),
            m_positions.range(node.source()));
    }

    bool checkDepth(int depth, Range range)
    {
        if (m_hasFailed || depth <= m_limits.depth)
            return !m_hasFailed;
        return fail(QStringLiteral("toml-too-deep"),
            datamessages::nestedTooDeep(m_limits.depth),
            range);
    }

    bool fail(const QString &code, const QString &message, Range range)
    {
        m_hasFailed = true;
        m_diagnostics.append({Severity::Error, code, message, {m_file, range}});
        return false;
    }

    QStringView m_text;
    QString m_file;
    ReadLimits m_limits;
    TomlPositionConverter m_positions;
    Diagnostics m_diagnostics;
    int m_nodes = 0;
    bool m_hasFailed = false;
};

/// Returns toml++'s message with a remedy.
QString addRemedy(const QString &problem)
{
    if (problem.contains(QLatin1StringView("redefine")))
        return datamessages::tomlTwice(problem);
    if (problem.contains(QLatin1StringView("value")))
        return datamessages::tomlQuotes(problem);
    return datamessages::tomlLine(problem);
}

DataDocument parseToml(QStringView text, TomlConverter &converter)
{
    const QByteArray utf8 = text.toUtf8();
    try {
        return converter.convert(toml::parse(std::string_view(utf8.constData(), size_t(utf8.size()))));
    } catch (const toml::parse_error &error) {
        const QString problem = QString::fromUtf8(error.description().data(), qsizetype(error.description().size()));
        const bool isDuplicate = problem.contains(QLatin1StringView("redefine"));
        if (isDuplicate) // the error's position is the value, so report the whole line
            return converter.failedDocument(QStringLiteral("toml-duplicate-key"), addRemedy(problem),
                converter.positions().line(error.source().begin));
        return converter.failedDocument(
            QStringLiteral("toml-syntax"), addRemedy(problem), converter.positions().range(error.source()));
    }
}

} // namespace

DataDocument readToml(QStringView text, const QString &file, const ReadLimits &limits)
{
    if (const auto refusal = sizeLimitError(text, file, {0, 1, 1}, limits))
        return {{}, {*refusal}, false};
    TomlConverter converter(text, file, limits);
    if (const qsizetype deep = findTooDeepTomlKey(text, limits.depth); deep >= 0)
        return converter.failedDocument(QStringLiteral("toml-too-deep"), datamessages::tomlKeyTooLong(limits.depth),
            converter.positions().character(deep));
    if (const qsizetype invalidOffset = findInvalidTomlCharacter(text); invalidOffset >= 0)
        return converter.failedDocument(QStringLiteral("toml-syntax"),
            datamessages::tomlCharacter(
                QStringLiteral("%1").arg(uint(text[invalidOffset].unicode()), 4, 16, QLatin1Char('0'))),
            converter.positions().character(invalidOffset));
    return parseToml(text, converter);
}

} // namespace outcrop
