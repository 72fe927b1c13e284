// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/tokens/textfeatures.h"

#include <QMap>

#include <optional>

namespace outcrop {

/// The share of texts whose true count lies inside a band, of estimators and calibrations alike. The data say the same (tested).
inline constexpr double nominalCoverage = 0.9;

/// How far the truth may lie from an estimate, as shares of it: from `low`, which is below zero, to `high`.
struct Band {
    double low = 0;
    double high = 0;

    /// The band that holds both.
    Band with(const Band &other) const;
    Band widened(double by) const { return {low - by, high + by}; }
    friend bool operator==(const Band &, const Band &) = default;
};

/// How the tokens of one tokenizer are estimated from the features of a text: a row of resources/tokenizers/estimates.yaml, or one that models.yaml
/// derives from it. Measured with the tokenizer itself, or assumed from its owner's statements.
class Estimator
{
public:
    Estimator() = default;
    Estimator(const QString &name, const DataNode &row);
    /// The same with everything multiplied by `scale`, and other bands, where `row` has them.
    Estimator like(const QString &name, const DataNode &row) const;
    Estimator titled(const QString &title) const;

    const QString &name() const { return m_name; }
    /// For people: `Llama 3`.
    const QString &title() const { return m_title; }
    const QString &source() const { return m_source; }

    double tokens(const TextFeatures &features) const;
    /// The band for a text with these features: that of its scripts, wider for a short text.
    Band band(const TextFeatures &features) const;
    /// What a text with this number of tokens adds to each side.
    double shortness(double tokens) const;

private:
    void readBands(const DataNode &bands);
    Band bandOf(Feature script) const;

    QString m_name;
    QString m_title;
    QString m_source;
    std::array<double, featureCount> m_weights = {};
    QMap<Feature, Band> m_bands;
    Band m_signsBand; ///< of texts without letters
    Band m_restBand;  ///< of scripts that were not measured
    double m_short = 0;
};

} // namespace outcrop
