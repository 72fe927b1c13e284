// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/fakedialogs.h"

#include <utility>

namespace outcrop {

QString FakeDialogs::chooseFolder(QWidget *, const QString &title, const QString &)
{
    titles += title;
    return std::exchange(nextFolder, {});
}

QString FakeDialogs::chooseNewFolder(QWidget *, const QString &title, const QString &proposed)
{
    titles += title;
    proposedFolder = proposed;
    return std::exchange(nextFolder, {});
}

bool FakeDialogs::confirm(QWidget *, const Confirmation &question)
{
    titles += question.title;
    return std::exchange(nextConfirmation, false);
}

QString FakeDialogs::chooseFileToOpen(QWidget *, const QString &title, const QString &, const QStringList &shownFilters)
{
    filters = shownFilters;
    titles += title;
    return std::exchange(nextFileToOpen, {});
}

QString FakeDialogs::chooseFileToWrite(QWidget *, const QString &title, const QString &)
{
    titles += title;
    return std::exchange(nextFile, {});
}

UnsavedChoice FakeDialogs::askAboutUnsaved(QWidget *, const QStringList &documents)
{
    titles += documents;
    return std::exchange(nextUnsaved, UnsavedChoice::Cancel);
}

} // namespace outcrop
