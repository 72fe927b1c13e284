// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/help/handbookbrowser.h"

#include "app/help/handbook.h"

#include <QEvent>
#include <QImage>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>
#include <utility>

// Q_INIT_RESOURCE must be called outside every namespace.
static bool registerImages()
{
    Q_INIT_RESOURCE(handbookpictures);
    return true;
}

namespace outcrop {
namespace {

constexpr QLatin1String ending(".md");

QString topicOf(const QUrl &page)
{
    return page.path().endsWith(ending) ? page.path().chopped(ending.size()) : QString();
}

QImage imageOf(const QUrl &name)
{
    static const bool isRegistered = registerImages();
    return isRegistered ? QImage(QStringLiteral(":/handbook/pictures/") + name.fileName()) : QImage();
}

/// Adds the alternative text of each image that is alone on its line as a caption in italics.
QString withCaptions(QString markdown)
{
    static const QRegularExpression picture(QStringLiteral("^(!\\[([^\\]\\n]+)\\]\\([^)\\n]*\\))$"), QRegularExpression::MultilineOption);
    return markdown.replace(picture, QStringLiteral("\\1\n\n*\\2*"));
}

} // namespace

HandbookBrowser::HandbookBrowser(QWidget *parent) : QTextBrowser(parent)
{
    setOpenExternalLinks(false);
    connect(this, &QTextBrowser::sourceChanged, this, [this](const QUrl &page) {
        m_topic = topicOf(page);
        Q_EMIT topicChanged(m_topic);
    });
}

void HandbookBrowser::showTopic(const QString &topic)
{
    setSource(QUrl(topic + ending));
}

QVariant HandbookBrowser::loadResource(int type, const QUrl &name)
{
    if (type == QTextDocument::ImageResource)
        return imageOf(name);
    const Result<QString> text = handbookText(topicOf(name), HandbookPictures::Included);
    return text ? QVariant(withCaptions(*text)) : QVariant();
}

void HandbookBrowser::doSetSource(const QUrl &name, QTextDocument::ResourceType)
{
    if (!handbookText(topicOf(name)).ok())
        return;
    QTextBrowser::doSetSource(name, QTextDocument::MarkdownResource);
    fitImages();
}

void HandbookBrowser::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    fitImages();
}

/// Reads the page again, because the link colors of a document are fixed when it is read.
void HandbookBrowser::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || m_topic.isEmpty())
        return;
    const int top = verticalScrollBar()->value();
    reload();
    verticalScrollBar()->setValue(top);
}

void HandbookBrowser::fitImages()
{
    QList<std::pair<int, QTextImageFormat>> pictures;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (part.fragment().charFormat().isImageFormat())
                pictures += {part.fragment().position(), part.fragment().charFormat().toImageFormat()};
        }
    }
    for (const auto &[position, format] :
        std::as_const(pictures)) // a format change would invalidate the iterators above
        fitImage(position, format);
}

/// Scales the image data, because the text layout scales without smoothing.
void HandbookBrowser::fitImage(int position, QTextImageFormat format)
{
    const QUrl name(format.name());
    const QImage picture = imageOf(name);
    // The width of a hidden scroll bar is reserved, so that the bar does not appear and disappear with the image height.
    const int room = contentsRect().width() - verticalScrollBar()->sizeHint().width() - 2 * qRound(document()->documentMargin());
    const int width = std::clamp(room, 1, std::max(picture.width(), 1));
    if (picture.isNull() || qRound(format.width()) == width)
        return;
    QImage scaledImage = picture.scaledToWidth(qRound(width * devicePixelRatioF()), Qt::SmoothTransformation);
    scaledImage.setDevicePixelRatio(devicePixelRatioF());
    document()->addResource(QTextDocument::ImageResource, document()->baseUrl().resolved(name), scaledImage);
    format.setWidth(width);
    format.setHeight(double(picture.height()) * width / picture.width());
    QTextCursor cursor(document());
    cursor.setPosition(position);
    cursor.setPosition(position + 1, QTextCursor::KeepAnchor);
    cursor.setCharFormat(format);
}

} // namespace outcrop
