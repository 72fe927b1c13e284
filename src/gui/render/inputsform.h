// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/inputsets.h"

#include <QWidget>

class QFormLayout;
class QMenu;
class QScrollArea;
class QToolButton;

namespace outcrop {

class ElidedLabel;
class InputRow;

/// The inputs of the prompt beside the task: a field for each, and a menu with sets of test values. Hidden if the prompt has no inputs. Keeps the typed
/// values of inputs that another selection does not use.
class InputsForm : public QWidget
{
    Q_OBJECT

public:
    explicit InputsForm(QWidget *parent = nullptr);

    /// Sets the inputs of the current prompt. Keeps typed text and, if the names and types of the inputs have not changed, the cursor and the focus.
    void setInputs(const QList<PromptInput> &inputs, const Workspace &workspace);
    /// Folds the fields into one line when the window becomes small, and unfolds them when it becomes large. The user can fold and unfold them at any
    /// time.
    void setCompact(bool isCompact);
    void setTestValueSets(const QList<InputSet> &sets);
    /// Fills the fields with the values of a set, and empties the others.
    void setValues(const QList<InputValue> &values, const QString &setName);
    void setFile(const QString &input, const QString &path);
    /// Removes the fields and all typed values.
    void clearContents();

    /// Returns the typed values that have the right type.
    QList<InputValue> values() const;
    /// Returns whether inputs without a value use the first of their declared test values.
    bool usesTestValues() const { return m_usesTestValues; }

Q_SIGNALS:
    void valuesChanged();
    void testValueSetChosen(const outcrop::InputSet &set);
    void saveRequested();
    void fileRequested(const QString &input);
    void declareRequested(const outcrop::PromptInput &input);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void setUpTitle();
    void setFieldsShown(bool isShown);
    void arrangeRows(const QList<PromptInput> &inputs);
    InputRow *makeRow(const PromptInput &input);
    InputRow *rowOf(const QString &name) const;
    void handleTypedText(InputRow *row);
    void fillMenu();
    void showSummary();
    void fitHeight();

    QToolButton *m_title; ///< button that unfolds the fields
    QFormLayout *m_form;
    QScrollArea *m_area;
    ElidedLabel *m_summary;
    QToolButton *m_sets;
    QMenu *m_menu;
    QList<InputRow *> m_rows;
    QList<InputSet> m_knownSets;
    QHash<QString, QString> m_typedTexts; ///< typed values by name
    QString m_setName;               ///< set whose values are shown; empty if they were changed
    bool m_usesTestValues = false;
    bool m_isCompact = false; ///< whether the fields are folded in a small window, see setCompact()
    Workspace m_workspace;
};

} // namespace outcrop
