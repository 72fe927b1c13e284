// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/taxonomy/taxonomypanel.h"

#include "ui_taxonomypanel.h"

#include "gui/look/icons.h"
#include "gui/widgets/valuedelegate.h"

#include <QAction>
#include <QHeaderView>
#include <QLocale>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>

#include <utility>

namespace outcrop {
namespace {

constexpr int treeIndentation = 14; ///< indentation in pixels; small, because labels need the space

/// Returns the default label of a tag: `K8s` for `platform/k8s`.
QString labelOf(const QString &notation)
{
    QString label = notation.section(u'/', -1);
    label.replace(u'-', u' ').replace(u'_', u' ');
    return label.left(1).toUpper() + label.mid(1);
}

/// Returns the native name of a language, without a country if the code has none: `English` for `en`.
QString languageName(const QString &code)
{
    const QLocale locale(code);
    return code.contains(u'-') ? locale.nativeLanguageName() : QLocale(locale.language(), QLocale::World).nativeLanguageName();
}

} // namespace

TaxonomyPanel::TaxonomyPanel(QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::TaxonomyPanel>())
    , m_proxy(std::make_unique<QSortFilterProxyModel>())
    , m_form(new ConceptForm)
{
    m_ui->setupUi(this);
    m_ui->conceptArea->setWidget(m_form);
    m_ui->conceptArea->setMinimumWidth(m_form->minimumSizeHint().width() + m_ui->conceptArea->verticalScrollBar()->sizeHint().width());
    setUpTree();
    connectBar();
    connectForm();
    setFocusProxy(m_ui->taxonomyTree);
    clearContents();
}

TaxonomyPanel::~TaxonomyPanel() = default;

void TaxonomyPanel::setUpTree()
{
    m_proxy->setRecursiveFilteringEnabled(true);
    m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_proxy->setFilterKeyColumn(-1);
    m_proxy->setSourceModel(&m_model);
    QTreeView *tree = m_ui->taxonomyTree;
    tree->setModel(m_proxy.get());
    tree->setItemDelegate(new ValueDelegate(tree));
    tree->setDragDropMode(QAbstractItemView::InternalMove);
    tree->setDefaultDropAction(Qt::MoveAction);
    tree->setDragDropOverwriteMode(false);
    QHeaderView *header = tree->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(static_cast<int>(ConceptColumn::Label), QHeaderView::Stretch);
    tree->setIndentation(treeIndentation);
    m_ui->taxonomyPage->setSizes({5700, 4300}); // relative widths of the tree and the form
    connect(tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &index, const QModelIndex &before) {
        if (index.isValid() && before.isValid())
            m_error.clear(); // the message was about the previous concept
        updateForm();
        updateState();
    });
    connect(&m_model, &TaxonomyModel::labelChangeRequested, this, &TaxonomyPanel::labelChangeRequested);
    connect(&m_model, &TaxonomyModel::moveRequested, this, &TaxonomyPanel::moveRequested);
}

void TaxonomyPanel::connectBar()
{
    m_ui->taxonomyFilter->addAction(lineIcon(QStringLiteral("filter"), ColorRole::Muted), QLineEdit::LeadingPosition);
    m_ui->noteRow->setStretch(0, 1); // the note takes the remaining width, and the button keeps its width
    m_ui->taxonomyNote->setTextFormat(Qt::PlainText);
    m_ui->taxonomyNote->setWordWrap(true); // the message must be readable in full
    m_ui->removeConcept->setIcon(lineIcon(QStringLiteral("trash")));
    m_ui->newConcept->setIcon(lineIcon(QStringLiteral("new")));
    for (QToolButton *button : {m_ui->newConcept, m_ui->removeConcept, m_ui->showConcept})
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_ui->taxonomyFilter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_error.clear();
        m_proxy->setFilterFixedString(text.simplified());
        m_ui->taxonomyTree->expandAll();
        updateState();
    });
    connect(m_ui->taxonomyLanguage, &QComboBox::currentIndexChanged, this, [this] {
        updateTree();
        updateForm();
    });
    connect(m_ui->newConcept, &QToolButton::clicked, this, &TaxonomyPanel::startNewConcept);
    connect(m_ui->newNotation, &QLineEdit::returnPressed, this, &TaxonomyPanel::addConcept);
    connect(m_ui->addConcept, &QToolButton::clicked, this, &TaxonomyPanel::addConcept);
    connect(m_ui->newNotation, &QLineEdit::textChanged, this, &TaxonomyPanel::updateState);
    connect(m_ui->removeConcept, &QToolButton::clicked, this, [this] {
        if (const Concept *one = currentConcept())
            Q_EMIT removeRequested(one->uri);
    });
    connect(m_ui->showConcept, &QToolButton::clicked, this, [this] {
        if (const Concept *one = currentConcept()) {
            Q_EMIT locationChosen(one->location);
            Q_EMIT documentFocusRequested();
        }
    });
    connect(m_ui->ownTaxonomy, &QPushButton::clicked, this, &TaxonomyPanel::newTaxonomyRequested);
    connect(m_ui->taxonomyEmpty, &EmptyState::actionTriggered, this, [this] {
        if (m_model.rowCount() > 0)
            return m_ui->taxonomyFilter->clear();
        if (m_shownTaxonomy.taxonomy.isBuiltIn())
            return Q_EMIT newTaxonomyRequested();
        m_ui->taxonomyFilter->clear();
        startNewConcept();
    });
}

