// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

namespace outcrop {

/// The form in which the program was installed.
enum class PackageKind { Debian, Flatpak, AppImage, None };

/// The package that installed the program, as described by files on this computer.
struct Installation {
    PackageKind kind = PackageKind::None;
    QString packageVersion = {}; ///< version of the Debian package, such as `0.1.0-1`; otherwise empty
    QDate releaseDate = {};      ///< date of the release; invalid if the package has no metadata
};

/// The paths that describe an installation. Tests replace them.
struct InstallationPaths {
    QString program;         ///< path of the running program
    QString root;            ///< root of the file system, usually `/`
    bool isAppImage = false; ///< whether the AppImage runtime started the program
};

/// Returns the paths for the running program.
InstallationPaths currentInstallationPaths();

/// Reads the metadata of the package that installed this program: the list of the Debian package, and the AppStream metadata of the version. Makes no requests.
Installation readInstallation(const InstallationPaths &paths, const QString &version);

} // namespace outcrop
