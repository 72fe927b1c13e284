// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/dialogs.h"

#include <QStringList>

namespace outcrop {

/// Answers instead of a person. A question that no answer was prepared for gets the careful one: nothing chosen, not confirmed.
class FakeDialogs : public Dialogs
{
public:
    QString nextFolder;
    bool nextConfirmation = false;
    QString nextFile;
    QString nextFileToOpen;
    UnsavedAnswer nextUnsaved = UnsavedAnswer::Cancel;
    QStringList asked; ///< titles, in order

    QString chooseFolder(QWidget *parent, const QString &title, const QString &start) override;
    bool confirm(QWidget *parent, const Question &question) override;
    QString chooseFileToOpen(QWidget *parent, const QString &title, const QString &start) override;
    QString chooseFileToWrite(QWidget *parent, const QString &title, const QString &start) override;
    UnsavedAnswer askAboutUnsaved(QWidget *parent, const QStringList &documents) override;
};

} // namespace outcrop
