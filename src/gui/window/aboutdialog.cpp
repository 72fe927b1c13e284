// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/aboutdialog.h"

#include "ui_aboutdialog.h"

#include "app/base/version.h"
#include "core/base/joinedtext.h"

#include <QCoreApplication>
#include <QIcon>
#include <QLocale>

namespace outcrop {

namespace {

/// Returns the name of the package and the way in which it is updated.
QString packageText(const Installation &installation)
{
    switch (installation.kind) {
    case PackageKind::Debian:
        return AboutDialog::tr("Debian package outcrop %1. To update, run: sudo apt upgrade.").arg(installation.packageVersion);
    case PackageKind::Flatpak:
        return AboutDialog::tr("Flatpak. To update, run: flatpak update.");
    case PackageKind::AppImage:
        return AboutDialog::tr("AppImage. To update, replace the file with a newer one.");
    case PackageKind::None:
        return AboutDialog::tr("Not installed from a package. To update, build and install a newer version.");
    }
    return {};
}

} // namespace

AboutDialog::AboutDialog(QWidget *parent) : QDialog(parent), m_ui(std::make_unique<Ui::AboutDialog>())
{
    m_ui->setupUi(this);
    m_ui->logo->setPixmap(
        QIcon(QStringLiteral(":/outcrop/icons/outcrop.svg")).pixmap(QSize(64, 64), devicePixelRatioF()));
    m_ui->logo->setAccessibleName(tr("Outcrop logo"));
    m_ui->title->setText(tr("<b>Outcrop %1</b>").arg(QCoreApplication::applicationVersion().toHtmlEscaped()));
    m_ui->text->setText(tr("A workbench for layered prompts: see each layer, its cost, and the exact request to every "
                             "provider.<br><br>Free software under the GNU General Public License, version 3 "
                           "or later. It comes without any warranty."));
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setInstallation(readInstallation(currentInstallationPaths(), versionText()));
}

AboutDialog::~AboutDialog() = default;

void AboutDialog::setInstallation(const Installation &installation)
{
    QStringList sentences{packageText(installation), tr("Outcrop does not check for updates over the network.")};
    if (installation.releaseDate.isValid())
        sentences.prepend(tr("Released on %1.").arg(QLocale().toString(installation.releaseDate, QLocale::LongFormat)));
    m_ui->installation->setText(sentences.join(sentenceSeparator()));
}

} // namespace outcrop
