// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

namespace Ui {
class WelcomePage;
}

namespace outcrop {

/// The page shown while no workspace is open: open a folder, create the sample, or open a recent folder.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(QWidget *parent = nullptr);
    ~WelcomePage() override;

    void setRecentFolders(const QStringList &folders);

Q_SIGNALS:
    void openRequested();
    void sampleRequested();
    void folderChosen(const QString &folder);

private:
    void setUpButtons();
    void setUpRecent();

    std::unique_ptr<Ui::WelcomePage> m_ui;
};

} // namespace outcrop
