// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <QList>
#include <QStringList>

namespace outcrop {

/// Who says something about a model, the weakest first. What a workspace's own adapter says replaces everything else.
enum class ModelOrigin {
    BuiltIn,  ///< the adapters that come with the program
    Imported, ///< a public catalogue
    Live,     ///< the provider's own list
};

QString modelOriginName(ModelOrigin origin);

/// What one source says of one model, in the words of an adapter: `id`, `context_window`, `max_output`, `features`, `cost` …
struct ModelRow {
    QString provider; ///< the adapter's name
    Json model;
    ModelOrigin origin = ModelOrigin::Live;
    QString source;  ///< in words: `Anthropic, list of models`
    QString checked; ///< the day it was read: 2026-11-21
    bool isOffer = true; ///< the model may be chosen, even if no adapter knows it; false if a list also names other than chat models
    QStringList lacks = {}; ///< features that it says the model does not have

    QString id() const { return qString(model.value("id", Json())); }
};

/// Rows as a file of JSON, and back. What cannot be read is an error at its place.
QByteArray modelFile(const QList<ModelRow> &rows);
Result<QList<ModelRow>> readModelFile(const QByteArray &bytes, const QString &path);

} // namespace outcrop
