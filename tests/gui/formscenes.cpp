// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/formscenes.h"

#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/forms/formtree.h"
#include "gui/forms/formview.h"
#include "gui/forms/sectionform.h"

#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QPlainTextEdit>
#include <QTest>

namespace outcrop {

namespace {

DocumentView *show(OpenWindow &tour, const QString &path, const char *mode)
{
    auto *documents = tour.find<DocumentTabs>(QStringLiteral("documents"));
    documents->open(path);
    tour.trigger(QLatin1String(mode));
    return documents->current();
}

/// Selects a field in the tree of all fields.
void choose(DocumentView *view, const QString &field)
{
    auto *form = view->findChild<FormView *>();
    form->showAllFields(true);
    auto *tree = view->findChild<FormTree *>();
    tree->setFocus();
    tree->selectField(form->model().indexOf(field.split(u'.')));
}

Scene agentForm()
{
    return {QStringLiteral("form-agent"), [](OpenWindow &tour) {
                tour.find<QWidget>(QStringLiteral("sendSheet"))->hide(); // the sheet of another scene must be closed
                show(tour, QStringLiteral("agents/builder.md"), "formView");
            }};
}

/// Shows the tools of an agent, and the parameters of the first tool.
Scene toolsForm()
{
    return {QStringLiteral("form-tools"), [](OpenWindow &tour) {
                DocumentView *view = show(tour, QStringLiteral("agents/conductor.md"), "formView");
                view->findChild<SectionForm *>()->focusField({QStringLiteral("tools")});
            }};
}

Scene listForm()
{
    return {QStringLiteral("form-list"), [](OpenWindow &tour) {
                choose(show(tour, QStringLiteral("agents/builder.md"), "formAndSource"), QStringLiteral("capabilities.allowed_tools"));
            }};
}

Scene patternForm()
{
    return {QStringLiteral("form-pattern"), [](OpenWindow &tour) {
                DocumentView *view = show(tour, QStringLiteral("agents/conductor.md"), "formView");
                choose(view, QStringLiteral("guardrails.input_validation.0.lot?"));
                view->findChild<QPlainTextEdit *>(QStringLiteral("patternSample"))->setPlainText(QStringLiteral("L-2026-0413"));
            }};
}

Scene schemaForm()
{
    return {QStringLiteral("form-schema"), [](OpenWindow &tour) {
                choose(show(tour, QStringLiteral("agents/builder.md"), "formView"), QStringLiteral("output.schema"));
            }};
}

/// Shows form and text side by side in a large window.
Scene profileForm()
{
    return {QStringLiteral("form-profile"), [](OpenWindow &tour) {
                tour.find<QDockWidget>(QStringLiteral("renderDock"))->hide();
                choose(show(tour, QStringLiteral("profiles/shop-feature/config.yml"), "formAndSource"),
                    QStringLiteral("generation_params.planning.temperature"));
            }};
}

Scene adapterForm()
{
    return {QStringLiteral("form-adapter"), [](OpenWindow &tour) {
                QDir().mkpath(tour.path(QStringLiteral("sample/portability/providers")));
                QFile file(tour.path(QStringLiteral("sample/portability/providers/house.yaml")));
                if (file.open(QIODevice::WriteOnly))
                    file.write("provider:\n  name: house\n  api_format: openai-compatible\n  default_model: small\n  models:\n"
                               "    - id: small\n      context_window: 32768\n      features: [tool_use, streaming]\n"
                               "rendering:\n  system_prompt:\n    structure: markdown\n    section_order: [constraints, identity, context]\n"
                               "  message_roles:\n    alternation: strict\n");
                file.close();
                tour.trigger(QStringLiteral("reload"));
                tour.wait();
                choose(show(tour, QStringLiteral("portability/providers/house.yaml"), "formAndSource"),
                    QStringLiteral("rendering.system_prompt.structure"));
            }};
}

/// Makes the front matter invalid. The form shows the previous valid rows, marked as outdated.
Scene brokenForm()
{
    return {QStringLiteral("form-broken"), [](OpenWindow &tour) {
                tour.find<QDockWidget>(QStringLiteral("renderDock"))->show();
                DocumentView *view = show(tour, QStringLiteral("agents/worker.md"), "formView");
                choose(view, QStringLiteral("identity.role"));
                QString text = view->session()->text();
                view->session()->setText(text.replace(text.indexOf(QLatin1String("description:")), 12, QLatin1String("description: [")), QStringLiteral("Typing"));
                tour.wait();
                if (!QTest::qWaitFor([view] { return !view->findChild<FormView *>()->model().canEdit(); }))
                    qWarning("The form does not show the error");
            }};
}

/// Restores the text that an earlier scene made invalid.
Scene restoredForm()
{
    return {QStringLiteral("form-restored"), [](OpenWindow &tour) {
                tour.find<DocumentTabs>(QStringLiteral("documents"))->currentSession()->undoStack().undo();
                tour.trigger(QStringLiteral("sourceView"));
            }};
}

} // namespace

QList<Scene> formScenes()
{
    return {agentForm(), toolsForm(), listForm(), patternForm(), schemaForm(), profileForm(), adapterForm(), brokenForm(), restoredForm()};
}

} // namespace outcrop
