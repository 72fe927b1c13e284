// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/tokencommands.h"

#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/widgets/messagearea.h"

#include <QAction>
#include <QApplication>

namespace outcrop {

namespace {

const QString topic = QStringLiteral("token-boundaries");

} // namespace

TokenCommands::TokenCommands(DocumentTabs &documents, MessageArea &messages, QWidget *window)
    : QObject(window), m_documents(documents), m_messages(messages), m_showAction(new QAction(tr("Show Token Boundaries"), this))
{
    m_showAction->setObjectName(QStringLiteral("tokenBoundaries"));
    m_showAction->setCheckable(true);
    m_showAction->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_B);
    window->addAction(m_showAction);
    connect(m_showAction, &QAction::triggered, this, &TokenCommands::setTokensVisible);
    connect(&documents, &QTabWidget::currentChanged, this, &TokenCommands::markAll);
    connect(qApp, &QApplication::focusChanged, this,
        &TokenCommands::markAll); // a split adds an editor, which gets the focus
    update();
}

void TokenCommands::setModel(const QString &model, const QString &tokenizer)
{
    if (model == m_model && tokenizer == m_tokenizer)
        return;
    m_model = model;
    if (tokenizer != m_tokenizer)
        m_splitter = publishedSplitter(tokenizer);
    m_tokenizer = tokenizer;
    m_messages.clear(topic);
    update();
    markAll();
    if (m_showAction->isChecked() && !model.isEmpty() && !m_splitter)
        showUnavailableReason();
}

void TokenCommands::setTokensVisible(bool isVisible)
{
    m_messages.clear(topic);
    if (isVisible && !m_splitter) {
        m_showAction->setChecked(false);
        return showUnavailableReason();
    }
    markAll();
}

void TokenCommands::showUnavailableReason()
{
    const QString message = m_model.isEmpty() ? tr("Cannot show token boundaries: no model is selected") : m_showAction->toolTip();
    m_messages.show(topic, {NoticeKind::Note, message, tr("Choose a provider and a model with a built-in tokenizer.")});
}

/// Updates the tooltip: the tokenizer, or the reason why token boundaries are unavailable.
void TokenCommands::update()
{
    QString help = tr("Mark the token boundaries");
    if (m_splitter)
        //: Tooltip of a command; %1 is a model, %2 the name of its tokenizer
        help = tr("Mark the token boundaries for %1 (%2)").arg(m_model, m_splitter->name);
    else if (!m_model.isEmpty())
        help = tr("Cannot show token boundaries: the tokenizer of %1 is not built in. Select another model.").arg(m_model);
    m_showAction->setToolTip(help);
    m_showAction->setStatusTip(help);
}

void TokenCommands::markAll()
{
    for (int i = 0; i < m_documents.count(); ++i) {
        if (DocumentView *view = m_documents.view(i))
            markTokens(*view);
    }
}

void TokenCommands::markTokens(DocumentView &view)
{
    for (TextEditor *editor : view.editors()) {
        auto *marks = editor->findChild<TokenMarks *>(QString(), Qt::FindDirectChildrenOnly);
        if (!marks && !m_showAction->isChecked())
            continue;
        if (!marks)
            marks = new TokenMarks(editor);
        marks->setSplitter(m_showAction->isChecked() ? m_splitter : nullptr);
    }
}

} // namespace outcrop
