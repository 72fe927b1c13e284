// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/messagebar.h"
#include "models/response/shownresponse.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QMenu;
class QLabel;
class QPlainTextEdit;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace outcrop {

class ElidedLabel;
class EmptyState;
class ResponseTables;
class ResponseText;

/// What is awaited: from whom, and since when.
struct AwaitedResponse {
    QString provider;
    QString model;
};

/// An answer that a person carries: where the prompt lies, and where the answer may be put.
struct CarriedPrompt {
    QString promptFile;
    QString responseFile;
};

/// The Response dock: the text of an answer as it arrives, and once it was parsed what it is worth and why. Shows; whoever owns it works.
class ResponsePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ResponsePanel(QWidget *parent = nullptr);

    /// Whether there is a request that could be sent.
    void setNothing(bool canSend);
    void startWaiting(const AwaitedResponse &awaited);
    /// The answer is on its way, and this much of it is new.
    void append(const QString &piece);
    /// What can be said of it so far.
    void setSoFar(const ShownResponse &response);
    /// So far: `tokens` in words, empty where nobody counts.
    void setProgress(const QString &tokens);
    void setResponse(const ShownResponse &response);
    void startCarrying(const CarriedPrompt &prompt);
    void showTrouble(const QString &title, const QString &details);

    const ShownResponse &response() const { return m_response; }
    bool isWaiting() const { return m_waiting; }
    QString text() const;
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
    QToolButton *addButton(const QString &name, const QString &text, const QString &help, const QString &icon);
    QLayout *makeHeader();
    QWidget *makeReask();
    void setUpMenu();
    void setUpBody();
    void connectParts();
    void placeText();
    void setWaiting(bool waiting);
    QString failedTitle() const;
    void showVerdict();
    void showFacts();
    void setFacts(const QStringList &facts, const QStringList &costs);
    void showFailure();
    void showElapsed();
    void offerAskAgain();
    void updateButtons();

    ShownResponse m_response;
    bool m_waiting = false;
    bool m_beside = true; ///< the text stands beside the tables, not among them
    QElapsedTimer m_since;
    qint64 m_firstToken = -1; ///< milliseconds
    QString m_tokens;
    QString m_target;
    QTimer m_clock;
    QLabel *m_icon;
    QLabel *m_verdict;
    ElidedLabel *m_facts;
    ElidedLabel *m_costs; ///< who answered, for how much
    QToolButton *m_stop;
    QToolButton *m_askAgain;
    QToolButton *m_paste;
    QToolButton *m_more;
    MessageBar *m_message;
    QWidget *m_reask;
    QPlainTextEdit *m_reaskText;
    QStackedWidget *m_pages;
    EmptyState *m_empty;
    QSplitter *m_body;
    ResponseText *m_text;
    ResponseTables *m_tables;
    std::function<void()> m_first; ///< what the empty view offers
};

} // namespace outcrop
