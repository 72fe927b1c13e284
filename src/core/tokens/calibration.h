// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tokens/textfeatures.h"

#include <QDate>
#include <QList>
#include <QMap>
#include <QString>

namespace outcrop {

/// One text that a provider counted.
struct CalibrationSample {
    QDate date = {};
    qint64 counted = 0;         ///< the provider's figure, for the text alone
    TextFeatures features = {}; ///< enough to recompute the tokens when the estimator has changed; the text itself is not kept

    friend bool operator==(const CalibrationSample &, const CalibrationSample &) = default;
};

/// What providers said about texts, by model, newest last. A value: what `.outcrop/tokens/calibration.json` holds.
class Calibrations
{
public:
    static constexpr qsizetype mostSamples = 400; ///< of one model

    /// What the file says. Broken content is an error, never guessed at.
    static Result<Calibrations> fromJson(const QByteArray &bytes, const QString &file);
    QByteArray toJson() const;

    /// `provider` and `model` as the adapter names them. The oldest samples of a model go when there are too many.
    void add(const QString &provider, const QString &model, const CalibrationSample &sample);
    QList<CalibrationSample> samples(const QString &provider, const QString &model) const;
    bool isEmpty() const { return m_samples.isEmpty(); }

private:
    QMap<QString, QList<CalibrationSample>> m_samples; ///< by `provider/model`
};

/// Where a workspace keeps them: machine state, safe to delete.
QString calibrationFile();

} // namespace outcrop
