// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/ratify/ratifydetails.h"
#include "models/ratify/suggestionsmodel.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace Ui {
class RatifyPanel;
}

namespace outcrop {

class MessageBar;

/// A request to accept or check a suggestion: the selected hunks, or the text that the user edited.
struct AcceptRequest {
    RecordId suggestion = 0;
    QList<int> hunks = {};               ///< numbers of the selected hunks, from 1
    std::optional<QString> editedText = {};  ///< text of the file as edited by the user, instead of hunks
    bool allowsGrowth = false;           ///< whether to accept even if the prompt exceeds its budget
};

/// The Ratify panel: suggestions, their evidence, the change by hunk, its effect, and the decision history. RatifyController supplies the data and performs the
/// requests of the user.
class RatifyPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RatifyPanel(QWidget *parent = nullptr);
    ~RatifyPanel() override;

    /// Keeps the selection, or selects the suggestion `chosen` and shows its group.
    void setSuggestions(const QList<SuggestionRow> &rows, RecordId chosen = 0);
    /// Shows an error that occurred while the records were read, and clears the suggestions.
    void setError(const QString &reason);
    /// Shows that the details of the selected suggestion are being read.
    void showReading();
    void setDetails(const RatifyDetails &details);
    /// Sets the provider whose tokens and costs are shown in the text of the suggestion.
    void setProvider(const QString &provider);
    /// Updates only RatifyDetails::uncommitted.
    void setUncommitted(const QString &text);
    /// Returns the selected suggestion, or null.
    const SuggestionRow *chosenSuggestion() const;
    void choose(RecordId suggestion);
    void showGroup(SuggestionGroup group);
    void setDiffLayout(DiffLayout layout);
    /// Removes the suggestions and disables the actions.
    void clearContents();

    /// Shows the result of a check on held-out turns.
    void setReplay(const ShownReplay &replay);

    /// Show that an analysis, decision or check is running, and disable the actions that would conflict with it.
    void showAnalysisStarted();
    void showDecisionStarted();
    void showCheckStarted();
    /// Shows the end of an analysis, decision or check. Shows `result` instead of the numbers of suggestions, unless it is empty.
    void showWorkFinished(const QString &result);
    /// Shows the result of an acceptance with a button that undoes it.
    void showAccepted(const QString &result);

Q_SIGNALS:
    void chosenSuggestionChanged();
    void analysisRequested();
    void stopRequested();
    void acceptRequested(const outcrop::AcceptRequest &request);
    void rejectRequested(outcrop::RecordId suggestion, const QString &reason);
    void postponeRequested(outcrop::RecordId suggestion);
    void undoRequested();
    /// Requests a check on held-out turns; with `sendsToProvider`, also sends them to the provider.
    void checkRequested(const outcrop::AcceptRequest &request, bool sendsToProvider);
    void documentChosen(const QString &path);
    void documentFocusRequested();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    enum class Work { None, Analysis, Decision, Check };

    void setUpList();
    void setUpTables();
    void setUpDecisionControls();
    void setUpBar();
    void placeEvidence();
    void postpone();
    void startWork(Work work);
    AcceptRequest currentRequest() const;
    void edit(bool isEditing);
    void setRejectSheetVisible(bool isVisible);
    void fillTables();
    void limitConflictHeight();
    void updateChosenSuggestion();
    bool hasChange() const;
    void updateTexts();
    QString chosenEffect() const;
    QString priceNote() const;
    void updateWarnings();
    void updateActions();
    void updateSummary();
    void updatePage();

    std::unique_ptr<Ui::RatifyPanel> m_ui;
    MessageBar *m_acceptanceBar; ///< result of the last acceptance
    SuggestionsModel m_model;
    SuggestionsProxy m_proxy;
    ValueTableModel m_evidence;
    ValueTableModel m_conflicts;
    ValueTableModel m_growth;
    ValueTableModel m_examples;
    ValueTableModel m_heldOutRows;
    ValueTableModel m_decisions;
    RatifyDetails m_details;
    QString m_provider; ///< the selected provider of the window
    RecordId m_shownSuggestion = 0; ///< ID of the suggestion whose details are shown
    QString m_error;
    QString m_lastResult;      ///< result of the last analysis, decision or check
    bool m_hasWorkspace = false;  ///< whether a workspace is open
    bool m_isReading = false;
    Work m_work = Work::None;
};

} // namespace outcrop
