// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httpexchange.h"
#include "core/base/secret.h"

#include <QDateTime>

namespace outcrop {

/// The service that a signature is for, and its region, such as `bedrock` and `us-east-1`.
struct AwsScope {
    QByteArray service;
    QByteArray region;
};

/// Signs a request with AWS Signature Version 4: adds the headers `authorization`, `x-amz-date` and, for temporary credentials, `x-amz-security-token`.
/// `credentials` are `ACCESS_KEY_ID:SECRET_ACCESS_KEY`, followed by `:SESSION_TOKEN` if they are temporary. The secret access key is not part of the request.
/// Returns false, without a change, if the credentials do not have this form or are not visible ASCII. Source: AWS General Reference, "Create a signed
/// AWS API request", for services other than Amazon S3: the path is normalized, and the encoded path is encoded again.
bool signAwsRequest(HttpRequest &request, const Secret &credentials, const AwsScope &scope, const QDateTime &time);

/// Returns the most sensitive part of the credentials that a signed request contains: the session token, otherwise the access key ID.
Secret sentCredential(const Secret &credentials);

} // namespace outcrop
