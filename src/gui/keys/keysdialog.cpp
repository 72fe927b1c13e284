// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/keys/keysdialog.h"

#include "gui/keys/keyslook.h"
#include "gui/look/icons.h"
#include "gui/response/icondelegate.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace outcrop {

namespace {

/// Two icons in one table: the state's and the test's.
QIcon iconOf(const QModelIndex &index)
{
    return standingIcon(static_cast<KeyStanding>(index.data(KeyStandingRole).toInt()));
}

} // namespace

KeysDialog::KeysDialog(QWidget *parent)
    : QDialog(parent)
    , m_message(new MessageBar(this))
    , m_list(addTable(QStringLiteral("keyList"), tr("Providers and their keys"), &m_keys))
    , m_advice(new QLabel(this))
    , m_key(new QLineEdit(this))
    , m_place(new QComboBox(this))
    , m_store(addButton(QStringLiteral("storeKey"), tr("&Keep"), tr("Keep this key in the place chosen; it is not shown again")))
    , m_test(addButton(QStringLiteral("testKey"), tr("&Test"), tr("Ask the provider something that costs nothing, to see whether the key is accepted")))
    , m_remove(addButton(QStringLiteral("removeKey"), tr("&Remove"), tr("Take the key out of a place")))
    , m_allow(addButton(QStringLiteral("allowHost"), tr("Send the Key &There"), tr("Confirm that this provider’s key may go to this host")))
    , m_hosts(addButton(QStringLiteral("otherHosts"), tr("&Hosts Confirmed"), tr("Other hosts that this provider’s key may go to")))
    , m_removeMenu(new QMenu(this))
    , m_hostsMenu(new QMenu(this))
    , m_places(addTable(QStringLiteral("keyPlaces"), tr("Places that are asked for keys, in this order"), &m_stores))
    , m_up(addButton(QStringLiteral("placeUp"), tr("Earlier"), tr("Ask this place before the one above it")))
    , m_down(addButton(QStringLiteral("placeDown"), tr("Later"), tr("Ask this place after the one below it")))
{
    setObjectName(QStringLiteral("keysDialog"));
    setWindowTitle(tr("Keys and Providers"));
    m_message->setObjectName(QStringLiteral("keysMessage"));
    m_message->hide();
    m_chosen = makeChosen();
    auto *box = new QDialogButtonBox(QDialogButtonBox::Close, this);
    box->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter keeps the key that was pasted
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_message);
    column->addWidget(m_list, 3);
    column->addWidget(m_chosen);
    column->addWidget(makeStores(), 2);
    column->addWidget(box);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connectParts();
    showChosen();
    resize(820, 560);
}

QPushButton *KeysDialog::addButton(const QString &name, const QString &text, const QString &help)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setToolTip(help);
    button->setAutoDefault(false);
    return button;
}

QTreeView *KeysDialog::addTable(const QString &name, const QString &accessible, QAbstractItemModel *model)
{
    auto *table = new QTreeView(this);
    table->setObjectName(name);
    table->setAccessibleName(accessible);
    table->setModel(model);
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->setAllColumnsShowFocus(true);
    table->setAlternatingRowColors(true);
    table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->header()->setStretchLastSection(true);
    return table;
}

QGroupBox *KeysDialog::makeChosen()
{
    auto *group = new QGroupBox(this);
    group->setObjectName(QStringLiteral("chosenProvider"));
    m_advice->setObjectName(QStringLiteral("keyAdvice"));
    m_advice->setWordWrap(true);
    m_advice->setMinimumHeight(2 * fontMetrics().lineSpacing()); // nothing jumps when another provider is chosen
    m_advice->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    auto *column = new QVBoxLayout(group);
    column->addWidget(m_advice);
    column->addLayout(makeKeyRow());
    column->addLayout(makeChosenButtons());
    return group;
}

