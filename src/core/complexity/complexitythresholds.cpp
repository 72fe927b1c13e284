// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/complexitythresholds.h"

#include "core/complexity/complexitymessages.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/formatschema.h"
#include "core/documents/schemacheck.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the numbers in a mapping. The schema check reports other values.
QList<Factor> readFactors(const DataNode &mapping, const QString &file)
{
    QList<Factor> factors;
    for (const DataNode::Member &member : mapping.members()) {
        if (const std::optional<double> value = member.value.toReal())
            factors.append({member.key, *value, {file, member.keyRange}});
    }
    return factors;
}

Diagnostic rangeFinding(const Factor &factor, const QString &message)
{
    return {Severity::Warning, QStringLiteral("threshold-range"), message, factor.location};
}

/// Reports overlapping ranges, because only the first one applies to a count in both.
void reportOverlap(const QList<RangedFactor> &known, const RangedFactor &added, Diagnostics &diagnostics)
{
    for (const RangedFactor &other : known) {
        if (other.range.overlaps(added.range))
            diagnostics.append(
                rangeFinding(added.factor, complexitymessages::overlappingRanges(other.factor.key, added.factor.key)));
    }
}

QList<RangedFactor> readRanges(const DataNode &mapping, const QString &file, Diagnostics &diagnostics)
{
    QList<RangedFactor> ranges;
    for (const Factor &factor : readFactors(mapping, file)) {
        const std::optional<CountRange> range = countRange(factor.key);
        if (!range) {
            diagnostics.append(rangeFinding(factor, complexitymessages::rangeWithoutNumbers(factor.key)));
            continue;
        }
        reportOverlap(ranges, {*range, factor}, diagnostics);
        ranges.append({*range, factor});
    }
    return ranges;
}

void readGroups(ComplexityThresholds &thresholds)
{
    const QString &file = thresholds.file;
    const DataNode &heuristics = thresholds.data[u"complexity_heuristics"];
    thresholds.linesPerOutput = readFactors(heuristics[u"loc_estimation"], file);
    thresholds.concepts = readFactors(heuristics[u"conceptual_complexity"], file);
    thresholds.circumstances = readFactors(heuristics[u"special_cases"], file);
    thresholds.taskTypes = readFactors(thresholds.data[u"task_type_multipliers"], file);
    thresholds.fileWeights = readRanges(heuristics[u"file_count_weights"], file, thresholds.diagnostics);
    thresholds.depthPoints = readRanges(heuristics[u"dependency_depth_scoring"], file, thresholds.diagnostics);
}

} // namespace

std::optional<Factor> ComplexityThresholds::limit(const char *path) const
{
    const QString name = QString::fromLatin1(path);
    const DataNode &node = data.at(name);
    const std::optional<double> value = node.toReal();
    return value ? std::optional(Factor{name, *value, {file, node.range()}}) : std::nullopt;
}

double ComplexityThresholds::number(const char *path, double otherwise) const
{
    return data.at(QString::fromLatin1(path)).toReal().value_or(otherwise);
}

bool ComplexityThresholds::isEnabled(const char *path, bool isEnabledByDefault) const
{
    return data.at(QString::fromLatin1(path)).toBool().value_or(isEnabledByDefault);
}

ComplexityThresholds readComplexityThresholds(const DocumentPtr &document)
{
    ComplexityThresholds thresholds;
    if (!document)
        return thresholds;
    thresholds.file = document->path;
    const DataDocument yaml = readYaml(document->text, document->path);
    thresholds.diagnostics = yaml.diagnostics;
    if (!yaml.isParsed)
        return thresholds;
    thresholds.data = yaml.root;
    thresholds.diagnostics +=
        checkSchema(yaml.root, formatSchema(QStringLiteral("complexity-thresholds")), document->path);
    readGroups(thresholds);
    return thresholds;
}

const Factor *findFactor(const QList<Factor> &factors, const QString &key)
{
    const auto found =
        std::find_if(factors.begin(), factors.end(), [&key](const Factor &factor) { return factor.key == key; });
    return found == factors.end() ? nullptr : &*found;
}

const Factor *findFactor(const QList<RangedFactor> &factors, int count)
{
    const auto found = std::find_if(
        factors.begin(), factors.end(), [count](const RangedFactor &one) { return one.range.contains(count); });
    return found == factors.end() ? nullptr : &found->factor;
}

QStringList factorNames(const QList<Factor> &factors)
{
    QStringList names;
    for (const Factor &factor : factors)
        names.append(factor.key);
    return names;
}

} // namespace outcrop
