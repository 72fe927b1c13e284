// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/installation.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QXmlStreamReader>

namespace outcrop {
namespace {

const QString metadataFile = QStringLiteral("share/metainfo/org.outcrop.outcrop.metainfo.xml");

QByteArray readContent(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the date of this version in AppStream metadata; an invalid date if it is not listed.
QDate releaseDate(const QByteArray &metadata, const QString &version)
{
    QXmlStreamReader xml(metadata);
    while (!xml.atEnd()) {
        const bool isRelease = xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("release");
        if (isRelease && xml.attributes().value(QLatin1String("version")) == version)
            return QDate::fromString(xml.attributes().value(QLatin1String("date")).toString(), Qt::ISODate);
    }
    return {};
}

/// Returns whether the Debian package of the window installed this file.
bool isInDebianPackage(const QDir &root, const QString &program)
{
    const QByteArray list = readContent(root.filePath(QStringLiteral("var/lib/dpkg/info/outcrop.list")));
    return list.split('\n').contains(QFile::encodeName(program));
}

/// Returns the version in the entry of the package in the database of dpkg; empty if it has none.
QString debianVersion(const QDir &root)
{
    bool isOutcrop = false;
    for (const QByteArray &line : readContent(root.filePath(QStringLiteral("var/lib/dpkg/status"))).split('\n')) {
        if (line.startsWith("Package: "))
            isOutcrop = line == "Package: outcrop";
        else if (isOutcrop && line.startsWith("Version: "))
            return QString::fromUtf8(line.sliced(9));
    }
    return {};
}

PackageKind kindOf(const InstallationPaths &paths)
{
    const QDir root(paths.root);
    if (QFileInfo::exists(root.filePath(QStringLiteral(".flatpak-info"))))
        return PackageKind::Flatpak;
    if (paths.isAppImage)
        return PackageKind::AppImage;
    return isInDebianPackage(root, paths.program) ? PackageKind::Debian : PackageKind::None;
}

} // namespace

InstallationPaths currentInstallationPaths()
{
    const QString program = QCoreApplication::applicationFilePath();
    const QString mountFolder = qEnvironmentVariable("APPDIR"); // also set for programs that an AppImage starts
    return {program, QStringLiteral("/"), !mountFolder.isEmpty() && program.startsWith(mountFolder + u'/')};
}

Installation readInstallation(const InstallationPaths &paths, const QString &version)
{
    Installation installation{kindOf(paths)};
    if (installation.kind == PackageKind::Debian)
        installation.packageVersion = debianVersion(QDir(paths.root));
    const QDir prefix(QFileInfo(paths.program).path() + QStringLiteral("/.."));
    const QString relativePath = QDir(QStringLiteral("/")).relativeFilePath(prefix.absoluteFilePath(metadataFile));
    installation.releaseDate = releaseDate(readContent(QDir(paths.root).filePath(QDir::cleanPath(relativePath))), version);
    return installation;
}

} // namespace outcrop
