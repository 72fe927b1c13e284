// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/keys/keysdialog.h"

#include "core/base/joinedtext.h"
#include "gui/keys/keyeditor.h"
#include "gui/keys/keyslook.h"
#include "gui/keys/keysourcelist.h"
#include "gui/widgets/icondelegate.h"
#include "gui/widgets/rowtable.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace outcrop {

namespace {

QIcon rowTestIcon(const QModelIndex &index)
{
    return keyTestIcon(static_cast<KeyTestState>(index.data(KeyTestRole).toInt()));
}

} // namespace

KeysDialog::KeysDialog(QWidget *parent)
    : QDialog(parent)
    , m_message(new MessageBar(this))
    , m_list(makeRowTable(this, &m_keys, {QStringLiteral("keyList"), tr("Providers and their keys")}))
    , m_editor(new KeyEditor(this))
    , m_sources(new KeySourceList(this))
{
    setObjectName(QStringLiteral("keysDialog"));
    setWindowTitle(tr("Keys and Providers"));
    m_message->setObjectName(QStringLiteral("keysMessage"));
    m_message->hide();
    setUpList();
    layOut();
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &KeysDialog::showChosenKey);
    connect(m_list, &QTreeView::activated, m_editor, &KeyEditor::focusKey);
    resize(820, 560);
}

void KeysDialog::setUpList()
{
    m_list->setFrameShape(QFrame::StyledPanel);
    m_list->setItemDelegateForColumn(static_cast<int>(KeyColumn::State),
        new IconDelegate(static_cast<int>(KeyColumn::State), rowAvailabilityIcon, this));
    m_list->setItemDelegateForColumn(static_cast<int>(KeyColumn::Test), new IconDelegate(static_cast<int>(KeyColumn::Test), rowTestIcon, this));
}

void KeysDialog::layOut()
{
    auto *box = new QDialogButtonBox(QDialogButtonBox::Close, this);
    box->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter saves the pasted key instead
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_message);
    column->addWidget(m_list, 3);
    column->addWidget(m_editor);
    column->addWidget(m_sources, 2);
    column->addWidget(box);
}

void KeysDialog::setRows(const QList<KeyRow> &rows)
{
    m_keys.setRows(rows);
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_keys.index(0, 0));
    showChosenKey();
}

void KeysDialog::showProvider(const QString &provider)
{
    const QModelIndex row = m_keys.indexOf(provider);
    if (row.isValid())
        m_list->setCurrentIndex(row);
}

void KeysDialog::showChosenKey()
{
    const QModelIndex index = m_list->currentIndex();
    m_editor->setRow(index.isValid() ? *m_keys.rowAt(index) : KeyRow());
}

void KeysDialog::setSources(const QList<KeySourceRow> &sources)
{
    m_sources->setSources(sources);
    m_editor->setSources(sources);
    showStoreProblem();
}

/// Shows a message with the failed and the working key sources. Does not repeat a message while the problems are the same.
void KeysDialog::showStoreProblem()
{
    QStringList problems;
    QStringList workingSources;
    for (const KeySourceRow &store : m_sources->sources()) {
        if (store.problem.isEmpty())
            workingSources += store.name;
        else
            problems += store.problem;
    }
    const QString problemText = problems.join(u'\n');
    if (std::exchange(m_problems, problemText) == problemText)
        return; // the bar may show a newer message, which must stay visible
    if (problems.isEmpty()) {
        if (std::exchange(m_showsStoreProblem, false))
            m_message->hide();
        return;
    }
    //: Sentence of a message; %1 is a list of key sources such as "process memory (until you quit), environment"
    const QString rest = workingSources.isEmpty() ? QString() : tr("Still available: %1.").arg(workingSources.join(listSeparator()));
    showNotice({NoticeKind::Warning, tr("Some key sources are unavailable"), problemText + u'\n' + rest});
    m_showsStoreProblem = true;
}

void KeysDialog::showNotice(const Notice &notice)
{
    m_showsStoreProblem = false;
    m_message->setNotice(notice);
    m_message->show();
}

} // namespace outcrop
