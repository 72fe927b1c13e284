// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/estimator.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

std::optional<Band> bandFrom(const DataNode &node)
{
    const QList<DataNode> &ends = node.items();
    if (ends.size() != 2 || !ends[0].toReal() || !ends[1].toReal())
        return std::nullopt;
    return Band{*ends[0].toReal(), *ends[1].toReal()};
}

} // namespace

Band Band::with(const Band &other) const
{
    return {std::min(low, other.low), std::max(high, other.high)};
}

Estimator::Estimator(const QString &name, const DataNode &row)
    : m_name(name), m_title(row[u"title"].text()), m_source(row[u"source"].text()), m_shortTextFactor(row[u"short"].toReal().value_or(0))
{
    for (int i = 0; i < featureCount; ++i)
        m_weights[static_cast<size_t>(i)] = row[u"weights"][featureNames().at(i)].toReal().value_or(0);
    readBands(row[u"bands"]);
}

Estimator Estimator::deriveEstimator(const QString &name, const DataNode &row) const
{
    Estimator derived = *this;
    derived.m_name = name;
    derived.m_title = row[u"title"].text();
    derived.m_source = row[u"source"].text();
    for (double &weight : derived.m_weights)
        weight *= row[u"scale"].toReal().value_or(1);
    if (row[u"bands"].isMapping())
        derived.m_bands.clear();
    derived.readBands(row[u"bands"]);
    return derived;
}

Estimator Estimator::withTitle(const QString &title) const
{
    Estimator same = *this;
    same.m_title = title;
    return same;
}

void Estimator::readBands(const DataNode &bands)
{
    for (int i = static_cast<int>(Feature::Latin); i < featureCount; ++i) {
        const auto script = static_cast<Feature>(i);
        if (const std::optional<Band> band = bandFrom(bands[featureName(script)]))
            m_bands.insert(script, *band);
    }
    m_noLettersBand = bandFrom(bands[u"signs"]).value_or(m_noLettersBand);
    m_otherScriptsBand = bandFrom(bands[u"rest"]).value_or(m_otherScriptsBand);
}

double Estimator::tokens(const TextFeatures &features) const
{
    double tokens = 0;
    for (int i = 0; i < featureCount; ++i)
        tokens += m_weights[static_cast<size_t>(i)] * static_cast<double>(features[static_cast<Feature>(i)]);
    // Weights may be negative, but counts must not be. At least half the tokens of o200k_base are assumed.
    return std::max(tokens, 0.5 * static_cast<double>(features[Feature::O200k]));
}

Band Estimator::bandOf(Feature script) const
{
    return m_bands.value(script, m_otherScriptsBand);
}

double Estimator::shortTextMargin(double tokens) const
{
    return m_shortTextFactor / std::sqrt(std::max(1.0, tokens));
}

Band Estimator::band(const TextFeatures &features) const
{
    const QList<Feature> scripts = features.scripts();
    Band band = scripts.isEmpty() ? m_noLettersBand : bandOf(scripts.first());
    for (const Feature script : scripts)
        band = band.with(bandOf(script));
    return band.widened(shortTextMargin(tokens(features)));
}

} // namespace outcrop
