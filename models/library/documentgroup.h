// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

#include <array>

namespace outcrop {

/// The groups of documents in the library, in display order.
enum class DocumentGroup { Layers, Instructions, Agents, Skills, Commands, Profiles, Providers, Configuration, Sessions, Evolution, Other };

inline constexpr std::array allDocumentGroups{DocumentGroup::Layers, DocumentGroup::Instructions, DocumentGroup::Agents,
    DocumentGroup::Skills, DocumentGroup::Commands, DocumentGroup::Profiles, DocumentGroup::Providers, DocumentGroup::Configuration, DocumentGroup::Sessions,
    DocumentGroup::Evolution, DocumentGroup::Other};

DocumentGroup groupOf(DocumentKind kind);
/// Returns the group of a document. Instructions and commands of coding agents have groups but no DocumentKind.
DocumentGroup groupOf(const Document &document);

/// Returns the translated title of a group, such as `Layers`.
QString groupTitle(DocumentGroup group);
/// Returns the name of a document kind, such as `Condensed layer`, translated.
QString kindTitle(DocumentKind kind);
/// Returns the name of a document kind; for a coding agent's file, with the name of the agent: `Claude Code instructions`.
QString kindTitle(DocumentKind kind, const QString &path);

} // namespace outcrop
