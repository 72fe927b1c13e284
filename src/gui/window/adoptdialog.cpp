// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/adoptdialog.h"

#include "core/base/datatext.h"
#include "core/base/explainerror.h"
#include "gui/look/icons.h"
#include "gui/widgets/rowtable.h"

#include <QCompleter>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace outcrop {

AdoptDialog::AdoptDialog(const AdoptionProposal &proposal, QWidget *parent) : QDialog(parent), m_proposal(proposal), m_adoption(proposal.adoption)
{
    setObjectName(QStringLiteral("adoptDialog"));
    setWindowTitle(tr("Adopt Prompts as Layers"));
    for (const AdoptionRow &row : m_adoption.rows) {
        m_proposedFiles += row.layer ? row.files : QStringList();
        m_candidateFiles += row.isCandidate ? row.files : QStringList();
    }
    fill();
    layOut();
    updateButton();
    connect(&m_model, &QStandardItemModel::itemChanged, this, [this](const QStandardItem *cell) {
        if (cell->column() == 0)
            showChoice(cell->row());
    });
    resize(860, 460);
}

void AdoptDialog::fill()
{
    m_model.setRowCount(0);
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
    auto *purpose = new QLabel(m_adoption.rows.isEmpty()
            ? tr("Outcrop recognized no prompts in this folder. Add the files to use as layers. Adopting writes an entry for each layer to config.toml. "
                 "It does not move files or change other files.")
            : tr("Outcrop recognized these files. Adopting writes an entry for each layer to config.toml. "
                 "It does not move files or change other files. Select the files to adopt."),
        this);
    purpose->setWordWrap(true);
    m_table = makeRowTable(this, &m_model, {QStringLiteral("adoptionTable"), tr("Proposed layers"), 6});
    m_table->setCurrentIndex(m_model.index(0, 0));
    m_hint = new QLabel(this);
    m_hint->setObjectName(QStringLiteral("adoptionHint"));
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    m_hint->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_writeButton = buttons->addButton(tr("Write config.toml"), QDialogButtonBox::AcceptRole);
    m_writeButton->setObjectName(QStringLiteral("writeAdoption"));
    m_writeButton->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(purpose);
    column->addWidget(m_table, 1);
    column->addLayout(makeAddRow());
    column->addWidget(m_hint);
    column->addWidget(buttons);
}

/// Returns the row in which the user types a path or pattern. It suggests the files that can become layers.
QBoxLayout *AdoptDialog::makeAddRow()
{
    m_pattern = new QLineEdit(this);
    m_pattern->setObjectName(QStringLiteral("adoptionPattern"));
    //: %1 is a pattern such as docs/*.txt
    m_pattern->setPlaceholderText(tr("Path or pattern, such as %1").arg(QStringLiteral("docs/*.txt")));
    m_pattern->setToolTip(tr("Markdown or .txt files to add as layers, with any name"));
    auto *completer = new QCompleter(filesToInclude(m_proposal.opened.workspace(), QStringLiteral("**/*")), m_pattern);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_pattern->setCompleter(completer);
    auto *label = new QLabel(tr("O&ther files:"), this);
    label->setBuddy(m_pattern);
    m_add = new QPushButton(tr("&Add"), this);
    m_add->setObjectName(QStringLiteral("addAdoption"));
    m_add->setToolTip(tr("Add the files to the list"));
    m_add->setEnabled(false);
    connect(m_add, &QPushButton::clicked, this, &AdoptDialog::addFiles);
    connect(m_pattern, &QLineEdit::textChanged, this, [this](const QString &text) {
        const bool hasText = !text.trimmed().isEmpty();
        m_add->setEnabled(hasText);
        (hasText ? m_add : m_writeButton)->setDefault(true); // Return adds the files
        m_hint->hide();
    });
    auto *row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_pattern, 1);
    row->addWidget(m_add);
    return row;
}

/// Adds the files that match the pattern to the proposal. Keeps the check boxes of the other files.
void AdoptDialog::addFiles()
{
    const QString pattern = m_pattern->text().trimmed();
    const QStringList files = filesToInclude(m_proposal.opened.workspace(), pattern);
    AdoptionChoice next = choice();
    next.includedFiles += files;
    next.excludedFiles.removeIf([this, &files](const QString &file) { return !m_proposedFiles.contains(file) || files.contains(file); });
    const Result<AdoptionProposal> chosen = withChoice(m_proposal, next);
    if (files.isEmpty() || !chosen) {
        //: %1 is a path or a pattern such as docs/*.txt
        const QString noMatch = tr("No file that can become a layer matches %1. Specify Markdown or .txt files in this folder that are not layers, agents or skills.").arg(pattern);
        m_hint->setText(files.isEmpty() ? noMatch : explainError(chosen.error()));
        return m_hint->show();
    }
    m_adoption = chosen->adoption;
    fill();
    m_pattern->clear();
    updateButton();
    select(files.first());
}

void AdoptDialog::select(const QString &file)
{
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (m_adoption.rows.at(row).files.contains(file))
            m_table->setCurrentIndex(m_model.index(row, 0));
    }
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
        for (const QString &file : m_adoption.rows.at(row).files) {
            if (isChecked(row) && !m_proposedFiles.contains(file))
                choice.includedFiles += file;
            else if (!isChecked(row) && m_candidateFiles.contains(file))
                choice.excludedFiles += file;
        }
    }
    return choice;
}

} // namespace outcrop
