// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/renderedview.h"
#include "gui/live/sourceplaces.h"
#include "gui/look/documentlook.h"
#include "models/render/ledgermodel.h"
#include "models/render/ledgerproxy.h"

#include <QTimer>
#include <QWidget>

#include <memory>

namespace Ui {
class RenderPanel;
}

namespace outcrop {

class RenderText;

/// What the provider is sent: the request to write at the top; below it the prompt as a person reads it, the exact JSON, the same as a shell
/// command, the losses, several providers side by side, and what is kept of its schemas. Every character leads to its source, and a place of a document to where it is sent.
/// What is not current is never shown as if it were: it is marked immediately and dimmed when the next render takes long.
class RenderPanel : public QWidget
{
    Q_OBJECT

public:
    enum class Tab { Prompt, Request, Curl, Losses, Compare, Schema };

    explicit RenderPanel(QWidget *parent = nullptr);
    ~RenderPanel() override;

    QString request() const;
    void focusRequest();
    void showTab(Tab tab);
    Tab tab() const;
    /// Copies what the tab in front shows; of the losses, the selected rows or all.
    void copy() const;
    /// The same as text, and a name for a file of it.
    QString tabText() const;
    QString tabFileName() const;
    /// The text in front that can be searched, or null.
    RenderText *textInFront() const;
    /// Opens the search in the text in front; nothing where the tab has none.
    void find();
    void setLook(const TextLook &look);

    /// What the comparison shows; nothing while its tab is not in front.
    std::optional<Comparison> comparison() const;
    /// Which providers there are to compare.
    void setProviders(const ProviderCatalog &catalog, const QString &chosen);

    void showOutdated();
    void showRender(const RenderedView &view);
    void showError(const Error &error);
    /// Nothing is open, or there is no provider.
    void showNothing();

    bool follows() const;

public Q_SLOTS:
    /// Marks where this place of a document turns up in the tab in front, and scrolls to the first.
    void showSource(const QString &path, qsizetype offset);
    /// The same while "Follow the cursor" is on, at most some times a second.
    void followSource(const QString &path, qsizetype offset);
    void showNextPlace();
    void showPreviousPlace();
    void setFollows(bool follows);

Q_SIGNALS:
    void requestChanged();
    void comparisonChanged();
    /// The document, and the offset in its text, that a character of the prompt came from.
    void sourceChosen(const QString &path, qsizetype offset);
    /// A render that is current has been put on show.
    void shown(quint64 revision);
    void followsChanged(bool follows);

private:
    void setUpRequest();
    void setUpTexts();
    void setUpLosses();
    void setUpCopy();
    void setUpText(RenderText *text);
    void setUpLinks();
    void setUpFocus();
    void setStale(bool stale);
    void showFront();
    void showFacts();
    void showEmptyPrompt();
    void updateLosses();
    void tabTurned();

    void follow(const Origin &origin);
    void chooseLoss(const QModelIndex &index);
    void markSource();
    void markLosses();
    void goToPlace(qsizetype place);
    void forgetPlaces();

    std::unique_ptr<Ui::RenderPanel> m_ui;
    RenderedView m_view;
    Location m_troublePlace; ///< the message shown instead of the texts is about it; without a file about none
    QString m_facts; ///< as shown
    LedgerModel m_ledger;
    LedgerProxy m_losses;
    QTimer m_patience;
    QTimer m_pace; ///< between two followings of the cursor
    bool m_stale = false;
    bool m_asksForSource = false;
    bool m_answered = false; ///< in the tab in front
    Origin m_source; ///< asked for last
    SourcePlaces m_places;
    qsizetype m_place = 0;
};

} // namespace outcrop
