// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/secret.h"
#include "gui/widgets/messagebar.h"
#include "models/keys/keysmodel.h"

#include <QDialog>

class QComboBox;
class QGroupBox;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QTreeView;

namespace outcrop {

/// Keys and Providers: where each provider's key comes from and where it goes, trying it, keeping one and taking it away, the places that are asked.
/// No key is ever shown, nor a part of it: what was pasted leaves the field the moment it is kept.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    explicit KeysDialog(QWidget *parent);

    void setRows(const QList<KeyRow> &rows);
    /// In the order in which they are asked.
    void setStores(const QList<StoreRow> &stores);
    void showProvider(const QString &provider);
    void showNotice(const Notice &notice);
    /// What was pasted; the field is empty afterwards.
    Secret takeKey();

Q_SIGNALS:
    /// The key waits in takeKey().
    void storeRequested(const QString &provider, int place);
    void removeRequested(const QString &provider, int place);
    void testRequested(const QString &provider);
    void allowRequested(const QString &provider, const QString &host);
    void forbidRequested(const QString &provider, const QString &host);
    void orderChanged(const QList<int> &places);

private:
    QPushButton *addButton(const QString &name, const QString &text, const QString &help);
    QTreeView *addTable(const QString &name, const QString &accessible, QAbstractItemModel *model);
    QGroupBox *makeChosen();
    QLayout *makeKeyRow();
    QLayout *makeChosenButtons();
    QGroupBox *makeStores();
    void connectParts();
    const KeyRow *chosen() const;
    void showChosen();
    void fillRemove(const KeyRow &row);
    void fillHosts(const KeyRow &row);
    void updateStore();
    void moveStore(int by);
    void tellStoreProblem();

    KeysModel m_keys;
    StoresModel m_stores;
    MessageBar *m_message;
    bool m_tellsStore = false; ///< the message is about a place that does not answer
    QTreeView *m_list;
    QGroupBox *m_chosen = nullptr;
    QLabel *m_advice;
    QLineEdit *m_key;
    QComboBox *m_place;
    QPushButton *m_store;
    QPushButton *m_test;
    QPushButton *m_remove;
    QPushButton *m_allow;
    QPushButton *m_hosts;
    QMenu *m_removeMenu;
    QMenu *m_hostsMenu;
    QTreeView *m_places;
    QPushButton *m_up;
    QPushButton *m_down;
};

} // namespace outcrop
