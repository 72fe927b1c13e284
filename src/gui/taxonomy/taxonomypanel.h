// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/taxonomy/conceptform.h"
#include "models/taxonomy/taxonomymodel.h"

#include <memory>

class QSortFilterProxyModel;

namespace Ui {
class TaxonomyPanel;
}

namespace outcrop {

/// A workspace's taxonomy and the documents by tag.
struct ShownTaxonomy {
    WorkspaceTaxonomy taxonomy;
    QMap<QString, QStringList> documentsByTag; ///< document paths by tag
};

/// The Taxonomy dock: the concepts as a tree, and the form of the selected one. Emits the requested changes; TaxonomyController applies them and
/// shows the taxonomy again.
class TaxonomyPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TaxonomyPanel(QWidget *parent = nullptr);
    ~TaxonomyPanel() override;

    void setTaxonomy(const ShownTaxonomy &shownTaxonomy);
    /// Removes the concepts and disables the actions.
    void clearContents();
    /// Shows the reason for a rejected change; an empty string hides the message.
    void setError(const QString &text);
    /// Selects the new concept when it is in the tree, so that the user can name it.
    void selectNewConcept(const QString &notation);
    /// Returns the language of the displayed and edited labels.
    QString language() const;

Q_SIGNALS:
    void addRequested(const QString &notation, const QString &label, const QString &broaderConcept);
    void removeRequested(const QString &uri);
    void moveRequested(const QString &uri, const QString &broaderConcept);
    void labelChangeRequested(const QString &uri, const QString &label);
    void notationRequested(const QString &uri, const QString &notation);
    void conceptTextsEdited(const QString &uri, outcrop::ConceptTextKind kind, const QStringList &words);
    void relatedRequested(const QString &uri, const QStringList &notations);
    /// Emitted to create a taxonomy in the workspace.
    void newTaxonomyRequested();
    void documentChosen(const QString &path);
    void locationChosen(const outcrop::Location &location);
    void documentFocusRequested();

private:
    void setUpTree();
    void connectBar();
    void connectForm();
    void startNewConcept();
    void addConcept();
    void fillLanguages();
    void updateTree();
    void updateForm();
    void updateState();
    const Concept *currentConcept() const;
    void choose(const QString &uri);

    std::unique_ptr<Ui::TaxonomyPanel> m_ui;
    TaxonomyModel m_model;
    std::unique_ptr<QSortFilterProxyModel> m_proxy;
    ConceptForm *m_form;
    ShownTaxonomy m_shownTaxonomy;
    bool m_hasWorkspace = false;    ///< whether a workspace is open
    bool m_isInitialized = false;
    QString m_newNotation;          ///< tag of the concept that was just added
    QString m_error;
};

} // namespace outcrop