/// Forwards the requests of the form, with the URI of the selected concept.
void TaxonomyPanel::connectForm()
{
    const auto uri = [this] { return currentConcept() ? currentConcept()->uri : QString(); };
    connect(m_form, &ConceptForm::labelChangeRequested, this, [this, uri](const QString &label) { Q_EMIT labelChangeRequested(uri(), label); });
    connect(m_form, &ConceptForm::notationRequested, this, [this, uri](const QString &notation) { Q_EMIT notationRequested(uri(), notation); });
    connect(m_form, &ConceptForm::conceptTextsEdited, this,
        [this, uri](ConceptTextKind kind, const QStringList &words) { Q_EMIT conceptTextsEdited(uri(), kind, words); });
    connect(m_form, &ConceptForm::broaderRequested, this, [this, uri](const QString &broaderConcept) { Q_EMIT moveRequested(uri(), broaderConcept); });
    connect(m_form, &ConceptForm::relatedRequested, this, [this, uri](const QStringList &notations) { Q_EMIT relatedRequested(uri(), notations); });
    connect(m_form, &ConceptForm::documentChosen, this, &TaxonomyPanel::documentChosen);
}

QString TaxonomyPanel::language() const
{
    return m_ui->taxonomyLanguage->currentData().toString();
}

const Concept *TaxonomyPanel::currentConcept() const
{
    const QModelIndex chosenIndex = m_proxy->mapToSource(m_ui->taxonomyTree->currentIndex().siblingAtColumn(0));
    const ConceptItem *item = chosenIndex.isValid() ? m_model.itemAt(chosenIndex) : nullptr;
    return item ? m_shownTaxonomy.taxonomy.taxonomyOrDefault().findByUri(item->uri) : nullptr;
}

void TaxonomyPanel::choose(const QString &uri)
{
    const QModelIndex index = m_proxy->mapFromSource(m_model.indexOf(uri));
    if (index.isValid())
        m_ui->taxonomyTree->setCurrentIndex(index);
}

void TaxonomyPanel::setTaxonomy(const ShownTaxonomy &shownTaxonomy)
{
    m_hasWorkspace = true;
    if (m_shownTaxonomy.taxonomy.document != shownTaxonomy.taxonomy.document)
        m_error.clear(); // the message was about the previous text
    m_shownTaxonomy = shownTaxonomy;
    m_model.setEditable(!shownTaxonomy.taxonomy.isBuiltIn());
    m_form->setReadOnly(shownTaxonomy.taxonomy.isBuiltIn());
    fillLanguages();
    updateTree();
    updateForm();
    updateState();
}

void TaxonomyPanel::clearContents()
{
    m_hasWorkspace = false;
    m_isInitialized = false;
    m_error.clear();
    m_newNotation.clear();
    m_shownTaxonomy = {};
    m_model.setTree({});
    updateForm();
    updateState();
}

void TaxonomyPanel::setError(const QString &text)
{
    m_error = text;
    updateForm(); // the form shows the current values again
    updateState();
}

void TaxonomyPanel::selectNewConcept(const QString &notation)
{
    m_newNotation = notation;
    m_ui->newNotation->clear();
}

/// Lists the languages of the labels, or English if there are no labels.
void TaxonomyPanel::fillLanguages()
{
    QStringList languages;
    for (const Concept &one : m_shownTaxonomy.taxonomy.taxonomyOrDefault().concepts) {
        for (const ConceptLabel &label : one.preferredLabels) {
            if (!languages.contains(label.language))
                languages.append(label.language);
        }
    }
    if (languages.isEmpty())
        languages.append(QStringLiteral("en"));
    languages.sort();
    const QString before = m_ui->taxonomyLanguage->count() > 0 ? language() : QStringLiteral("en");
    const QSignalBlocker signalBlocker(m_ui->taxonomyLanguage);
    m_ui->taxonomyLanguage->clear();
    for (const QString &one : std::as_const(languages)) {
        const QString name = languageName(one);
        //: Entry in a list of languages: labels without a language
        m_ui->taxonomyLanguage->addItem(one.isEmpty() ? tr("no language") : name.isEmpty() ? one : name, one);
    }
    m_ui->taxonomyLanguage->setCurrentIndex(qMax(0, m_ui->taxonomyLanguage->findData(before)));
    m_ui->taxonomyLanguage->setVisible(languages.size() > 1);
}

