// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/fieldtextedit.h"

#include "models/forms/fieldlabel.h"

#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace outcrop {

FieldTextEdit::FieldTextEdit(Form form, QWidget *parent) : ExpandedFieldEditor(parent), m_form(form), m_text(new QPlainTextEdit(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_text);
    m_text->setTabChangesFocus(true);
    m_text->setObjectName(form == Form::Text ? QStringLiteral("fieldText") : QStringLiteral("fieldLines"));
    m_text->setPlaceholderText(form == Form::Text ? tr("Type text") : tr("One item per line"));
    m_text->setAccessibleName(tr("Text"));
    setFocusProxy(m_text);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] { Q_EMIT valueEdited(value()); });
}

QString FieldTextEdit::textOf(const FormRow &row) const
{
    if (m_form == Form::Text)
        return row.value.is_string() ? qString(row.value) : rowText(row);
    QStringList lines;
    for (const Json &item : row.value)
        lines += item.is_string() ? qString(item) : QString::fromStdString(item.dump());
    return lines.join(u'\n');
}

/// Returns the edited value. Omits empty lines from a list.
Json FieldTextEdit::value() const
{
    const QString text = m_text->toPlainText();
    if (m_form == Form::Text)
        return jsonString(text);
    Json list = Json::array();
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts))
        list.push_back(jsonString(line));
    return list;
}

void FieldTextEdit::showField(const FormRow &row, bool isEditable)
{
    m_text->setReadOnly(!isEditable);
    //: Accessible name of an editor; %1 is the name of a field.
    m_text->setAccessibleName(tr("Text of %1").arg(fieldLabel(row)));
    const bool isUnchanged = row.hasValue() ? nlohmann::json(value()) == nlohmann::json(row.value) : m_text->toPlainText().isEmpty();
    if (isUnchanged)
        return;
    const QSignalBlocker quiet(m_text);
    m_text->setPlainText(textOf(row));
}

} // namespace outcrop
