// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/calibration.h"

#include "core/base/json.h"
#include "core/documents/data/jsonreader.h"
#include "core/tokens/tokensmessages.h"

namespace outcrop {
namespace {

constexpr int version = 1;

QString keyOf(const QString &provider, const QString &model)
{
    return provider + u'/' + model;
}

Json sampleJson(const CalibrationSample &sample)
{
    Json features = Json::object();
    for (int i = 0; i < featureCount; ++i) {
        const auto feature = static_cast<Feature>(i);
        if (sample.features[feature] != 0)
            features[featureName(feature).toStdString()] = sample.features[feature];
    }
    return {{"date", jsonString(sample.date.toString(Qt::ISODate))}, {"counted", sample.counted}, {"features", features}};
}

TextFeatures featuresOf(const DataNode &node)
{
    TextFeatures features;
    for (int i = 0; i < featureCount; ++i) {
        const auto feature = static_cast<Feature>(i);
        features[feature] = node[featureName(feature)].toInteger().value_or(0);
    }
    return features;
}

std::optional<CalibrationSample> sampleOf(const DataNode &node)
{
    const std::optional<qint64> counted = node[u"counted"].toInteger();
    if (!counted || *counted < 0 || !node[u"features"].isMapping())
        return std::nullopt;
    return CalibrationSample{QDate::fromString(node[u"date"].text(), Qt::ISODate), *counted, featuresOf(node[u"features"])};
}

Error calibrationError(const QString &message, const QString &file, const Range &range)
{
    return {ErrorCode::Invalid, message, {file, range}};
}

} // namespace

Result<Calibrations> Calibrations::fromJson(const QByteArray &bytes, const QString &file)
{
    const DataDocument document = readJson(QString::fromUtf8(bytes), file);
    if (!document.isParsed)
        return calibrationError(document.diagnostics.first().message, file, document.diagnostics.first().location.range);
    if (document.root[u"version"].toInteger() != version)
        return calibrationError(tokensmessages::calibrationVersion(), file, document.root.range());
    Calibrations calibrations;
    for (const DataNode::Member &model : document.root[u"models"].members()) {
        for (const DataNode &node : model.value.items()) {
            const std::optional<CalibrationSample> sample = sampleOf(node);
            if (!sample)
                return calibrationError(tokensmessages::calibrationInvalid(), file, node.range());
            calibrations.m_samples[model.key].append(*sample);
        }
    }
    return calibrations;
}

QByteArray Calibrations::toJson() const
{
    Json models = Json::object();
    for (auto model = m_samples.begin(); model != m_samples.end(); ++model) {
        Json samples = Json::array();
        for (const CalibrationSample &sample : model.value())
            samples.push_back(sampleJson(sample));
        models[model.key().toStdString()] = samples;
    }
    return jsonText({{"version", version}, {"models", models}});
}

void Calibrations::add(const QString &provider, const QString &model, const CalibrationSample &sample)
{
    QList<CalibrationSample> &samples = m_samples[keyOf(provider, model)];
    samples.append(sample);
    if (samples.size() > maxSamples)
        samples.remove(0, samples.size() - maxSamples);
}

QList<CalibrationSample> Calibrations::samples(const QString &provider, const QString &model) const
{
    return m_samples.value(keyOf(provider, model));
}

QString calibrationFile()
{
    return QStringLiteral(".outcrop/tokens/calibration.json");
}

} // namespace outcrop
