// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/importdialog.h"

#include "core/base/joinedtext.h"
#include "gui/diff/diffview.h"
#include "gui/look/icons.h"
#include "gui/widgets/rowtable.h"
#include "models/base/diagnosticsmodel.h"
#include "models/diff/showndiff.h"
#include "models/render/ledgermodel.h"

#include <QDialogButtonBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace outcrop {
namespace {

bool isLost(const LedgerEntry &entry)
{
    return entry.isLoss();
}

/// Appends a row. If it has a second column, shows the icon there.
void appendRow(QStandardItemModel &model, const QIcon &icon, const QStringList &words)
{
    QList<QStandardItem *> cells;
    for (const QString &word : words) {
        auto *cell = new QStandardItem(word);
        cell->setEditable(false);
        cell->setToolTip(word);
        cells += cell;
    }
    if (cells.size() > 1)
        cells.at(1)->setIcon(icon);
    model.appendRow(cells);
}

} // namespace

ImportDialog::ImportDialog(const PreparedPromptImport &import, QWidget *parent)
    : QDialog(parent), m_files(import.change.newFiles), m_diff(new DiffView(this, QStringLiteral("importDiff")))
{
    setObjectName(QStringLiteral("importDialog"));
    setWindowTitle(tr("Import"));
    m_diff->setLayoutMode(DiffLayout::Unified); // a new file has no previous version
    fillLedger(import);
    fillFiles();
    layOut(import);
    resize(980, 660);
}

void ImportDialog::fillLedger(const PreparedPromptImport &import)
{
    m_ledger.setHorizontalHeaderLabels({tr("Value"), tr("Action"), tr("Result"), tr("Reason")});
    for (const Diagnostic &found : import.diagnostics)
        appendRow(m_ledger, severityIcon(found.severity), {toString(found.location), severityTitle(found.severity), QString(), found.message});
    const Ledger ledger = sortByClass(import.ledger);
    for (const LedgerEntry &entry : ledger)
        appendRow(m_ledger, actionIcon(entry.action), {entry.part, actionTitle(entry.action), entry.path, entry.reason});
}

void ImportDialog::fillFiles()
{
    m_fileNames.setHorizontalHeaderLabels({tr("New file")});
    for (const NewFile &file : std::as_const(m_files))
        appendRow(m_fileNames, {}, {file.path});
}

QString ImportDialog::summary(const PreparedPromptImport &import) const
{
    const auto lostCount = std::count_if(import.ledger.begin(), import.ledger.end(), isLost);
    const QString files = tr("Format: %1. %n file(s) will be created.", nullptr, int(m_files.size())).arg(import.title);
    const QString values = lostCount == 0 ? tr("No values are dropped.") : tr("%n value(s) are dropped.", nullptr, int(lostCount));
    return files + sentenceSeparator() + values;
}

QWidget *ImportDialog::makeTables()
{
    auto *all = new QSplitter(Qt::Vertical, this);
    all->setChildrenCollapsible(false);
    QTreeView *ledger = makeRowTable(all, &m_ledger, {QStringLiteral("importLedger"), tr("Loss ledger"), 3});
    addTableCopying(ledger);
    ledger->setVisible(m_ledger.rowCount() > 0); // the import of a file without values only adds files
    all->addWidget(ledger);
    auto *files = new QSplitter(Qt::Horizontal, all);
    QTreeView *names = makeRowTable(files, &m_fileNames, {QStringLiteral("importFiles"), tr("New files"), 0});
    files->addWidget(names);
    files->addWidget(m_diff);
    files->setStretchFactor(1, 3);
    all->addWidget(files);
    connect(names->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &currentIndex) { showFile(currentIndex.row()); });
    names->setCurrentIndex(m_fileNames.index(0, 0));
    return all;
}

void ImportDialog::layOut(const PreparedPromptImport &import)
{
    auto *purpose = new QLabel(summary(import), this);
    purpose->setObjectName(QStringLiteral("importSummary"));
    purpose->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *write = buttons->addButton(tr("Create files"), QDialogButtonBox::AcceptRole);
    write->setObjectName(QStringLiteral("writeImport"));
    write->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(purpose);
    column->addWidget(makeTables(), 1);
    column->addWidget(buttons);
}

void ImportDialog::showFile(int row)
{
    if (row >= 0 && row < m_files.size())
        m_diff->setDiff(shownDiff(tr("No file"), {}, m_files.at(row).path, m_files.at(row).text));
}

} // namespace outcrop
