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
    /// Shows the awaited request and starts measuring the elapsed time.
    void startWaiting(const AwaitedResponse &awaited);
    /// Sets the number of characters received.
    void setReceivedLength(qsizetype characters);
    /// Sets the progress as text; empty if unknown.
    void setProgress(const QString &progress) { m_progress = progress; }
    void setResponse(const ShownResponse &response);
    /// Shows that the prompt in this file is waiting for a response from the user.
    void setManualPrompt(const QString &promptFile);

Q_SIGNALS:
    /// Emitted when the user follows the link to the edit that made the provider read less from its cache. Line 0 means unknown.
    void editChosen(const QString &file, int line);

protected:
    void changeEvent(QEvent *event) override;

private:
    void setVerdict(const QIcon &icon, const QString &title, const QString &meaning = {});
    void setFacts(QStringList facts, QStringList costs);
    void setCache(const std::optional<ShownCache> &cache);
    void showElapsed();
    void showIcon();

    QString m_target;
    QString m_changedFile; ///< document whose edit made the provider read less from its cache
    int m_changedLine = 0;
    QString m_progress;
    qsizetype m_receivedLength = 0; ///< length of the received text, in characters
    QElapsedTimer m_elapsedTimer;
    qint64 m_firstToken = -1; ///< time until the first token, in milliseconds; -1 before it
    QTimer m_clock;
    QIcon m_shownIcon;
    QHBoxLayout *m_row;
    QLabel *m_icon;
    QLabel *m_verdict;
    ElidedLabel *m_facts;
    ElidedLabel *m_costs; ///< provider, model and cost
    QLabel *m_cache;      ///< predicted and reported cache use
};

} // namespace outcrop
