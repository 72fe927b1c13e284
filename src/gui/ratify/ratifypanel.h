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

/// What the user wants to be done about a suggestion.
struct RatifyWish {
    RecordId suggestion = 0;
    QList<int> hunks = {};               ///< numbers from 1, ticked
    std::optional<QString> edited = {};  ///< the file's text as the user wrote it, instead of hunks
    bool allowGrowth = false;            ///< although the prompt outgrows a budget
};

/// The Ratify view: suggestions by their evidence, the change hunk by hunk, what was measured, and the decision with its history. Nothing is changed
/// without a press of Accept. View only; its owner does the work.
class RatifyPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RatifyPanel(QWidget *parent = nullptr);
    ~RatifyPanel() override;

    void setSuggestions(const QList<SuggestionRow> &rows);
    /// Why the records could not be read; empty where they could.
    void setTrouble(const QString &why);
    /// What is known of the chosen one is being read.
    void startReading();
    void setDetails(const RatifyDetails &details);
    /// RatifyDetails::uncommitted, read again: everything else is unchanged.
    void setUncommitted(const QString &text);
    /// The suggestion that is looked at; null for none.
    const SuggestionRow *chosen() const;
    void choose(RecordId suggestion);
    void showGroup(SuggestionGroup group);
    void setDiffLayout(DiffLayout layout);
    /// No workspace is open.
    void setNothing();

    /// What a check on held-back turns found.
    void setReplay(const ShownReplay &replay);

    /// The analysis, a decision or a check is under way: unavailable actions are disabled.
    void startAnalysis();
    void startDecision();
    void startCheck();
    /// The current work has ended, with its result in a sentence.
    void endWork(const QString &how);

Q_SIGNALS:
    void chosenChanged();
    void analysisRequested();
    void stopRequested();
    void acceptRequested(const outcrop::RatifyWish &wish);
    void rejectRequested(outcrop::RecordId suggestion, const QString &reason);
    /// On held-back turns; `ask`: the provider as well.
    void checkRequested(const outcrop::RatifyWish &wish, bool ask);
    void documentChosen(const QString &path);
    void readingRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Work { None, Analysis, Decision, Check };

    void setUpList();
    void setUpTables();
    void setUpDeciding();
    void setUpBar();
    void start(Work work);
    RatifyWish wish() const;
    void edit(bool editing);
    void showReject(bool shown);
    void fillTables();
    void fitConflicts();
    void updateChosen();
    bool hasChange() const;
    void updateTexts();
    void updateWarnings();
    void updateActions();
    void updateSummary();
    void updatePage();

    std::unique_ptr<Ui::RatifyPanel> m_ui;
    SuggestionsModel m_model;
    SuggestionsProxy m_proxy;
    FigureModel m_evidence;
    FigureModel m_conflicts;
    FigureModel m_growth;
    FigureModel m_examples;
    FigureModel m_heldBack;
    FigureModel m_decisions;
    RatifyDetails m_details;
    RecordId m_shown = 0; ///< the suggestion whose details are shown
    QString m_trouble;
    QString m_ended;      ///< how the last work did
    bool m_open = false;  ///< a workspace is
    bool m_reading = false;
    Work m_work = Work::None;
};

} // namespace outcrop
