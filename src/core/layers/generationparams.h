// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/location.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace outcrop {

/// One generation parameter, as the profile wrote it. 0.0 is a value; what is not written is not sent.
struct GenerationParam {
    QString name;
    Json value;
    Location location;
};

/// What a profile asks of the model in one phase (ADR-0009, GenerationParams), in the order it was written. The names the wire formats know are
/// knownParamNames(); any other is kept, so that it ends up in the loss ledger and not in nowhere.
class GenerationParams
{
public:
    const QList<GenerationParam> &all() const { return m_params; }
    const GenerationParam *find(const QString &name) const;
    /// Replaces a parameter in its place or appends it.
    void set(const GenerationParam &param);
    bool isEmpty() const { return m_params.isEmpty(); }

private:
    QList<GenerationParam> m_params;
};

/// `max_input_tokens`, `max_output_tokens`, `context_window`, `temperature`, `top_p`, `top_k`, `stop`, `seed`, `reasoning_effort`.
QStringList knownParamNames();

} // namespace outcrop
