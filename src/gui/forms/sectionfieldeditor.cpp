// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/sectionfieldeditor.h"

#include "gui/forms/chipedit.h"
#include "gui/forms/fieldeditors.h"
#include "gui/forms/fieldtextedit.h"
#include "gui/forms/schematable.h"
#include "gui/forms/tooltable.h"
#include "gui/look/icons.h"
#include "gui/widgets/textcolor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace outcrop {

namespace {

QString valueText(const Json &value)
{
    if (value.is_null())
        return {};
    return value.is_string() ? qString(value) : QString::fromStdString(value.dump());
}

} // namespace

SectionFieldEditor::SectionFieldEditor(const SectionField &field, const FormRow &row, const QList<Candidate> &names, QWidget *parent)
    : QWidget(parent), m_field(field), m_row(row), m_content(new QHBoxLayout), m_findings(new QLabel(this))
{
    setObjectName(QStringLiteral("field:") + field.path.join(u'.'));
    m_findings->setObjectName(QStringLiteral("fieldFindings"));
    m_findings->setTextFormat(Qt::PlainText);
    m_findings->setWordWrap(true);
    m_content->setSpacing(2);
    makeControl(names);
    makeClearButton();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(m_content);
    column->addWidget(m_findings);
    setFocusProxy(m_control);
}

/// Creates the button after the control, because the tab order is the order of creation.
void SectionFieldEditor::makeClearButton()
{
    m_clearButton = new QToolButton(this);
    m_clearButton->setObjectName(QStringLiteral("clearField"));
    m_clearButton->setIcon(lineIcon(QStringLiteral("close"), ColorRole::Muted));
    m_clearButton->setAutoRaise(true);
    //: Tooltip of a button that removes a field from the document; %1 is the name of the field.
    m_clearButton->setToolTip(tr("Clear %1").arg(m_field.label));
    m_clearButton->setAccessibleName(m_clearButton->toolTip());
    QSizePolicy kept = m_clearButton->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_clearButton->setSizePolicy(kept);
    m_content->addWidget(m_clearButton, 0, Qt::AlignTop);
    connect(m_clearButton, &QToolButton::clicked, this, &SectionFieldEditor::clearRequested);
}

void SectionFieldEditor::makeControl(const QList<Candidate> &names)
{
    switch (m_field.control) {
    case FieldControl::Line:
    case FieldControl::Choice:
        return makeSingleRowControl(m_row, names);
    case FieldControl::Number:
        return makeNumber();
    case FieldControl::Check:
        return makeCheckBox();
    case FieldControl::Text:
        return makeLargeControl(new FieldTextEdit(FieldTextEdit::Form::Text, this));
    case FieldControl::Chips:
        return makeLargeControl(new ChipEdit(names, this));
    case FieldControl::Tools:
        return makeLargeControl(new ToolTable(this));
    case FieldControl::Schema:
        makeLargeControl(new SchemaTable(this));
        return makeTreeButton();
    case FieldControl::Tree:
        return makeTreeButton();
    }
}

void SectionFieldEditor::makeSingleRowControl(const FormRow &row, const QList<Candidate> &names)
{
    m_control = makeFieldEditor(this, {row, names, [this](QWidget *editor) { Q_EMIT valueEdited(valueFromText(m_row, editedValue(editor))); }});
    m_control->setAccessibleName(m_field.label);
    m_content->addWidget(m_control, 1);
    if (auto *line = qobject_cast<QLineEdit *>(m_control))
        connect(line, &QLineEdit::editingFinished, this, [this, line] { finishLine(line->text()); });
}

/// Creates a line for a number. A spin box cannot show that a number is missing.
void SectionFieldEditor::makeNumber()
{
    auto *line = new QLineEdit(this);
    const bool isWhole = m_row.type == FieldType::Integer;
    line->setValidator(new QRegularExpressionValidator(QRegularExpression(isWhole ? QStringLiteral("-?\\d{0,15}") : QStringLiteral("-?\\d*\\.?\\d*")), line));
    line->setAccessibleName(m_field.label);
    line->setMaximumWidth(line->fontMetrics().averageCharWidth() * 24);
    m_control = line;
    m_content->addWidget(line, 1);
    m_content->addStretch(0);
    connect(line, &QLineEdit::textEdited, this, [this](const QString &text) {
        bool isNumber = false;
        text.toDouble(&isNumber);
        if (isNumber)
            Q_EMIT valueEdited(valueFromText(m_row, text));
    });
    connect(line, &QLineEdit::editingFinished, this, [this, line] { finishLine(line->text()); });
}

