// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "gui/look/documentlook.h"
#include "models/editing/editsessions.h"

#include <QTabWidget>

namespace outcrop {

class DocumentView;

/// The open documents, one tab each. A tab says whether its document has unsaved text; closing one is a request, because somebody may have to ask.
class DocumentTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit DocumentTabs(QWidget *parent = nullptr);

    /// The documents on show; each of them that is opened from now on gets a tab. Outlives the tabs.
    void setSessions(EditSessions &sessions);
    /// Where documents are found that are not open yet.
    void setWorkspace(const Workspace &workspace);
    /// Those of each file are shown with its document.
    void setFindings(const Diagnostics &findings);
    void setLook(const TextLook &look);

    /// Opens the document, or shows its tab; false when the workspace has no such document.
    bool open(const QString &path);
    bool openAt(const QString &path, qsizetype offset);
    /// The session of a document, opened behind the others where there is none yet; null when the workspace has no such document.
    EditSession *openBehind(const QString &path);

    DocumentView *view(int index) const;
    DocumentView *current() const;
    EditSession *currentSession() const;
    QStringList paths() const;

Q_SIGNALS:
    void closeRequested(outcrop::EditSession *session);
    void problemsRequested();
    /// A link in the preview of a document.
    void linkChosen(const QString &document, const QString &target);
    void countChanged(int count);

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
    TextLook m_look;
};

} // namespace outcrop
