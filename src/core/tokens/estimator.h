// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/tokens/textfeatures.h"

#include <QMap>

#include <optional>

namespace outcrop {

/// The share of texts whose true count must be inside the band, for estimators and calibrations. Verified with measured data in a test.
inline constexpr double nominalCoverage = 0.9;

/// The error band of an estimate, as fractions of the estimate: from `low`, which is negative, to `high`.
struct Band {
    double low = 0;
    double high = 0;

    /// Returns the smallest band that contains both.
    Band with(const Band &other) const;
    Band widened(double amount) const { return {low - amount, high + amount}; }
    friend bool operator==(const Band &, const Band &) = default;
};

/// Estimates the tokens of one tokenizer from the features of a text. Defined by a row of resources/tokenizers/estimates.yaml, or by a row of models.yaml
/// that derives it from another estimator (`like`). Its weights are measured with the tokenizer, or assumed from statements of the tokenizer's owner.
class Estimator
{
public:
    Estimator() = default;
    Estimator(const QString &name, const DataNode &row);
    /// Returns a derived estimator: this one with the title and source of `row`, weights multiplied by `scale`, and the bands of `row` if it has any.
    Estimator deriveEstimator(const QString &name, const DataNode &row) const;
    Estimator withTitle(const QString &title) const;

    const QString &name() const { return m_name; }
    /// Returns the display name, such as `Llama 3`.
    const QString &title() const { return m_title; }
    const QString &source() const { return m_source; }

    double tokens(const TextFeatures &features) const;
    /// Returns the band for a text with these features: the union of its scripts' bands, wider for a short text.
    Band band(const TextFeatures &features) const;
    /// Returns how much wider the band is on each side for a text with this number of tokens.
    double shortTextMargin(double tokens) const;

private:
    void readBands(const DataNode &bands);
    Band bandOf(Feature script) const;

    QString m_name;
    QString m_title;
    QString m_source;
    std::array<double, featureCount> m_weights = {};
    QMap<Feature, Band> m_bands;
    Band m_noLettersBand; ///< for texts without letters
    Band m_otherScriptsBand;  ///< for scripts without measurements
    double m_shortTextFactor = 0;
};

} // namespace outcrop
