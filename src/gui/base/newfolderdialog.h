// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QPushButton;

namespace outcrop {

/// Asks where to create a folder. Proposes a path, which the user can edit; the folder need not exist.
class NewFolderDialog : public QDialog
{
    Q_OBJECT

public:
    NewFolderDialog(const QString &title, const QString &proposedFolder, QWidget *parent);

    /// Returns the absolute path of the folder.
    QString folder() const;

private:
    void browse();
    void updateActions();

    QLineEdit *m_folder;
    QPushButton *m_createButton;
};

} // namespace outcrop
