// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/tasktext.h"

#include "core/complexity/filescope.h"

#include <algorithm>

namespace outcrop {
namespace {

using Kind = TaskEvidence::Kind;

/// Returns the number before an output: `three new endpoints` is 3. 2 for a plural without a number, otherwise 1.
int countBefore(const QString &text, qsizetype start, const QString &passage)
{
    static const QStringList numbers{QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three"), QStringLiteral("four"), QStringLiteral("five"), QStringLiteral("six"),
        QStringLiteral("seven"), QStringLiteral("eight"), QStringLiteral("nine"), QStringLiteral("ten"), QStringLiteral("eleven"), QStringLiteral("twelve")};
    static const QRegularExpression number(QStringLiteral("(?<!\\w)(\\d{1,2}|%1)\\s+(?:[\\w-]+\\s+){0,2}$").arg(numbers.join(u'|')), QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype reach = 60; // characters
    const QRegularExpressionMatch match = number.match(text.mid(std::max<qsizetype>(0, start - reach), std::min(start, reach)));
    const qsizetype word = numbers.indexOf(match.captured(1).toLower());
    if (match.hasMatch())
        return word >= 0 ? int(word) + 1 : std::max(1, match.captured(1).toInt());
    return passage.endsWith(u's', Qt::CaseInsensitive) && !passage.endsWith(QLatin1String("class"), Qt::CaseInsensitive) ? 2 : 1;
}

/// Finds the evidence in one text.
class TextReader
{
public:
    TextReader(const QString &text, const TaskWords &words, const PassageLocator &locate) : m_text(text), m_words(words), m_locate(locate) { }

    QList<TaskEvidence> read()
    {
        readType();
        readFeatures();
        readFiles();
        readLists(Kind::Output, m_words.outputs);
        readIntegrations();
        readLists(Kind::Concept, m_words.concepts);
        readLists(Kind::Circumstance, m_words.circumstances);
        std::stable_sort(m_found.begin(), m_found.end(), [](const TaskEvidence &one, const TaskEvidence &other) { return one.start < other.start; });
        return m_found;
    }

private:
    void add(Kind kind, qsizetype start, const QString &passage, const QString &value, int count = 1)
    {
        m_found.append({kind, passage.simplified(), value, count, start, m_locate(start, passage)});
    }

    void readType()
    {
        QRegularExpressionMatch first;
        QString type;
        for (const WordPattern &words : m_words.types) {
            const QRegularExpressionMatch match = words.pattern.match(m_text);
            const bool isEarlier = match.hasMatch() && (!first.hasMatch() || match.capturedStart() < first.capturedStart());
            const bool isLonger = match.hasMatch() && first.hasMatch() && match.capturedStart() == first.capturedStart() && match.capturedLength() > first.capturedLength();
            if (!isEarlier && !isLonger)
                continue;
            first = match;
            type = words.value;
        }
        if (first.hasMatch())
            add(Kind::Type, first.capturedStart(), first.captured(), type);
    }

    /// Returns the end of a verb's objects: the next verb, connecting word, or end of a clause or line. A dot inside a file name does not end a sentence.
    qsizetype endOfObjects(qsizetype start) const
    {
        static const QRegularExpression stop(QStringLiteral("[.!?](?=\\s|$)|[;:()\\n]"));
        qsizetype end = m_text.size();
        for (const QRegularExpression *pattern : {&stop, &m_words.features, &m_words.featureEnds}) {
            const QRegularExpressionMatch match = pattern->match(m_text, start);
            if (match.hasMatch())
                end = std::min(end, match.capturedStart());
        }
        return end;
    }

    void readFeatures()
    {
        for (const QRegularExpressionMatch &verb : m_words.features.globalMatch(m_text))
            readObjects(verb.capturedEnd(), endOfObjects(verb.capturedEnd()));
    }

    void readObjects(qsizetype start, qsizetype end)
    {
        static const QRegularExpression separatorPattern(QStringLiteral("\\s*(?:,\\s*(?:and|or|plus)?\\b|\\b(?:and|or|plus)\\b)\\s*"), QRegularExpression::CaseInsensitiveOption);
        qsizetype from = start;
        while (from < end) {
            const QRegularExpressionMatch match = separatorPattern.match(m_text, from);
            const qsizetype to = match.hasMatch() ? std::min(end, match.capturedStart()) : end;
            addFeature(from, to);
            from = match.hasMatch() ? std::max(match.capturedEnd(), from + 1) : end;
        }
    }

    void addFeature(qsizetype from, qsizetype to)
    {
        static const QRegularExpression phrase(QStringLiteral("^\\s*(?:(?:also|a|an|the|new|some)\\s+)*(?=\\w)"), QRegularExpression::CaseInsensitiveOption);
        const QString part = m_text.mid(from, to - from);
        const QRegularExpressionMatch head = phrase.match(part);
        const QString name = head.hasMatch() ? part.mid(head.capturedEnd()).trimmed() : QString();
        if (!name.isEmpty())
            add(Kind::Feature, from + head.capturedEnd(), name, {});
    }

    void readFiles()
    {
        for (const QString &file : findMentionedPaths(m_text))
            add(Kind::File, std::max<qsizetype>(0, m_text.indexOf(file)), file, file);
    }

    void readLists(Kind kind, const QList<WordPattern> &lists)
    {
        for (const WordPattern &words : lists) {
            for (const QRegularExpressionMatch &match : words.pattern.globalMatch(m_text)) {
                const bool isOutput = kind == Kind::Output;
                add(kind, match.capturedStart(), match.captured(), words.value, isOutput ? countBefore(m_text, match.capturedStart(), match.captured()) : 1);
            }
        }
    }

    /// Reads the external systems, each once; if the text names none, the first other word for an integration.
    void readIntegrations()
    {
        QStringList seen;
        for (const QRegularExpressionMatch &match : m_words.integrations.globalMatch(m_text)) {
            const QString name = match.captured().simplified().toLower();
            if (!seen.contains(name))
                add(Kind::Integration, match.capturedStart(), match.captured(), {});
            seen.append(name);
        }
        if (const QRegularExpressionMatch word = seen.isEmpty() ? m_words.integrationWords.match(m_text) : QRegularExpressionMatch(); word.hasMatch())
            add(Kind::Integration, word.capturedStart(), word.captured(), {});
    }

    const QString &m_text;
    const TaskWords &m_words;
    const PassageLocator &m_locate;
    QList<TaskEvidence> m_found;
};

QStringList valuesOf(const QList<TaskEvidence> &evidence, Kind kind)
{
    QStringList values;
    for (const TaskEvidence &one : evidence) {
        if (one.kind == kind && !values.contains(one.value))
            values.append(one.value);
    }
    return values;
}

/// Returns whether the passage of a feature names an output, whose size is then used instead.
bool namesOutput(const TaskEvidence &feature, const QList<TaskEvidence> &evidence)
{
    const auto startsBefore = [](const TaskEvidence &one, qsizetype at) { return one.start < at; };
    const auto first = std::lower_bound(evidence.begin(), evidence.end(), feature.start, startsBefore);
    const auto end = std::lower_bound(first, evidence.end(), feature.start + feature.passage.size(), startsBefore);
    return std::any_of(first, end, [](const TaskEvidence &one) { return one.kind == Kind::Output; });
}

/// Adds up the outputs that a text states.
class OutputSum
{
public:
    explicit OutputSum(const TaskWords &words) : m_words(words) { }

    void addSize(const QString &key, qint64 count, const Location &location) { add(m_words.sizes.value(key), count, location); }

    void add(const QString &kind, qint64 count, const Location &location)
    {
        if (kind.isEmpty() || count == 0)
            return;
        const auto known = std::find_if(m_items.begin(), m_items.end(), [&kind](const ProducedItem &item) { return item.kind == kind; });
        if (known == m_items.end())
            m_items.append({kind, count, location});
        else
            known->count += count;
    }

    const QList<ProducedItem> &items() const { return m_items; }

private:
    const TaskWords &m_words;
    QList<ProducedItem> m_items;
};

QList<ProducedItem> outputsOf(const Task &task, const TaskWords &words, const QList<TaskEvidence> &evidence)
{
    OutputSum sum(words);
    const bool isFeature = task.type.isEmpty() || task.type == u"feature_implementation" || !words.sizes.contains(task.type);
    for (const TaskEvidence &one : evidence) {
        if (one.kind == Kind::Output)
            sum.add(one.value, one.count, one.location);
        else if (one.kind == Kind::Integration)
            sum.addSize(QStringLiteral("integration"), 1, one.location);
        else if (one.kind == Kind::Feature && isFeature && !namesOutput(one, evidence))
            sum.addSize(QStringLiteral("feature"), 1, one.location);
    }
    if (sum.items().isEmpty())
        sum.addSize(task.type, 1, task.location);
    return sum.items();
}

} // namespace

QList<TaskEvidence> findTaskEvidence(const QString &text, const TaskWords &words, const PassageLocator &locate)
{
    return TextReader(text, words, locate).read();
}

void inferInputs(Task &task, const TaskWords &words, const QList<TaskEvidence> &evidence)
{
    const auto infer = [&task](const char *key, auto &value, const auto &read) {
        if (task.isStated(QLatin1StringView(key)) || read.isEmpty())
            return;
        value = read;
        task.inferredKeys.append(QLatin1StringView(key));
    };
    infer("type", task.type, valuesOf(evidence, Kind::Type).value(0));
    infer("files", task.files, valuesOf(evidence, Kind::File));
    infer("concepts", task.concepts, valuesOf(evidence, Kind::Concept));
    infer("circumstances", task.circumstances, valuesOf(evidence, Kind::Circumstance));
    if (!task.isStated(QStringLiteral("lines")) && task.subtasks.isEmpty())
        infer("produces", task.produces, outputsOf(task, words, evidence));
    task.evidence = evidence;
}

} // namespace outcrop
