// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/forms/formproxy.h"

#include "core/base/datatext.h"
#include "models/forms/formmodel.h"
#include "models/forms/formroles.h"

#include <algorithm>

namespace outcrop {

FormProxy::FormProxy(QObject *parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void FormProxy::setFilterText(const QString &words)
{
    m_words = words.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void FormProxy::setShowsOnlyPresent(bool showsOnlyPresent)
{
    m_showsOnlyPresent = showsOnlyPresent;
    invalidateFilter();
}

bool FormProxy::matches(const QModelIndex &index) const
{
    const auto *form = static_cast<const FormModel *>(sourceModel());
    const FormRow *row = form->rowAt(index);
    if (row->state == FieldState::AddRow)
        return false;
    const QString text = row->path.join(u'.') + u' ' + rowText(*row) + u' ' + (row->spec ? dataText(row->spec->help) : QString())
        + u' ' + (row->spec ? portabilityClassName(row->spec->portability) : QString());
    return std::all_of(m_words.begin(), m_words.end(),
        [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool FormProxy::isPresent(const QModelIndex &index) const
{
    const auto *form = static_cast<const FormModel *>(sourceModel());
    const FormRow *row = form->rowAt(index);
    return row->hasValue() || row->worstSeverity;
}

bool FormProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (m_showsOnlyPresent && !isPresent(index))
        return false;
    if (m_words.isEmpty() || matches(index))
        return true;
    for (QModelIndex above = parent; above.isValid(); above = above.parent()) {
        if (matches(above))
            return true;
    }
    return false;
}

} // namespace outcrop
