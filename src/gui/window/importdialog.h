// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/formats/importprompts.h"

#include <QDialog>
#include <QStandardItemModel>

namespace outcrop {

class DiffView;

/// Reviews an import: its findings, the result for each value, and the new files. Dropped values are first, then changed ones. The owner writes the files after
/// the user accepts them.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ImportDialog(const PreparedPromptImport &import, QWidget *parent = nullptr);

private:
    void fillLedger(const PreparedPromptImport &import);
    void fillFiles();
    QString summary(const PreparedPromptImport &import) const;
    QWidget *makeTables();
    void layOut(const PreparedPromptImport &import);
    void showFile(int row);

    QList<NewFile> m_files;
    QStandardItemModel m_ledger;
    QStandardItemModel m_fileNames;
    DiffView *m_diff;
};

} // namespace outcrop
