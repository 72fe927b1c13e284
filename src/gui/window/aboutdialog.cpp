// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/aboutdialog.h"

#include "ui_aboutdialog.h"

#include <QCoreApplication>
#include <QIcon>

namespace outcrop {

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
}

AboutDialog::~AboutDialog() = default;

} // namespace outcrop
