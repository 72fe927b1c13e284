// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attachments/attachment.h"
#include "core/base/diagnostic.h"
#include "core/documents/workspace.h"

namespace outcrop {

/// Returns the attachment in a document. Errors: those of readAttachment(). Results are cached until the document is deleted, because prompts are composed
/// again after every change. Thread-safe.
Result<Attachment> attachmentOf(const DocumentPtr &document);

/// Finds the files that layers, messages and requests attach. Only documents in the workspace are attached, so no path can refer to other files.
class PromptAttachments
{
public:
    PromptAttachments(const Workspace &workspace, Diagnostics &diagnostics) : m_workspace(workspace), m_diagnostics(diagnostics) { }

    /// Returns the attachment at a path, relative to the file that names it or else to the workspace. If it is missing, unreadable or damaged, reports this at
    /// `place` and returns nullopt.
    std::optional<Attachment> find(const QString &path, const Location &place, Severity severity = Severity::Error);
    /// Returns the attachments of a layer, from `attachments` in its front matter.
    QList<Attachment> findForLayer(const Document &layer);

private:
    QString pathOf(const QString &written, const QString &file) const;

    const Workspace &m_workspace;
    Diagnostics &m_diagnostics;
};

} // namespace outcrop
