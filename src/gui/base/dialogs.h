// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>

class QWidget;

namespace outcrop {

/// A question with two answers. `accept` is the text of the accepting button, a verb.
struct Question {
    QString title;
    QString text;
    QString accept;
};

/// The user's choice about unsaved documents that are about to be closed.
enum class UnsavedChoice { Save, Discard, Cancel };

/// The interface for modal dialogs. Tests replace it with an implementation that returns prepared answers.
class Dialogs
{
public:
    virtual ~Dialogs() = default;

    /// Returns an existing folder, or nullopt if the user cancels.
    virtual QString chooseFolder(QWidget *parent, const QString &title, const QString &start) = 0;
    virtual bool confirm(QWidget *parent, const Question &question) = 0;
    /// Returns an existing file, or nullopt if the user cancels.
    virtual QString chooseFileToOpen(QWidget *parent, const QString &title, const QString &start) = 0;
    /// Returns a file to write, or nullopt if the user cancels. If the file exists, the user has agreed to replace it.
    virtual QString chooseFileToWrite(QWidget *parent, const QString &title, const QString &start) = 0;
    /// `documents` are the titles of the unsaved documents.
    virtual UnsavedChoice askAboutUnsaved(QWidget *parent, const QStringList &documents) = 0;
};

/// Shows the desktop's dialogs.
class DesktopDialogs : public Dialogs
{
    Q_DECLARE_TR_FUNCTIONS(DesktopDialogs)

public:
    QString chooseFolder(QWidget *parent, const QString &title, const QString &start) override;
    bool confirm(QWidget *parent, const Question &question) override;
    QString chooseFileToOpen(QWidget *parent, const QString &title, const QString &start) override;
    QString chooseFileToWrite(QWidget *parent, const QString &title, const QString &start) override;
    UnsavedChoice askAboutUnsaved(QWidget *parent, const QStringList &documents) override;
};

} // namespace outcrop
