// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"
#include "core/render/schemalowering.h"
#include "core/render/template.h"

#include <optional>

namespace outcrop {

/// A wire format: how one API's request looks, as a template over the bundle (see formats). Adapters name it as their `api_format`.
struct WireFormat {
    DocumentPtr document;
    QString name;
    QStringList aliases;
    QStringList versions; ///< API versions; the first is the default
    QString baseUrl;
    QString method;
    QString noPlace; ///< why a part that the request never asks for is dropped
    Template url;
    Template headers;
    Template request;
    Template display;
    SchemaRules schemaRules;
    DataNode data; ///< responses, streaming and errors are read from here by those who call providers

    QString file() const { return document->path; }
};

/// Reads a wire format; a template that names a part that does not exist is a located error, and the format is then not used.
std::optional<WireFormat> readWireFormat(const DocumentPtr &document, Diagnostics &diagnostics);

} // namespace outcrop
