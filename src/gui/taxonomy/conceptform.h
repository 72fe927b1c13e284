// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/taxonomy/taxonomy.h"

#include <QStringList>
#include <QWidget>

#include <functional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace outcrop {

class DefinitionEdit;

/// The form of one concept. Emits the requested changes; the owner applies them and shows the concept again.
class ConceptForm : public QWidget
{
    Q_OBJECT

public:
    explicit ConceptForm(QWidget *parent = nullptr);

    /// Shows a concept in a language, and the documents with its tag. Null clears the form. Keeps text that is being edited.
    void showConcept(const Taxonomy &taxonomy, const Concept *one, const QString &language, const QStringList &taggedPaths);
    void setReadOnly(bool isReadOnly);
    void focusLabel();

Q_SIGNALS:
    void labelChangeRequested(const QString &label);
    void notationRequested(const QString &notation);
    /// Emitted with all texts of a kind in the displayed language.
    void conceptTextsEdited(outcrop::ConceptTextKind kind, const QStringList &words);
    /// Emitted with the URI of the new broader concept; empty for the top level.
    void broaderRequested(const QString &uri);
    /// Emitted with the tags of related concepts.
    void relatedRequested(const QStringList &notations);
    void documentChosen(const QString &path);

private:
    void addField(QFormLayout *form, QWidget *field, const QString &name, const QString &title, const QString &help);
    QLineEdit *addLine(QFormLayout *form, const QString &name, const QString &title, const QString &help);
    static void connectLine(QLineEdit *line, const std::function<void(const QString &)> &onEdited);
    void setTextUnlessEditing(QLineEdit *line, const QString &text);
    void fillBroaderPicker(const Taxonomy &taxonomy, const Concept *one);
    void fillTaggedLabel(const QStringList &taggedPaths);
    QStringList namesOf(const Taxonomy &taxonomy, const QStringList &uris) const;

    QString m_uri; ///< URI of the displayed concept
    QString m_language;
    QLineEdit *m_label;
    QLineEdit *m_notation;
    QLineEdit *m_alternativeLabels;
    QLineEdit *m_hiddenLabels;
    DefinitionEdit *m_definition;
    QComboBox *m_broaderConcept;
    QLineEdit *m_relatedConcepts;
    QLabel *m_narrowerLabel;
    QLabel *m_taggedLabel;
};

} // namespace outcrop
