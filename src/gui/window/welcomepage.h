// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

namespace Ui {
class WelcomePage;
}

namespace outcrop {

/// The page that is shown while no workspace is open, with buttons to open a folder, create the sample or import a file, and the recent folders.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(QWidget *parent = nullptr);
    ~WelcomePage() override;

    void setRecentFolders(const QStringList &folders);

    /// Returns an empty size while the page is hidden, because a stack is at least as large as its hidden pages.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void openRequested();
    void sampleRequested();
    void importRequested();
    void folderChosen(const QString &folder);

private:
    void setUpButtons();
    void setUpRecent();

    std::unique_ptr<Ui::WelcomePage> m_ui;
};

} // namespace outcrop
