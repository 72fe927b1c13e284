// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace outcrop {

/// Shows a handbook page with its pictures. It follows links between pages (`sending.md`) and reads nothing from disk or network. A picture has at most the
/// width of the view, and its alternative text is the caption below it, because screen readers do not read that of a picture inside a text.
class HandbookBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit HandbookBrowser(QWidget *parent = nullptr);

    void showTopic(const QString &topic);
    /// Returns the topic of the current page; empty before the first.
    QString topic() const { return m_topic; }

Q_SIGNALS:
    void topicChanged(const QString &topic);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void doSetSource(const QUrl &name, QTextDocument::ResourceType type) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitImages();
    void fitImage(int position, QTextImageFormat format);

    QString m_topic; // needed because source() still has the old page when sourceChanged() is emitted
};

} // namespace outcrop