void TaxonomyPanel::updateTree()
{
    const QString chosen = currentConcept() ? currentConcept()->uri : QString();
    const Taxonomy &taxonomy = m_shownTaxonomy.taxonomy.taxonomyOrDefault();
    m_model.setTree(m_hasWorkspace ? conceptTree(taxonomy, m_shownTaxonomy.documentsByTag, language()) : QList<Branch<ConceptItem>>());
    if (!std::exchange(m_isInitialized, m_model.rowCount() > 0) && m_model.rowCount() > 0) {
        m_ui->taxonomyTree->expandAll();
        m_ui->taxonomyTree->setCurrentIndex(m_proxy->index(0, 0));
    } else if (!chosen.isEmpty()) {
        choose(chosen); // the concept may have moved in the tree
    }
    if (const Concept *added = m_newNotation.isEmpty() ? nullptr : taxonomy.find(m_newNotation)) {
        m_newNotation.clear();
        choose(added->uri);
        m_form->showConcept(taxonomy, added, language(), {});
        m_form->focusLabel();
    }
}

void TaxonomyPanel::updateForm()
{
    const Concept *one = m_hasWorkspace ? currentConcept() : nullptr;
    m_form->showConcept(m_shownTaxonomy.taxonomy.taxonomyOrDefault(), one, language(), one ? m_shownTaxonomy.documentsByTag.value(one->notation) : QStringList());
    m_ui->removeConcept->setEnabled(one && !m_shownTaxonomy.taxonomy.isBuiltIn());
    m_ui->showConcept->setEnabled(one && !m_shownTaxonomy.taxonomy.isBuiltIn());
}

void TaxonomyPanel::updateState()
{
    const bool isEditable = m_hasWorkspace && !m_shownTaxonomy.taxonomy.isBuiltIn();
    m_ui->newConcept->setEnabled(isEditable);
    m_ui->newNotation->setEnabled(isEditable);
    m_ui->addConcept->setEnabled(isEditable && !m_ui->newNotation->text().trimmed().isEmpty());
    m_ui->ownTaxonomy->setVisible(m_hasWorkspace && !isEditable);
    QString text = m_error;
    if (text.isEmpty() && m_hasWorkspace)
        text = isEditable ? tr("%n concept(s) in %1", nullptr, static_cast<int>(m_shownTaxonomy.taxonomy.taxonomyOrDefault().concepts.size()))
                         .arg(m_shownTaxonomy.taxonomy.document->path)
                   : tr("This workspace has no taxonomy. These are the built-in workloads.");
    m_ui->taxonomyNote->setText(text);
    const bool isFiltered = m_model.rowCount() > 0 && m_proxy->rowCount() == 0;
    if (isFiltered)
        m_ui->taxonomyEmpty->setTexts(tr("No matching concepts"), tr("No concept has a label or tag that contains the filter text."), tr("Clear filter"));
    else
        m_ui->taxonomyEmpty->setTexts(tr("No concepts"), tr("A taxonomy defines the workloads used to tag skills, layers, memories and interactions."), isEditable ? tr("New concept") : m_hasWorkspace ? m_ui->ownTaxonomy->text() : QString());
    m_ui->taxonomyPages->setCurrentWidget(m_proxy->rowCount() > 0 ? static_cast<QWidget *>(m_ui->taxonomyPage) : m_ui->taxonomyEmpty);
}

/// Starts a new tag below the tag of the selected concept.
void TaxonomyPanel::startNewConcept()
{
    const Concept *one = currentConcept();
    m_ui->newNotation->setText(one && !one->notation.isEmpty() ? QString(one->notation + u'/') : QString());
    m_ui->newNotation->setFocus(Qt::OtherFocusReason);
}

/// Requests the new concept. The part of its tag before the last slash is the tag of the broader concept, if there is one.
void TaxonomyPanel::addConcept()
{
    const QString notation = m_ui->newNotation->text().trimmed();
    const QString above = notation.section(u'/', 0, -2);
    const Concept *broaderConcept = above.isEmpty() ? nullptr : m_shownTaxonomy.taxonomy.taxonomyOrDefault().find(above);
    if (!notation.isEmpty())
        Q_EMIT addRequested(notation, labelOf(notation), broaderConcept ? broaderConcept->notation : QString());
}

} // namespace outcrop
