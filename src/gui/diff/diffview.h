// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/diffmodel.h"

#include <QWidget>

class QHBoxLayout;
class QStackedLayout;
class QToolButton;

namespace outcrop {

class DiffTable;
class ElidedLabel;
class EmptyState;

/// How two texts differ, hunk by hunk: side by side or one below the other, with line numbers and the words that differ marked. A sign in front of a
/// line says what its colour says. Where hunks can be chosen, each has a box. Keys: N and P go to the next and the previous hunk, the space bar ticks
/// the hunk that the current line belongs to. Scrolls by itself and wraps long lines.
class DiffView : public QWidget
{
    Q_OBJECT

public:
    /// The controls are named `<name>Table`, `<name>Next` and so on: two views of one window have two names.
    explicit DiffView(QWidget *parent = nullptr, const QString &name = QStringLiteral("diff"));

    /// Shows another difference; every box that may be ticked is ticked. Shows a message if the texts are equal.
    void setDiff(const ShownDiff &diff);
    /// Nothing to show, and why, in words for people.
    void setNothing(const QString &title, const QString &text = {});
    const ShownDiff &diff() const { return m_model.diff(); }

    void setLayoutMode(DiffLayout layout);
    DiffLayout layoutMode() const { return m_model.layoutMode(); }
    /// Boxes in front of the hunks; without them (the usual case) the view is only read.
    void setChoosable(bool choosable) { m_model.setChoosable(choosable); }
    /// The numbers of the hunks that are ticked, from 0.
    const QSet<int> &chosen() const { return m_model.chosen(); }
    void setChosen(const QSet<int> &hunks) { m_model.setChosen(hunks); }

    /// The hunk that the current line belongs to; -1 where it belongs to none.
    int currentHunk() const;
    void goToHunk(int hunk);
    void nextHunk();
    void previousHunk();
    /// Adds an own control at the right end of the bar above the texts. The view takes it over.
    void addToBar(QWidget *control);

Q_SIGNALS:
    void chosenChanged();
    void currentHunkChanged(int hunk);
    void layoutModeChanged();

private:
    void layOut(const QString &name);
    void connectBar();
    void showState();

    DiffModel m_model;
    DiffTable *m_table;
    EmptyState *m_empty;
    QHBoxLayout *m_bar;
    QStackedLayout *m_pages;
    ElidedLabel *m_summary;
    QToolButton *m_previous;
    QToolButton *m_next;
    QToolButton *m_beside;
    QToolButton *m_unified;
    int m_current = -1; ///< hunk
};

} // namespace outcrop
