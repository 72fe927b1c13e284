// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/keychain/environmentstore.h"

namespace outcrop {
namespace {

Error readOnly(const QString &variable)
{
    return {ErrorCode::Unwritable, QStringLiteral("%1 belongs to the environment that the program was started in: change it there").arg(variable)};
}

} // namespace

Result<Secret> EnvironmentStore::read(const QString &variable)
{
    Secret secret(qgetenv(variable.toLatin1().constData()));
    if (secret.isEmpty())
        return Error{ErrorCode::NotFound, QStringLiteral("%1 is not set").arg(variable)};
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

bool EnvironmentStore::holds(const QString &variable) const
{
    return !variable.isEmpty() && !qEnvironmentVariableIsEmpty(variable.toLatin1().constData());
}

} // namespace outcrop
