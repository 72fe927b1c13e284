// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/tokens/calibration.h"
#include "core/tokens/modeltokenizers.h"
#include "core/tokens/tokencounter.h"

#include <functional>

namespace outcrop {

/// Reads a file of the workspace by its path: a tokenizer that a model names, the calibrations. Called from any thread.
using FileReader = std::function<Result<QByteArray>(const QString &path)>;

/// Which counter belongs to which model: the published encodings, tokenizer files of the workspace, estimates, and what was learnt from providers' own
/// figures. A value, cheap to copy; copies share their counters, so that a text counted for one provider is known to the others.
/// Thread-safe.
class TokenCounters
{
public:
    /// The built-in data alone, without files and calibrations. Nothing is read before it is asked for.
    TokenCounters();
    explicit TokenCounters(const FileReader &files);

    /// Never null. What cannot be had as asked for is estimated with the widest band, and its name says why.
    TokenCounterPtr forModel(const CountedModel &model) const;
    /// An encoding, an estimator or a tokenizer file (with `#` and a split, for `.tiktoken`); an error where it cannot be used.
    Result<TokenCounterPtr> named(const QString &tokenizer) const;
    /// The features that a sample of this text has.
    TextFeatures measure(QStringView text) const;
    /// The names of encodings and estimators, for messages and choosers.
    QStringList names() const;
    /// What is wrong with the workspace's own tokenizers/models.yaml and its calibrations.
    Diagnostics diagnostics() const;

    /// What was learnt from providers' figures in this workspace.
    Calibrations calibrations() const;
    /// The same counters with other calibrations, such as after another sample; texts that were counted stay known.
    TokenCounters with(const Calibrations &calibrations) const;

private:
    struct Shared;
    struct State;
    explicit TokenCounters(std::shared_ptr<State> state) : m_state(std::move(state)) { }

    std::shared_ptr<State> m_state;
};

} // namespace outcrop
