// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/forms/fieldnames.h"
#include "models/forms/formmodel.h"
#include "models/forms/formsections.h"

#include <QWidget>

class QFormLayout;
class QLabel;
class QListWidget;
class QScrollArea;
class QVBoxLayout;

namespace outcrop {

class SectionFieldEditor;

/// The form of an agent in labeled sections, with a list of the sections beside it. Writes through the form model. The edits of a field
/// are one undo step until the field loses the focus.
class SectionForm : public QWidget
{
    Q_OBJECT

public:
    /// The model must outlive the form.
    explicit SectionForm(FormModel &model, QWidget *parent = nullptr);

    void setNames(const FieldNames &names) { m_names = names; }
    /// Shows only fields that match every word, and only fields with a value or a finding if `showsOnlyPresent` is set.
    void setFilter(const QString &words, bool showsOnlyPresent);
    /// Scrolls to the field, to the field that contains it, or to the first field in it.
    void scrollToField(const FieldPath &path);
    /// Moves the focus to a field. Returns false if the form has no such field.
    bool focusField(const FieldPath &path);
    /// Shows the document again, for example after an edit was rejected.
    void refresh();

Q_SIGNALS:
    /// Emitted when a field gets the focus.
    void fieldFocused(const outcrop::FieldPath &path);
    /// Emitted to edit a field in the tree of all fields.
    void treeRequested(const outcrop::FieldPath &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A section on the page, with its entry in the list of sections.
    struct SectionWidgets {
        FormSection section;
        QWidget *heading;
        QWidget *body;
        QFormLayout *layout;
    };

    void layOut();
    QList<SectionField> currentFields() const;
    void rebuild(const QList<SectionField> &fields);
    void addSection(FormSection section);
    void addField(const SectionField &field);
    void write(const FieldPath &path, const Json &value);
    void showFields();
    void applyFilter();
    void updateSections();
    bool isShown(const SectionFieldEditor &editor) const;
    FormRow rowOf(const FieldPath &path) const;
    QList<Candidate> namesOf(const FormRow &row) const;
    SectionFieldEditor *editorOf(const FieldPath &path) const;
    SectionFieldEditor *editorContaining(QWidget *widget) const;
    void handleFocusChange(QWidget *before, QWidget *now);

    FormModel &m_model;
    FieldNames m_names;
    QListWidget *m_list;
    QScrollArea *m_scroll;
    QLabel *m_help;
    QVBoxLayout *m_page = nullptr;
    QList<SectionWidgets> m_sections;
    QList<SectionField> m_fields;
    QList<SectionFieldEditor *> m_editors;
    QStringList m_filterWords;
    bool m_showsOnlyPresent = false;
};

} // namespace outcrop
