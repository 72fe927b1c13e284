// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/formcontroller.h"

#include "gui/editor/documentview.h"
#include "gui/editor/findbar.h"
#include "gui/editor/texteditor.h"
#include "gui/forms/formview.h"

#include <algorithm>

namespace outcrop {

namespace {

/// Returns `agents/reader.governance.yaml` for `agents/reader.md`.
QString governancePath(const QString &path)
{
    return path.left(path.lastIndexOf(u'.')) + QStringLiteral(".governance.yaml");
}

/// Calls a function when the watched widget is shown.
class ShowWatcher : public QObject
{
public:
    ShowWatcher(QObject *parent, std::function<void()> shown) : QObject(parent), m_onShown(std::move(shown)) { }
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Show)
            m_onShown();
        return false;
    }

private:
    std::function<void()> m_onShown;
};

} // namespace

FormController::FormController(DocumentView *view, DocumentKind kind)
    : QObject(view)
    , m_view(view)
    , m_kind(kind)
    , m_switch(new ViewSwitch(view))
{
    setObjectName(QStringLiteral("formSide"));
    m_switch->setMode(m_mode);
    view->addFooterControl(m_switch);
    connect(m_switch, &ViewSwitch::chosen, this, &FormController::choose);
    connect(view, &DocumentView::cursorOffsetChanged, this, &FormController::selectFieldFromText);
    connect(view, &DocumentView::navigatedTo, this, [this](qsizetype offset) {
        selectFieldFromText(offset);
        if (m_mode == FormMode::Form && !m_form->selectFieldAt(offset))
            setMode(FormMode::Both); // only the text shows a position outside the fields
    });
    view->findBar()->installEventFilter(new ShowWatcher(this, [this] {
        if (m_mode == FormMode::Form)
            setMode(FormMode::Both);
    }));
}

void FormController::choose(FormMode mode)
{
    setMode(mode);
    Q_EMIT modeChosen(mode);
}

void FormController::setMode(FormMode mode)
{
    const bool hasKeyboardFocus = m_view->isAncestorOf(m_view->window()->focusWidget());
    m_mode = mode;
    m_switch->setMode(mode);
    if (mode != FormMode::Source && !m_form)
        makeForm();
    if (m_form)
        m_form->setVisible(mode != FormMode::Source);
    m_view->setTextVisible(mode != FormMode::Form);
    if (m_form && mode != FormMode::Source) {
        update();
        m_form->selectFieldAt(m_view->activeEditor()->cursorOffset());
    }
    if (hasKeyboardFocus)
        m_view->setFocus(Qt::OtherFocusReason);
    Q_EMIT modeChanged();
}

void FormController::switchFocus()
{
    if (m_form->hasKeyboardFocus())
        m_view->activeEditor()->setFocus(Qt::ShortcutFocusReason);
    else
        m_form->setFocus(Qt::ShortcutFocusReason);
}

void FormController::makeForm()
{
    m_form = new FormView(m_view);
    m_form->setNames(m_names);
    m_view->addAlternateView(m_form);
    connect(m_form, &FormView::fieldChosen, this, &FormController::selectTextFromField);
    connect(m_form, &FormView::locationRequested, this, &FormController::showText);
    connect(m_view->session(), &EditSession::pathChanged, this, &FormController::showSession);
    showSession();
}

void FormController::showSession()
{
    m_form->setSession(m_view->session(), m_kind);
}

void FormController::setWorkspace(const Workspace &workspace, const Diagnostics &findings)
{
    const QString path = m_view->path();
    m_governance = m_kind == DocumentKind::Agent ? workspace.document(governancePath(path)) : nullptr;
    m_findings.clear();
    std::copy_if(findings.begin(), findings.end(), std::back_inserter(m_findings),
        [&path](const Diagnostic &finding) { return finding.location.file == path; });
    update();
}

void FormController::update()
{
    if (!m_form || m_mode == FormMode::Source)
        return;
    m_form->setGovernance(m_governance);
    m_form->setFindings(m_findings);
}

void FormController::selectFieldFromText(qsizetype offset)
{
    if (m_form && m_mode != FormMode::Source && !m_isMovingCursor && !m_form->hasKeyboardFocus())
        m_form->selectFieldAt(offset);
}

void FormController::selectTextFromField()
{
    const auto place = m_form->currentFieldRange();
    if (!place || m_mode != FormMode::Both || !m_form->hasKeyboardFocus())
        return;
    m_isMovingCursor = true;
    m_view->activeEditor()->select(*place);
    m_isMovingCursor = false;
}

void FormController::showText(qsizetype offset)
{
    if (m_mode == FormMode::Form)
        setMode(FormMode::Both);
    m_view->goTo(offset);
    m_view->activeEditor()->setFocus(Qt::OtherFocusReason);
}

} // namespace outcrop
