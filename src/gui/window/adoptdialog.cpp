// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/adoptdialog.h"

#include "core/base/datatext.h"
#include "gui/look/icons.h"
#include "gui/widgets/rowtable.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace outcrop {

AdoptDialog::AdoptDialog(const Adoption &adoption, QWidget *parent) : QDialog(parent), m_adoption(adoption)
{
    setObjectName(QStringLiteral("adoptDialog"));
    setWindowTitle(tr("Adopt Folder"));
    fill();
    layOut();
    updateButton();
    connect(&m_model, &QStandardItemModel::itemChanged, this, [this](const QStandardItem *cell) {
        if (cell->column() == 0)
            showChoice(cell->row());
    });
    resize(860, 420);
}

void AdoptDialog::fill()
{
    m_model.setHorizontalHeaderLabels({tr("File"), tr("Purpose"), tr("Tier"), tr("Cadence"), tr("Order"), tr("Condition"), tr("Reason")});
    for (const AdoptionRow &row : m_adoption.rows) {
        const auto &layer = row.layer;
        const QString file = row.files.size() < 2 ? row.files.value(0) : tr("%1 and %n more", nullptr, static_cast<int>(row.files.size() - 1)).arg(row.files.first());
        const QStringList words{file, row.use, layer ? tierName(layer->tier).toUpper() : QString(), layer ? cadenceName(layer->cadence) : QString(),
            layer ? QString::number(layer->order) : QString(), layer ? layer->when : QString(), row.reason};
        QList<QStandardItem *> cells;
        for (const QString &word : words) {
            auto *cell = new QStandardItem(word);
            cell->setEditable(false);
            cell->setToolTip(word);
            cells += cell;
        }
        if (layer)
            cells.at(2)->setIcon(tierIcon(layer->tier));
        if (layer || row.isOptional) {
            cells.first()->setCheckable(true);
            cells.first()->setCheckState(layer ? Qt::Checked : Qt::Unchecked);
        }
        cells.at(4)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_model.appendRow(cells);
    }
}

void AdoptDialog::layOut()
{
    auto *purpose = new QLabel(
        tr("Outcrop recognized these files. Adopting writes an entry for each layer to config.toml. It does not move files or change other files. Select the files to adopt."), this);
    purpose->setWordWrap(true);
    QTreeView *table = makeRowTable(this, &m_model, {QStringLiteral("adoptionTable"), tr("Proposed layers"), 6});
    table->setCurrentIndex(m_model.index(0, 0));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_writeButton = buttons->addButton(tr("Write config.toml"), QDialogButtonBox::AcceptRole);
    m_writeButton->setObjectName(QStringLiteral("writeAdoption"));
    m_writeButton->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(purpose);
    column->addWidget(table, 1);
    column->addWidget(buttons);
}

bool AdoptDialog::isChecked(int row) const
{
    return m_model.item(row)->checkState() == Qt::Checked;
}

/// Shows what a file becomes if the user includes it: a layer with the default tier and cadence.
void AdoptDialog::showChoice(int row)
{
    const AdoptionRow &shown = m_adoption.rows.at(row);
    if (shown.isOptional) {
        const AdoptedLayer includedLayer;
        const bool isIncluded = isChecked(row);
        m_model.item(row, 1)->setText(isIncluded ? dataText(QStringLiteral("layer")) : shown.use);
        m_model.item(row, 2)->setText(isIncluded ? tierName(includedLayer.tier).toUpper() : QString());
        m_model.item(row, 2)->setIcon(isIncluded ? tierIcon(includedLayer.tier) : QIcon());
        m_model.item(row, 3)->setText(isIncluded ? cadenceName(includedLayer.cadence) : QString());
    }
    updateButton();
}

/// Disables the button if no file becomes a layer.
void AdoptDialog::updateButton()
{
    bool isAnyChecked = false;
    for (int row = 0; row < m_model.rowCount(); ++row)
        isAnyChecked = isAnyChecked || isChecked(row);
    m_writeButton->setEnabled(isAnyChecked);
    m_writeButton->setToolTip(isAnyChecked ? QString() : tr("Select at least one file"));
}

AdoptionChoice AdoptDialog::choice() const
{
    AdoptionChoice choice;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const AdoptionRow &shown = m_adoption.rows.at(row);
        if (isChecked(row) && shown.isOptional)
            choice.includedFiles += shown.files;
        else if (!isChecked(row) && shown.isCandidate)
            choice.excludedFiles += shown.files;
    }
    return choice;
}

} // namespace outcrop
