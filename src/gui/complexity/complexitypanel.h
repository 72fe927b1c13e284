// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/complexity/estimatetree.h"

#include <QWidget>

class QComboBox;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace outcrop {

class ElidedLabel;
class EmptyState;

/// An entry in the list of tasks: a document, or the request if `path` is empty.
struct TaskChoice {
    QString title;
    QString path = {};

    friend bool operator==(const TaskChoice &, const TaskChoice &) = default;
};

/// The estimate of one task.
struct ShownEstimate {
    ComplexityEstimate estimate;
    Diagnostics findings = {}; ///< findings about the task and the thresholds
    QString ratingPrompt = {};     ///< prompt that asks a model to rate the task
};

/// The widget of the Complexity dock: shows the complexity of the selected task, the reasons and suggested subtasks. ComplexityController supplies the
/// data.
class ComplexityPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ComplexityPanel(QWidget *parent = nullptr);

    /// Sets the list of tasks. Keeps the selected task if the list contains it.
    void setTasks(const QList<TaskChoice> &tasks);
    /// Selects a task without emitting a signal. Returns false if the list does not contain it.
    bool selectTask(const QString &path);
    /// Returns the path of the selected document; empty for the request or if the list is empty.
    QString task() const;

    void setEstimate(const ShownEstimate &shownEstimate);
    /// Shows the empty view, because there is no task to estimate.
    void showNoTask();
    void clearContents();
    /// Sets whether a model is rating the task.
    void setOpinionPending(bool isPending);
    /// Shows a note, such as the reason for a missing rating. An empty string hides the note.
    void setNote(const QString &text);

Q_SIGNALS:
    void taskChosen();
    void locationChosen(const outcrop::Location &location);
    void documentFocusRequested();
    void opinionRequested();
    void saveRequested(const outcrop::ComplexityEstimate &estimate);
    void newTaskRequested();

private:
    QToolButton *addButton(const QString &name, const QString &text, const QString &help, const QString &icon);
    QLayout *makeBar();
    void setUpTree();
    void connectParts();
    void updateButtons();
    void copySuggestions() const;
    void copyTable() const;
    void chooseLocation(const QModelIndex &index);

    EstimateModel m_model;
    QList<TaskChoice> m_choices;
    std::optional<ShownEstimate> m_shownEstimate;
    bool m_isRating = false;
    QComboBox *m_task;
    QToolButton *m_rateButton;
    QToolButton *m_saveButton;
    QToolButton *m_copyButton;
    ElidedLabel *m_summary;
    ElidedLabel *m_note;
    QStackedWidget *m_pages;
    QTreeView *m_tree;
    EmptyState *m_emptyState;
};

} // namespace outcrop
