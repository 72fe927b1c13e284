// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/response/shownresponse.h"

#include <QElapsedTimer>
#include <QIcon>
#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace outcrop {

class ElidedLabel;

/// The request that is waiting for its response.
struct AwaitedResponse {
    QString provider;
    QString model;
};

/// The lines above a response: verdict and quality, then provider and cost. While waiting, they show the elapsed time.
class ResponseSummary : public QWidget
{
    Q_OBJECT

public:
    explicit ResponseSummary(QWidget *parent = nullptr);

    /// Adds a button at the end of the first line.
    void addButton(QWidget *button);
    void clearContents();
    /// Starts the clock.
    void startWaiting(const AwaitedResponse &awaited);
    /// Sets the number of characters received.
    void setReceivedLength(qsizetype characters);
    /// Sets the progress as text; empty if unknown.
    void setProgress(const QString &progress) { m_progress = progress; }
    void setResponse(const ShownResponse &response);
    /// Shows that the user adds the response to the prompt in this file.
    void setManualPrompt(const QString &promptFile);

protected:
    void changeEvent(QEvent *event) override;

private:
    void setVerdict(const QIcon &icon, const QString &title, const QString &meaning = {});
    void setFacts(const QStringList &facts, const QStringList &costs);
    void showElapsed();
    void showIcon();

    QString m_target;
    QString m_progress;
    qsizetype m_receivedLength = 0; ///< length of the received text, in characters
    QElapsedTimer m_elapsed;
    qint64 m_firstToken = -1; ///< time until the first token, in milliseconds; -1 before it
    QTimer m_clock;
    QIcon m_shownIcon;
    QHBoxLayout *m_row;
    QLabel *m_icon;
    QLabel *m_verdict;
    ElidedLabel *m_facts;
    ElidedLabel *m_costs; ///< provider, model and cost
};

} // namespace outcrop
