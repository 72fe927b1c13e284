// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/rules/promptguide.h"

namespace outcrop {

/// The Jinja template of a prompt type, which is sent in the unstructured mode.
struct PromptText {
    QString type;
    DataNode text;
    Location location; ///< location of the type's name
};

/// The templates of prompt types: `config/prompt_templates.yaml`, a mapping from types to templates, and the guides in `config/hybrid_prompt_templates/`.
struct PromptTexts {
    DocumentPtr document; ///< prompt_templates.yaml; null if the workspace has none
    QList<PromptText> texts; ///< in file order
    QList<PromptGuide> guides; ///< sorted by path
    Diagnostics diagnostics;

    const PromptText *text(const QString &type) const;
    const PromptGuide *guide(const QString &type) const;
    /// Returns all prompt types that have a template or a guide.
    QStringList types() const;
    /// Returns whether this object was read from the same documents.
    bool wasReadFrom(const DocumentPtr &templates, const QList<DocumentPtr> &guideFiles) const;
};

/// Returns the guides of a workspace, sorted by path.
QList<DocumentPtr> promptGuideFiles(const Workspace &workspace);

PromptTexts readPromptTexts(const DocumentPtr &document, const QList<DocumentPtr> &guideFiles);

} // namespace outcrop
