// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/forms/fieldnames.h"
#include "gui/tasks/latestonlytask.h"
#include "models/forms/formmodel.h"
#include "models/forms/formproxy.h"

#include <QWidget>

class QLineEdit;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace outcrop {

class FieldDetail;
class FieldHelp;
class FormDelegate;
class FormTree;
class MessageBar;
class SectionForm;

/// The form of a document. An agent has labeled sections. Other documents, and an agent if all fields are shown, have a tree of fields with the help and the
/// large editor of the current field. A filter applies to both. Shows an error and the last valid state if the text cannot be parsed.
class FormView : public QWidget
{
    Q_OBJECT

public:
    explicit FormView(QWidget *parent = nullptr);
    ~FormView() override;

    /// Sets the session; null clears the form. The session may be destroyed before the view.
    void setSession(EditSession *session, DocumentKind kind);
    void setNames(const FieldNames &names);
    void setGovernance(const DocumentPtr &governance);
    /// Sets the findings of this document.
    void setFindings(const Diagnostics &findings);
    FormModel &model() { return m_model; }

    /// Shows the tree of all fields, or the sections of an agent.
    void showAllFields(bool showsAll);
    /// Selects the field at an offset in the text. Returns false if there is no field.
    bool selectFieldAt(qsizetype offset);
    /// Returns the range of the selected field in the text, or nullopt.
    std::optional<Range> currentFieldRange() const;
    bool hasKeyboardFocus() const;

Q_SIGNALS:
    /// Emitted when the selected field or the content changes, unless the selection follows the text cursor.
    void fieldChosen();
    /// Emitted to show the offset of a problem in the text.
    void locationRequested(qsizetype offset);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void layOutPages();
    QWidget *makeFilterRow();
    QWidget *makeDetailArea();
    void connectParts();
    void connectSections();
    void applyFilter();
    void showPage();
    void showField();
    void showProblem();
    void showRejection(const QString &message);
    void resizeColumns();
    void resizeParts();

    FormModel m_model;
    FormProxy m_proxy;
    LatestOnlyTask<FormContent> m_readTask;
    MessageBar *m_bar;
    QLineEdit *m_filter;
    QToolButton *m_onlyPresentButton;
    QToolButton *m_allFields;
    FormTree *m_tree;
    FormDelegate *m_delegate;
    FieldHelp *m_help;
    FieldDetail *m_detail;
    QSplitter *m_splitter;
    SectionForm *m_sections;
    QStackedWidget *m_pages;
    bool m_isResizedByUser = false;
    bool m_isFollowingCursor = false; ///< whether the selection is following the text cursor
};

} // namespace outcrop
