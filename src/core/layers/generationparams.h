// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/location.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace outcrop {

/// One generation parameter. A value of 0 counts as set.
struct GenerationParam {
    QString name;
    Json value;
    Location location;
};

/// A key of one API's requests that a profile sets under `provider_options`. Its parameter is named `provider_options.API.KEY`.
struct ProviderOption {
    QString api; ///< name of a wire format
    QString key; ///< top-level key of the request

    QString paramName() const;
};

/// Returns the provider option that a parameter sets; nullopt for other parameters.
std::optional<ProviderOption> providerOptionOf(const QString &param);

/// The generation parameters of one phase of a profile, in the order of the file. The wire formats support knownParamNames(). Others are kept,
/// so that the loss ledger can report them. Source: ADR-0009, GenerationParams.
class GenerationParams
{
public:
    const QList<GenerationParam> &all() const { return m_params; }
    const GenerationParam *find(const QString &name) const;
    /// Replaces a parameter, keeping its position, or appends it.
    void set(const GenerationParam &param);
    bool isEmpty() const { return m_params.isEmpty(); }

private:
    QList<GenerationParam> m_params;
};

/// Returns `max_input_tokens`, `max_output_tokens`, `context_window`, `temperature`, `top_p`, `top_k`, `stop`, `seed`, `frequency_penalty`, `presence_penalty`,
/// `reasoning_effort`.
QStringList knownParamNames();

} // namespace outcrop
