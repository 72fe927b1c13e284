// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace outcrop {

/// The library narrowed by words: a row stays when its name or path holds every word, or its group's name does. Groups left without rows go.
class DocumentTreeProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit DocumentTreeProxy(QObject *parent = nullptr);

    void setWords(const QString &text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
};

} // namespace outcrop
