// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"

#include <QTabWidget>

namespace outcrop {

class DocumentView;

/// How every text in the window is shown.
struct TextLook {
    bool wrapped = true;
    int zoom = 0;
};

/// The open documents, one tab each. Follows the workspace: a document that was read again shows its new text, one that is gone closes.
class DocumentTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit DocumentTabs(QWidget *parent = nullptr);

    /// An empty workspace closes everything.
    void setWorkspace(const Workspace &workspace, const Diagnostics &diagnostics);
    /// Opens the document, or shows its tab; false when the workspace has no such document.
    bool open(const QString &path);
    bool openAt(const QString &path, qsizetype offset);
    DocumentView *current() const;
    QStringList paths() const;
    void closeCurrent();
    void setLook(const TextLook &look);

Q_SIGNALS:
    void problemsRequested();
    void countChanged(int count);

protected:
    void tabInserted(int index) override;
    void tabRemoved(int index) override;

private:
    DocumentView *view(int index) const;
    int indexOf(const QString &path) const;
    int add(const DocumentPtr &document);
    void addCloseButton(int index);
    void close(int index);
    QString titleOf(const QString &path) const;
    Diagnostics findingsOf(const QString &path) const;

    Workspace m_workspace;
    Diagnostics m_diagnostics;
    TextLook m_look;
};

} // namespace outcrop
