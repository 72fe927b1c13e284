// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/help/handbookbrowser.h"

#include "app/help/handbook.h"

namespace outcrop {
namespace {

constexpr QLatin1String ending(".md");

QString topicOf(const QUrl &page)
{
    return page.path().endsWith(ending) ? page.path().chopped(ending.size()) : QString();
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

QVariant HandbookBrowser::loadResource(int, const QUrl &name)
{
    const Result<QString> text = handbookText(topicOf(name));
    return text ? QVariant(*text) : QVariant();
}

void HandbookBrowser::doSetSource(const QUrl &name, QTextDocument::ResourceType)
{
    if (handbookText(topicOf(name)).ok())
        QTextBrowser::doSetSource(name, QTextDocument::MarkdownResource);
}

} // namespace outcrop
