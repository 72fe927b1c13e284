// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace outcrop {

/// Shows a page of the handbook. Links between pages (`sending.md`) are followed; nothing is read from disk or network.
class HandbookBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit HandbookBrowser(QWidget *parent = nullptr);

    void showTopic(const QString &topic);
    /// The topic of the page that is shown; empty before the first.
    QString topic() const { return m_topic; }

Q_SIGNALS:
    void topicChanged(const QString &topic);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void doSetSource(const QUrl &name, QTextDocument::ResourceType type) override;

private:
    QString m_topic; // source() still names the page before while sourceChanged() is emitted
};

} // namespace outcrop
