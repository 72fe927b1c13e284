// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/messagebar.h"
#include "models/keys/keysmodel.h"

#include <QDialog>

class QTreeView;

namespace outcrop {

class KeyEditor;
class KeyPlaces;

/// Keys and Providers: where each provider's key comes from and where it goes, the key of the chosen one, and the places that are asked.
/// No key is ever shown, nor a part of it.
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
    /// What the user wants done with a key, and with the places: they say it by their signals.
    KeyEditor &editor() { return *m_editor; }
    KeyPlaces &places() { return *m_places; }

private:
    void setUpList();
    void layOut();
    void showChosen();
    void tellStoreProblem();

    KeysModel m_keys;
    MessageBar *m_message;
    QString m_problems;        ///< of sources, as reported last
    bool m_tellsStore = false; ///< the message is about them
    QTreeView *m_list;
    KeyEditor *m_editor;
    KeyPlaces *m_places;
};

} // namespace outcrop
