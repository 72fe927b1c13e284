// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>

class QWidget;

namespace outcrop {

/// A question with two answers. `accept` says what the button does, in a verb.
struct Question {
    QString title;
    QString text;
    QString accept;
};

/// What becomes of unsaved text that would be lost.
enum class UnsavedAnswer { Save, Discard, Cancel };

/// The one seam for everything that stops the user until it is answered. Tests give the next answer instead of a person.
class Dialogs
{
public:
    virtual ~Dialogs() = default;

    /// A folder that exists, or nothing when the user thought better of it.
    virtual QString chooseFolder(QWidget *parent, const QString &title, const QString &start) = 0;
    virtual bool confirm(QWidget *parent, const Question &question) = 0;
    /// A file that exists, or nothing.
    virtual QString chooseFileToOpen(QWidget *parent, const QString &title, const QString &start) = 0;
    /// A file to write, which may exist when the user agreed to replace it; or nothing.
    virtual QString chooseFileToWrite(QWidget *parent, const QString &title, const QString &start) = 0;
    /// `documents` are the titles of what is not saved.
    virtual UnsavedAnswer askAboutUnsaved(QWidget *parent, const QStringList &documents) = 0;
};

/// The dialogs of the user's desktop.
class DesktopDialogs : public Dialogs
{
    Q_DECLARE_TR_FUNCTIONS(DesktopDialogs)

public:
    QString chooseFolder(QWidget *parent, const QString &title, const QString &start) override;
    bool confirm(QWidget *parent, const Question &question) override;
    QString chooseFileToOpen(QWidget *parent, const QString &title, const QString &start) override;
    QString chooseFileToWrite(QWidget *parent, const QString &title, const QString &start) override;
    UnsavedAnswer askAboutUnsaved(QWidget *parent, const QStringList &documents) override;
};

} // namespace outcrop
