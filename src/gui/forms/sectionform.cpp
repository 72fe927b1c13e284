// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/sectionform.h"

#include "core/base/datatext.h"
#include "gui/forms/chipedit.h"
#include "gui/forms/fieldundo.h"
#include "gui/forms/sectionfieldeditor.h"
#include "gui/look/theme.h"
#include "gui/widgets/taborder.h"
#include "models/forms/fieldlabel.h"

#include <QApplication>
#include <QComboBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int listCharacters = 20; ///< width of the list of sections
constexpr int minWidthWithList = 460;

/// Appends the findings of all rows below `index`. The section shows them at that row.
void collectFindings(const FormModel &model, const QModelIndex &index, Diagnostics &findings)
{
    for (int row = 0; row < model.rowCount(index); ++row) {
        const QModelIndex child = model.index(row, 0, index);
        findings += model.rowAt(child)->findings;
        collectFindings(model, child, findings);
    }
}

QWidget *makeHeading(QWidget *parent, FormSection section)
{
    auto *heading = new QWidget(parent);
    auto *title = new QLabel(sectionTitle(section), heading);
    QFont boldFont = title->font();
    boldFont.setBold(true);
    title->setFont(boldFont);
    auto *help = new QLabel(sectionHelp(section), heading);
    help->setFont(captionFont(help->font()));
    help->setWordWrap(true);
    auto *line = new QHBoxLayout(heading);
    line->setContentsMargins(0, 12, 0, 4);
    line->addWidget(title);
    line->addWidget(help, 1);
    return heading;
}

} // namespace

SectionForm::SectionForm(FormModel &model, QWidget *parent)
    : QWidget(parent), m_model(model), m_list(new QListWidget(this)), m_scroll(new QScrollArea(this)), m_help(new QLabel(this))
{
    layOut();
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && row < m_sections.size() && m_list->hasFocus())
            m_scroll->verticalScrollBar()->setValue(m_sections.at(row).heading->y());
    });
    connect(m_list, &QListWidget::itemClicked, this, [this](const QListWidgetItem *item) {
        m_scroll->verticalScrollBar()->setValue(m_sections.at(m_list->row(item)).heading->y());
    });
    connect(&m_model, &FormModel::contentChanged, this, &SectionForm::refresh);
    connect(qApp, &QApplication::focusChanged, this, &SectionForm::handleFocusChange);
}

void SectionForm::layOut()
{
    m_list->setObjectName(QStringLiteral("formSections"));
    m_list->setAccessibleName(tr("Sections"));
    m_list->setFixedWidth(m_list->fontMetrics().averageCharWidth() * listCharacters);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setObjectName(QStringLiteral("formPage"));
    m_scroll->setAccessibleName(tr("Fields"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::StrongFocus);
    m_help->setObjectName(QStringLiteral("sectionHelp"));
    m_help->setTextFormat(Qt::PlainText);
    m_help->setWordWrap(true);
    m_help->setContentsMargins(12, 6, 12, 6);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_list);
    row->addWidget(m_scroll, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row, 1);
    column->addWidget(m_help);
    setFocusProxy(m_scroll);
}

/// Returns the fields of the document. A field with a multiline editor keeps this editor, even if the value has become a single line.
QList<SectionField> SectionForm::currentFields() const
{
    QList<SectionField> fields = sectionFields(m_model.content().rows);
    for (SectionField &field : fields) {
        SectionField textField = field;
        textField.control = FieldControl::Text;
        if (field.control == FieldControl::Line && m_fields.contains(textField))
            field = textField;
    }
    return fields;
}

/// Updates the fields. Does nothing while the tree of all fields or only the text is shown; showEvent() then updates the fields.
void SectionForm::refresh()
{
    if (!isVisible() || m_model.kind() != DocumentKind::Agent)
        return;
    if (m_model.content().isValid || m_fields.isEmpty()) {
        const QList<SectionField> fields = currentFields();
        if (fields != m_fields)
            rebuild(fields);
    }
    showFields();
}

