// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/suggestions.h"

namespace outcrop {
namespace {

/// Returns a string as a one-line Markdown code span. Backticks become apostrophes.
QString codeSpan(const QString &text)
{
    QString line = text.simplified();
    line.replace(u'`', u'\'');
    return u'`' + line + u'`';
}

QString joinTexts(const QStringList &texts)
{
    constexpr qsizetype most = 5;
    QStringList shown;
    for (const QString &text : texts.mid(0, most))
        shown.append(codeSpan(text));
    const QString list = shown.join(QStringLiteral(", "));
    return texts.size() > most ? QString(list + QStringLiteral(" and %1 more").arg(texts.size() - most)) : list;
}

QString toSentence(const QString &note)
{
    return QStringLiteral("- Note: ") + note + u'.';
}

QString roundedText(double value)
{
    return QString::number(value, 'f', 0);
}

/// Builds the lines in order.
class SuggestionText
{
public:
    explicit SuggestionText(const ComplexityEstimate &estimate)
        : m_estimate(estimate)
        , m_subtasks(estimate.decomposition.subtasks)
    {
    }

    QStringList writeLines()
    {
        addHeading();
        addReasons();
        if (!m_subtasks.isEmpty())
            addSubtasks();
        if (!m_estimate.plan.groups.isEmpty())
            addGroups();
        addNotes();
        m_lines.append(QString());
        m_lines.append(QStringLiteral("These suggestions are based on figures alone. You know the code, so you decide."));
        return m_lines;
    }

private:
    void addHeading()
    {
        m_lines.append(QStringLiteral("## About the size of this task"));
        m_lines.append(QString());
        m_lines.append(QStringLiteral("The task %1 has an estimated complexity of %2 of 100 (confidence %3).")
                           .arg(codeSpan(m_estimate.task.name()), roundedText(m_estimate.score), QString::number(m_estimate.combinedScore.confidence, 'f', 2)));
        m_lines.append(m_estimate.suggestsSplit()
                ? QStringLiteral("It may be worth splitting it into subtasks. Reasons:")
                : m_estimate.isSizeKnown()
                ? QStringLiteral("It seems small enough for one task.")
                : QStringLiteral("The description has too little detail to decide whether to split it."));
    }

    void addReasons()
    {
        for (const ExceededLimit &exceeded : m_estimate.exceededLimits)
            m_lines.append(QStringLiteral("- ") + exceeded.reason);
    }

    void addSubtasks()
    {
        m_lines.append(QString());
        m_lines.append(QStringLiteral("Suggested subtasks:"));
        for (int index = 0; index < m_subtasks.size(); ++index)
            m_lines.append(QStringLiteral("%1. %2").arg(index + 1).arg(subtaskText(m_subtasks[index])));
    }

    static QString subtaskText(const Task &subtask)
    {
        QString text = codeSpan(subtask.name());
        const QStringList files = filesOf(subtask);
        if (!files.isEmpty() && subtask.name() != files.first())
            text += QStringLiteral(", changing ") + joinTexts(files);
        if (!subtask.after.isEmpty())
            text += QStringLiteral("; depends on ") + joinTexts(subtask.after);
        return text;
    }

    QString numbersOf(const QList<int> &subtasks) const
    {
        QStringList numbers;
        for (const int subtask : subtasks)
            numbers.append(QString::number(subtask + 1));
        const QString last = numbers.takeLast();
        return numbers.isEmpty() ? last : QString(numbers.join(QStringLiteral(", ")) + QStringLiteral(" and ") + last);
    }

    QString groupText(const ParallelGroup &group) const
    {
        if (group.subtasks.size() == 1)
            return QStringLiteral("subtask %1").arg(group.subtasks.first() + 1);
        const QString parallelText = QStringLiteral("subtasks %1, which can run in parallel").arg(numbersOf(group.subtasks));
        if (!group.needsReview)
            return parallelText;
        return parallelText + QStringLiteral(" if the code confirms that they are independent (confidence %1)").arg(QString::number(group.confidence, 'f', 2));
    }

    void addGroups()
    {
        m_lines.append(QString());
        m_lines.append(QStringLiteral("Suggested order:"));
        for (const ParallelGroup &group : m_estimate.plan.groups)
            m_lines.append(QStringLiteral("- ") + groupText(group));
        for (const Conflict &conflict : m_estimate.plan.conflicts)
            m_lines.append(QStringLiteral("- Subtasks %1 and %2 conflict: %3 (%4).")
                               .arg(conflict.first + 1)
                               .arg(conflict.second + 1)
                               .arg(joinTexts(conflict.shared), codeSpan(conflict.criterion)));
    }

    void addNotes()
    {
        const QStringList notes = m_estimate.decomposition.notes + m_estimate.plan.notes + m_estimate.notes;
        if (!notes.isEmpty())
            m_lines.append(QString());
        for (const QString &note : notes)
            m_lines.append(toSentence(note));
    }

    const ComplexityEstimate &m_estimate;
    const QList<Task> &m_subtasks;
    QStringList m_lines;
};

} // namespace

QStringList suggestionLines(const ComplexityEstimate &estimate)
{
    return SuggestionText(estimate).writeLines();
}

} // namespace outcrop
