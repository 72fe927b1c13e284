// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/editor/tokenmarks.h"

class QAction;
class QWidget;

namespace outcrop {

class DocumentTabs;
class DocumentView;
class MessageArea;

/// Provides the action that shows token boundaries in all open editors. Shows a message instead if the tokenizer of the model is not built in.
class TokenCommands : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive this object.
    TokenCommands(DocumentTabs &documents, MessageArea &messages, QWidget *window);

    QAction *action() const { return m_showAction; }
    /// Sets the model of the render, empty for none, and the name of its tokenizer or estimator.
    void setModel(const QString &model, const QString &tokenizer);

private:
    void setTokensVisible(bool isVisible);
    void showUnavailableReason();
    void update();
    void markAll();
    void markTokens(DocumentView &view);

    DocumentTabs &m_documents;
    MessageArea &m_messages;
    QAction *m_showAction;
    QString m_model;
    QString m_tokenizer;
    TokenSplitterPtr m_splitter;
};

} // namespace outcrop