void SectionFieldEditor::makeCheckBox()
{
    auto *box = new QCheckBox(this);
    box->setAccessibleName(m_field.label);
    m_control = box;
    m_content->addWidget(box);
    m_content->addStretch(1);
    connect(box, &QCheckBox::clicked, this, [this](bool on) { Q_EMIT valueEdited(on); });
}

/// Adds a button that opens the field in the tree of all fields. Without another control it shows the value in one line.
void SectionFieldEditor::makeTreeButton()
{
    auto *button = new QPushButton(m_field.control == FieldControl::Schema ? tr("Edit as JSON…") : tr("Edit…"), this);
    button->setObjectName(QStringLiteral("editInTree"));
    //: Accessible name of a button; %1 is its text, %2 the name of a field.
    button->setAccessibleName(tr("%1 %2").arg(button->text(), m_field.label));
    connect(button, &QPushButton::clicked, this, &SectionFieldEditor::treeRequested);
    if (m_control)
        return m_content->addWidget(button, 0, Qt::AlignBottom);
    m_value = new QLabel(this);
    m_value->setTextFormat(Qt::PlainText);
    m_value->setWordWrap(true);
    m_control = button;
    m_content->addWidget(m_value, 1);
    m_content->addWidget(button);
}

void SectionFieldEditor::makeLargeControl(ExpandedFieldEditor *editor)
{
    if (m_field.control == FieldControl::Text)
        editor->setFixedHeight(editor->fontMetrics().lineSpacing() * 4 + 12);
    m_control = editor;
    m_content->addWidget(editor, 1);
    connect(editor, &ExpandedFieldEditor::valueEdited, this, &SectionFieldEditor::valueEdited);
}

/// Removes a field if the user deleted its text. Restores the value of a number field if the text is not a number, for example if a required number is deleted.
void SectionFieldEditor::finishLine(const QString &text)
{
    const bool isPresent = m_row.state == FieldState::Present || m_row.state == FieldState::Unknown;
    if (text.isEmpty() && isPresent && !(m_row.spec && m_row.spec->isRequired))
        return Q_EMIT clearRequested();
    bool isNumber = false;
    text.toDouble(&isNumber);
    if (m_field.control == FieldControl::Number && !isNumber)
        setEditorValue(m_control, valueText(m_row.value));
}

void SectionFieldEditor::showField(const FormRow &row, bool isEditable)
{
    m_row = row;
    const bool isPresent = row.state == FieldState::Present || row.state == FieldState::Unknown;
    m_clearButton->setVisible(isEditable && isPresent && !(row.spec && row.spec->isRequired));
    showControl(isEditable);
    showFindings();
}

void SectionFieldEditor::showControl(bool isEditable)
{
    if (auto *large = qobject_cast<ExpandedFieldEditor *>(m_control)) {
        large->showField(m_row, isEditable);
    } else if (auto *box = qobject_cast<QCheckBox *>(m_control)) {
        box->setChecked(m_row.value.is_boolean() && m_row.value.get<bool>());
        box->setEnabled(isEditable);
    } else if (m_value) {
        const QString text = rowText(m_row);
        m_value->setText(text.isEmpty() && !m_row.hasValue() ? tr("Not set") : text);
    } else {
        showLine(isEditable);
    }
}

/// Shows the value in a line, a number or a choice. Keeps the cursor if the document already has the typed value.
void SectionFieldEditor::showLine(bool isEditable)
{
    const bool isSame = m_control->hasFocus() && m_row.hasValue() && valueFromText(m_row, editedValue(m_control)) == m_row.value;
    if (!isSame)
        setEditorValue(m_control, valueText(m_row.value));
    if (auto *line = qobject_cast<QLineEdit *>(m_control)) {
        line->setReadOnly(!isEditable);
        line->setPlaceholderText(m_row.spec && m_row.spec->isRequired ? tr("Required") : QString());
    } else {
        m_control->setEnabled(isEditable);
    }
}

void SectionFieldEditor::showFindings()
{
    QStringList lines;
    Severity worstSeverity = Severity::Note;
    for (const Diagnostic &finding : m_row.findings) {
        lines += finding.message;
        worstSeverity = std::min(worstSeverity, finding.severity);
    }
    TextColor::set(*m_findings, severityColorRole(worstSeverity));
    m_findings->setText(lines.join(u'\n'));
    m_findings->setVisible(!lines.isEmpty());
}

} // namespace outcrop
