// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/qualitythresholds.h"

#include "core/documents/data/yamlreader.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Sets `value` to the number at a path, divided by `most` and clamped to 0..1. Keeps the default if there is no number.
void take(double &value, const DataNode &data, const char16_t *path, double most = 1)
{
    value = std::clamp(data.at(path).toReal().value_or(value * most) / most, 0.0, 1.0);
}

} // namespace

QualityThresholds readQualityThresholds(const DocumentPtr &document)
{
    QualityThresholds thresholds;
    const DataNode data = document ? readYaml(document->text, document->path).root : DataNode();
    take(thresholds.scale.schema, data, u"weights.schema", 100);
    take(thresholds.scale.completeness, data, u"weights.completeness", 100);
    take(thresholds.scale.rules, data, u"weights.rules", 100);
    take(thresholds.scale.good, data, u"levels.good", 100);
    take(thresholds.scale.fair, data, u"levels.fair", 100);
    take(thresholds.repair, data, u"losses.repair");
    take(thresholds.placeholder, data, u"losses.placeholder");
    take(thresholds.truncated, data, u"losses.truncated");
    take(thresholds.error, data, u"losses.error");
    take(thresholds.warning, data, u"losses.warning");
    take(thresholds.note, data, u"losses.note");
    thresholds.mostRepairs = int(std::clamp<qint64>(data.at(u"losses.most_repairs").toInteger().value_or(thresholds.mostRepairs), 0, 1'000'000));
    return thresholds;
}

} // namespace outcrop
