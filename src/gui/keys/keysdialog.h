// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/messagebar.h"
#include "models/keys/keysmodel.h"

#include <QDialog>

class QTreeView;

namespace outcrop {

class KeyEditor;
class KeySourceList;

/// The Keys and Providers dialog: the source and destination of each provider's key, the editor of the selected key, and the search order of sources.
/// Never shows a key or a part of a key.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    explicit KeysDialog(QWidget *parent);

    void setRows(const QList<KeyRow> &rows);
    /// Sets the key sources in search order.
    void setSources(const QList<KeySourceRow> &sources);
    void showProvider(const QString &provider);
    void showNotice(const Notice &notice);
    /// Return the parts of the dialog. Their signals report the actions of the user.
    KeyEditor &editor() { return *m_editor; }
    KeySourceList &sources() { return *m_sources; }

private:
    void setUpList();
    void layOut();
    void showChosenKey();
    void showStoreProblem();

    KeysModel m_keys;
    MessageBar *m_message;
    QString m_problems;               ///< last reported problems of sources
    bool m_showsStoreProblem = false; ///< whether the displayed message is about sources
    QTreeView *m_list;
    KeyEditor *m_editor;
    KeySourceList *m_sources;
};

} // namespace outcrop
