// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/estimatecounter.h"

#include "core/tokens/passagesum.h"
#include "core/tokens/tokensmessages.h"

#include <cmath>

namespace outcrop {
namespace {

/// Rounds to whole tokens, with the band rounded outwards.
TokenCount roundTokens(double tokens, const Band &band, const QString &by)
{
    const auto low = static_cast<qint64>(std::floor(tokens * std::max(0.0, 1 + band.low)));
    const auto high = static_cast<qint64>(std::ceil(tokens * (1 + band.high)));
    return {std::llround(tokens), low, high, CountKind::Estimate, by};
}

/// Returns the band of a fit, widened for texts that are shorter than the samples.
Band bandFor(const CalibrationFit &scriptFit, const Estimator &estimator, double tokens)
{
    return scriptFit.band.widened(std::max(0.0, estimator.shortTextMargin(tokens) - estimator.shortTextMargin(scriptFit.tokens)));
}

} // namespace

TextFeatures FeatureExtractor::measure(QStringView text) const
{
    return sumOfPassages(m_cache, text, [this](QStringView passage) {
        TextFeatures features = textFeatures(passage);
        features[Feature::O200k] = m_o200k->tokens(passage);
        return features;
    });
}

EstimateCounter::EstimateCounter(const Estimator &estimator, std::shared_ptr<const FeatureExtractor> featureExtractor, const QList<CalibrationSample> &samples)
    : m_estimator(estimator), m_name(estimatePrefix + estimator.title()), m_extractor(std::move(featureExtractor))
{
    for (const CalibrationSample &sample : samples) {
        const QList<Feature> scripts = sample.features.scripts();
        if (scripts.isEmpty() || m_scriptFits.contains(scripts.first()))
            continue;
        if (const std::optional<CalibrationFit> scriptFit = fitSamples(estimator, samples, scripts.first()))
            m_scriptFits.insert(scripts.first(), *scriptFit);
    }
}

const CalibrationFit *EstimateCounter::fitFor(const TextFeatures &features) const
{
    const QList<Feature> scripts = features.scripts();
    const auto scriptFit = scripts.isEmpty() ? m_scriptFits.end() : m_scriptFits.find(scripts.first());
    return scriptFit == m_scriptFits.end() ? nullptr : &*scriptFit;
}

TokenCount EstimateCounter::count(QStringView text) const
{
    return count(m_extractor->measure(text));
}

TokenCount EstimateCounter::count(const TextFeatures &features) const
{
    const double tokens = m_estimator.tokens(features);
    const CalibrationFit *scriptFit = fitFor(features);
    if (!scriptFit)
        return roundTokens(tokens, m_estimator.band(features), m_name);
    const QString by = tokensmessages::calibratedOn.english(m_estimator.title(), scriptFit->samples);
    return roundTokens(tokens * scriptFit->ratio, bandFor(*scriptFit, m_estimator, tokens), by);
}

} // namespace outcrop
