// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/forms/formcontroller.h"
#include "gui/forms/formtree.h"
#include "gui/forms/formview.h"
#include "gui/forms/sectionfieldeditor.h"

#include <QApplication>
#include <QMainWindow>
#include <QTest>

namespace outcrop {

inline const QString agentText = QStringLiteral("---\n"
                                         "name: reader # as its file\n"
                                         "description: Reads.\n"
                                         "identity:\n"
                                         "  role: Reader\n"
                                         "  expertise:\n"
                                         "    - books\n"
                                         "    - maps\n"
                                         "  cognitive_mode: systematic\n"
                                         "capabilities:\n"
                                         "  required_features: [tool_use]\n"
                                         "guardrails:\n"
                                         "  input_validation:\n"
                                         "    - lot: \"^L-\\\\d{4}$\"\n"
                                         "output:\n"
                                         "  required: true\n"
                                         "  schema:\n"
                                         "    type: object # always\n"
                                         "    properties:\n"
                                         "      title: {type: string}\n"
                                         "portability:\n"
                                         "  minimum_context_window: 32000\n"
                                         "---\n"
                                         "Read what you are given.\n");

/// A document view with its form, in a focused window.
struct FormWindow {
    /// The content of the form: the tree of all fields, or the sections of an agent.
    enum class FormLayout { Tree, Sections };

    explicit FormWindow(FormLayout shown = FormLayout::Tree, const QString &text = agentText) : session(QStringLiteral("agents/reader.md"), text)
    {
        view = new DocumentView;
        view->setSession(&session);
        controller = new FormController(view, DocumentKind::Agent);
        controller->setNames([](const QString &what, const QString &, const FieldPath &) {
            return what == u"provider/model" ? QList<Candidate>{{Candidate::Kind::Model, QStringLiteral("house/small"), {}, {}}} : QList<Candidate>();
        });
        controller->setMode(FormMode::Both);
        controller->form()->showAllFields(shown == FormLayout::Tree);
        window.setCentralWidget(view);
        window.resize(1000, 700);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qWarning("the window does not get the keyboard focus");
        if (shown == FormLayout::Tree)
            tree()->setFocus();
    }
    ~FormWindow() { delete window.takeCentralWidget(); }

    FormTree *tree() const { return view->findChild<FormTree *>(); }
    FormModel &model() const { return controller->form()->model(); }
    TextEditor &text() const { return *view->activeEditor(); }
    void choose(const QString &path) const { tree()->selectField(model().indexOf(path.split(u'.'))); }
    QString value(const QString &path) const { return model().indexOf(path.split(u'.')).siblingAtColumn(1).data().toString(); }
    QString chosenField() const { return tree()->currentRow() ? tree()->currentRow()->path.join(u'.') : QString(); }
    template<typename T>
    T *find(const char *name) const
    {
        return view->findChild<T *>(QLatin1String(name));
    }
    /// Returns a control of a field's editor in the sections, or null.
    template<typename T>
    T *control(const char *path, const char *name = "") const
    {
        const auto *field = view->findChild<SectionFieldEditor *>(QLatin1String("field:") + QLatin1String(path));
        return field ? field->findChild<T *>(QLatin1String(name)) : nullptr;
    }
    QWidget *editor() const { return find<QWidget>("fieldEditor"); }
    void key(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) const { QTest::keyClick(QApplication::focusWidget(), key, with); }
    void type(const QString &text) const { QTest::keyClicks(QApplication::focusWidget(), text); }

    EditSession session;
    QMainWindow window;
    DocumentView *view;
    FormController *controller;
};

} // namespace outcrop
