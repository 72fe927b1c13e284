// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

#include <QWidget>

class QLabel;

namespace outcrop {

class CodeView;
class MessageBar;

/// One document of the workspace: a bar above the text where something is wrong with it, the text, and below it what kind of document it is
/// and where the cursor stands. Shows what it is given; the document itself belongs to the workspace.
class DocumentView : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentView(QWidget *parent = nullptr);

    /// `findings` are all those of this file.
    void setDocument(const DocumentPtr &document, const Diagnostics &findings);
    QString path() const { return m_document ? m_document->path : QString(); }
    CodeView *code() const { return m_code; }

Q_SIGNALS:
    void problemsRequested();

private:
    void layOut();
    void showFindings(const Diagnostics &findings);
    void showFacts();
    void showPlace();

    DocumentPtr m_document;
    MessageBar *m_bar;
    CodeView *m_code;
    QLabel *m_facts;
    QLabel *m_place;
};

} // namespace outcrop
