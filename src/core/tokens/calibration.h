// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tokens/textfeatures.h"

#include <QDate>
#include <QList>
#include <QMap>
#include <QString>

namespace outcrop {

/// A text's token count from a provider.
struct CalibrationSample {
    QDate date = {};
    qint64 counted = 0;         ///< the provider's count of the text alone
    TextFeatures features = {}; ///< stored instead of the text, for new estimates after changes to the estimator

    friend bool operator==(const CalibrationSample &, const CalibrationSample &) = default;
};

/// Token counts from providers by model, newest last: the content of `.outcrop/tokens/calibration.json`.
class Calibrations
{
public:
    static constexpr qsizetype maxSamples = 400; ///< maximum number of samples per model

    /// Parses the file. Errors: Invalid, with the location. Invalid content is never repaired.
    static Result<Calibrations> fromJson(const QByteArray &bytes, const QString &file);
    QByteArray toJson() const;

    /// Adds a sample. `provider` and `model` are the names in the adapter. If a model has too many samples, the oldest
    /// are removed.
    void add(const QString &provider, const QString &model, const CalibrationSample &sample);
    QList<CalibrationSample> samples(const QString &provider, const QString &model) const;
    bool isEmpty() const { return m_samples.isEmpty(); }

private:
    QMap<QString, QList<CalibrationSample>> m_samples; ///< samples by `provider/model`
};

/// Returns the path of the calibration file in a workspace. It is safe to delete.
QString calibrationFile();

} // namespace outcrop
