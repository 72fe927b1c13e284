// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QStringList>

#include <stop_token>

namespace outcrop {

/// Computes embeddings: vectors whose directions are close if the strings have similar meanings.
class Embedder
{
public:
    virtual ~Embedder() = default;

    /// Returns the provider and the model: `openai/text-embedding-3-small`. Vectors of different models must not be compared.
    virtual QString model() const = 0;
    /// Returns one unit-length vector for each string, in the same order. Blocks on the network, so call it from a worker thread; `stop` cancels the
    /// wait. Errors: NotAllowed (no key, or the key may not be sent to this host), Unreadable (no response), Invalid (the response does not match the
    /// strings), Interrupted.
    virtual Result<QList<QList<float>>> embed(const QStringList &texts, const std::stop_token &stop) = 0;
};

} // namespace outcrop
