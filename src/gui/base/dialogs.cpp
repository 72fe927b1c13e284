// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/dialogs.h"

#include "gui/base/newfolderdialog.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace outcrop {

QString DesktopDialogs::chooseFolder(QWidget *parent, const QString &title, const QString &start)
{
    return QFileDialog::getExistingDirectory(parent, title, start);
}

QString DesktopDialogs::chooseNewFolder(QWidget *parent, const QString &title, const QString &proposedFolder)
{
    NewFolderDialog dialog(title, proposedFolder, parent);
    return dialog.exec() == QDialog::Accepted ? dialog.folder() : QString();
}

bool DesktopDialogs::confirm(QWidget *parent, const Confirmation &question)
{
    QMessageBox box(QMessageBox::Question, question.title, question.text, QMessageBox::Cancel, parent);
    const QPushButton *accept = box.addButton(question.accept, QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == accept;
}

QString DesktopDialogs::chooseFileToOpen(QWidget *parent, const QString &title, const QString &start, const QStringList &filters)
{
    return QFileDialog::getOpenFileName(parent, title, start, filters.join(QStringLiteral(";;")));
}

QString DesktopDialogs::chooseFileToWrite(QWidget *parent, const QString &title, const QString &start)
{
    return QFileDialog::getSaveFileName(parent, title, start);
}

UnsavedChoice DesktopDialogs::askAboutUnsaved(QWidget *parent, const QStringList &documents)
{
    const QString text = documents.size() == 1
        ? tr("Save the changes to “%1”?").arg(documents.first())
        : tr("Save the changes in %n document(s)?", nullptr, static_cast<int>(documents.size()))
            + QStringLiteral("\n\n") + documents.join(u'\n');
    QMessageBox box(QMessageBox::Question, tr("Unsaved Changes"), text, QMessageBox::Cancel, parent);
    const QPushButton *save = box.addButton(QMessageBox::SaveAll);
    if (documents.size() == 1)
        box.button(QMessageBox::SaveAll)->setText(tr("&Save"));
    const QPushButton *discard = box.addButton(QMessageBox::Discard);
    box.setDefaultButton(QMessageBox::SaveAll);
    box.exec();
    if (box.clickedButton() == save)
        return UnsavedChoice::Save;
    return box.clickedButton() == discard ? UnsavedChoice::Discard : UnsavedChoice::Cancel;
}

} // namespace outcrop
