// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"

namespace outcrop {

/// A kind of document that the user can create, in a menu or with `new KIND`.
struct DocumentTemplate {
    QString id;          ///< `layer`, `layer-granite` … `layer-weather`, `condensed-layer`, `skill`, `agent`, `governance`, `profile`,
                         ///< `adapter`, `wire-format`, `prompt-rules`, `taxonomy`, `experiment`, `task`, `conversation`, `text`
    QString title;       ///< in English; the window translates it
    QString description; ///< one sentence, in English
    DocumentKind kind = DocumentKind::Text;
    bool needsName = true; ///< whether the user chooses a name; otherwise the path is fixed
};

/// Returns all templates in the order of the menu.
const QList<DocumentTemplate> &documentTemplates();
/// Returns the template with this id, or null.
const DocumentTemplate *documentTemplate(const QString &id);

/// Returns the `description` in the template of a kind of document, which the user must replace; empty if there is none.
QString placeholderDescription(DocumentKind kind);

/// Plans a new document with its proposed path and text. An experiment also gets its cases. For a layer, config.toml is edited if it lists the layers and can be edited.
/// A name with spaces is the title, see fileNameFor(). Only a layer has a condition. If the condition is empty, the layer is always sent. Errors: NotFound for an unknown
/// template, Invalid for a name or condition that is not allowed, NotAllowed for an existing path.
Result<WorkspaceChange> planNewDocument(const Workspace &workspace, const QString &templateId, const QString &name, const QString &condition = {});

} // namespace outcrop
