// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/secretstore.h"

namespace outcrop {

/// Reads API keys from environment variables. An account is the name of a variable, such as ANTHROPIC_API_KEY.
/// AWS_SECRET_ACCESS_KEY is combined with AWS_ACCESS_KEY_ID and AWS_SESSION_TOKEN, as ID:SECRET or ID:SECRET:TOKEN. Read-only.
class EnvironmentStore : public SecretStore
{
public:
    QString name() const override { return QStringLiteral("environment"); }
    bool isWritable() const override { return false; }
    Status check() override { return success(); }
    Result<Secret> read(const QString &variable) override;
    Status write(const QString &variable, const Secret &secret) override;
    Status remove(const QString &variable) override;

    /// Returns whether the variable, and each one that is required with it, is set and not empty.
    bool contains(const QString &variable) const;
};

} // namespace outcrop
