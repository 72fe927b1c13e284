// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/adoptdialog.h"

#include "gui/look/icons.h"
#include "gui/widgets/rowtable.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace outcrop {

AdoptDialog::AdoptDialog(const Adoption &adoption, QWidget *parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("adoptDialog"));
    setWindowTitle(tr("Adopt Folder"));
    fill(adoption);
    layOut();
    resize(860, 420);
}

void AdoptDialog::fill(const Adoption &adoption)
{
    m_model.setHorizontalHeaderLabels({tr("File"), tr("Purpose"), tr("Tier"), tr("Cadence"), tr("Order"), tr("Condition"), tr("Reason")});
    for (const AdoptionRow &row : adoption.rows) {
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
        cells.at(4)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_model.appendRow(cells);
    }
}

void AdoptDialog::layOut()
{
    auto *purpose = new QLabel(tr("Outcrop recognized these files. Adopting writes an entry for each layer to config.toml. It does not move files or change other files."), this);
    purpose->setWordWrap(true);
    QTreeView *table = makeRowTable(this, &m_model, {QStringLiteral("adoptionTable"), tr("Proposed layers"), 6});
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *write = buttons->addButton(tr("Write config.toml"), QDialogButtonBox::AcceptRole);
    write->setObjectName(QStringLiteral("writeAdoption"));
    write->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(purpose);
    column->addWidget(table, 1);
    column->addWidget(buttons);
}

} // namespace outcrop
