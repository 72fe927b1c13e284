// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace outcrop {

/// Of a form, the fields that hold all words in their names, values or help, with what is above and below them; and, if wished, only what the document
/// has or is wrong.
class FormProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit FormProxy(QObject *parent = nullptr);

    void setWords(const QString &words);
    void setOnlyPresent(bool only);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    bool matches(const QModelIndex &index) const;
    bool isThere(const QModelIndex &index) const;

    QStringList m_words;
    bool m_onlyPresent = false;
};

} // namespace outcrop
