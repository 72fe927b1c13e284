// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the attachments of the task in the real window: attach, drop, remove, thumbnails, and the copied curl command.
#include "gui/render/attachmentlist.h"
#include "gui/render/renderpanel.h"
#include "gui/render/thumbnail.h"
#include "gui/text/rendertextview.h"
#include "tests/gui/openwindow.h"
#include "tests/support/mediafiles.h"
#include "tests/support/testregistry.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace outcrop;

namespace tst_attachmentlist {

namespace {

QString toQString(const char *text)
{
    return QLatin1String(text);
}

QByteArray realPng(int width, int height)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

/// A window with a workspace that has an image, and an image beside the workspace.
class AttachmentsWindow
{
public:
    AttachmentsWindow()
    {
        write("beds/layers/soul.md", "---\ntier: granite\n---\nBe kind.\n");
        write("beds/images/beds.png", realPng(64, 32));
        write("elsewhere.png", realPng(40, 40));
    }

    OpenWindow &test() { return m_test; }
    QString file(const char *path) const { return m_test.path(toQString(path)); }
    bool open() { return m_test.openFolder(file("beds")) && m_test.pick(toQString("provider"), toQString("anthropic")); }

    void write(const char *path, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(file(path)).path());
        QFile out(file(path));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bytes);
    }

    bool attach(const char *path)
    {
        m_test.dialogs().nextFileToOpen = file(path);
        m_test.find<QToolButton>(toQString("attachFile"))->click();
        return m_test.wait();
    }

    bool drop(const QStringList &files)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString &path : files)
            urls += QUrl::fromLocalFile(path);
        data.setUrls(urls);
        QWidget *target = m_test.find<QPlainTextEdit>(toQString("request"))->viewport();
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(target, &enter);
        QDropEvent event(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(target, &event);
        return event.isAccepted() && m_test.wait();
    }

    template<typename T>
    QList<T *> parts(const char *name)
    {
        QList<T *> all = m_test.find<AttachmentList>(toQString("attachments"))->findChildren<T *>(toQString(name));
        all.removeIf([](const T *part) { return part->parentWidget()->isHidden(); }); // removed lines are deleted later, so hidden lines are ignored
        return all;
    }

    QStringList names()
    {
        QStringList all;
        for (const QLabel *label : parts<QLabel>("attachmentName"))
            all += label->text();
        return all;
    }

    bool hasMessage(const char *title)
    {
        const QList<QLabel *> labels = m_test.window().findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [title](const QLabel *label) { return label->text() == toQString(title) && label->isVisibleTo(label->window()); });
    }

    QString request() { return m_test.find<RenderTextView>(toQString("requestText"))->toPlainText(); }
    RenderPanel *panel() { return m_test.find<RenderPanel>(toQString("render")); }

private:
    OpenWindow m_test;
};

} // namespace

