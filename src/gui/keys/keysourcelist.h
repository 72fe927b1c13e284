// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/keys/keysmodel.h"

#include <QGroupBox>

class QPushButton;
class QTreeView;

namespace outcrop {

/// The key sources in their search order, which the user can change.
class KeySourceList : public QGroupBox
{
    Q_OBJECT

public:
    explicit KeySourceList(QWidget *parent = nullptr);

    /// Sets the sources in search order.
    void setSources(const QList<KeySourceRow> &sources);
    const QList<KeySourceRow> &sources() const { return m_sources.rows(); }

Q_SIGNALS:
    void orderChanged(const QList<int> &sources);

private:
    QPushButton *addButton(const QString &name, const QString &text, const QString &help, const QString &icon);
    void updateButtons();
    void move(int distance);

    KeySourcesModel m_sources;
    QTreeView *m_list;
    QPushButton *m_upButton;
    QPushButton *m_downButton;
};

} // namespace outcrop
