// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "gui/forms/fieldnames.h"
#include "gui/forms/viewswitch.h"

#include <QObject>

namespace outcrop {

class DocumentView;
class FormView;

/// Controls the form of one document and synchronizes the selected field with the text cursor. The view with the focus determines the selection. The
/// document view is the parent.
class FormController : public QObject
{
    Q_OBJECT

public:
    FormController(DocumentView *view, DocumentKind kind);

    DocumentKind kind() const { return m_kind; }
    FormMode mode() const { return m_mode; }
    void setMode(FormMode mode);
    /// In mode Both, moves the focus between the fields and the text.
    void switchFocus();
    void setNames(const FieldNames &names) { m_names = names; }
    /// Sets the edited workspace and its findings.
    void setWorkspace(const Workspace &workspace, const Diagnostics &findings);
    /// Returns the form; null until it is shown for the first time.
    FormView *form() const { return m_form; }

Q_SIGNALS:
    void modeChanged();
    /// Emitted when the user changes the mode.
    void modeChosen(outcrop::FormMode mode);

private:
    void makeForm();
    void showSession();
    void choose(FormMode mode);
    void selectFieldFromText(qsizetype offset);
    void selectTextFromField();
    void showText(qsizetype offset);
    void update();

    DocumentView *m_view;
    DocumentKind m_kind;
    ViewSwitch *m_switch;
    FormView *m_form = nullptr;
    FormMode m_mode = FormMode::Source;
    FieldNames m_names;
    DocumentPtr m_governance;
    Diagnostics m_findings;
    bool m_isMovingCursor = false; ///< whether the form is moving the text cursor
};

} // namespace outcrop