void SectionForm::rebuild(const QList<SectionField> &fields)
{
    m_fields = fields;
    m_sections.clear();
    m_editors.clear();
    auto *page = new QWidget;
    m_page = new QVBoxLayout(page);
    m_page->setContentsMargins(16, 0, 16, 16);
    if (QWidget *old = m_scroll->takeWidget()) {
        old->hide();
        old->deleteLater(); // an editor of the old form may have triggered this change
    }
    for (const SectionField &field : fields) {
        if (m_sections.isEmpty() || m_sections.constLast().section != field.section)
            addSection(field.section);
        addField(field);
    }
    m_page->addStretch(1);
    m_scroll->setWidget(page);
    moveInTabOrder(page, m_scroll);
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const SectionWidgets &section : std::as_const(m_sections))
        m_list->addItem(sectionTitle(section.section));
    m_list->setCurrentRow(0);
}

void SectionForm::addSection(FormSection section)
{
    auto *body = new QWidget(m_page->parentWidget());
    auto *layout = new QFormLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setRowWrapPolicy(QFormLayout::WrapLongRows);
    layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    QWidget *heading = makeHeading(m_page->parentWidget(), section);
    m_page->addWidget(heading);
    m_page->addWidget(body);
    m_sections += {section, heading, body, layout};
}

void SectionForm::addField(const SectionField &field)
{
    const SectionWidgets &section = m_sections.constLast();
    const FormRow row = rowOf(field.path);
    auto *editor = new SectionFieldEditor(field, row, namesOf(row), section.body);
    auto *label = new QLabel(field.label, section.body);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setMinimumWidth(label->fontMetrics().averageCharWidth() * 16);
    label->setToolTip(row.spec ? dataText(row.spec->help) : QString());
    editor->setToolTip(label->toolTip());
    section.layout->addRow(label, editor);
    m_editors += editor;
    connect(editor, &SectionFieldEditor::valueEdited, this, [this, path = field.path](const Json &value) { write(path, value); });
    connect(editor, &SectionFieldEditor::clearRequested, this, [this, path = field.path] { m_model.clear(m_model.indexOf(path)); });
    connect(editor, &SectionFieldEditor::treeRequested, this, [this, path = field.path] { Q_EMIT treeRequested(path); });
    for (QWidget *part : editor->findChildren<QWidget *>())
        part->installEventFilter(this);
}

/// Writes a value, or clears a list that becomes empty. If the edit is rejected, shows the value in the document again.
void SectionForm::write(const FieldPath &path, const Json &value)
{
    const QModelIndex index = m_model.indexOf(path);
    const bool isEmptied = value.is_array() && value.empty() && m_model.canClear(index);
    if (!(isEmptied ? m_model.clear(index) : m_model.setValue(index, value)))
        showFields();
}

FormRow SectionForm::rowOf(const FieldPath &path) const
{
    const QModelIndex index = m_model.indexOf(path);
    const FormRow *row = m_model.rowAt(index);
    if (!row)
        return {};
    FormRow shown = *row;
    collectFindings(m_model, index, shown.findings);
    return shown;
}

/// Returns the names that a field or the items of a list can refer to, then the choices in the schema.
QList<Candidate> SectionForm::namesOf(const FormRow &row) const
{
    if (!row.spec)
        return {};
    const FieldSpec &named = row.spec->type == FieldType::List && !row.spec->children.isEmpty() ? row.spec->children.constFirst() : *row.spec;
    QList<Candidate> names;
    if (m_names && m_model.session() && !named.names.isEmpty())
        names = m_names(named.names, m_model.session()->path(), row.path);
    for (const QString &choice : named.choices)
        names += Candidate{Candidate::Kind::Value, choice, {}, {}};
    return names;
}

/// Reads each row once, because the rows are copies with all findings below them.
void SectionForm::showFields()
{
    for (SectionFieldEditor *editor : std::as_const(m_editors))
        editor->showField(rowOf(editor->field().path), m_model.canEdit());
    applyFilter();
    updateSections();
}

void SectionForm::setFilter(const QString &words, bool showsOnlyPresent)
{
    m_filterWords = words.split(u' ', Qt::SkipEmptyParts);
    m_showsOnlyPresent = showsOnlyPresent;
    applyFilter();
}

