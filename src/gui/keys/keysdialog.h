// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/messagebar.h"
#include "models/keys/keysmodel.h"

#include <QDialog>

class QTreeView;

namespace outcrop {

class KeyEditor;
class KeySourceList;

/// The dialog Keys and Providers: source and destination of each provider's key, the editor of the selected key, and the search order of sources. It
/// never shows a key or a part of it.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    explicit KeysDialog(QWidget *parent);

    void setRows(const QList<KeyRow> &rows);
    /// Sets the key sources in search order.
    void setStores(const QList<StoreRow> &stores);
    void showProvider(const QString &provider);
    void showNotice(const Notice &notice);
    /// The parts of the dialog; their signals report the user's requests.
    KeyEditor &editor() { return *m_editor; }
    KeySourceList &places() { return *m_places; }

private:
    void setUpList();
    void layOut();
    void showChosen();
    void showStoreProblem();

    KeysModel m_keys;
    MessageBar *m_message;
    QString m_problems;        ///< problems of sources, as reported last
    bool m_showsStoreProblem = false; ///< the message shown is about sources
    QTreeView *m_list;
    KeyEditor *m_editor;
    KeySourceList *m_places;
};

} // namespace outcrop
