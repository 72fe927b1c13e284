// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/program/installation.h"

#include <QDialog>

#include <memory>

namespace Ui {
class AboutDialog;
}

namespace outcrop {

/// The dialog with the version, license and description of Outcrop, and the way in which this installation is updated. Makes no requests.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget *parent = nullptr);
    ~AboutDialog() override;

    /// Shows the package and its updates.
    void setInstallation(const Installation &installation);

private:
    std::unique_ptr<Ui::AboutDialog> m_ui;
};

} // namespace outcrop
