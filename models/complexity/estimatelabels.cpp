// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/complexity/estimatelabels.h"

#include "core/base/localnumbers.h"

namespace outcrop {

QString EstimateLabels::count(qsizetype count)
{
    return groupedNumber(qlonglong(count), windowLocale());
}

QString EstimateLabels::score(double score)
{
    return windowLocale().toString(score, 'f', 1);
}

QString EstimateLabels::confidence(double share)
{
    //: %1 is a number from 0 to 1
    return tr("confidence %1").arg(windowLocale().toString(share, 'f', 2));
}

QString EstimateLabels::step(const Contribution &step)
{
    const QString number = windowLocale().toString(step.value, 'f', 2);
    return (step.operation == Contribution::Operation::Add ? QStringLiteral("+ ") : QStringLiteral("× ")) + number;
}

QString EstimateLabels::differenceText(double share)
{
    //: %1 is the relative difference of two scores
    return tr("differs from the heuristics by %1% of the higher score").arg(windowLocale().toString(100 * share, 'f', 0));
}

QString EstimateLabels::source(SubtaskSource source)
{
    switch (source) {
    case SubtaskSource::None:
        return {};
    case SubtaskSource::Task:
        return tr("as listed in the task");
    case SubtaskSource::Opinion:
        return tr("as split by the model");
    case SubtaskSource::Files:
        return tr("split by file");
    }
    return {};
}

QString EstimateLabels::group(const ParallelGroup &group, qsizetype number)
{
    const QString place = groupedNumber(qlonglong(number), windowLocale());
    //: %1 is the position in the sequence of groups: 1, 2, …
    return group.subtasks.size() > 1 ? tr("Group %1: can run in parallel").arg(place)
                                   : tr("Group %1: cannot run in parallel").arg(place);
}

QString EstimateLabels::groupNote(const ParallelGroup &group)
{
    if (group.subtasks.size() < 2)
        return {};
    //: Recommendation for a subtask; %1 is the confidence, such as "low confidence"
    return group.needsReview ? tr("%1; check the code first").arg(confidence(group.confidence))
                             : confidence(group.confidence);
}

QString EstimateLabels::pair(const QString &one, const QString &other)
{
    //: %1 and %2 are the names of two subtasks
    return tr("%1 and %2").arg(one, other);
}

QString EstimateLabels::criterion(const QString &name)
{
    if (name == u"no_shared_files")
        return tr("same files");
    if (name == u"no_shared_functions")
        return tr("same functions");
    if (name == u"no_sequential_dependencies")
        return tr("one depends on the result of the other");
    if (name == u"no_shared_global_state")
        return tr("same state");
    if (name == u"no_shared_exclusive_resources")
        return tr("exclusive resource");
    return name == u"check_import_cycles" ? tr("import cycle") : name;
}

QString EstimateLabels::summary(const ComplexityEstimate &estimate)
{
    const QString figures = EstimateLabels::tr("complexity %1, %2")
                                .arg(score(estimate.score), confidence(estimate.combinedScore.confidence));
    const QString verdict = estimate.suggestsSplit() ? tr("Consider splitting the task.")
        : estimate.isSizeKnown()                     ? tr("Small enough for one task.")
                                                     : tr("The task has too little detail for an estimate. Add its files or subtasks.");
    //: %1 is a task, %2 its complexity, %3 a recommendation
    return tr("%1: %2. %3").arg(estimate.task.name(), figures, verdict);
}

} // namespace outcrop
