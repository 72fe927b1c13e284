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

/// A workspace's taxonomy with what its documents are tagged with.
struct ShownTaxonomy {
    WorkspaceTaxonomy tags;
    QMap<QString, QStringList> tagged; ///< paths by notation
};

/// The Taxonomy dock: the concepts as a tree, and what is said of the one that is chosen. Reports requested changes; its owner changes the
/// document and shows it again.
class TaxonomyPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TaxonomyPanel(QWidget *parent = nullptr);
    ~TaxonomyPanel() override;

    void setTaxonomy(const ShownTaxonomy &shown);
    /// No workspace is open.
    void setNothing();
    /// Why a change was not made; empty for nothing to say.
    void setTrouble(const QString &text);
    /// Chooses the concept as soon as the tree has it, to be named.
    void chooseNew(const QString &notation);
    /// Of the words that are shown and given.
    QString language() const;

Q_SIGNALS:
    void addWanted(const QString &notation, const QString &label, const QString &below);
    void removeWanted(const QString &uri);
    void moveWanted(const QString &uri, const QString &below);
    void labelWanted(const QString &uri, const QString &label);
    void notationWanted(const QString &uri, const QString &notation);
    void wordsWanted(const QString &uri, outcrop::ConceptWord kind, const QStringList &words);
    void relatedWanted(const QString &uri, const QStringList &notations);
    /// A taxonomy of the workspace's own.
    void newTaxonomyWanted();
    void documentChosen(const QString &path);
    void placeChosen(const outcrop::Location &place);
    void readingRequested();

private:
    void setUpTree();
    void connectBar();
    void connectForm();
    void startNew();
    void addConcept();
    void fillLanguages();
    void updateTree();
    void updateForm();
    void updateState();
    const Concept *current() const;
    void choose(const QString &uri);

    std::unique_ptr<Ui::TaxonomyPanel> m_ui;
    TaxonomyModel m_model;
    std::unique_ptr<QSortFilterProxyModel> m_proxy;
    ConceptForm *m_form;
    ShownTaxonomy m_shown;
    bool m_open = false;    ///< a workspace is
    bool m_wasFilled = false;
    QString m_new;          ///< the notation of what was just added
    QString m_trouble;
};

} // namespace outcrop
