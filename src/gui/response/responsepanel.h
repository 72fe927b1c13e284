// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/response/responsesummary.h"
#include "gui/widgets/messagebar.h"

class QMenu;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace outcrop {

class EmptyState;
class ResponseRetrySheet;
class ResponseTables;
class ResponseTextView;

/// A prompt that the user sends manually: the file of the prompt and the file for the response.
struct ManualPrompt {
    QString promptFile;
    QString responseFile;
};

/// The Response panel: the text of a response as it arrives, then its verdict, repairs, findings and quality. The owner supplies the data and performs the
/// requests of the user.
class ResponsePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ResponsePanel(QWidget *parent = nullptr);

    /// Clears the panel; `canSend` is whether a workspace is open.
    void clearContents(bool canSend);
    void startWaiting(const AwaitedResponse &awaited);
    /// Appends arriving text.
    void append(const QString &piece);
    /// Shows the parsed part of an arriving response.
    void setPartialResponse(const ShownResponse &response);
    /// Sets the progress as text; empty if unknown.
    void setProgress(const QString &progress);
    void setResponse(const ShownResponse &response);
    /// Shows that the prompt is on the clipboard. The next pasted text is its response.
    void startManualPrompt(const ManualPrompt &prompt);
    /// Shows that an earlier prompt is waiting for its response, which the user can add. The prompt is not on the clipboard.
    void offerManualPrompt(const ManualPrompt &prompt);
    void showError(const QString &title, const QString &details);

    const ShownResponse &response() const { return m_response; }
    bool isWaiting() const { return m_state == State::Waiting; }
    bool awaitsManualResponse() const { return m_state == State::AwaitingManualResponse; }
    bool isEmpty() const { return m_state == State::Empty; }
    QString text() const;
    /// Selects a range of the text and scrolls to it.
    void showRange(const Range &range);
    /// Returns the menu for opening, copying and saving responses, which the window also uses.
    QMenu *menu() const;

public Q_SLOTS:
    /// Uses the clipboard text as the response; shows an error if it is blank. Does nothing while a response is arriving.
    void paste();
    void openFile();
    void copy() const;
    void copyTable() const;

Q_SIGNALS:
    void stopRequested();
    void sendRequested();
    void keysRequested();
    /// Emitted to request another copy of the prompt on the clipboard.
    void promptCopyRequested();
    /// Emitted when a response is pasted or dropped.
    void responsePasted(const QString &text);
    void responseFileChosen(const QString &path);
    void fileRequested();
    void saveRequested();
    void retryRequested(const QString &message);
    void locationChosen(const outcrop::Location &location);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class State {
        Empty,
        Waiting,                ///< waiting for a provider
        AwaitingManualResponse, ///< waiting for a response from the user
        Answered,               ///< complete or failed
    };

    void layOut();
    void setUpBody();
    void setUpMenu();
    void connectParts();
    void placeText();
    void setState(State state);
    void showPage(bool isResponse);
    void showEmpty(const QString &title, const QString &text, const QString &action, const std::function<void()> &run);
    void showManualPrompt(const ManualPrompt &prompt, const QString &title);
    void showFailure();
    void showAwaitedTools();
    void showFirstRepair();

    ShownResponse m_response;
    State m_state = State::Empty;
    bool m_isTextBesideTables = true; ///< whether the text is beside the tables instead of their first tab
    ResponseSummary *m_summary;
    QToolButton *m_stopButton;
    QToolButton *m_retryButton;
    QToolButton *m_copyPrompt;
    QToolButton *m_pasteButton;
    QToolButton *m_moreButton;
    MessageBar *m_message;
    ResponseRetrySheet *m_retrySheet;
    QStackedWidget *m_pages;
    EmptyState *m_emptyState;
    QSplitter *m_splitter;
    ResponseTextView *m_text;
    ResponseTables *m_tables;
    std::function<void()> m_emptyAction; ///< action of the empty view's button
};

} // namespace outcrop
