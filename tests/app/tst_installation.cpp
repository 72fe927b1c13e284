// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/installation.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace tst_installation {

namespace {

/// A file system with the program in /usr/bin.
struct InstalledSystem {
    QTemporaryDir root;

    void write(const QString &path, const QByteArray &bytes) const
    {
        const QString whole = root.filePath(path);
        QVERIFY(QDir().mkpath(whole.section(u'/', 0, -2)));
        QFile file(whole);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    Installation installation(bool isAppImage = false) const
    {
        return readInstallation({QStringLiteral("/usr/bin/outcrop"), root.path(), isAppImage}, QStringLiteral("0.1.0"));
    }
};

const QByteArray metadata = R"(<?xml version="1.0"?>
<component><releases>
  <release version="0.2.0" date="2027-02-01"/>
  <release version="0.1.0" date="2026-11-21"><description/></release>
</releases></component>
)";
const QString metadataPath = QStringLiteral("usr/share/metainfo/org.outcrop.outcrop.metainfo.xml");

} // namespace

class TestInstallation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recognizesADebianPackage()
    {
        InstalledSystem system;
        system.write(metadataPath, metadata);
        system.write(QStringLiteral("var/lib/dpkg/info/outcrop.list"), "/.\n/usr/bin\n/usr/bin/outcrop\n");
        system.write(QStringLiteral("var/lib/dpkg/status"),
            "Package: other\nVersion: 9\n\nPackage: outcrop\nStatus: install ok installed\nVersion: 0.1.0-2\n\nPackage: outcrop-cli\nVersion: 7\n");
        const Installation found = system.installation();
        QCOMPARE(found.kind, PackageKind::Debian);
        QCOMPARE(found.packageVersion, QStringLiteral("0.1.0-2"));
        QCOMPARE(found.releaseDate, QDate(2026, 11, 21));
    }

    /// The package is installed, but this program was built in another folder.
    void aProgramOutsideThePackageIsNotPackaged()
    {
        InstalledSystem system;
        system.write(QStringLiteral("var/lib/dpkg/info/outcrop.list"), "/.\n/opt/bin/outcrop\n");
        const Installation found = system.installation();
        QCOMPARE(found.kind, PackageKind::None);
        QCOMPARE(found.packageVersion, QString());
        QVERIFY(!found.releaseDate.isValid());
    }

    void recognizesAnAppImage()
    {
        InstalledSystem system;
        system.write(metadataPath, metadata);
        QCOMPARE(system.installation(true).kind, PackageKind::AppImage);
        QCOMPARE(system.installation(true).releaseDate, QDate(2026, 11, 21));
    }

    void recognizesAFlatpak()
    {
        InstalledSystem system;
        system.write(QStringLiteral(".flatpak-info"), "[Application]\nname=org.outcrop.outcrop\n");
        QCOMPARE(system.installation().kind, PackageKind::Flatpak);
    }

    void acceptsBrokenMetadata()
    {
        InstalledSystem system;
        system.write(metadataPath, "<component><release version=\"0.1.0\" date=\"soon\"");
        QVERIFY(!system.installation().releaseDate.isValid());
        system.write(metadataPath, "<releases><release version=\"0.1.0\" date=\"soon\"/></releases>");
        QVERIFY(!system.installation().releaseDate.isValid());
    }
};

OUTCROP_TEST(TestInstallation, CoreApplication)

} // namespace tst_installation

#include "tst_installation.moc"
