// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adoption/adoption.h"

#include <QDialog>
#include <QStandardItemModel>

namespace outcrop {

/// Shows the proposed manifest of a repository: each recognized file with its use, tier, cadence, order, condition and the reason. The owner
/// writes the manifest after the user accepts it.
class AdoptDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AdoptDialog(const Adoption &adoption, QWidget *parent = nullptr);

private:
    void fill(const Adoption &adoption);
    void layOut();

    QStandardItemModel m_model;
};

} // namespace outcrop
