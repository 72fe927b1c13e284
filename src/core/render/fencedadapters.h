// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/documentkind.h"

namespace outcrop {

/// An adapter or wire format in a fenced block of a Markdown document.
struct FencedAdapter {
    QString name; ///< name in the YAML: `provider.name`, or the value of `wire`
    DocumentKind kind = DocumentKind::Adapter;
    QString text; ///< the YAML, without the indentation of the fence
    Location location; ///< the first line of the YAML in the document
    Diagnostics diagnostics; ///< findings in the YAML, with locations in the document

    /// Returns the path where a workspace would load it.
    QString path() const;
};

/// Returns the adapters and wire formats in fenced blocks without a language or with `yaml` or `yml`, in order. A block without a valid name cannot be
/// loaded and has an error.
QList<FencedAdapter> findFencedAdapters(const QString &markdown, const QString &file);

} // namespace outcrop