QLayout *KeysDialog::makeKeyRow()
{
    m_key->setObjectName(QStringLiteral("newKey"));
    m_key->setEchoMode(QLineEdit::Password);
    m_key->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase | Qt::ImhSensitiveData);
    m_key->setAccessibleName(tr("New key"));
    m_place->setObjectName(QStringLiteral("keyPlace"));
    m_place->setAccessibleName(tr("Where the key is kept"));
    m_place->setToolTip(m_place->accessibleName());
    auto *row = new QHBoxLayout;
    row->addWidget(m_key, 1);
    //: a list of places follows: keep (a key) in
    row->addWidget(new QLabel(tr("keep in"), this));
    row->addWidget(m_place);
    row->addWidget(m_store);
    return row;
}

QLayout *KeysDialog::makeChosenButtons()
{
    m_remove->setMenu(m_removeMenu);
    m_hosts->setMenu(m_hostsMenu);
    auto *row = new QHBoxLayout;
    for (QPushButton *button : {m_test, m_remove, m_hosts})
        row->addWidget(button);
    row->addStretch(1);
    row->addWidget(m_allow);
    return row;
}

QGroupBox *KeysDialog::makeStores()
{
    auto *group = new QGroupBox(tr("Places that are asked, in this order"), this);
    auto *grid = new QGridLayout(group);
    grid->addWidget(m_places, 0, 0, 3, 1);
    grid->addWidget(m_up, 0, 1);
    grid->addWidget(m_down, 1, 1);
    grid->setRowStretch(2, 1);
    m_up->setIcon(lineIcon(QStringLiteral("move-up")));
    m_down->setIcon(lineIcon(QStringLiteral("move-down")));
    m_places->setMinimumHeight(4 * fontMetrics().lineSpacing() + 12);
    return group;
}

void KeysDialog::connectParts()
{
    m_list->setItemDelegateForColumn(static_cast<int>(KeyColumn::State), new IconDelegate(static_cast<int>(KeyColumn::State), iconOf, this));
    m_list->setItemDelegateForColumn(static_cast<int>(KeyColumn::Test), new IconDelegate(static_cast<int>(KeyColumn::Test), [](const QModelIndex &index) {
        return keyTestIcon(static_cast<KeyTest>(index.data(KeyTestRole).toInt()));
    }, this));
    m_places->setItemDelegate(new IconDelegate(static_cast<int>(StoreColumn::State), iconOf, this));
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        m_key->setText(QString()); // a key is pasted for one provider
        showChosen();
    });
    connect(m_list, &QTreeView::activated, this, [this] { m_key->setFocus(Qt::OtherFocusReason); });
    connect(m_key, &QLineEdit::textChanged, this, &KeysDialog::updateStore);
    connect(m_key, &QLineEdit::returnPressed, m_store, &QPushButton::click);
    connect(m_store, &QPushButton::clicked, this, [this] { Q_EMIT storeRequested(chosen()->provider, m_place->currentData().toInt()); });
    connect(m_test, &QPushButton::clicked, this, [this] { Q_EMIT testRequested(chosen()->provider); });
    connect(m_allow, &QPushButton::clicked, this, [this] { Q_EMIT allowRequested(chosen()->provider, chosen()->host); });
    connect(m_places->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &KeysDialog::updateStore);
    connect(m_up, &QPushButton::clicked, this, [this] { moveStore(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveStore(1); });
}

const KeyRow *KeysDialog::chosen() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? m_keys.rowAt(index) : nullptr;
}

void KeysDialog::setRows(const QList<KeyRow> &rows)
{
    m_keys.setRows(rows);
    if (!m_list->currentIndex().isValid() && !rows.isEmpty())
        m_list->setCurrentIndex(m_keys.index(0, 0));
    showChosen();
}

void KeysDialog::showProvider(const QString &provider)
{
    const QModelIndex row = m_keys.indexOf(provider);
    if (row.isValid())
        m_list->setCurrentIndex(row);
}

void KeysDialog::setStores(const QList<StoreRow> &stores)
{
    m_stores.setRows(stores);
    if (!m_places->currentIndex().isValid() && !stores.isEmpty())
        m_places->setCurrentIndex(m_stores.index(0, 0));
    const int before = m_place->count() > 0 ? m_place->currentData().toInt() : -1;
    m_place->clear();
    for (const StoreRow &store : stores) {
        if (store.writable && store.problem.isEmpty())
            m_place->addItem(store.name, store.id);
    }
    const int best = m_place->findData(before);
    m_place->setCurrentIndex(best >= 0 ? best : m_place->count() - 1); // the lasting one stands last
    tellStoreProblem();
    updateStore();
}

