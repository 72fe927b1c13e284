// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

#include <array>

namespace outcrop {

/// The groups of documents in the library, in display order.
enum class DocumentGroup { Layers, Agents, Skills, Profiles, Providers, Configuration, Sessions, Evolution, Other };

inline constexpr std::array allDocumentGroups{DocumentGroup::Layers, DocumentGroup::Agents, DocumentGroup::Skills,
    DocumentGroup::Profiles, DocumentGroup::Providers, DocumentGroup::Configuration, DocumentGroup::Sessions,
    DocumentGroup::Evolution, DocumentGroup::Other};

DocumentGroup groupOf(DocumentKind kind);

/// Returns `Layers`, translated.
QString groupTitle(DocumentGroup group);
/// Returns the name of a document kind, such as `Condensed layer`, translated.
QString kindTitle(DocumentKind kind);

} // namespace outcrop