class TestAttachmentList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Tab reaches the button of an attachment between the task and the request.
    void tabReachesTheRemoveButton()
    {
        AttachmentsWindow window;
        QVERIFY(window.open());
        QVERIFY(window.attach("beds/images/beds.png"));
        const QList<QToolButton *> buttons = window.parts<QToolButton>("removeAttachment");
        QCOMPARE(buttons.size(), 1);
        const auto *request = window.test().find<QPlainTextEdit>(toQString("request"));
        QList<const QWidget *> order;
        for (const QWidget *next = request->nextInFocusChain(); next != request; next = next->nextInFocusChain())
            order += next;
        QVERIFY(order.contains(buttons.constFirst()));
        QVERIFY(order.indexOf(buttons.constFirst()) < order.indexOf(window.test().find<RenderTextView>(toQString("requestText"))));
    }

    void hidesTheEmptyList()
    {
        AttachmentsWindow window;
        QVERIFY(window.open());
        QVERIFY(!window.test().find<AttachmentList>(toQString("attachments"))->isVisibleTo(window.panel()));
        window.test().find<QToolButton>(toQString("attachFile"))->click(); // the user cancels the dialog
        QVERIFY(window.test().wait());
        QCOMPARE(window.names(), QStringList());
    }

    void attachesAWorkspaceFile()
    {
        AttachmentsWindow window;
        QVERIFY(window.open());
        QVERIFY(window.attach("beds/images/beds.png"));
        QCOMPARE(window.names(), QStringList{toQString("beds.png")});
        const QString details = window.parts<QLabel>("attachmentDetails").first()->text();
        QVERIFY2(details.contains(toQString("tokens")), qPrintable(details));
        const QPixmap picture = window.parts<QLabel>("attachmentPicture").first()->pixmap();
        QCOMPARE(picture.width(), 2 * picture.height()); // the picture has the shape of the image, unlike an icon
        window.panel()->showTab(RenderPanel::Tab::Request);
        QVERIFY(window.test().wait());
        QVERIFY(window.request().contains(toQString("image/png")));
    }

    void attachesDroppedFilesFromOtherFolders()
    {
        AttachmentsWindow window;
        QVERIFY(window.open());
        QVERIFY(window.drop({window.file("elsewhere.png"), window.file("beds/images/beds.png")}));
        QCOMPARE(window.names(), (QStringList{toQString("elsewhere.png"), toQString("beds.png")}));
        QCOMPARE(window.test().find<QPlainTextEdit>(toQString("request"))->toPlainText(), QString());
        window.test().trigger(toQString("reload"));
        QVERIFY(window.test().wait());
        const QString details = window.parts<QLabel>("attachmentDetails").first()->text();
        QVERIFY2(details.contains(toQString("tokens")), qPrintable(details)); // the image is also read after a reload
    }

    void copiesCurlWithTheContent()
    {
        AttachmentsWindow window;
        QVERIFY(window.open());
        QVERIFY(window.attach("elsewhere.png"));
        window.panel()->showTab(RenderPanel::Tab::Curl);
        QVERIFY(window.test().wait());
        const QString content = QString::fromLatin1(realPng(40, 40).toBase64());
        QVERIFY(window.panel()->tabText().contains(content));
        QVERIFY(!window.test().find<RenderTextView>(toQString("curlText"))->toPlainText().contains(content));
    }

    /// A file that the provider does not accept stays in the list with the reason.
    void showsWhyAFileIsNotSent()
    {
        AttachmentsWindow window;
        window.write("walk.wav", testing::wavOf(1));
        QVERIFY(window.open());
        QVERIFY(window.attach("walk.wav"));
        QCOMPARE(window.names(), QStringList{toQString("walk.wav")});
        const QString details = window.parts<QLabel>("attachmentDetails").first()->text();
        QVERIFY2(details.startsWith(toQString("Not sent: ")) && details.contains(toQString("does not accept audio")), qPrintable(details));
    }

    void removesAnAttachment()
    {
        AttachmentsWindow window;
        QVERIFY(window.open());
        QVERIFY(window.drop({window.file("elsewhere.png"), window.file("beds/images/beds.png")}));
        window.parts<QToolButton>("removeAttachment").first()->click();
        QVERIFY(window.test().wait());
        QCOMPARE(window.names(), QStringList{toQString("beds.png")});
    }

    void rejectsOtherFilesAndFolders()
    {
        AttachmentsWindow window;
        window.write("beds/broken.bin", QByteArray("\0\1\2\3", 4));
        QVERIFY(window.open());
        for (const char *path : {"beds/broken.bin", "beds/images"}) {
            QVERIFY(window.drop({window.file(path)}));
            QCOMPARE(window.names(), QStringList());
            QVERIFY(window.hasMessage("File not attached"));
        }
    }

    void limitsThumbnails()
    {
        QCOMPARE(thumbnailOf(realPng(64, 32), toQString("image/png"), 32).size(), QSize(32, 16));
        QCOMPARE(thumbnailOf(realPng(8, 4), toQString("image/png"), 32).size(), QSize(8, 4));
        QVERIFY(thumbnailOf(testing::makePng(100'000, 100'000), toQString("image/png"), 32).isNull());
        QVERIFY(thumbnailOf("<svg/>", toQString("image/svg+xml"), 32).isNull());
        QVERIFY(thumbnailOf(testing::makePng(4, 4), toQString("image/png"), 32).isNull()); // the file contains no image data
    }
};

OUTCROP_TEST(TestAttachmentList, GuiApplication)

} // namespace tst_attachmentlist

#include "tst_attachmentlist.moc"