/// A place that does not answer is told at once, with what still works.
void KeysDialog::tellStoreProblem()
{
    QStringList problems;
    QStringList working;
    for (const StoreRow &store : m_stores.rows()) {
        if (store.problem.isEmpty())
            working += store.name;
        else
            problems += store.problem;
    }
    if (problems.isEmpty()) {
        if (std::exchange(m_tellsStore, false))
            m_message->hide();
        return;
    }
    //: %1 are places such as "memory, environment"
    const QString rest = working.isEmpty() ? QString() : tr("These still work: %1.").arg(working.join(QStringLiteral(", ")));
    m_tellsStore = true;
    m_message->setNotice({NoticeKind::Warning, tr("Not every place for keys can be used"), problems.join(u'\n') + u'\n' + rest});
    m_message->show();
}

void KeysDialog::showNotice(const Notice &notice)
{
    m_tellsStore = false;
    m_message->setNotice(notice);
    m_message->show();
}

Secret KeysDialog::takeKey()
{
    Secret key(m_key->text().toUtf8());
    m_key->setText(QString()); // unlike clear() this forgets what could be undone
    return key;
}

void KeysDialog::showChosen()
{
    const KeyRow *row = chosen();
    m_chosen->setEnabled(row != nullptr);
    m_chosen->setTitle(row ? row->provider : tr("No provider"));
    m_advice->setText(row ? standingAdvice(*row) : QString());
    const bool needed = row && row->standing != KeyStanding::NotNeeded;
    m_key->setEnabled(needed && row->standing != KeyStanding::Refused);
    //: %1 is a provider
    m_key->setPlaceholderText(needed ? tr("Paste a key of %1").arg(row->provider) : QString());
    m_test->setEnabled(row && !row->host.isEmpty() && row->test != KeyTest::Running && row->standing != KeyStanding::Missing && row->standing != KeyStanding::Unconfirmed && row->standing != KeyStanding::Refused);
    m_allow->setVisible(row && row->standing == KeyStanding::Unconfirmed);
    fillRemove(row ? *row : KeyRow());
    fillHosts(row ? *row : KeyRow());
    updateStore();
}

void KeysDialog::fillRemove(const KeyRow &row)
{
    m_removeMenu->clear();
    for (const StoreRow &store : m_stores.rows()) {
        if (store.writable && row.placeIds.contains(store.id))
            //: %1 is a place such as "system key store"
            m_removeMenu->addAction(tr("From the %1").arg(store.name), this, [this, provider = row.provider, id = store.id] { Q_EMIT removeRequested(provider, id); });
    }
    m_remove->setEnabled(!m_removeMenu->isEmpty());
}

void KeysDialog::fillHosts(const KeyRow &row)
{
    m_hostsMenu->clear();
    for (const QString &host : row.otherHosts)
        //: %1 is a host
        m_hostsMenu->addAction(tr("No longer send the key to %1").arg(host), this, [this, provider = row.provider, host] { Q_EMIT forbidRequested(provider, host); });
    m_hosts->setVisible(!row.otherHosts.isEmpty());
}

void KeysDialog::updateStore()
{
    m_store->setEnabled(!m_key->text().trimmed().isEmpty() && m_place->count() > 0 && chosen());
    const int row = m_places->currentIndex().row();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_stores.rowCount());
}

void KeysDialog::moveStore(int by)
{
    QList<StoreRow> stores = m_stores.rows();
    const int row = m_places->currentIndex().row();
    stores.swapItemsAt(row, row + by);
    m_stores.setRows(stores);
    m_places->setCurrentIndex(m_stores.index(row + by, 0));
    QList<int> order;
    for (const StoreRow &store : std::as_const(stores))
        order += store.id;
    Q_EMIT orderChanged(order);
    updateStore();
}

} // namespace outcrop
