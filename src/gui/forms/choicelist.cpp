// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/choicelist.h"

#include "models/forms/fieldlabel.h"

#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace outcrop {

namespace {

bool containsText(const Json &list, const QString &text)
{
    return std::any_of(list.begin(), list.end(), [&text](const Json &item) { return qString(item) == text; });
}

} // namespace

ChoiceList::ChoiceList(QWidget *parent) : ExpandedFieldEditor(parent), m_list(new QListWidget(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list);
    m_list->setObjectName(QStringLiteral("fieldChoices"));
    m_list->setAccessibleName(tr("Items"));
    setFocusProxy(m_list);
    connect(m_list, &QListWidget::itemChanged, this, &ChoiceList::emitCheckedNames);
}

/// Lists the items in the schema and the other items of the document, so that the user can uncheck them.
void ChoiceList::showField(const FormRow &row, bool isEditable)
{
    const QSignalBlocker quiet(m_list);
    m_value = row.value.is_array() ? row.value : Json::array();
    QStringList choices = row.spec->children.constFirst().choices;
    for (const Json &item : m_value) {
        if (!choices.contains(qString(item)))
            choices += qString(item);
    }
    const int current = m_list->currentRow();
    m_list->clear();
    //: Accessible name of an editor; %1 is the name of a field.
    m_list->setAccessibleName(tr("Items of %1").arg(fieldLabel(row)));
    for (const QString &choice : std::as_const(choices)) {
        auto *item = new QListWidgetItem(choice, m_list);
        item->setFlags(isEditable ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable : Qt::ItemIsSelectable);
        item->setCheckState(containsText(m_value, choice) ? Qt::Checked : Qt::Unchecked);
    }
    m_list->setCurrentRow(std::clamp(current, 0, m_list->count() - 1));
}

void ChoiceList::emitCheckedNames()
{
    Json list = Json::array();
    const auto isChecked = [this](const QString &text) {
        const QList<QListWidgetItem *> found = m_list->findItems(text, Qt::MatchExactly);
        return !found.isEmpty() && found.constFirst()->checkState() == Qt::Checked;
    };
    for (const Json &item : m_value) {
        if (isChecked(qString(item)))
            list.push_back(item);
    }
    for (int row = 0; row < m_list->count(); ++row) {
        const QString text = m_list->item(row)->text();
        if (isChecked(text) && !containsText(list, text))
            list.push_back(jsonString(text));
    }
    Q_EMIT valueEdited(list);
}

} // namespace outcrop
