// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/promptinputs.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace outcrop {

/// The editor for one input: one line, several lines, a choice or a file, depending on its type. An empty editor shows the default value that the prompt
/// uses. A problem with the value is shown below the editor.
class InputRow : public QWidget
{
    Q_OBJECT

public:
    explicit InputRow(const PromptInput &input, QWidget *parent = nullptr);

    const PromptInput &input() const { return m_input; }
    /// Returns whether this row can edit the input, because its name, type, choices and declaration match.
    bool canEdit(const PromptInput &input) const;
    /// Updates the description and the default value.
    void setInput(const PromptInput &input);
    /// Returns the typed value; empty if the editor is empty.
    QString typedText() const;
    void setTypedText(const QString &word);
    /// Checks the value against the type and the documents of the workspace, and shows the problem.
    void check(const Workspace &workspace);
    /// Returns whether the prompt needs a value that is missing.
    bool needsValue() const { return m_input.input.isRequired && m_input.isDeclared && m_input.isUsed && m_input.fallback.isMissing() && typedText().isEmpty(); }
    /// Returns the value, or nullopt if the editor is empty or its value has the wrong type.
    std::optional<InputValue> value() const;
    QLabel *label() const { return m_label; }

Q_SIGNALS:
    void typedTextChanged();
    /// Emitted to choose a file of the workspace.
    void fileRequested();
    void declareRequested();

private:
    QWidget *makeEditor();
    QComboBox *makeChoice();
    void layOut(QWidget *editor);
    void addButton(QHBoxLayout *row, const QString &text, const QString &toolTip, void (InputRow::*signal)());
    void showFallback();
    void showProblem(const QString &problem);
    QString fallbackText() const;

    PromptInput m_input;
    QLabel *m_label;
    QLabel *m_problemLabel;
    QLineEdit *m_line = nullptr;      ///< editor for one line; null for other inputs
    QPlainTextEdit *m_text = nullptr; ///< editor for several lines; null for other inputs
    QComboBox *m_choice = nullptr;    ///< editor for an enum or a Boolean; null for other inputs
};

} // namespace outcrop
