// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace outcrop {

/// Shows a handbook page with its images. Follows links between pages (`sending.md`). Must not read the disk or the network. Scales large images to the width
/// of the view. Shows the alternative text as a caption, because screen readers ignore the alternative text of images in a document.
class HandbookBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit HandbookBrowser(QWidget *parent = nullptr);

    void showTopic(const QString &topic);
    /// Returns the topic of the current page; empty before the first page.
    QString topic() const { return m_topic; }

Q_SIGNALS:
    void topicChanged(const QString &topic);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void doSetSource(const QUrl &name, QTextDocument::ResourceType type) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fitImages();
    void fitImage(int position, QTextImageFormat format);

    QString m_topic; // A separate member, because source() still returns the old page when sourceChanged() is emitted.
};

} // namespace outcrop
