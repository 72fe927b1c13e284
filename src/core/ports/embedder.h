// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QStringList>

#include <stop_token>

namespace outcrop {

/// Gives the meaning of texts as vectors: texts that mean the same have vectors of the same direction.
class Embedder
{
public:
    virtual ~Embedder() = default;

    /// The provider's name and the model's: `openai/text-embedding-3-small`. Vectors of different models are never compared.
    virtual QString model() const = 0;
    /// One vector a text, in their order, each of length 1. Waits for the network: from a worker thread. `stop` ends the waiting.
    /// Errors: NotAllowed (no key, or the key may not go there), Unreadable (no answer), Invalid (an answer that does not fit the texts), Interrupted.
    virtual Result<QList<QList<float>>> embed(const QStringList &texts, const std::stop_token &stop) = 0;
};

} // namespace outcrop
