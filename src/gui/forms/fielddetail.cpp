// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/fielddetail.h"

#include "gui/forms/choicelist.h"
#include "gui/forms/fieldtextedit.h"
#include "gui/forms/fieldundo.h"
#include "gui/forms/patterneditor.h"
#include "gui/forms/schemaeditor.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>

namespace outcrop {

namespace {

/// Returns whether every item of the list is a non-empty string without line breaks. Only then can lines represent the items.
bool isListOfLines(const FormRow &row)
{
    return std::all_of(row.value.begin(), row.value.end(), [](const Json &item) {
        return item.is_string() && !qString(item).contains(u'\n') && !qString(item).trimmed().isEmpty();
    });
}

const FieldSpec *itemOf(const FormRow &row)
{
    return row.spec && !row.spec->children.isEmpty() ? &row.spec->children.constFirst() : nullptr;
}

} // namespace

FieldDetail::FieldDetail(FormModel &form, QWidget *parent) : QStackedWidget(parent), m_form(form)
{
    addWidget(new QWidget(this));
    m_text = add(new FieldTextEdit(FieldTextEdit::Form::Text, this));
    m_lines = add(new FieldTextEdit(FieldTextEdit::Form::Lines, this));
    m_choices = add(new ChoiceList(this));
    m_pattern = add(new PatternEditor(this));
    m_schema = add(new SchemaEditor(this));
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *before, QWidget *now) {
        if (isAncestorOf(now) && !isAncestorOf(before))
            m_form.beginVisit();
        else if (isAncestorOf(before) && !isAncestorOf(now))
            m_form.endVisit();
    });
}

template<typename Editor>
Editor *FieldDetail::add(Editor *editor)
{
    addWidget(editor);
    connect(editor, &ExpandedFieldEditor::valueEdited, this, &FieldDetail::write);
    const QList<QWidget *> parts = editor->template findChildren<QWidget *>();
    for (QWidget *part : parts) {
        if (!part->property(ExpandedFieldEditor::nonFieldProperty).toBool())
            part->installEventFilter(this);
    }
    return editor;
}

ExpandedFieldEditor *FieldDetail::editorFor(const FormRow &row) const
{
    if (row.state == FieldState::AddRow)
        return nullptr;
    const FieldSpec *item = itemOf(row);
    switch (row.type) {
    case FieldType::Text:
        return m_text;
    case FieldType::Any:
        return row.value.is_string() ? m_text : nullptr;
    case FieldType::Pattern:
        return m_pattern;
    case FieldType::Schema:
        return m_schema;
    case FieldType::List:
        if (item && item->type == FieldType::Choice)
            return m_choices;
        return item && item->type == FieldType::Text && isListOfLines(row) ? m_lines : nullptr;
    case FieldType::Choice:
    case FieldType::Boolean:
    case FieldType::Integer:
    case FieldType::Real:
    case FieldType::Group:
        break;
    }
    return nullptr;
}

void FieldDetail::showField(const QModelIndex &field)
{
    if (m_field != field && m_form.isVisited())
        m_form.beginVisit();
    m_field = field;
    const FormRow *row = m_form.rowAt(field);
    ExpandedFieldEditor *editor = row ? editorFor(*row) : nullptr;
    if (editor)
        editor->showField(*row, m_form.canEdit());
    editor ? setCurrentWidget(editor) : setCurrentIndex(0);
}

bool FieldDetail::needsLargeEditor() const
{
    return currentWidget() == m_schema || currentWidget() == m_pattern;
}

void FieldDetail::write(const Json &value)
{
    if (m_field.isValid())
        m_form.setValue(m_field, value);
}

/// Restores the original value on Escape. Applies undo and redo to the document.
bool FieldDetail::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKeyPress = event->type() == QEvent::KeyPress;
    return (isKeyPress && handleKey(*static_cast<QKeyEvent *>(event))) || QStackedWidget::eventFilter(watched, event);
}

bool FieldDetail::handleKey(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Escape) {
        m_form.revertVisit();
        Q_EMIT editingFinished();
        return true;
    }
    return undoFieldEdit(m_form, event);
}

} // namespace outcrop
