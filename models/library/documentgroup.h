// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

#include <array>

namespace outcrop {

/// The headings under which a person looks for documents: the kinds that belong together, in the order they are shown.
enum class DocumentGroup { Layers, Agents, Skills, Profiles, Providers, Configuration, Sessions, Evolution, Other };

inline constexpr std::array allDocumentGroups{DocumentGroup::Layers, DocumentGroup::Agents, DocumentGroup::Skills,
    DocumentGroup::Profiles, DocumentGroup::Providers, DocumentGroup::Configuration, DocumentGroup::Sessions,
    DocumentGroup::Evolution, DocumentGroup::Other};

DocumentGroup groupOf(DocumentKind kind);

/// `Layers`, in the user's language.
QString groupTitle(DocumentGroup group);
/// What one document of this kind is called: `condensed layer`, in the user's language.
QString kindTitle(DocumentKind kind);

} // namespace outcrop