bool SectionForm::isShown(const SectionFieldEditor &editor) const
{
    const FormRow &row = editor.row();
    if (m_showsOnlyPresent && !row.hasValue() && !row.worstSeverity)
        return false;
    const QString text = editor.field().label + u' ' + editor.field().path.join(u'.') + u' ' + rowText(row) + u' '
        + (row.spec ? dataText(row.spec->help) : QString());
    return std::all_of(m_filterWords.begin(), m_filterWords.end(), [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

void SectionForm::applyFilter()
{
    for (const SectionWidgets &section : std::as_const(m_sections)) {
        bool isEmpty = true;
        for (SectionFieldEditor *editor : std::as_const(m_editors)) {
            if (editor->field().section != section.section)
                continue;
            const bool isEditorShown = isShown(*editor);
            section.layout->setRowVisible(editor, isEditorShown);
            isEmpty = isEmpty && !isEditorShown;
        }
        section.heading->setHidden(isEmpty);
        section.body->setHidden(isEmpty);
    }
}

/// Shows the number of fields with a value beside each section.
void SectionForm::updateSections()
{
    for (int index = 0; index < m_sections.size(); ++index) {
        const FormSection section = m_sections.at(index).section;
        const auto count = std::count_if(m_editors.begin(), m_editors.end(), [section](const SectionFieldEditor *editor) {
            return editor->field().section == section && editor->row().hasValue();
        });
        //: Item in the list of sections; %1 is the title of a section, %2 the number of its fields with a value.
        const QString text = count > 0 ? tr("%1 (%2)").arg(sectionTitle(section), QString::number(count)) : sectionTitle(section);
        m_list->item(index)->setText(text);
    }
}

SectionFieldEditor *SectionForm::editorOf(const FieldPath &path) const
{
    SectionFieldEditor *found = nullptr;
    for (SectionFieldEditor *editor : m_editors) {
        const FieldPath &editorPath = editor->field().path;
        const bool isAround = path.size() >= editorPath.size() && path.first(editorPath.size()) == editorPath;
        const bool isInside = editorPath.size() > path.size() && editorPath.first(path.size()) == path;
        if (isAround)
            return editor;
        if (isInside && !found)
            found = editor;
    }
    return found;
}

SectionFieldEditor *SectionForm::editorContaining(QWidget *widget) const
{
    const auto found = std::find_if(m_editors.begin(), m_editors.end(), [widget](const SectionFieldEditor *editor) { return editor->isAncestorOf(widget); });
    return found == m_editors.end() ? nullptr : *found;
}

void SectionForm::scrollToField(const FieldPath &path)
{
    if (SectionFieldEditor *editor = editorOf(path))
        m_scroll->ensureWidgetVisible(editor);
}

bool SectionForm::focusField(const FieldPath &path)
{
    SectionFieldEditor *editor = editorOf(path);
    if (!editor)
        return false;
    m_scroll->ensureWidgetVisible(editor);
    editor->setFocus(Qt::OtherFocusReason);
    return true;
}

/// Starts an undo step in each field that gets the focus, and shows its help.
void SectionForm::handleFocusChange(QWidget *before, QWidget *now)
{
    SectionFieldEditor *left = before ? editorContaining(before) : nullptr;
    SectionFieldEditor *enteredEditor = now ? editorContaining(now) : nullptr;
    if (left == enteredEditor)
        return;
    if (left)
        m_model.endVisit();
    if (!enteredEditor)
        return;
    m_model.beginVisit();
    m_scroll->ensureWidgetVisible(enteredEditor);
    const FormRow row = rowOf(enteredEditor->field().path);
    m_help->setText(row.spec ? dataText(row.spec->help) : tr("This key is not in the schema. It remains in the file."));
    Q_EMIT fieldFocused(enteredEditor->field().path);
}

/// Undoes and redoes in the document, reverts a field on Escape, and keeps the wheel for scrolling.
bool SectionForm::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel && qobject_cast<QComboBox *>(watched) && !static_cast<QWidget *>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    if (key.key() != Qt::Key_Escape)
        return undoFieldEdit(m_model, key);
    if (const auto *chips = qobject_cast<ChipEdit *>(static_cast<QWidget *>(watched)->parentWidget()); chips && chips->isEditing())
        return false; // the editor discards the typed text first
    m_model.revertVisit();
    return false;
}

void SectionForm::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void SectionForm::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_list->setVisible(width() >= minWidthWithList);
}

} // namespace outcrop
