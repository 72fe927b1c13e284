// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "gui/forms/fieldnames.h"
#include "gui/forms/viewswitch.h"

#include <QObject>

namespace outcrop {

class DocumentView;
class FormView;

/// The form beside the text of one document: which of them is seen, and that what is chosen in one is shown in the other. Whichever has the keyboard leads.
/// A child of the view it serves.
class FormSide : public QObject
{
    Q_OBJECT

public:
    FormSide(DocumentView *view, DocumentKind kind);

    DocumentKind kind() const { return m_kind; }
    FormMode mode() const { return m_mode; }
    void setMode(FormMode mode);
    /// Side by side: the keyboard goes from one to the other.
    void switchSides();
    void setNames(const FieldNames &names) { m_names = names; }
    /// The workspace as it is being edited, and everything that is wrong in it.
    void setWorkspace(const Workspace &workspace, const Diagnostics &findings);
    /// Null until the form was shown once.
    FormView *form() const { return m_form; }

Q_SIGNALS:
    void modeChanged();
    /// The user chose it.
    void modeChosen(outcrop::FormMode mode);

private:
    void makeForm();
    void showSession();
    void choose(FormMode mode);
    void followText(qsizetype offset);
    void followForm();
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
    bool m_leading = false; ///< the form moves the text's cursor
};

} // namespace outcrop
