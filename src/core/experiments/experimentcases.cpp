// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/experimentcases.h"

#include "core/base/json.h"
#include "core/documents/data/jsonreader.h"
#include "core/experiments/experimentsmessages.h"
#include "core/experiments/promptfoocases.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

/// Reads the field `tool_replies`: lists of replies by tool, as JSON. The error has no location in the file.
Status readCaseToolReplies(ExperimentCase &one)
{
    const QString text = one.fields.value(QStringLiteral("tool_replies"));
    if (text.trimmed().isEmpty())
        return success();
    const DataDocument data = readJson(text, {});
    const Result<ToolReplies> replies = data.isParsed ? readToolTable(data.root, {}) : Result<ToolReplies>(toError(*firstError(data.diagnostics)));
    if (!replies)
        return replies.error();
    one.toolReplies = *replies;
    return success();
}

/// Collects cases and rejects duplicate IDs.
class CaseList
{
public:
    explicit CaseList(const QString &file) : m_file(file) { }

    void add(ExperimentCase one, int line)
    {
        one.id = one.fields.value(QStringLiteral("id"));
        if (one.id.isEmpty())
            one.id = QStringLiteral("line %1").arg(line);
        if (m_ids.contains(one.id))
            return addError(line, experimentsmessages::caseIdTaken(one.id));
        m_ids.insert(one.id);
        const Position start{0, line, 1};
        readCaseAssertions(one, {m_file, {start, start}}, m_result.diagnostics);
        if (const Status read = readCaseToolReplies(one); !read)
            addError(line, experimentsmessages::caseToolReplies(read.error().message));
        m_result.cases.append(one);
    }

    void addError(int line, const QString &message)
    {
        const Position start{0, line, 1};
        m_result.diagnostics.append({Severity::Error, QStringLiteral("experiment-case"), message, {m_file, {start, start}}});
    }

    ParsedCases takeCases() { return m_result; }

private:
    QString m_file;
    QSet<QString> m_ids;
    ParsedCases m_result;
};

ExperimentCase caseOf(const Json &object)
{
    ExperimentCase one;
    for (const auto &[key, value] : object.items()) {
        const QString name = QString::fromStdString(key);
        one.fields.insert(name, value.is_string() ? qString(value) : QString::fromStdString(value.dump()));
        if (!value.is_string())
            one.jsonFields.append(name);
    }
    return one;
}

/// Reads the records of a CSV file (RFC 4180).
class CsvReader
{
public:
    explicit CsvReader(const QString &text) : m_text(text) { }

    bool atEnd() const { return m_offset >= m_text.size(); }
    int line() const { return m_line; }

    QStringList record()
    {
        QStringList cells;
        do {
            cells.append(readCell());
        } while (consumeIf(u','));
        consumeIf(u'\r');
        if (consumeIf(u'\n'))
            ++m_line;
        return cells;
    }

private:
    bool consumeIf(QChar c)
    {
        const bool isFound = !atEnd() && m_text.at(m_offset) == c;
        m_offset += isFound;
        return isFound;
    }

    QString readCell() { return consumeIf(u'"') ? readQuoted() : readPlain(); }

    QString readPlain()
    {
        const qsizetype start = m_offset;
        while (!atEnd() && m_text.at(m_offset) != u',' && m_text.at(m_offset) != u'\n' && m_text.at(m_offset) != u'\r')
            ++m_offset;
        return m_text.sliced(start, m_offset - start);
    }

    QString readQuoted()
    {
        QString text;
        while (!atEnd()) {
            const QChar c = m_text.at(m_offset++);
            if (c == u'"' && !consumeIf(u'"'))
                return text + readPlain();
            m_line += c == u'\n';
            text += c;
        }
        return text;
    }

    const QString &m_text;
    qsizetype m_offset = 0;
    int m_line = 1;
};

QString textWithoutByteOrderMark(const QByteArray &bytes)
{
    const QString text = QString::fromUtf8(bytes);
    return text.startsWith(QChar(QChar::ByteOrderMark)) ? text.mid(1) : text;
}

/// Calls `name` for each `{name}` in a text and `rest` for the text between them.
template<typename Name, typename Rest>
void forEachPlaceholder(const QString &text, const Name &name, const Rest &rest)
{
    qsizetype begin = 0;
    for (qsizetype open = text.indexOf(u'{'); open >= 0; open = text.indexOf(u'{', begin)) {
        qsizetype end = open + 1;
        while (end < text.size() && (text.at(end).isLetterOrNumber() || text.at(end) == u'_' || text.at(end) == u'.' || text.at(end) == u'-'))
            ++end;
        const bool isName = end > open + 1 && end < text.size() && text.at(end) == u'}';
        rest(text.sliced(begin, (isName ? open : open + 1) - begin));
        begin = isName ? end + 1 : open + 1;
        if (isName)
            name(text.sliced(open + 1, end - open - 1));
    }
    rest(text.sliced(begin));
}

} // namespace

ParsedCases parseJsonLinesCases(const QByteArray &bytes, const QString &file)
{
    CaseList list(file);
    int number = 0;
    for (const QByteArray &line : bytes.split('\n')) {
        ++number;
        if (line.trimmed().isEmpty())
            continue;
        const std::optional<Json> object = parseJson(line);
        if (object && object->is_object())
            list.add(caseOf(*object), number);
        else
            list.addError(number, experimentsmessages::lineNotObject());
    }
    return list.takeCases();
}

ParsedCases parseCsvCases(const QByteArray &bytes, const QString &file)
{
    CaseList list(file);
    const QString text = textWithoutByteOrderMark(bytes);
    CsvReader reading(text);
    const QStringList names = reading.record();
    while (!reading.atEnd()) {
        const int line = reading.line();
        const QStringList cells = reading.record();
        if (cells.size() == 1 && cells.first().isEmpty())
            continue;
        if (cells.size() != names.size()) {
            list.addError(line, experimentsmessages::cellCount(cells.size(), names.size()));
            continue;
        }
        ExperimentCase one;
        for (qsizetype i = 0; i < names.size(); ++i)
            one.fields.insert(names.at(i).trimmed(), cells.at(i));
        list.add(one, line);
    }
    return list.takeCases();
}

ExperimentCase caseOfFile(const QString &name, const QString &text)
{
    return {name, {{QStringLiteral("id"), name}, {QStringLiteral("file"), name}, {QStringLiteral("text"), text}}};
}

QList<ExperimentCase> sampleCases(const QList<ExperimentCase> &cases, qsizetype count, quint64 seed)
{
    if (count == 0 || count >= cases.size())
        return cases;
    QList<qsizetype> places = RandomNumbers(seed).shuffledIndexes(cases.size()).first(count);
    std::sort(places.begin(), places.end());
    QList<ExperimentCase> chosen;
    for (const qsizetype place : places)
        chosen.append(cases.at(place));
    return chosen;
}

QString expandPlaceholders(const QString &text, const QHash<QString, QString> &values)
{
    QString result;
    forEachPlaceholder(text, [&](const QString &name) { result += values.value(name, u'{' + name + u'}'); }, [&result](const QString &rest) { result += rest; });
    return result;
}

QStringList unresolvedNames(const QString &text, const QHash<QString, QString> &values)
{
    QStringList names;
    forEachPlaceholder(text, [&](const QString &name) { if (!values.contains(name) && !names.contains(name)) names.append(name); }, [](const QString &) { });
    return names;
}

} // namespace outcrop
