// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attachments/attachment.h"
#include "core/attachments/mediatype.h"
#include "tests/support/mediafiles.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_attachments {

class Attachments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void detectsTheTypeFromTheContent_data();
    void detectsTheTypeFromTheContent();
    void measuresPixelsPagesAndDuration();
    void rejectsDamagedFiles_data();
    void rejectsDamagedFiles();
    void prefixesAreNotValidImagesOrSounds();
    void rejectsFilesOverTheLimit();
    void recordsHaveHashAndSize();
};

void Attachments::detectsTheTypeFromTheContent_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("type");
    QTest::newRow("PNG") << makePng(1, 1) << QStringLiteral("image/png");
    QTest::newRow("JPEG") << QByteArray("\xff\xd8\xff\xe0") << QStringLiteral("image/jpeg");
    QTest::newRow("GIF") << QByteArray("GIF89a") << QStringLiteral("image/gif");
    QTest::newRow("WebP") << QByteArray("RIFF\x1a\0\0\0WEBPVP8 ", 16) << QStringLiteral("image/webp");
    QTest::newRow("WAV") << wavOf(0) << QStringLiteral("audio/wav");
    QTest::newRow("MP3 with a tag") << QByteArray("ID3\x03") << QStringLiteral("audio/mpeg");
    QTest::newRow("MP3 frame") << QByteArray("\xff\xfb\x90\x00", 4) << QStringLiteral("audio/mpeg");
    QTest::newRow("FLAC") << QByteArray("fLaC") << QStringLiteral("audio/flac");
    QTest::newRow("PDF") << pdfOf(1) << QStringLiteral("application/pdf");
    QTest::newRow("text") << QByteArray("a,b\n1,\xc3\xa4\n") << QStringLiteral("text/plain");
    QTest::newRow("a program") << QByteArray("\x7f" "ELF\x02\x01\0", 7) << QString();
    QTest::newRow("Latin-1") << QByteArray("caf\xe9") << QString();
    QTest::newRow("nothing") << QByteArray() << QString();
}

void Attachments::detectsTheTypeFromTheContent()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, type);
    QCOMPARE(mediaTypeOf(bytes), type);
}

void Attachments::measuresPixelsPagesAndDuration()
{
    const Result<Attachment> image = readAttachment(QStringLiteral("photo.txt"), makePng(640, 480));
    QVERIFY(image.ok());
    QCOMPARE(image->pixels, QSize(640, 480));
    QCOMPARE(image->kind, Attachment::Kind::Image);

    const QByteArray jpeg("\xff\xd8\xff\xe0\0\x04\0\0\xff\xc0\0\x11\x08\x01\x2c\x02\x58\x03", 18);
    const Result<Attachment> photo = readAttachment(QStringLiteral("a"), jpeg + QByteArray(20, '\x01'));
    QVERIFY2(photo.ok(), photo.ok() ? "" : qPrintable(photo.error().message));
    QCOMPARE(photo->pixels, QSize(600, 300));

    QCOMPARE(readAttachment(QStringLiteral("a"), pdfOf(3))->pages, std::optional(3));
    QVERIFY(!readAttachment(QStringLiteral("a"), pdfOf(0))->pages);
    QCOMPARE(readAttachment(QStringLiteral("a"), wavOf(60))->milliseconds, std::optional<qint64>(60'000));
    const Result<Attachment> song = readAttachment(QStringLiteral("a"), QByteArray("\xff\xfb\x90\x00", 4) + QByteArray(15'996, '\0'));
    QCOMPARE(song->milliseconds, std::optional<qint64>(1'000)); // at 128 kbit/s, the size corresponds to one second
    QVERIFY(song->isLengthEstimate);
}

void Attachments::rejectsDamagedFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("reason");
    QTest::newRow("empty") << QByteArray() << QStringLiteral("empty");
    QTest::newRow("PNG without its end") << makePng(10, 10).chopped(6) << QStringLiteral("incomplete or damaged");
    QTest::newRow("PNG without width") << makePng(0, 10) << QStringLiteral("incomplete or damaged");
    QTest::newRow("PNG with a huge width") << makePng(4'000'000'000, 10) << QStringLiteral("incomplete or damaged");
    QTest::newRow("GIF without its end") << QByteArray("GIF89a\x01\0\x01\0\0\0\0\0", 14) << QStringLiteral("incomplete or damaged");
    QTest::newRow("JPEG without a frame") << QByteArray("\xff\xd8\xff\xe0\0\x04\0\0", 8) << QStringLiteral("incomplete or damaged");
    QTest::newRow("WAV with missing samples") << wavOf(2).chopped(100) << QStringLiteral("incomplete or damaged");
    QTest::newRow("PDF without its end") << QByteArray("%PDF-1.7\n") << QStringLiteral("no end-of-file marker");
    QTest::newRow("a program named like an image") << QByteArray("\x7f" "ELF\x02\x01\0", 7) << QStringLiteral("not an image");
}

void Attachments::rejectsDamagedFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, reason);
    const Result<Attachment> attachment = readAttachment(QStringLiteral("image.png"), bytes);
    QVERIFY(!attachment.ok());
    QCOMPARE(attachment.error().code, ErrorCode::Invalid);
    QVERIFY2(attachment.error().message.contains(reason), qPrintable(attachment.error().message));
    QVERIFY(attachment.error().message.startsWith(QLatin1String("image.png")));
}

/// A file may end anywhere. With the address sanitizer, this test finds reads beyond the end.
void Attachments::prefixesAreNotValidImagesOrSounds()
{
    for (const QByteArray &whole : {makePng(3, 4), wavOf(0), pdfOf(1)}) {
        for (qsizetype size = 1; size < whole.size() - 1; ++size) {
            const Result<Attachment> attachment = readAttachment(QStringLiteral("a"), QByteArray(whole.constData(), size));
            QVERIFY(!attachment.ok() || attachment->kind == Attachment::Kind::Text || attachment->kind == Attachment::Kind::Pdf);
        }
        QVERIFY(readAttachment(QStringLiteral("a"), whole).ok());
    }
}

void Attachments::rejectsFilesOverTheLimit()
{
    const QByteArray text(maximumAttachmentBytes, 'x');
    QVERIFY(readAttachment(QStringLiteral("a.txt"), text).ok());
    const Result<Attachment> larger = readAttachment(QStringLiteral("a.txt"), text + 'x');
    QVERIFY(!larger.ok());
    QCOMPARE(larger.error().code, ErrorCode::TooLarge);
}

void Attachments::recordsHaveHashAndSize()
{
    const Result<Attachment> attachment = readAttachment(QStringLiteral("notes/a.txt"), "abc");
    QVERIFY(attachment.ok());
    const QString hash = QStringLiteral("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    QCOMPARE(attachmentRecord(*attachment), Json({{"file", "notes/a.txt"}, {"type", "text/plain"}, {"bytes", 3}, {"sha256", hash.toStdString()}}));
    QCOMPARE(attachmentLabel(*attachment), QStringLiteral("text/plain, 3 bytes, sha256 ") + hash);
}

OUTCROP_TEST(Attachments, CoreApplication)

} // namespace tst_attachments

#include "tst_attachments.moc"
