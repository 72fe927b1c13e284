// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/shortcuteditor.h"

#include "ui_shortcuteditor.h"

#include "gui/look/icons.h"
#include "gui/settings/shortcuts.h"
#include "gui/widgets/valuedelegate.h"

#include <QAccessibleWidget>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>

namespace outcrop {

namespace {

/// Returns an accessible interface with a role for the key sequence field, which Qt does not provide.
QAccessibleInterface *keysInterface(const QString &className, QObject *object)
{
    auto *field = className == QLatin1String("QKeySequenceEdit") ? qobject_cast<QWidget *>(object) : nullptr;
    return field ? new QAccessibleWidget(field, QAccessible::HotkeyField) : nullptr;
}

/// Returns a message about two commands with the same shortcut; empty if there are none.
QString conflictText(const ShortcutsModel &model)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        const QList<int> others = model.conflicts(row);
        if (!others.isEmpty())
            //: Warning about shortcuts; %1 and %2 are commands
            return ShortcutEditor::tr("%1 and %2 have the same shortcut, so neither works. Change one of them.").arg(model.rows().at(row).title, model.rows().at(others.first()).title);
    }
    return {};
}

} // namespace

ShortcutEditor::ShortcutEditor(Shortcuts &shortcuts, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::ShortcutEditor>())
    , m_shortcuts(shortcuts)
{
    QAccessible::installFactory(keysInterface);
    m_ui->setupUi(this);
    setUpTable();
    connectKeys();
    connectButtons();
    m_model.setRows(shortcuts.rows());
    m_ui->table->setCurrentIndex(m_proxy.index(0, 0));
    showRow();
}

ShortcutEditor::~ShortcutEditor() = default;

void ShortcutEditor::setUpTable()
{
    m_proxy.setSourceModel(&m_model);
    m_proxy.setFilterKeyColumn(-1);
    m_proxy.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_ui->table->setModel(&m_proxy);
    m_ui->table->setItemDelegate(new ValueDelegate(this)); // keeps the order of keys in a mirrored layout
    QHeaderView *header = m_ui->table->header();
    header->setSectionResizeMode(static_cast<int>(ShortcutColumn::Keys), QHeaderView::ResizeToContents);
    header->resizeSection(static_cast<int>(ShortcutColumn::Command), 56 * fontMetrics().averageCharWidth()); // a long shortcut must not narrow this column
    m_ui->table->setTextElideMode(Qt::ElideMiddle); // commands of one menu differ at the end
    m_ui->filter->addAction(lineIcon(QStringLiteral("filter"), ColorRole::Muted), QLineEdit::LeadingPosition);
    connect(m_ui->filter, &QLineEdit::textChanged, &m_proxy, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_ui->table->selectionModel(), &QItemSelectionModel::currentChanged, this, &ShortcutEditor::showRow);
}

void ShortcutEditor::connectKeys()
{
    connect(m_ui->keys, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutEditor::setKeys);
    connect(m_ui->table, &QTreeView::activated, m_ui->keys, qOverload<>(&QWidget::setFocus));
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &ShortcutEditor::showConflict);
}

void ShortcutEditor::connectButtons()
{
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_ui->clear, &QPushButton::clicked, m_ui->keys, &QKeySequenceEdit::clear);
    connect(m_ui->takeKeys, &QPushButton::clicked, this, [this] { m_model.clearConflicts(currentRow()); });
    connect(m_ui->resetOne, &QPushButton::clicked, this, [this] {
        m_model.resetKeys(currentRow());
        showRow();
    });
    connect(m_ui->resetAll, &QPushButton::clicked, this, [this] {
        m_model.resetAll();
        showRow();
    });
    for (QPushButton *button : {m_ui->clear, m_ui->takeKeys, m_ui->resetOne, m_ui->resetAll})
        button->setAutoDefault(false); // Enter activates the table row instead
}

/// Returns the current row of the model; -1 if no command matches the filter.
int ShortcutEditor::currentRow() const
{
    return m_proxy.mapToSource(m_ui->table->currentIndex()).row();
}

void ShortcutEditor::showRow()
{
    const int row = currentRow();
    const QSignalBlocker quiet(m_ui->keys);
    m_ui->keys->setKeySequence(row < 0 ? QKeySequence() : m_model.rows().at(row).keys);
    for (QWidget *widget : QList<QWidget *>{m_ui->keys, m_ui->clear, m_ui->resetOne})
        widget->setEnabled(row >= 0);
    showConflict();
}

void ShortcutEditor::showConflict()
{
    const int row = currentRow();
    const QList<int> others = row < 0 ? QList<int>() : m_model.conflicts(row);
    m_ui->takeKeys->setEnabled(!others.isEmpty());
    if (!others.isEmpty())
        //: Warning about shortcuts; %1 is a command
        m_ui->conflict->setText(tr("%1 also has this shortcut. If two commands share a shortcut, neither works.").arg(m_model.rows().at(others.first()).title));
    else
        m_ui->conflict->setText(conflictText(m_model));
}

void ShortcutEditor::setKeys(const QKeySequence &keys)
{
    if (currentRow() >= 0)
        m_model.setKeys(currentRow(), keys);
}

void ShortcutEditor::accept()
{
    m_shortcuts.setRows(m_model.rows());
    QDialog::accept();
}

} // namespace outcrop
