// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/editor/tokenmarks.h"

class QAction;
class QWidget;

namespace outcrop {

class DocumentTabs;
class DocumentView;
class MessageArea;

/// The command that shows where tokens begin and end, in every open editor. Without a published tokenizer for the selected model it shows a message and marks
/// nothing: a guess would look like knowledge.
class TokenCommands : public QObject
{
    Q_OBJECT

public:
    /// All of these outlive the commands.
    TokenCommands(DocumentTabs &documents, MessageArea &messages, QWidget *window);

    QAction *action() const { return m_show; }
    /// The model of the render, and the name of its tokenizer, which may be an estimate. An empty model: nothing is chosen.
    void setModel(const QString &model, const QString &tokenizer);

private:
    void setShown(bool shown);
    void sayWhyNot();
    void update();
    void markAll();
    void mark(DocumentView &view);

    DocumentTabs &m_documents;
    MessageArea &m_messages;
    QAction *m_show;
    QString m_model;
    QString m_tokenizer;
    TokenCutterPtr m_cutter;
};

} // namespace outcrop
