// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/qualitythresholds.h"

#include "core/documents/data/yamlreader.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Sets `value` to the number at a path, divided by `divisor` and clamped to 0..1. Keeps the default if there is no number.
void readFraction(double &value, const DataNode &data, const char16_t *path, double divisor = 1)
{
    value = std::clamp(data.at(path).toReal().value_or(value * divisor) / divisor, 0.0, 1.0);
}

} // namespace

QualityThresholds readQualityThresholds(const DocumentPtr &document)
{
    QualityThresholds thresholds;
    const DataNode data = document ? readYaml(document->text, document->path).root : DataNode();
    readFraction(thresholds.scale.schema, data, u"weights.schema", 100);
    readFraction(thresholds.scale.completeness, data, u"weights.completeness", 100);
    readFraction(thresholds.scale.rules, data, u"weights.rules", 100);
    readFraction(thresholds.scale.good, data, u"levels.good", 100);
    readFraction(thresholds.scale.fair, data, u"levels.fair", 100);
    readFraction(thresholds.repair, data, u"losses.repair");
    readFraction(thresholds.placeholder, data, u"losses.placeholder");
    readFraction(thresholds.truncated, data, u"losses.truncated");
    readFraction(thresholds.error, data, u"losses.error");
    readFraction(thresholds.warning, data, u"losses.warning");
    readFraction(thresholds.note, data, u"losses.note");
    thresholds.maximumRepairs = int(std::clamp<qint64>(data.at(u"losses.most_repairs").toInteger().value_or(thresholds.maximumRepairs), 0, 1'000'000));
    return thresholds;
}

} // namespace outcrop
