// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/calibrationfit.h"
#include "core/tokens/exactcounter.h"

namespace outcrop {

/// Counts the features of texts, including o200k_base tokens, and caches them by passage. All estimates share one object, so a text is processed once for
/// all models. Thread-safe.
class FeatureExtractor
{
public:
    explicit FeatureExtractor(std::shared_ptr<const ExactCounter> o200k) : m_o200k(std::move(o200k)) { }

    TextFeatures measure(QStringView text) const;

private:
    std::shared_ptr<const ExactCounter> m_o200k;
    mutable PassageCache<TextFeatures> m_cache;
};

/// Estimates the tokens of one model, with an error band. Corrected with the model's samples if there are enough samples in the text's script.
class EstimateCounter : public TokenCounter
{
public:
    EstimateCounter(const Estimator &estimator, std::shared_ptr<const FeatureExtractor> featureExtractor, const QList<CalibrationSample> &samples = {});

    TokenCount count(QStringView text) const override;
    QString name() const override { return m_name; }
    /// Estimates from measured features.
    TokenCount count(const TextFeatures &features) const;

private:
    const CalibrationFit *fitFor(const TextFeatures &features) const;

    Estimator m_estimator;
    QString m_name;
    std::shared_ptr<const FeatureExtractor> m_extractor;
    QMap<Feature, CalibrationFit> m_scriptFits; ///< fits by script
};

} // namespace outcrop
