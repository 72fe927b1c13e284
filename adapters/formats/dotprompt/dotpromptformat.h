// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/fileformat.h"

namespace outcrop {

/// The parsed parts of a `.prompt` file. Keys with dots are extensions: `a.b.c: v` is `extensions["a.b"]["c"]`.
struct DotpromptDocument {
    bool hasHead = false;
    DataNode head;   ///< a missing node if there is no front matter
    Json extensions = Json::object();
    Json inputSchema;
    Json outputSchema;
    QString body;
    Diagnostics diagnostics; ///< warnings; if the YAML is invalid, the whole text is the body, as in dotprompt
};

/// Parses a `.prompt` file. `named` contains the schemas that a program registers by name. Errors: Invalid if a schema is not valid Picoschema.
Result<DotpromptDocument> readDotpromptDocument(const QString &text, const QString &file, const Json &namedJson = {});

} // namespace outcrop
