// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/keychain/environmentstore.h"

#include "adapters/keychain/keychainmessages.h"

#include <utility>

namespace outcrop {
namespace {

Error readOnlyError(const QString &variable)
{
    return {ErrorCode::Unwritable, keychainmessages::environmentReadOnly(variable)};
}

const QString awsSecret = QStringLiteral("AWS_SECRET_ACCESS_KEY");
const QString awsKeyId = QStringLiteral("AWS_ACCESS_KEY_ID");
const char *const awsToken = "AWS_SESSION_TOKEN";

/// Returns the credentials as one key: the ID of the access key, the secret access key and, if it is set, the session token.
Secret awsCredentials(const Secret &secret)
{
    const Secret keyId(qgetenv(awsKeyId.toLatin1().constData()));
    const Secret token(qgetenv(awsToken));
    QByteArray credentials;
    credentials.reserve(keyId.bytes().size() + secret.bytes().size() + token.bytes().size() + 2); // so that no copy remains in memory
    credentials.append(keyId.bytes()).append(':').append(secret.bytes());
    if (!token.isEmpty())
        credentials.append(':').append(token.bytes());
    return Secret(std::move(credentials));
}

} // namespace

Result<Secret> EnvironmentStore::read(const QString &variable)
{
    Secret secret(qgetenv(variable.toLatin1().constData()));
    if (secret.isEmpty())
        return Error{ErrorCode::NotFound, keychainmessages::notSet(variable)};
    if (variable != awsSecret)
        return secret;
    if (qEnvironmentVariableIsEmpty(awsKeyId.toLatin1().constData()))
        return Error{ErrorCode::Unreadable, keychainmessages::notSet(awsKeyId)}; // unlike NotFound, part of the error about a missing key
    return awsCredentials(secret);
}

Status EnvironmentStore::write(const QString &variable, const Secret &)
{
    return readOnlyError(variable);
}

Status EnvironmentStore::remove(const QString &variable)
{
    return readOnlyError(variable);
}

bool EnvironmentStore::contains(const QString &variable) const
{
    const auto isSet = [](const QString &name) { return !qEnvironmentVariableIsEmpty(name.toLatin1().constData()); };
    return !variable.isEmpty() && isSet(variable) && (variable != awsSecret || isSet(awsKeyId));
}

} // namespace outcrop
