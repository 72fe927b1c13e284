// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/dialogs.h"

#include <QStringList>

namespace outcrop {

/// Answers dialogs automatically. Without a prepared answer, selects no item and does not confirm.
class FakeDialogs : public Dialogs
{
public:
    QString nextFolder;
    QString proposedFolder; ///< last folder that was proposed as a new folder
    bool nextConfirmation = false;
    QString nextFile;
    QString nextFileToOpen;
    QStringList filters; ///< filters of the last dialog that opens a file
    UnsavedChoice nextUnsaved = UnsavedChoice::Cancel;
    QStringList titles; ///< titles of the dialogs, in order; for unsaved documents, the titles of the documents

    QString chooseFolder(QWidget *parent, const QString &title, const QString &start) override;
    QString chooseNewFolder(QWidget *parent, const QString &title, const QString &proposed) override;
    bool confirm(QWidget *parent, const Confirmation &question) override;
    QString chooseFileToOpen(QWidget *parent, const QString &title, const QString &start, const QStringList &filters = {}) override;
    QString chooseFileToWrite(QWidget *parent, const QString &title, const QString &start) override;
    UnsavedChoice askAboutUnsaved(QWidget *parent, const QStringList &documents) override;
};

} // namespace outcrop
