// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/attachmentscenes.h"

#include "gui/render/attachmentlist.h"
#include "tests/support/mediafiles.h"

#include <QBuffer>
#include <QLinearGradient>
#include <QPainter>
#include <QRandomGenerator>
#include <QToolButton>

namespace outcrop {

namespace {

QByteArray pngBytes(const QImage &image)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

/// Returns a drawing of three beds below the sky.
QByteArray beds()
{
    QImage image(960, 640, QImage::Format_RGB32);
    QPainter painter(&image);
    QLinearGradient sky(0, 0, 0, 320);
    sky.setColorAt(0, QColor(0x7f, 0xb2, 0xd6));
    sky.setColorAt(1, QColor(0xe8, 0xee, 0xe2));
    painter.fillRect(image.rect(), sky);
    painter.fillRect(0, 320, 960, 320, QColor(0x6b, 0x4f, 0x35));
    for (int bed = 0; bed < 3; ++bed)
        painter.fillRect(40 + 300 * bed, 360, 260, 240, QColor(0x4f, 0x8a, 0x3d).lighter(100 + 25 * bed));
    painter.end();
    return pngBytes(image);
}

/// Returns an image that cannot be compressed, with more bytes than a provider accepts.
QByteArray largeImage()
{
    constexpr int edge = 1250;
    QImage image(edge, edge, QImage::Format_RGB32);
    QRandomGenerator random(1);
    for (int y = 0; y < edge; ++y)
        random.fillRange(reinterpret_cast<quint32 *>(image.scanLine(y)), edge);
    return pngBytes(image);
}

void attach(OpenWindow &tour, const QString &path, const QByteArray &bytes)
{
    writeSceneFile(tour.path(path), bytes);
    tour.dialogs().nextFileToOpen = tour.path(path);
    tour.find<QToolButton>(QStringLiteral("attachFile"))->click();
    tour.wait();
}

/// Returns the button of the first attachment, or null. Removed attachments are hidden before they are deleted.
QToolButton *removeButton(OpenWindow &tour)
{
    const QList<QToolButton *> buttons = tour.find<AttachmentList>(QStringLiteral("attachments"))->findChildren<QToolButton *>(QStringLiteral("removeAttachment"));
    for (QToolButton *button : buttons) {
        if (!button->parentWidget()->isHidden())
            return button;
    }
    return nullptr;
}

void removeAll(OpenWindow &tour)
{
    constexpr int most = 20; ///< maximum number of attachments
    for (int removed = 0; removed < most; ++removed) {
        QToolButton *button = removeButton(tour);
        if (!button)
            return;
        button->click();
        tour.wait();
    }
    qWarning("The attachments are not removed");
}

Scene attachedFiles()
{
    return {QStringLiteral("attachments"), [](OpenWindow &tour) {
                tour.openFolder(tour.path(QStringLiteral("sample")));
                tour.window().resize(1400, 880);
                tour.trigger(QStringLiteral("viewEdit"));
                tour.trigger(QStringLiteral("resetLayout"));
                tour.pick(QStringLiteral("provider"), QStringLiteral("anthropic"));
                tour.type(QStringLiteral("Which of these beds needs water first?"));
                attach(tour, QStringLiteral("photographs/beds.png"), beds());
                attach(tour, QStringLiteral("reports/germination-2026.pdf"), testing::pdfOf(3));
                attach(tour, QStringLiteral("reports/frost-dates.txt"), "Last frost: 14 May\nFirst frost: 3 October\n");
                tour.trigger(QStringLiteral("showPrompt"));
            }};
}

/// Attaches a recording, which the provider does not accept, and an image that is too large for it.
Scene unsentAttachment()
{
    return {QStringLiteral("attachments-not-sent"), [](OpenWindow &tour) {
                removeAll(tour);
                attach(tour, QStringLiteral("reports/germination-2026.pdf"), testing::pdfOf(3));
                attach(tour, QStringLiteral("recordings/walk-through-the-greenhouse.wav"), testing::wavOf(3));
                attach(tour, QStringLiteral("photographs/trial-beds-of-the-winter-lantern-lettuce-in-the-north-greenhouse.png"), largeImage());
                tour.trigger(QStringLiteral("showLosses"));
            }};
}

/// Attaches more files than the list shows without scrolling.
Scene scrolledAttachments()
{
    return {QStringLiteral("attachments-small"), [](OpenWindow &tour) {
                tour.window().resize(1024, 700);
                attach(tour, QStringLiteral("photographs/beds.png"), beds());
                attach(tour, QStringLiteral("reports/frost-dates.txt"), "Last frost: 14 May\nFirst frost: 3 October\n");
            }};
}

/// Rejects a file of another type. The earlier attachments remain.
Scene rejectedAttachments()
{
    return {QStringLiteral("attachments-rejected"), [](OpenWindow &tour) {
                tour.window().resize(1400, 880);
                removeAll(tour);
                attach(tour, QStringLiteral("photographs/beds.png"), beds());
                attach(tour, QStringLiteral("reports/planting-plan.docx"), QByteArray("PK\x03\x04\x14\0\x06\0", 8));
            }};
}

/// Removes the attachments and the message for the following scenes.
Scene removedAttachments()
{
    return {QStringLiteral("attachments-end"), [](OpenWindow &tour) {
                removeAll(tour);
                tour.trigger(QStringLiteral("showPrompt"));
            }};
}

} // namespace

QList<Scene> attachmentScenes()
{
    return {attachedFiles(), unsentAttachment(), scrolledAttachments(), rejectedAttachments(), removedAttachments()};
}

} // namespace outcrop
