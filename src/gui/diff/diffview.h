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

/// A diff of two texts, side by side or unified, with line numbers and changed words marked. Signs before the lines repeat the
/// information of the colors. N and P go to the next and previous hunk, and the space bar toggles the current hunk.
class DiffView : public QWidget
{
    Q_OBJECT

public:
    /// The controls are named `<name>Table`, `<name>Next` and so on, so that two views in one window have different names.
    explicit DiffView(QWidget *parent = nullptr, const QString &name = QStringLiteral("diff"));

    /// Shows a diff with all selectable hunks selected, or a message if the texts are equal.
    void setDiff(const ShownDiff &diff);
    /// Shows a message instead of a diff.
    void clearContents(const QString &title, const QString &text = {});
    const ShownDiff &diff() const { return m_model.diff(); }

    void setLayoutMode(DiffLayout layout);
    DiffLayout layoutMode() const { return m_model.layoutMode(); }
    /// Sets whether hunks have check boxes; off by default.
    void setHunksCheckable(bool isCheckable) { m_model.setHunksCheckable(isCheckable); }
    /// Returns the indexes of the selected hunks, from 0.
    const QSet<int> &chosenHunks() const { return m_model.chosenHunks(); }
    void setChosenHunks(const QSet<int> &hunks) { m_model.setChosenHunks(hunks); }

    /// Returns the index of the hunk that contains the current line; -1 if there is none.
    int currentHunk() const;
    void goToHunk(int hunk);
    void goToNextHunk();
    void goToPreviousHunk();
    /// Adds a control at the right end of the bar above the texts. The view takes ownership.
    void addToBar(QWidget *control);

Q_SIGNALS:
    void chosenHunksChanged();
    void currentHunkChanged(int hunk);
    void layoutModeChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut(const QString &name);
    void fitBar();
    void connectBar();
    void updateBar();

    DiffModel m_model;
    DiffTable *m_table;
    EmptyState *m_emptyState;
    QHBoxLayout *m_bar;
    QStackedLayout *m_pages;
    ElidedLabel *m_summary;
    QToolButton *m_previousButton;
    QToolButton *m_nextButton;
    QToolButton *m_sideBySide;
    QToolButton *m_unifiedButton;
    int m_current = -1; ///< index of the current hunk
};

} // namespace outcrop
