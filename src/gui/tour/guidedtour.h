// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "gui/tour/toursteps.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

class QAction;
class QMainWindow;

namespace outcrop {

class DocumentTabs;
class MessageArea;
class TourCard;
class TourFrame;
class TourViewState;
class WindowSettings;

/// The parts of the window that the tour uses. They must outlive the tour.
struct TourContext {
    QMainWindow &window;
    DocumentTabs &documents;
    MessageArea &messages;
    WindowSettings &settings;
    QList<QAction *> views;               ///< the checkable commands of the views
    std::function<Workspace()> workspace; ///< the open workspace; empty if none is open
};

/// The guided tour of the sample: ten steps, each with a frame around a part of the window and a card in a separate row at the bottom. The window stays usable,
/// and a step is complete when its goal is reached. The tour itself changes no files. When it ends, it restores the view and names unsaved documents.
class GuidedTour : public QObject
{
    Q_OBJECT

public:
    explicit GuidedTour(const TourContext &context);
    ~GuidedTour() override;

    /// Returns the command that starts the tour, or creates the sample first; add it to a menu.
    QAction *action() const { return m_action; }
    /// Returns the card; hidden while the tour is not running.
    TourCard *card() const { return m_card; }
    bool isRunning() const { return m_stepNumber > 0; }
    /// Returns the number of the step, from 1; 0 while the tour is not running.
    int step() const { return m_stepNumber; }

public Q_SLOTS:
    void start();
    /// Ends the tour and restores the view.
    void finish();
    /// Call after a workspace was opened or closed. Starts the tour if it waits for the sample; offers it the first time that a copy of the sample is opened.
    void enterFolder(const QString &folder);

Q_SIGNALS:
    /// Emitted to trigger an action of the window by its object name.
    void commandRequested(const QString &action);
    /// Emitted after a step opened a document.
    void documentShown(const QString &path);
    /// Emitted if the tour needs a copy of the sample.
    void sampleRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectCard();
    bool isSample() const;
    void offerTour();
    void endWithoutRestoring();
    void showStep(int number);
    const TourStep &currentStep() const { return m_steps.at(m_stepNumber - 1); }
    void prepareStep();
    void enterTask();
    void removeTask();
    void openDocument();
    void runPendingActions();
    void update();
    void placeFrame();
    void placeCard();
    void showUnsavedDocuments();
    void raise();
    void raiseAbovePanels();
    bool isReached(const TourGoal &goal) const;
    QString textOf(const QString &path) const;

    TourContext m_context;
    QList<TourStep> m_steps;
    QAction *m_action;
    TourFrame *m_frame; ///< a child of the window
    TourCard *m_card;   ///< a child of the window, in its bottom margin
    QTimer m_timer;     ///< checks the goal and moves the frame while the tour is running
    std::unique_ptr<TourViewState> m_viewBefore;
    int m_stepNumber = 0;
    QString m_textBefore;   ///< text of the goal's document when the step began
    bool m_isGoalReached = false; ///< whether the goal of the step was reached
    bool m_hasPendingRow = false;    ///< whether the row of the step must still be selected
    bool m_hasPendingButton = false; ///< whether the button of the step must still be pressed
    bool m_startsWithSample = false; ///< whether the tour starts when the sample is opened
};

} // namespace outcrop
