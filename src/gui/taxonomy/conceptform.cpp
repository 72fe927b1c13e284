// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/taxonomy/conceptform.h"

#include "core/base/joinedtext.h"
#include "gui/taxonomy/definitionedit.h"
#include "gui/widgets/linklabel.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

namespace outcrop {
namespace {

/// Returns the words between commas, each once.
QStringList splitWords(const QString &text)
{
    QStringList words;
    for (const QString &part : text.split(u',')) {
        if (const QString word = part.simplified(); !word.isEmpty() && !words.contains(word))
            words.append(word);
    }
    return words;
}

QString joinLabels(const QList<ConceptLabel> &labels, const QString &language)
{
    QStringList words;
    for (const ConceptLabel &label : labels) {
        if (label.language == language)
            words.append(label.text);
    }
    return words.join(QStringLiteral(", "));
}

QLabel *makeTextLabel(QWidget *parent, const QString &name)
{
    auto *label = new LinkLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setMinimumWidth(1); // a long path must not make the form wider than its panel
    label->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

ConceptForm::ConceptForm(QWidget *parent) : QWidget(parent)
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins(6, 0, 6, 6);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows); // in a narrow panel, the fields are below their labels
    m_label = addLine(form, QStringLiteral("conceptLabel"), tr("Label"), tr("Name of the concept in the selected language"));
    m_notation = addLine(form, QStringLiteral("conceptNotation"), tr("Tag"), tr("Tag used in documents; if you change the tag, these documents are updated"));
    m_alternativeLabels = addLine(form, QStringLiteral("conceptAlternative"), tr("Alternative labels"), tr("Synonyms, separated by commas"));
    m_hiddenLabels = addLine(form, QStringLiteral("conceptHidden"), tr("Hidden labels"), tr("Search words that are not shown, such as common misspellings, separated by commas"));
    m_definition = new DefinitionEdit(this);
    addField(form, m_definition, QStringLiteral("conceptDefinition"), tr("Definition"), tr("Definition of the concept in one sentence"));
    m_broaderConcept = new QComboBox(this);
    m_broaderConcept->setObjectName(QStringLiteral("conceptBroader"));
    m_broaderConcept->setToolTip(tr("Broader concept; to move this concept, select another broader concept"));
    m_broaderConcept->setAccessibleName(tr("Broader concept"));
    m_broaderConcept->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_broaderConcept->setMinimumContentsLength(12);
    form->addRow(tr("Broader concept"), m_broaderConcept);
    m_relatedConcepts = addLine(form, QStringLiteral("conceptRelated"), tr("Related concepts"), tr("Tags of related concepts, separated by commas"));
    m_narrowerLabel = makeTextLabel(this, QStringLiteral("conceptNarrower"));
    form->addRow(tr("Narrower concepts"), m_narrowerLabel);
    m_taggedLabel = makeTextLabel(this, QStringLiteral("conceptTagged"));
    form->addRow(tr("Tagged documents"), m_taggedLabel);
    connectLine(m_label, [this](const QString &text) {
        if (!text.isEmpty())
            Q_EMIT labelChangeRequested(text);
    });
    connectLine(m_notation, [this](const QString &text) { Q_EMIT notationRequested(text); });
    connect(m_definition, &DefinitionEdit::edited, this, [this](const QString &text) {
        Q_EMIT conceptTextsEdited(ConceptTextKind::Definition, text.isEmpty() ? QStringList() : QStringList{text});
    });
    connectLine(m_alternativeLabels,
        [this](const QString &text) { Q_EMIT conceptTextsEdited(ConceptTextKind::Alternative, splitWords(text)); });
    connectLine(
        m_hiddenLabels, [this](const QString &text) { Q_EMIT conceptTextsEdited(ConceptTextKind::Hidden, splitWords(text)); });
    connectLine(m_relatedConcepts, [this](const QString &text) { Q_EMIT relatedRequested(splitWords(text)); });
    connect(m_broaderConcept, &QComboBox::activated, this, [this] { Q_EMIT broaderRequested(m_broaderConcept->currentData().toString()); });
    connect(m_taggedLabel, &QLabel::linkActivated, this, &ConceptForm::documentChosen);
}

QLineEdit *ConceptForm::addLine(QFormLayout *form, const QString &name, const QString &title, const QString &help)
{
    auto *line = new QLineEdit(this);
    addField(form, line, name, title, help);
    return line;
}

void ConceptForm::addField(QFormLayout *form, QWidget *field, const QString &name, const QString &title, const QString &help)
{
    field->setObjectName(name);
    field->setToolTip(help);
    field->setAccessibleName(QString(title).remove(u'&'));
    field->setAccessibleDescription(help);
    form->addRow(title, field);
}

/// Calls `onEdited` once per edit. If the change is rejected, the line shows the current value again.
void ConceptForm::connectLine(QLineEdit *line, const std::function<void(const QString &)> &onEdited)
{
    connect(line, &QLineEdit::editingFinished, line, [line, onEdited] {
        if (!line->isModified())
            return;
        line->setModified(false);
        onEdited(line->text().simplified());
    });
}

/// Sets the text of a line unless the user is editing the line. setText() also resets the modified flag.
void ConceptForm::setTextUnlessEditing(QLineEdit *line, const QString &text)
{
    if ((line->hasFocus() && line->isModified()) || (line->text() == text && !line->isModified()))
        return;
    line->setText(text);
    line->setCursorPosition(0); // the cursor at the start shows the start of long text
}

QStringList ConceptForm::namesOf(const Taxonomy &taxonomy, const QStringList &uris) const
{
    QStringList names;
    for (const QString &uri : uris) {
        if (const Concept *one = taxonomy.findByUri(uri))
            names.append(one->notation.isEmpty() ? one->label(m_language) : one->notation);
    }
    return names;
}

void ConceptForm::showConcept(const Taxonomy &taxonomy, const Concept *one, const QString &language, const QStringList &taggedPaths)
{
    static const Concept none;
    const bool isOther = m_uri != (one ? one->uri : QString()) || m_language != language;
    m_uri = one ? one->uri : QString();
    m_language = language;
    setEnabled(one);
    if (isOther) {
        m_definition->discardEdit();
        for (QLineEdit *line : {m_label, m_notation, m_alternativeLabels, m_hiddenLabels, m_relatedConcepts})
            line->setModified(false); // the edited text belonged to the previous concept
    }
    const Concept &shown = one ? *one : none;
    setTextUnlessEditing(m_label, joinLabels(shown.preferredLabels, language));
    m_label->setPlaceholderText(one && m_label->text().isEmpty() ? shown.label(language) : QString());
    setTextUnlessEditing(m_notation, shown.notation);
    setTextUnlessEditing(m_alternativeLabels, joinLabels(shown.alternativeLabels, language));
    setTextUnlessEditing(m_hiddenLabels, joinLabels(shown.hiddenLabels, language));
    m_definition->showText(joinLabels(shown.definitions, language));
    setTextUnlessEditing(m_relatedConcepts, namesOf(taxonomy, shown.relatedConcepts).join(QStringLiteral(", ")));
    fillBroaderPicker(taxonomy, one);
    m_narrowerLabel->setText(shown.narrowerConcepts.isEmpty() ? tr("none", "no narrower concepts") : namesOf(taxonomy, shown.narrowerConcepts).join(listSeparator()).toHtmlEscaped());
    fillTaggedLabel(taggedPaths);
}

/// Lists the possible broader concepts: all except the concept itself and its narrower concepts.
void ConceptForm::fillBroaderPicker(const Taxonomy &taxonomy, const Concept *one)
{
    m_broaderConcept->clear();
    if (!one)
        return;
    //: Entry in the list of broader concepts: the top level
    m_broaderConcept->addItem(tr("None (top level)"), QString());
    for (const auto &[other, depth] : taxonomy.outline()) {
        const bool isBelow = other == one || taxonomy.isWithin(other->uri, one->uri);
        if (!isBelow && m_broaderConcept->findData(other->uri) < 0)
            m_broaderConcept->addItem(QString(2 * depth, QChar::Nbsp) + other->shownText(other->label(m_language)), other->uri);
    }
    m_broaderConcept->setCurrentIndex(qMax(0, m_broaderConcept->findData(one->broaderConcepts.value(0))));
}

void ConceptForm::fillTaggedLabel(const QStringList &taggedPaths)
{
    QStringList links;
    for (const QString &path : taggedPaths)
        links.append(QStringLiteral("<a href=\"%1\">%1</a>").arg(path.toHtmlEscaped()));
    m_taggedLabel->setText(links.isEmpty() ? tr("none", "no documents with the tag") : links.join(QStringLiteral("<br>")));
}

void ConceptForm::setReadOnly(bool isReadOnly)
{
    for (QLineEdit *line : {m_label, m_notation, m_alternativeLabels, m_hiddenLabels, m_relatedConcepts})
        line->setReadOnly(isReadOnly);
    m_definition->setReadOnly(isReadOnly);
    m_broaderConcept->setEnabled(!isReadOnly);
}

void ConceptForm::focusLabel()
{
    m_label->setFocus(Qt::OtherFocusReason);
    m_label->selectAll();
}

} // namespace outcrop
