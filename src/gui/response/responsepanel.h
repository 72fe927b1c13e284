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
class ReaskSheet;
class ResponseTables;
class ResponseText;

/// An answer that a person carries: where the prompt lies, and where the answer may be put.
struct CarriedPrompt {
    QString promptFile;
    QString responseFile;
};

/// The Response dock: the text of an answer as it arrives, and once it was parsed what it is worth and why. View only; its owner does the work.
class ResponsePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ResponsePanel(QWidget *parent = nullptr);

    /// Whether there is a request that could be sent.
    void setNothing(bool canSend);
    void startWaiting(const AwaitedResponse &awaited);
    /// The answer is arriving, and this part of it is new.
    void append(const QString &piece);
    /// What can be said of it so far.
    void setSoFar(const ShownResponse &response);
    /// So far, in words; empty if unknown.
    void setProgress(const QString &progress);
    void setResponse(const ShownResponse &response);
    /// The prompt is on the clipboard, and what is pasted next is its answer.
    void startCarrying(const CarriedPrompt &prompt);
    /// The same for a prompt that was left lying: it is not on the clipboard.
    void offerCarrying(const CarriedPrompt &prompt);
    void showTrouble(const QString &title, const QString &details);

    const ShownResponse &response() const { return m_response; }
    bool isWaiting() const { return m_state == State::Waiting; }
    bool isCarrying() const { return m_state == State::Carrying; }
    bool isEmpty() const { return m_state == State::Nothing; }
    QString text() const;
    /// Selects a part of the text and shows it.
    void showRange(const Range &range);
    /// Opening, copying and saving answers, for the window's menus as well.
    QMenu *menu() const;

public Q_SLOTS:
    /// Takes an answer from the clipboard.
    void paste();
    void openFile();
    void copy() const;
    void copyTable() const;

Q_SIGNALS:
    void stopRequested();
    void sendRequested();
    void keysRequested();
    /// The prompt that is carried, on the clipboard once more.
    void promptRequested();
    /// An answer was pasted or dropped.
    void textBrought(const QString &text);
    void fileBrought(const QString &path);
    void fileWanted();
    void saveRequested();
    void askAgainRequested(const QString &message);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class State {
        Nothing,
        Waiting,  ///< for a provider
        Carrying, ///< a person brings the answer
        Answered, ///< or failed
    };

    void layOut();
    void setUpBody();
    void setUpMenu();
    void connectParts();
    void placeText();
    void enter(State state);
    void showEmpty(const QString &title, const QString &text, const QString &action, const std::function<void()> &run);
    void showCarrying(const CarriedPrompt &prompt, const QString &title);
    void showFailure();

    ShownResponse m_response;
    State m_state = State::Nothing;
    bool m_beside = true; ///< the text is beside the tables, not among them
    ResponseSummary *m_head;
    QToolButton *m_stop;
    QToolButton *m_askAgain;
    QToolButton *m_copyPrompt;
    QToolButton *m_paste;
    QToolButton *m_more;
    MessageBar *m_message;
    ReaskSheet *m_reask;
    QStackedWidget *m_pages;
    EmptyState *m_empty;
    QSplitter *m_body;
    ResponseText *m_text;
    ResponseTables *m_tables;
    std::function<void()> m_first; ///< what the empty view offers
};

} // namespace outcrop
