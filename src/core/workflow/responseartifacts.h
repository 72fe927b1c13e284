// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

namespace outcrop {

/// A file in a response.
struct ResponseArtifact {
    QString path; ///< relative, with forward slashes
    QString content;
    Range range; ///< range of the content in the response
};

/// The files in a response, with the findings about them.
struct ResponseArtifacts {
    QList<ResponseArtifact> files; ///< in the order of the response
    Diagnostics diagnostics;       ///< errors about files that cannot be used, with their location in the response
};

/// Finds the files in a response. A file is a code block whose path is in its first line as a comment (`// src/Order.java`), in the info string (```java
/// title=Order.java), or in the heading, bold or code line above it. A passage after `<<<FILE: path>>>` is also a file. The line with the path is not part of the
/// content. Code blocks without a path are not files. `file` is the path of the response, for locations.
ResponseArtifacts findArtifacts(const QString &response, const QString &file);

/// Returns the reason why a path cannot be written; empty if it can. A path must be relative, without `..`, hidden names or control characters, and must not
/// be a session file such as session.json.
QString artifactPathProblem(const QString &path);

} // namespace outcrop
