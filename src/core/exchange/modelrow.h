// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <QList>
#include <QStringList>

namespace outcrop {

/// The source of model data, lowest precedence first. Adapters of a workspace override all of them.
enum class ModelOrigin {
    BuiltIn,  ///< adapters that come with the program
    Imported, ///< a public catalog
    Live,     ///< the model list that the provider reports
};

QString modelOriginName(ModelOrigin origin);

/// The data of one source about one model, with the keys of an adapter: `id`, `context_window`, `max_output`, `features`, `cost` …
struct ModelRow {
    QString provider; ///< name of the adapter
    Json model;
    ModelOrigin origin = ModelOrigin::Live;
    QString source;  ///< description for display: `anthropic, model list`
    QString checked; ///< date of retrieval: 2026-11-21
    bool isSelectable = true; ///< true if the model can be selected although no adapter lists it: it is installed on the server, or more than its ID is known
    QStringList missingFeatures = {}; ///< features that the model does not have according to this source

    QString id() const { return qString(model.value("id", Json())); }
};

/// Returns the rows as a JSON file.
QByteArray modelFile(const QList<ModelRow> &rows);
/// Parses a JSON file of rows. Errors: Invalid, with the path, if the file or a row is invalid.
Result<QList<ModelRow>> readModelFile(const QByteArray &bytes, const QString &path);

} // namespace outcrop
