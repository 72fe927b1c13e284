// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

namespace outcrop {

/// The state of the window that completes a step, regardless of how the user reached it.
struct TourGoal {
    enum class Kind {
        None,     ///< the step has no goal
        Checked,  ///< the action or button `name` is checked
        Shown,    ///< the widget `name` is shown
        Selected, ///< the current row of the view `name` contains `text`
        Changed,  ///< the text of the document `name` has changed since the step began; if `text` is set, the change removed `text`
    };

    Kind kind = Kind::None;
    QString name = {};
    QString text = {};
};

/// A row of a list or table: the object name of the view, and a part of the text of one cell.
struct TourRow {
    QString view = {};
    QString text = {};
};

/// One step of the guided tour. "Show me" opens the document, triggers the commands, then selects the row and presses the button when they exist. The step
/// changes no files.
struct TourStep {
    QString title;
    QString text;
    QString document = {};     ///< path of the document to open
    QString passage = {};      ///< text of the document at which the cursor is placed
    QStringList commands = {}; ///< object names of actions
    TourRow row = {};
    QString button = {};       ///< object name of a button
    QStringList targets = {};  ///< object names of widgets; the first one that is shown gets the frame
    TourGoal goal = {};
};

/// Returns the ten steps, in the language of the interface.
QList<TourStep> tourSteps();

} // namespace outcrop
