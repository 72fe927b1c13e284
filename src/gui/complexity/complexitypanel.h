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

/// A task that can be chosen: a document, or the request where there is no path.
struct TaskChoice {
    QString title;
    QString path = {};

    friend bool operator==(const TaskChoice &, const TaskChoice &) = default;
};

/// What is shown of one task.
struct ShownEstimate {
    ComplexityEstimate estimate;
    Diagnostics findings = {}; ///< of the task and the thresholds
    QString question = {};     ///< what a model would be asked about it
};

/// The Complexity dock: how complex the chosen task is and why, and how it could be cut, as suggestions that can be copied. View only; its owner does the work.
class ComplexityPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ComplexityPanel(QWidget *parent = nullptr);

    /// Keeps what is chosen as long as it is there.
    void setTasks(const QList<TaskChoice> &tasks);
    /// Silently; false where there is no such task (yet).
    bool chooseTask(const QString &path);
    /// The document that is chosen; empty for the request.
    QString task() const;

    void setEstimate(const ShownEstimate &shown);
    /// There is nothing to estimate yet.
    void setNoTask();
    void setNothing();
    /// A model is being asked.
    void setAsking(bool asking);
    /// Why there is no opinion, or that the estimate is kept; empty for nothing to say.
    void setNote(const QString &text);

Q_SIGNALS:
    void taskChosen();
    void placeChosen(const outcrop::Location &place);
    void readingRequested();
    void opinionWanted();
    void keepWanted(const outcrop::ComplexityEstimate &estimate);
    void newTaskWanted();

private:
    QToolButton *addButton(const QString &name, const QString &text, const QString &help, const QString &icon);
    QLayout *makeBar();
    void setUpTree();
    void connectParts();
    void updateButtons();
    void copySuggestions() const;
    void copyTable() const;
    void choosePlace(const QModelIndex &index);

    EstimateModel m_model;
    QList<TaskChoice> m_choices;
    std::optional<ShownEstimate> m_shown;
    bool m_asking = false;
    QComboBox *m_task;
    QToolButton *m_ask;
    QToolButton *m_keep;
    QToolButton *m_copy;
    ElidedLabel *m_summary;
    ElidedLabel *m_note;
    QStackedWidget *m_pages;
    QTreeView *m_tree;
    EmptyState *m_empty;
};

} // namespace outcrop
