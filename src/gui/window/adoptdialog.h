// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adoption/adoption.h"

#include <QDialog>
#include <QStandardItemModel>

class QPushButton;

namespace outcrop {

/// Shows the proposed manifest of a repository: each recognized file with its use, tier, cadence, order, condition and the reason. Check boxes select the files
/// that become layers. The owner writes the manifest after the user accepts it.
class AdoptDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AdoptDialog(const Adoption &adoption, QWidget *parent = nullptr);

    /// Returns the choice for which exactly the checked files become layers.
    AdoptionChoice choice() const;

private:
    void fill();
    void layOut();
    void showChoice(int row);
    void updateButton();
    bool isChecked(int row) const;

    Adoption m_adoption;
    QStandardItemModel m_model;
    QPushButton *m_writeButton = nullptr;
};

} // namespace outcrop
