// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/text/textlook.h"
#include "models/editing/editsession.h"

#include <QWidget>

class QLabel;

namespace outcrop {

class TextEditor;
class MessageBar;

/// One document of the workspace: a bar above the text where something is wrong with it, the text, and below it what kind of document it is
/// and where the cursor stands. Shows what it is given; the document itself belongs to the workspace.
class DocumentView : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentView(QWidget *parent = nullptr);

    /// The session outlives the view.
    void setSession(EditSession *session);
    EditSession *session() const { return m_session; }
    QString path() const { return m_session ? m_session->path() : QString(); }
    /// All those of this file.
    void setFindings(const Diagnostics &findings);
    void setLook(const TextLook &look);
    /// Shows the place in the middle of the view; an offset of the session's text.
    void goTo(qsizetype offset);
    TextEditor *code() const { return m_code; }

Q_SIGNALS:
    void problemsRequested();

private:
    void layOut();
    void showFacts();
    void showPlace();

    EditSession *m_session = nullptr;
    MessageBar *m_bar;
    TextEditor *m_code;
    QLabel *m_facts;
    QLabel *m_place;
};

} // namespace outcrop
