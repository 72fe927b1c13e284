// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/adoptworkspace.h"

#include <QDialog>
#include <QStandardItemModel>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace outcrop {

/// Shows the proposed manifest of a repository: each recognized file with its use, tier, cadence, order, condition and the reason. Check boxes select the files
/// that become layers, and other files can be added by path or pattern. The owner writes the manifest after the user accepts it.
class AdoptDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AdoptDialog(const AdoptionProposal &proposal, QWidget *parent = nullptr);

    /// Returns the choice for which exactly the checked files become layers.
    AdoptionChoice choice() const;

private:
    void fill();
    void layOut();
    QBoxLayout *makeAddRow();
    void addFiles();
    void select(const QString &file);
    void showChoice(int row);
    void updateButton();
    bool isChecked(int row) const;

    AdoptionProposal m_proposal;  ///< without a choice
    Adoption m_adoption;          ///< the proposal with the added files, as shown
    QStringList m_proposedFiles;  ///< files that are layers in the proposal without a choice
    QStringList m_candidateFiles; ///< files that can be excluded from the proposal
    QStandardItemModel m_model;
    QTreeView *m_table = nullptr;
    QLineEdit *m_pattern = nullptr;
    QLabel *m_hint = nullptr; ///< why no file was added; hidden if empty
    QPushButton *m_add = nullptr;
    QPushButton *m_writeButton = nullptr;
};

} // namespace outcrop
