// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/formcommands.h"

#include "app/completion/completionnames.h"
#include "gui/base/windowsettings.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/forms/formcontroller.h"
#include "models/forms/formcontent.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace outcrop {

namespace {

FormController *formControllerOf(const DocumentView *view)
{
    return view ? view->findChild<FormController *>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
}

} // namespace

FormCommands::FormCommands(WindowSettings &settings, DocumentTabs &documents, QWidget *window)
    : QObject(window)
    , m_settings(settings)
    , m_documents(documents)
    , m_window(window)
    , m_actions(new QActionGroup(this))
{
    makeAction("formView", tr("&Form"), tr("Show the fields of the document"), FormMode::Form);
    makeAction("sourceView", tr("&Source"), tr("Show the text of the document"), FormMode::Source);
    makeAction("formAndSource", tr("&Both"),
        tr("Show fields and text side by side; choose again to switch the focus between them"), FormMode::Both);
    connect(&documents, &DocumentTabs::countChanged, this, qOverload<>(&FormCommands::attachForm));
    connect(&documents, &QTabWidget::currentChanged, this, &FormCommands::update);
    update();
}

QAction *FormCommands::makeAction(const char *name, const QString &text, const QString &help, FormMode mode)
{
    auto *action = new QAction(text, m_actions);
    action->setObjectName(QLatin1String(name));
    action->setToolTip(help);
    action->setStatusTip(help);
    action->setCheckable(true);
    action->setData(static_cast<int>(mode));
    action->setShortcut(Qt::CTRL | Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + m_actions->actions().size() - 1));
    connect(action, &QAction::triggered, this, [this, mode] { choose(mode); });
    return action;
}

/// Sets the mode of the current form. In combined mode, choosing Both again moves the focus to the other view.
void FormCommands::choose(FormMode mode)
{
    FormController *controller = current();
    if (!controller)
        return;
    if (mode == FormMode::Both && controller->mode() == mode)
        return controller->switchFocus();
    controller->setMode(mode);
    storeMode(*controller, mode);
}

void FormCommands::addTo(QMenu *menu) const
{
    //: A menu with the view modes of a document: fields, text, or both.
    QMenu *sub = menu->addMenu(tr("Form &and Source"));
    sub->setObjectName(QStringLiteral("menuForm"));
    sub->addActions(m_actions->actions());
}

/// Returns the document kind from the workspace or from the path; nullopt if the document has no file or no form.
std::optional<DocumentKind> FormCommands::kindOf(const DocumentView &view) const
{
    const EditSession *session = view.session();
    if (!session || session->isUntitled())
        return std::nullopt;
    const DocumentPtr known = m_liveState.workspace ? m_liveState.workspace->workspace().document(session->path()) : nullptr;
    const DocumentKind kind = known ? known->kind : kindOfPath(session->path()).value_or(DocumentKind::Text);
    return hasForm(kind, session->path()) ? std::optional(kind) : std::nullopt;
}

void FormCommands::attachForm()
{
    for (int index = 0; index < m_documents.count(); ++index)
        attachForm(m_documents.view(index));
    update();
}

void FormCommands::attachForm(DocumentView *view)
{
    const auto kind = formControllerOf(view) ? std::nullopt : kindOf(*view);
    if (!kind)
        return;
    auto *controller = new FormController(view, *kind);
    controller->setNames([this](const QString &nameKind, const QString &file, const FieldPath &path) {
        return m_liveState.workspace ? nameCandidates(*m_liveState.workspace, nameKind, file, path) : QList<Candidate>();
    });
    connect(controller, &FormController::modeChanged, this, [this, controller] {
        updateForm(*controller);
        update();
    });
    controller->setMode(m_settings.formMode(*kind));
    connect(controller, &FormController::modeChosen, this, [this, controller](FormMode mode) { storeMode(*controller, mode); });
}

FormController *FormCommands::current() const
{
    return formControllerOf(m_documents.current());
}

void FormCommands::storeMode(const FormController &controller, FormMode mode)
{
    m_settings.setFormMode(controller.kind(), mode);
}

void FormCommands::setLiveState(const LiveState &liveState)
{
    m_liveState = liveState;
    attachForm(); // a saved new document has a path
    for (int index = 0; index < m_documents.count(); ++index) {
        if (FormController *controller = formControllerOf(m_documents.view(index)))
            updateForm(*controller);
    }
}

/// Passes the workspace and the findings to a visible form. A hidden form receives the data when it is shown.
void FormCommands::updateForm(FormController &controller) const
{
    if (m_liveState.workspace && controller.mode() != FormMode::Source)
        controller.setWorkspace(m_liveState.workspace->workspace(), *m_liveState.findings);
}

void FormCommands::update()
{
    const FormController *controller = current();
    for (QAction *action : m_actions->actions()) {
        action->setEnabled(controller != nullptr);
        action->setChecked(controller && action->data().toInt() == static_cast<int>(controller->mode()));
    }
}

} // namespace outcrop
