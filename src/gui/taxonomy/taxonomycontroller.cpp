// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/taxonomy/taxonomycontroller.h"

#include "core/base/explainerror.h"
#include "core/taxonomy/retag.h"
#include "core/taxonomy/tagcheck.h"
#include "core/taxonomy/taxonomychange.h"
#include "gui/documents/documentscontroller.h"

#include <QDockWidget>
#include <QMainWindow>

namespace outcrop {

PanelRegistration TaxonomyController::registration()
{
    return makeRegistration<TaxonomyController>({QStringLiteral("taxonomy"), tr("Taxonomy"), tr("Taxonomy"),
                                                    QStringLiteral("taxonomy"), tr("Workload tags of documents")},
        PanelView::Library);
}

TaxonomyController::TaxonomyController(const DockContext &context)
    : DockController(context, new TaxonomyPanel(context.window))
    , m_documents(context.documents)
    , m_panel(qobject_cast<TaxonomyPanel *>(panelWidget()))
    , m_readTask(this)
{
    connectPanel();
    setWorkspace(nullptr);
}

void TaxonomyController::connectPanel()
{
    connect(m_panel, &TaxonomyPanel::documentChosen, this, &DockController::documentChosen);
    connect(m_panel, &TaxonomyPanel::locationChosen, this, &DockController::locationChosen);
    connect(m_panel, &TaxonomyPanel::documentFocusRequested, this, &DockController::documentFocusRequested);
    connect(m_panel, &TaxonomyPanel::newTaxonomyRequested, this,
        [this] { Q_EMIT newDocumentRequested(QStringLiteral("taxonomy")); });
    connect(m_panel, &TaxonomyPanel::addRequested, this,
        [this](const QString &notation, const QString &label, const QString &below) {
            const ConceptLabel word{label, m_panel->language()};
            //: Title of an undo step; %1 is the tag of a concept
            const QString title = tr("Add concept %1").arg(notation);
            if (change([=](const Document &document) { return addConceptEdits(document, notation, word, below); }, title))
                m_panel->selectNewConcept(notation);
        });
    connect(m_panel, &TaxonomyPanel::removeRequested, this, [this](const QString &uri) {
        change([=](const Document &document) { return removeConceptEdits(document, uri); }, tr("Remove concept"));
    });
    connect(m_panel, &TaxonomyPanel::moveRequested, this, [this](const QString &uri, const QString &below) {
        change([=](const Document &document) { return moveConceptEdits(document, uri, below); }, tr("Move concept"));
    });
    connect(m_panel, &TaxonomyPanel::labelChangeRequested, this, [this](const QString &uri, const QString &label) {
        const ConceptLabel word{label, m_panel->language()};
        change([=](const Document &document) { return setLabelEdits(document, uri, word); },
            tr("Rename concept to %1").arg(label));
    });
    connect(m_panel, &TaxonomyPanel::notationRequested, this, &TaxonomyController::retagDocuments);
    connect(m_panel, &TaxonomyPanel::conceptTextsEdited, this,
        [this](const QString &uri, ConceptTextKind kind, const QStringList &words) {
            const QString language = m_panel->language();
            change([=](const Document &document) { return setConceptTextsEdits(document, uri, kind, language, words); },
                tr("Edit texts of a concept"));
        });
    connect(m_panel, &TaxonomyPanel::relatedRequested, this, [this](const QString &uri, const QStringList &notations) {
        change([=](const Document &document) { return setRelatedEdits(document, uri, notations); },
            tr("Edit related concepts"));
    });
}

void TaxonomyController::refresh()
{
    m_readTask.run(
        [workspace = workspace()] {
            return ShownTaxonomy{workspace->taxonomy, taggedDocuments(workspace->workspace(), workspace->taxonomy.taxonomyOrDefault())};
        },
        [this](const ShownTaxonomy &shownTaxonomy) { m_panel->setTaxonomy(shownTaxonomy); });
}

void TaxonomyController::clear()
{
    m_readTask.discard();
    m_panel->clearContents();
}

/// Returns the document with unsaved edits, which may be newer than the workspace.
DocumentPtr TaxonomyController::editedDocument(const DocumentPtr &document) const
{
    const EditSession *session = m_documents.sessions().find(document->path);
    return session ? readDocument(document->path, session->bytes(), document->kind) : document;
}

bool TaxonomyController::change(const std::function<EditsResult(const Document &)> &make, const QString &title)
{
    if (!workspace() || workspace()->taxonomy.isBuiltIn())
        return false;
    const DocumentPtr document = editedDocument(workspace()->taxonomy.document);
    const EditsResult edits = make(*document);
    m_panel->setError(edits ? QString() : explainErrorAt(edits.error()));
    if (edits && !edits->isEmpty())
        m_documents.apply({{document->path, *edits}}, title);
    return edits.ok();
}

/// Changes the tag of a concept in the taxonomy and in the documents with the tag.
void TaxonomyController::retagDocuments(const QString &uri, const QString &notation)
{
    if (!workspace() || workspace()->taxonomy.isBuiltIn())
        return;
    Workspace now = workspace()->workspace();
    for (const EditSession *session : m_documents.sessions().modifiedSessions()) {
        if (now.document(session->path()))
            now = now.withDocument(session->path(), session->bytes());
    }
    const Result<WorkspaceChange> change = retagChange(now, readWorkspaceTaxonomy(now, workspace()->taxonomy), uri, notation);
    m_panel->setError(change ? QString() : explainErrorAt(change.error()));
    if (change && !change->isEmpty())
        m_documents.apply(change->edits, tr("Change tag to %1").arg(notation));
}

} // namespace outcrop
