// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/documentview.h"

#include "gui/text/texteditor.h"
#include "gui/widgets/messagebar.h"
#include "models/documentgroup.h"
#include "models/problemcount.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace outcrop {

DocumentView::DocumentView(QWidget *parent)
    : QWidget(parent)
    , m_bar(new MessageBar(this))
    , m_code(new TextEditor(this))
    , m_facts(new QLabel(this))
    , m_place(new QLabel(this))
{
    m_code->setObjectName(QStringLiteral("documentText"));
    m_bar->hide();
    layOut();
    connect(m_code, &QPlainTextEdit::cursorPositionChanged, this, &DocumentView::showPlace);
    setFocusProxy(m_code);
}

void DocumentView::layOut()
{
    auto *footer = new QHBoxLayout;
    footer->setContentsMargins(8, 3, 8, 3);
    footer->addWidget(m_facts, 1);
    footer->addWidget(m_place);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_code, 1);
    column->addLayout(footer);
}

void DocumentView::setSession(EditSession *session)
{
    m_session = session;
    m_code->setLanguageOf(session->path());
    m_code->setSession(session);
    m_code->setAccessibleName(tr("Text of %1").arg(session->path()));
    connect(session, &EditSession::changed, this, &DocumentView::showFacts);
    showFacts();
    showPlace();
}

void DocumentView::setLook(const TextLook &look)
{
    m_code->setWrapped(look.wrapped);
    m_code->setZoom(look.zoom);
}

void DocumentView::goTo(qsizetype offset)
{
    m_code->goTo(offset);
}

/// One sentence and the first finding: the rest is in Problems.
void DocumentView::setFindings(const Diagnostics &findings)
{
    m_code->setFindings(findings);
    const ProblemCount count = countProblems(findings);
    m_bar->setVisible(count.total() > 0);
    if (count.total() == 0)
        return;
    const Diagnostic &first = findings.first();
    const int line = first.location.range.start.line;
    const QString details = line > 0 ? tr("Line %1: %2").arg(QString::number(line), first.message) : first.message;
    m_bar->setNotice({noticeKind(*count.worst()), tr("This document has %1").arg(count.toText()), details});
    m_bar->setActions({{tr("Show problems"), [this] { Q_EMIT problemsRequested(); }}});
}

void DocumentView::showFacts()
{
    const QString size = tr("%1 characters").arg(QLocale().toString(m_session->text().size()));
    QStringList facts{m_session->path(), size};
    if (m_session->isReadOnly())
        facts += tr("not UTF-8: shown for reading only");
    m_facts->setText(facts.join(QStringLiteral(" · ")));
}

void DocumentView::showPlace()
{
    const TextPlace place = m_code->cursorPlace();
    m_place->setText(tr("Line %1, column %2").arg(place.line + 1).arg(place.column + 1));
}

} // namespace outcrop
