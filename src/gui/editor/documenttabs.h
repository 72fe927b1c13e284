// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "gui/look/editoroptions.h"
#include "models/editing/editsessions.h"

#include <QTabWidget>

namespace outcrop {

class DocumentView;

/// The tabs of the open documents. A tab shows whether its document has unsaved changes. Closing a tab only emits closeRequested(), because the user
/// may need to save the document first. A tab has a context menu and can be pinned.
class DocumentTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit DocumentTabs(QWidget *parent = nullptr);

    /// Sets the sessions, which must outlive the tabs. Each document that is opened afterward gets a tab.
    void setSessions(EditSessions &sessions);
    /// Sets the workspace whose documents can be opened.
    void setWorkspace(const Workspace &workspace);
    /// Distributes the findings to the views of their documents.
    void setFindings(const Diagnostics &findings);
    void setEditorOptions(const EditorOptions &options);

    /// Opens the document or shows its tab. Returns false if it is neither open nor in the workspace.
    bool open(const QString &path);
    bool openAt(const QString &path, qsizetype offset);
    /// Returns the session of a document. If necessary, opens the document without selecting its tab. Returns null if the document is neither open
    /// nor in the workspace.
    EditSession *openInBackground(const QString &path);

    DocumentView *view(int index) const;
    DocumentView *current() const;
    EditSession *currentSession() const;
    QStringList paths() const;

    /// Returns whether a tab is pinned: placed before the other tabs, and closed only individually.
    bool isPinned(int index) const;
    void setPinned(int index, bool shouldPin);

Q_SIGNALS:
    void closeRequested(outcrop::EditSession *session);
    /// Emitted to close several documents, or none if the user cancels.
    void closeDocumentsRequested(const QList<outcrop::EditSession *> &sessions);
    void problemsRequested();
    /// Emitted when the user opens a link in the text or the preview of a document.
    void linkChosen(const QString &document, const QString &target);
    void countChanged(int count);
    /// Emitted when open() or openAt() shows a document.
    void documentShown();

protected:
    void tabInserted(int index) override;
    void tabRemoved(int index) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    int indexOf(const QString &path) const;
    void add(EditSession *session);
    void addCloseButton(int index);
    void remove(const EditSession *session);
    void updateTab(const EditSession *session);
    QString titleOf(const EditSession &session) const;
    Diagnostics findingsOf(const QString &path) const;

    EditSessions *m_sessions = nullptr;
    Workspace m_workspace;
    Diagnostics m_findings;
    EditorOptions m_editorOptions;
};

} // namespace outcrop
