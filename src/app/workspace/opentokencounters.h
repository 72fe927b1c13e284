// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tokencounters.h"

namespace outcrop {

/// Returns the token counters of a workspace, with its tokenizer files and calibrations. Does not read a file until a model needs it; a published encoding
/// does not need the folder. `namedFile` is a tokenizer file that the user named; it may be outside the folder.
TokenCounters openTokenCounters(const QString &folder, const QString &namedFile = {});

/// A model as its adapter describes it, with the diagnostics of the workspace's adapters.
struct DescribedModel {
    ModelIdentity model;
    Diagnostics diagnostics;
};

/// Finds a model in the workspace's and built-in adapters. Without a provider, uses the first adapter that lists the model. Fails for an unknown provider; an
/// unlisted model is allowed.
Result<DescribedModel> describeModel(const QString &folder, const QString &provider, const QString &model);

/// A provider's token count of a text, stored to calibrate the estimates for its model.
struct RecordedTokenCount {
    TokenCount estimate; ///< the estimate before this count was stored
    qsizetype samples = 0; ///< number of stored counts for the model, including this one
};
Result<RecordedTokenCount> recordTokenCount(const QString &folder, const ModelIdentity &model, QStringView text, qint64 counted, const QDate &date);

} // namespace outcrop
