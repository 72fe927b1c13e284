// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/conversation/transcript.h"

#include <QSet>
#include <QTextBrowser>

namespace outcrop {

/// Shows a conversation as text: sender and time, message, names of attachments. Tool calls and results are collapsed to one line; a link expands them. Shows
/// message text literally, loads no resources and follows no links.
class TranscriptView : public QTextBrowser
{
    Q_OBJECT

public:
    explicit TranscriptView(QWidget *parent = nullptr);

    /// Shows the parts of a session. Keeps the position and the unfolded parts if the session is already shown.
    void setTranscript(const QString &session, const QList<TranscriptPart> &parts);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    QVariant loadResource(int type, const QUrl &name) override;

private:
    void togglePart(const QUrl &link);
    void selectLink(const QString &link);
    void rebuild();
    qsizetype firstShownPart() const;
    QString html(qsizetype part) const;
    QString foldedHtml(qsizetype part) const;
    QString messageHtml(const TranscriptPart &part) const;
    QString attachmentsHtml(const TranscriptPart &part) const;
    QString mutedHtml(const QString &text) const;
    QString literalBlock(const QString &text) const;

    QString m_session; ///< ID of the displayed session
    QList<TranscriptPart> m_parts;
    QSet<qsizetype> m_unfoldedParts; ///< indexes of unfolded parts
    bool m_isKeyPressed = false; ///< whether a key press is being handled
};

} // namespace outcrop
