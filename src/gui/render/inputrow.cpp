// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/inputrow.h"

#include "core/base/basemessages.h"
#include "core/base/joinedtext.h"
#include "gui/widgets/textcolor.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QToolButton>

namespace outcrop {

namespace {

constexpr int textLines = 2;

QString typeHelp(const InputDeclaration &input)
{
    switch (input.type) {
    case InputType::Integer:
        return InputRow::tr("Whole number");
    case InputType::Number:
        return InputRow::tr("Number");
    case InputType::List:
        return InputRow::tr("Comma-separated list");
    case InputType::File:
        return InputRow::tr("Workspace file whose text is inserted");
    case InputType::String:
    case InputType::Text:
    case InputType::Boolean:
    case InputType::Enum:
        return {};
    }
    return {};
}

QString shownValue(const TemplateValue &value)
{
    if (!value.data().isSequence())
        return value.text();
    QStringList words;
    for (const TemplateValue &item : value.items())
        words += item.text();
    return words.join(QStringLiteral(", "));
}

} // namespace

InputRow::InputRow(const PromptInput &input, QWidget *parent)
    : QWidget(parent), m_input(input), m_label(new QLabel(this)), m_problemLabel(new QLabel(this))
{
    m_label->setTextFormat(Qt::PlainText);
    m_label->setText(input.input.name);
    QWidget *editor = makeEditor();
    editor->setObjectName(QStringLiteral("input-") + input.input.name);
    m_label->setBuddy(editor);
    layOut(editor);
    setFocusProxy(editor);
    setInput(input);
}

QWidget *InputRow::makeEditor()
{
    if (m_input.input.type == InputType::Enum || m_input.input.type == InputType::Boolean)
        return makeChoice();
    if (m_input.input.type == InputType::Text) {
        m_text = new QPlainTextEdit(this);
        m_text->setTabChangesFocus(true);
        m_text->setFixedHeight(textLines * m_text->fontMetrics().lineSpacing() + 2 * m_text->frameWidth() + 10);
        connect(m_text, &QPlainTextEdit::textChanged, this, &InputRow::typedTextChanged);
        return m_text;
    }
    m_line = new QLineEdit(this);
    connect(m_line, &QLineEdit::textChanged, this, &InputRow::typedTextChanged);
    return m_line;
}

QComboBox *InputRow::makeChoice()
{
    m_choice = new QComboBox(this);
    m_choice->addItem(QString(), QString());
    const bool isBoolean = m_input.input.type == InputType::Boolean;
    for (const QString &word : isBoolean ? QStringList{QStringLiteral("true"), QStringLiteral("false")} : m_input.input.choices)
        m_choice->addItem(word, word);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &InputRow::typedTextChanged);
    return m_choice;
}

void InputRow::layOut(QWidget *editor)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(editor, 1);
    if (m_input.input.type == InputType::File)
        addButton(row, tr("Choose…"), tr("Choose a workspace file"), &InputRow::fileRequested);
    if (m_input.declarationFix)
        addButton(row, tr("Declare"), tr("Declare this input in the document that uses it"), &InputRow::declareRequested);
    m_problemLabel->setWordWrap(true);
    m_problemLabel->setTextFormat(Qt::PlainText);
    TextColor::set(*m_problemLabel, ColorRole::Error);
    m_problemLabel->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(row);
    column->addWidget(m_problemLabel);
}

void InputRow::addButton(QHBoxLayout *row, const QString &text, const QString &toolTip, void (InputRow::*signal)())
{
    auto *button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(toolTip);
    //: Name of a button for screen readers; %1 is the text of the button, %2 the name of an input
    button->setAccessibleName(tr("%1: %2").arg(text, m_input.input.name));
    connect(button, &QToolButton::clicked, this, signal);
    row->addWidget(button);
}

bool InputRow::canEdit(const PromptInput &input) const
{
    const InputDeclaration &myDeclaration = m_input.input;
    return input.input.name == myDeclaration.name && input.input.type == myDeclaration.type && input.input.choices == myDeclaration.choices && input.declarationFix.has_value() == m_input.declarationFix.has_value();
}

void InputRow::setInput(const PromptInput &input)
{
    m_input = input;
    QStringList help{input.input.description, typeHelp(input.input)};
    if (!input.isDeclared)
        help += tr("No document declares this input");
    help.removeAll(QString());
    QWidget *editor = m_label->buddy();
    editor->setAccessibleName(input.input.name);
    for (QWidget *widget : {editor, static_cast<QWidget *>(m_label)})
        widget->setToolTip(help.join(u'\n'));
    for (qsizetype i = 0; i + 1 < help.size(); ++i)
        help[i] = basemessages::sentence(help.at(i));
    editor->setAccessibleDescription(help.join(sentenceSeparator()));
    showFallback();
}

/// Returns the default value, or a hint such as `Required` if there is none.
QString InputRow::fallbackText() const
{
    const QString value = shownValue(m_input.fallback);
    if (!value.isEmpty())
        return value;
    if (m_input.isDeclared && m_input.input.isRequired)
        return m_input.isUsed ? tr("Required") : tr("Not used");
    return m_input.isDeclared ? tr("Optional") : tr("Empty");
}

void InputRow::showFallback()
{
    const QString text = fallbackText();
    if (m_line)
        m_line->setPlaceholderText(text);
    if (m_text)
        m_text->setPlaceholderText(text);
    //: Text of an empty field or list; %1 is the default value of an input
    if (m_choice)
        m_choice->setItemText(0, m_input.fallback.isMissing() ? text : tr("%1 (default)").arg(text));
}

QString InputRow::typedText() const
{
    if (m_choice)
        return m_choice->currentData().toString();
    return m_text ? m_text->toPlainText() : m_line->text();
}

void InputRow::setTypedText(const QString &word)
{
    if (m_choice)
        m_choice->setCurrentIndex(std::max(0, m_choice->findData(word)));
    else if (m_text && m_text->toPlainText() != word)
        m_text->setPlainText(word);
    else if (m_line)
        m_line->setText(word);
}

std::optional<InputValue> InputRow::value() const
{
    const QString typed = typedText();
    if (typed.isEmpty())
        return std::nullopt;
    const TemplateValue text = TemplateValue::fromJson(jsonString(typed));
    if (!m_input.isDeclared)
        return InputValue{m_input.input.name, text, typed};
    const Result<TemplateValue> value = convertInputValue(m_input.input, text, typed);
    return value ? std::optional(InputValue{m_input.input.name, *value, typed}) : std::nullopt;
}

void InputRow::check(const Workspace &workspace)
{
    const QString typed = typedText();
    showProblem(typed.isEmpty() ? QString() : inputProblem(m_input, typed, workspace).value_or(QString()));
}

void InputRow::showProblem(const QString &problem)
{
    m_problemLabel->setText(problem);
    m_problemLabel->setVisible(!problem.isEmpty());
}

} // namespace outcrop
