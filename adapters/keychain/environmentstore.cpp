// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/keychain/environmentstore.h"

#include "adapters/keychain/keychainmessages.h"

namespace outcrop {
namespace {

Error readOnly(const QString &variable)
{
    return {ErrorCode::Unwritable, keychainmessages::environmentReadOnly(variable)};
}

} // namespace

Result<Secret> EnvironmentStore::read(const QString &variable)
{
    Secret secret(qgetenv(variable.toLatin1().constData()));
    if (secret.isEmpty())
        return Error{ErrorCode::NotFound, keychainmessages::notSet(variable)};
    return secret;
}

Status EnvironmentStore::write(const QString &variable, const Secret &)
{
    return readOnly(variable);
}

Status EnvironmentStore::remove(const QString &variable)
{
    return readOnly(variable);
}

bool EnvironmentStore::contains(const QString &variable) const
{
    return !variable.isEmpty() && !qEnvironmentVariableIsEmpty(variable.toLatin1().constData());
}

} // namespace outcrop
