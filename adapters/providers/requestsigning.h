// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/providers/awssignature.h"
#include "core/render/catalog.h"

#include <optional>

class QUrl;

namespace outcrop {

/// The signature that an API accepts instead of a key: `signing` of its wire format.
struct RequestSigning {
    QString keyVariable; ///< adapters with this key variable sign their requests; all others send the key
    AwsScope scope;      ///< the region is the default, for hosts whose name does not contain one
};

/// Returns the signing of a wire format, if it has one.
std::optional<RequestSigning> readRequestSigning(const WireFormat &wire);

/// Returns the scope for a URL. A host such as `service.REGION.amazonaws.com`, `service.REGION.vpce.amazonaws.com` or `service.REGION.api.aws` determines the
/// region.
AwsScope scopeFor(const RequestSigning &signing, const QUrl &url);

} // namespace outcrop
