// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/forms/fieldnames.h"
#include "gui/tasks/latestonlytask.h"
#include "models/forms/formmodel.h"
#include "models/forms/formproxy.h"

#include <QWidget>

class QLineEdit;
class QSplitter;
class QToolButton;

namespace outcrop {

class FieldDetail;
class FieldHelp;
class FormDelegate;
class FormTree;
class MessageBar;

/// A document as a form: its fields as a tree with a filter above, and below what the current one is for and the editor that has room for it. While the data
/// cannot be read it says why, and shows what it said before.
class FormView : public QWidget
{
    Q_OBJECT

public:
    explicit FormView(QWidget *parent = nullptr);
    ~FormView() override;

    /// The session outlives the view, or dies with its documents.
    void setSession(EditSession *session, DocumentKind kind);
    void setNames(const FieldNames &names);
    void setGovernance(const DocumentPtr &governance);
    /// All those of this document.
    void setFindings(const Diagnostics &findings);
    FormModel &model() { return m_model; }

    /// Chooses the field that a place of the text belongs to; false where it belongs to none.
    bool showPlace(qsizetype offset);
    /// The position of the selected field.
    std::optional<Range> currentPlace() const;
    bool hasKeyboard() const;

Q_SIGNALS:
    /// The user chose a field, or wrote into it.
    void fieldChosen();
    /// Something can only be fixed in the text.
    void placeWanted(qsizetype offset);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    QWidget *makeFilterRow();
    QWidget *makeBelow();
    void connectParts();
    void showField();
    void showProblem();
    void showRefusal(const QString &message);
    void giveColumns();
    void giveRoom();

    FormModel m_model;
    FormProxy m_proxy;
    LatestOnlyTask<FormContent> m_reading;
    MessageBar *m_bar;
    QLineEdit *m_filter;
    QToolButton *m_onlyPresent;
    FormTree *m_tree;
    FormDelegate *m_delegate;
    FieldHelp *m_help;
    FieldDetail *m_detail;
    QSplitter *m_parts;
    bool m_arranged = false;  ///< the user gave the parts their sizes
    bool m_following = false; ///< the text leads
};

} // namespace outcrop
