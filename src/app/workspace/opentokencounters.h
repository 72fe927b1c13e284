// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tokencounters.h"

namespace outcrop {

/// The counters of a workspace, with its own tokenizer files and what was learnt in it. Reads nothing until a model needs it, so that counting with a
/// published encoding costs no look at the folder. `anywhere` is a tokenizer file that need not lie in the folder: the user named it.
TokenCounters openTokenCounters(const QString &folder, const QString &anywhere = {});

/// A model as its adapter describes it, and what is wrong with the workspace's adapters.
struct DescribedModel {
    CountedModel model;
    Diagnostics diagnostics;
};

/// Reads only adapters, the workspace's and those built in. Without a provider, that of the first adapter that lists the model. An error where there is no
/// such provider; a model that no adapter lists is allowed.
Result<DescribedModel> describedModel(const QString &folder, const QString &provider, const QString &model);

/// A provider's figure for a text, kept for the estimates of its model from now on.
struct RecordedCount {
    TokenCount estimate; ///< before this figure was known
    qsizetype samples = 0; ///< of this model, with this one
};
Result<RecordedCount> recordCount(const QString &folder, const CountedModel &model, QStringView text, qint64 counted, const QDate &date);

} // namespace outcrop
