// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/tokens/calibration.h"
#include "core/tokens/modeltokenizers.h"
#include "core/tokens/tokencounter.h"

#include <functional>

namespace outcrop {

/// Reads a file in the workspace: a tokenizer file or the calibrations. Called from any thread.
using FileReader = std::function<Result<QByteArray>(const QString &path)>;

/// Maps models to token counters: published encodings, tokenizer files in the workspace, and estimates with calibrations. Cheap to copy. Copies share their
/// counters, including the caches. Thread-safe.
class TokenCounters
{
public:
    /// Uses only the built-in data, without files and calibrations. Data is read on first use.
    TokenCounters();
    explicit TokenCounters(const FileReader &files);

    /// Returns the counter of a model, never null. If its tokenizer cannot be used, returns an estimating counter with the widest band, whose name contains
    /// the reason.
    TokenCounterPtr counterForModel(const ModelIdentity &model) const;
    /// Returns the counter for an encoding, an estimator or a tokenizer file (followed by `#` and a split name for `.tiktoken`). Errors: NotFound
    /// for an unknown name, Invalid for an unknown split or an unusable file, and those of the FileReader.
    Result<TokenCounterPtr> named(const QString &tokenizer) const;
    /// Returns the features of a text for a calibration sample.
    TextFeatures measure(QStringView text) const;
    /// Returns the names of encodings and estimators, for messages and selection.
    QStringList names() const;
    /// Returns the problems in the workspace's tokenizers/models.yaml and calibrations.
    Diagnostics diagnostics() const;

    /// Returns the calibrations of this workspace, or those passed to with().
    Calibrations calibrations() const;
    /// Returns counters with different calibrations, for example after adding a sample. Loaded tokenizers and their caches are shared, estimators are not.
    TokenCounters with(const Calibrations &calibrations) const;

private:
    struct Shared;
    struct State;
    explicit TokenCounters(std::shared_ptr<State> state) : m_state(std::move(state)) { }

    std::shared_ptr<State> m_state;
};

} // namespace outcrop
