// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/newfolderdialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace outcrop {

namespace {

constexpr int pathCharacters = 50; ///< width of the path, in characters

} // namespace

NewFolderDialog::NewFolderDialog(const QString &title, const QString &proposedFolder, QWidget *parent)
    : QDialog(parent), m_folder(new QLineEdit(QDir::toNativeSeparators(proposedFolder), this))
{
    setWindowTitle(title);
    auto *label = new QLabel(tr("&Folder:"), this);
    label->setBuddy(m_folder);
    auto *browse = new QPushButton(tr("&Browse…"), this);
    auto *hint = new QLabel(tr("The folder is created if it does not exist. If it contains files, a new folder is created inside it."), this);
    hint->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_createButton = buttons->addButton(tr("Create"), QDialogButtonBox::AcceptRole);
    m_createButton->setDefault(true);
    m_folder->setObjectName(QStringLiteral("newFolder"));
    m_folder->setMinimumWidth(m_folder->fontMetrics().averageCharWidth() * pathCharacters);
    auto *row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_folder, 1);
    row->addWidget(browse);
    auto *column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(hint);
    column->addWidget(buttons);
    connect(browse, &QPushButton::clicked, this, &NewFolderDialog::browse);
    connect(m_folder, &QLineEdit::textChanged, this, &NewFolderDialog::updateActions);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    updateActions();
}

QString NewFolderDialog::folder() const
{
    QString path = QDir::fromNativeSeparators(m_folder->text().trimmed());
    if (path == QLatin1String("~") || path.startsWith(QStringLiteral("~/")))
        path.replace(0, 1, QDir::homePath());
    return QDir::cleanPath(path);
}

void NewFolderDialog::browse()
{
    const QString start = QFileInfo(folder()).isDir() ? folder() : QFileInfo(folder()).path();
    const QString chosen = QFileDialog::getExistingDirectory(this, windowTitle(), start);
    if (!chosen.isEmpty())
        m_folder->setText(QDir::toNativeSeparators(chosen));
}

void NewFolderDialog::updateActions()
{
    const QFileInfo info(folder());
    m_createButton->setEnabled(QDir::isAbsolutePath(folder()) && (!info.exists() || info.isDir()));
}

} // namespace outcrop
