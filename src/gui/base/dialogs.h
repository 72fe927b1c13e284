// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>

class QWidget;

namespace outcrop {

/// A confirmation with an accept button and a Cancel button.
struct Confirmation {
    QString title;
    QString text;
    QString accept; ///< verb on the accept button
};

/// The user's decision about unsaved documents before they are closed.
enum class UnsavedChoice { Save, Discard, Cancel };

/// Interface for modal dialogs. Tests replace it with an implementation that returns prepared results.
class Dialogs
{
public:
    virtual ~Dialogs() = default;

    /// Returns an existing folder; empty if the user cancels.
    virtual QString chooseFolder(QWidget *parent, const QString &title, const QString &start) = 0;
    /// Returns the path of a folder in which to create something, which need not exist; empty if the user cancels.
    virtual QString chooseNewFolder(QWidget *parent, const QString &title, const QString &proposedFolder) = 0;
    /// Asks the question. Returns whether the user pressed the accept button.
    virtual bool confirm(QWidget *parent, const Confirmation &question) = 0;
    /// Returns an existing file; empty if the user cancels. `filters` are choices such as `Prompty (*.prompty)`, the default first; all files if it is empty.
    virtual QString chooseFileToOpen(QWidget *parent, const QString &title, const QString &start, const QStringList &filters = {}) = 0;
    /// Returns a file to write; empty if the user cancels. If the file exists, the user has agreed to replace it.
    virtual QString chooseFileToWrite(QWidget *parent, const QString &title, const QString &start) = 0;
    /// Asks whether to save the documents with these titles. Returns Cancel if the user closes the dialog.
    virtual UnsavedChoice askAboutUnsaved(QWidget *parent, const QStringList &documents) = 0;
};

/// Implements the dialogs with Qt widgets.
class DesktopDialogs : public Dialogs
{
    Q_DECLARE_TR_FUNCTIONS(DesktopDialogs)

public:
    QString chooseFolder(QWidget *parent, const QString &title, const QString &start) override;
    QString chooseNewFolder(QWidget *parent, const QString &title, const QString &proposedFolder) override;
    bool confirm(QWidget *parent, const Confirmation &question) override;
    QString chooseFileToOpen(QWidget *parent, const QString &title, const QString &start, const QStringList &filters = {}) override;
    QString chooseFileToWrite(QWidget *parent, const QString &title, const QString &start) override;
    UnsavedChoice askAboutUnsaved(QWidget *parent, const QStringList &documents) override;
};

} // namespace outcrop
