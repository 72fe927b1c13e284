// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the pictures of the handbook: each panel page has one, and each matches the current panel.
#include "app/help/handbook.h"
#include "gui/help/handbookwindow.h"
#include "gui/start/application.h"
#include "tests/gui/handbookpicture.h"
#include "tests/gui/handbookscenes.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace tst_handbookpictures {

namespace {

/// Maximum mean difference between a rendered picture and its file. A condensed or serif font changed most panels by 1 to 5. Another tab, or a panel
/// upside down, changed them by 10 to 48.
constexpr double maxMeanDifference = 8;
/// The committed pictures are drawn with Qt 6.4. Other versions arrange some widgets differently.
constexpr double maxDifferenceFromFile = QT_VERSION < QT_VERSION_CHECK(6, 5, 0) ? maxMeanDifference : 16;
constexpr double mostGrowth = 0.1;
constexpr qint64 mostBytes = 84 * 1024;

const QDir folder(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/handbook/pictures"));
const QString advice = QStringLiteral("Build the target handbook-pictures, look at the pictures, and commit those that changed.");

/// A picture in a page: `![text](file)`.
struct Reference {
    QString page;
    QString text;
    QString file;
};

QList<Reference> references()
{
    static const QRegularExpression picture(QStringLiteral("!\\[([^\\]]*)\\]\\(([^)]*)\\)"));
    QList<Reference> found;
    for (const HandbookPage &page : handbookPages()) {
        const Result<QString> text = handbookText(page.name, HandbookPictures::Included);
        for (const QRegularExpressionMatch &match : picture.globalMatch(text ? *text : QString()))
            found += {page.name, match.captured(1), match.captured(2)};
    }
    return found;
}

QStringList namesOf(const QDir &pictures)
{
    return pictures.entryList({QStringLiteral("*.png")}, QDir::Files, QDir::Name);
}

QString pathOf(const QString &page)
{
    return folder.filePath(page + QStringLiteral(".png"));
}

/// The pictures are drawn once for all tests, in one window.
const QMap<QString, QImage> &drawnPictures()
{
    static const QMap<QString, QImage> pictures = drawHandbook();
    return pictures;
}

void addPages()
{
    QTest::addColumn<QString>("page");
    for (const HandbookScene &scene : handbookScenes())
        QTest::newRow(qPrintable(scene.page)) << scene.page;
}

bool isCloseInSize(int shown, int committed)
{
    return qAbs(shown - committed) <= mostGrowth * committed;
}

} // namespace

class TestHandbookPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    void everyPanelHasAPicture()
    {
        QStringList illustrated;
        for (const Reference &picture : references()) {
            QCOMPARE(picture.file, QStringLiteral("pictures/%1.png").arg(picture.page));
            illustrated += picture.page;
        }
        QCOMPARE(illustrated.removeDuplicates(), 0);
        OpenWindow open;
        for (const QDockWidget *dock : open.window().findChildren<QDockWidget *>())
            QVERIFY2(illustrated.contains(handbookTopicFor(dock->widget())), qPrintable(dock->objectName()));
        for (const char *page : {"window", "getting-started"})
            QVERIFY2(illustrated.contains(QLatin1String(page)), page);
    }

    void everyPictureIsUsed()
    {
        QStringList used;
        for (const Reference &picture : references())
            used += QFileInfo(picture.file).fileName();
        used.sort();
        QStringList scenes;
        for (const HandbookScene &scene : handbookScenes())
            scenes += scene.page + QStringLiteral(".png");
        scenes.sort();
        QCOMPARE(namesOf(folder), used);
        QCOMPARE(scenes, used);
        HandbookWindow window; // the window registers the pictures
        window.showTopic(QStringLiteral("window"));
        QCOMPARE(namesOf(QDir(QStringLiteral(":/handbook/pictures"))), used);
    }

    void alternativeTextIsASentence_data() { addPages(); }

    void alternativeTextIsASentence()
    {
        QFETCH(QString, page);
        const QList<Reference> all = references();
        const auto found = std::find_if(all.begin(), all.end(), [&page](const Reference &picture) { return picture.page == page; });
        QVERIFY(found != all.end());
        static const QRegularExpression sentence(QStringLiteral("^[A-Z][^.!?\\n]*[^.!?\\s]\\.$"));
        QVERIFY2(sentence.match(found->text).hasMatch(), qPrintable(found->text));
        const qsizetype words = found->text.split(u' ', Qt::SkipEmptyParts).size();
        QVERIFY2(words >= 5 && words <= 35, qPrintable(found->text));
    }

    void pictureFilesAreSmall_data() { addPages(); }

    void pictureFilesAreSmall()
    {
        QFETCH(QString, page);
        const qint64 size = QFileInfo(pathOf(page)).size();
        QVERIFY2(size > 0 && size <= mostBytes, qPrintable(QString::number(size)));
    }

    void pictureIsUpToDate_data() { addPages(); }

    void pictureIsUpToDate()
    {
        QFETCH(QString, page);
        const QImage now = drawnPictures().value(page);
        const QImage committed(pathOf(page));
        QVERIFY2(!now.isNull() && !committed.isNull(), qPrintable(advice));
        const QString sizes = QStringLiteral("%1 × %2 now, %3 × %4 in the file. ").arg(now.width()).arg(now.height()).arg(committed.width()).arg(committed.height());
        QVERIFY2(isCloseInSize(now.width(), committed.width()) && isCloseInSize(now.height(), committed.height()), qPrintable(sizes + advice));
        const double difference = meanDifference(now, committed);
        QVERIFY2(difference <= maxDifferenceFromFile, qPrintable(QStringLiteral("The mean difference is %1. ").arg(difference) + advice));
    }

    /// A picture that is upside down, or of another page, is detected as different. Otherwise, the comparison could pass for any picture.
    void detectsDifferentPictures_data() { addPages(); }

    void detectsDifferentPictures()
    {
        QFETCH(QString, page);
        const QImage now = drawnPictures().value(page);
        QVERIFY(meanDifference(now, now.mirrored(true, true)) > maxMeanDifference); // the mirrored picture is upside down
        for (auto other = drawnPictures().begin(); other != drawnPictures().end(); ++other)
            QVERIFY2(other.key() == page || meanDifference(now, *other) > maxMeanDifference, qPrintable(other.key()));
    }
};

OUTCROP_TEST(TestHandbookPictures, GuiApplication)

} // namespace tst_handbookpictures

#include "tst_handbookpictures.moc"
