// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"
#include "core/documents/schemacheck.h"
#include "core/render/schemalowering.h"
#include "core/render/template.h"

#include <optional>

namespace outcrop {

/// A wire format: the structure of an API's requests, as templates over the bundle. Adapters name it in `api_format`.
struct WireFormat {
    DocumentPtr document;
    QString name;
    QStringList aliases;
    QStringList versions; ///< API versions; the first is the default
    QString baseUrl;
    QString method;
    QString unusedPartReason; ///< reason in the ledger for parts that the request does not use; if empty, the format does not support them
    Template url;
    Template headers;
    Template request;
    Template display;
    SchemaRules schemaRules;
    DataNode data; ///< also contains responses, streaming and errors, which the code that calls providers reads

    QString file() const { return document->path; }
    /// Returns whether the requests are those of an API, given by its wire format or another name of it. Other servers' versions of Chat Completions differ
    /// only in optional keys.
    bool hasApi(const QString &api) const;
};

/// Reads a wire format. Returns nullopt and reports errors if the file is not valid YAML or violates its schema, or if a template is invalid or uses an unknown
/// name.
std::optional<WireFormat> readWireFormat(const DocumentPtr &document, Diagnostics &diagnostics, SchemaCheck check = SchemaCheck::Run);

} // namespace outcrop
