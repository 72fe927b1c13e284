// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/panels/dockcontroller.h"
#include "gui/tasks/latestonlytask.h"
#include "gui/taxonomy/taxonomypanel.h"

namespace outcrop {

/// Controls the Taxonomy dock. Each change edits the taxonomy document; a change of a tag also edits the documents with the tag. Each change is one undo step
/// per document.
class TaxonomyController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit TaxonomyController(const DockContext &context);

    bool isIdle() const override { return !m_readTask.isRunning(); }

private:
    using EditsResult = Result<QList<TextEdit>>;

    void refresh() override;
    void clear() override;
    void connectPanel();
    void retagDocuments(const QString &uri, const QString &notation);
    DocumentPtr editedDocument(const DocumentPtr &document) const;
    bool change(const std::function<EditsResult(const Document &)> &make, const QString &title);

    DocumentsController &m_documents;
    TaxonomyPanel *m_panel;
    LatestOnlyTask<ShownTaxonomy> m_readTask;
};

} // namespace outcrop
