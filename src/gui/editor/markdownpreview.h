// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/tasks/latestonlytask.h"
#include "models/editing/editsession.h"

#include <QPointer>
#include <QTextBrowser>
#include <QTimer>

namespace outcrop {

/// A view of a rendered Markdown document with its front matter as a table. Parses the text on a worker thread shortly after the last keystroke. Must not
/// load images, styles, files or network resources. Emits linkChosen() instead of following links.
class MarkdownPreview : public QTextBrowser
{
    Q_OBJECT

public:
    explicit MarkdownPreview(QWidget *parent = nullptr);

    void setSession(EditSession *session);
    /// Scrolls to a fraction of the height, from 0 to 1.
    void scrollToFraction(double fraction);

Q_SIGNALS:
    /// Emitted when the user clicks a link. `target` is the link target from the text.
    void linkChosen(const QString &target);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    using PreparedDocument = std::shared_ptr<QTextDocument>;

    void update();
    void showPrepared(const PreparedDocument &preparedDocument);

    QPointer<EditSession> m_session;
    QTimer m_delay;
    LatestOnlyTask<PreparedDocument> m_task;
    PreparedDocument m_shownDocument;
    bool m_isCurrent = false;
    double m_fraction = 0;
};

} // namespace outcrop
