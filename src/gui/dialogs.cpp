// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/dialogs.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace outcrop {

QString DesktopDialogs::chooseFolder(QWidget *parent, const QString &title, const QString &start)
{
    return QFileDialog::getExistingDirectory(parent, title, start);
}

bool DesktopDialogs::confirm(QWidget *parent, const Question &question)
{
    QMessageBox box(QMessageBox::Question, question.title, question.text, QMessageBox::Cancel, parent);
    const QPushButton *accept = box.addButton(question.accept, QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == accept;
}

} // namespace outcrop
