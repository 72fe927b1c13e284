// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/forms/expandedfieldeditor.h"
#include "gui/tasks/latestonlytask.h"
#include "models/forms/patterntest.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace outcrop {

/// Edits a regular expression with a test text. Marks matches and shows the position of a syntax error while the user types. Never writes the test text to
/// the document.
class PatternEditor : public ExpandedFieldEditor
{
    Q_OBJECT

public:
    explicit PatternEditor(QWidget *parent = nullptr);

    void showField(const FormRow &row, bool isEditable) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void scheduleTest();
    void showResult(const PatternTest &result);
    void showError(const PatternTest &result);
    void markMatches();

    QLineEdit *m_pattern;
    QPlainTextEdit *m_sample;
    QLabel *m_icon;
    QLabel *m_message;
    FieldPath m_path;
    PatternTest m_result;
    LatestOnlyTask<PatternTest> m_task;
};

} // namespace outcrop
