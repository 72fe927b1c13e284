// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/rendersnapshot.h"
#include "gui/live/sourceoffsets.h"
#include "gui/live/valuekeys.h"
#include "gui/look/editoroptions.h"
#include "models/render/ledgermodel.h"
#include "models/render/ledgerproxy.h"

#include <QTimer>
#include <QWidget>

#include <memory>

namespace Ui {
class RenderPanel;
}

namespace outcrop {

class AttachmentList;
class InputsForm;
class RenderTextView;

/// The request for the provider: the task at the top, and below it tabs with the readable prompt, the exact JSON, a shell command, the losses, a comparison
/// and the schemas. A click on a character of the render goes to its source, if it has one. Outdated content is marked immediately, and faded if the next
/// render takes long.
class RenderPanel : public QWidget
{
    Q_OBJECT

public:
    enum class Tab { Prompt, Request, Curl, Losses, Compare, Schema };

    explicit RenderPanel(QWidget *parent = nullptr);
    ~RenderPanel() override;

    QString request() const;
    /// Replaces the task, without an undo step.
    void setRequest(const QString &request);
    /// Clears and hides the search in the render.
    void clearSearch();
    /// Moves the focus to the task, and shows it if it is hidden.
    void focusRequest();
    /// While set, the Compare tab takes the space of the task, the facts and the tabs.
    void setComparing(bool isComparing);
    /// Returns the form with the inputs of the prompt.
    InputsForm &inputs();
    /// Returns the list of files attached to the task.
    AttachmentList &attachments();
    void showTab(Tab tab);
    /// Compares the requests of up to five providers, unless the user has chosen the providers or the text to compare.
    void compareMaxProviders();
    /// Shows the texts of the comparison in place of the losses of one provider.
    void showComparedTexts();
    Tab tab() const;
    /// Copies the content of the current tab; in Losses, the selected rows or all rows.
    void copy() const;
    /// Return the content of the current tab as text (in Losses, the selected rows or all rows), and a file name for it.
    QString tabText() const;
    QString tabFileName() const;
    /// Returns the text of the current tab that can be searched, or null.
    RenderTextView *currentText() const;
    /// Opens the search bar if the current tab has text.
    void openSearch();
    void setEditorOptions(const EditorOptions &options);

    /// Returns the comparison; nullopt while its tab is hidden.
    std::optional<Comparison> comparison() const;
    /// Sets the providers that can be compared.
    void setProviders(const ProviderCatalog &catalog, const QString &chosen);

    void showStale();
    void showRender(const RenderSnapshot &snapshot);
    void showError(const Error &error);
    /// Shows that no workspace is open or no provider is selected.
    void showEmptyState();

    bool followsCursor() const;

public Q_SLOTS:
    /// Marks the positions of a document location in the current tab and scrolls to the first.
    void showSource(const QString &path, qsizetype offset);
    /// Like showSource(), but at a limited rate, and only if "Follow the cursor" is on.
    void followSource(const QString &path, qsizetype offset);
    void showNextOccurrence();
    void showPreviousOccurrence();
    void setFollowsCursor(bool followsCursor);

Q_SIGNALS:
    void requestChanged();
    void attachRequested();
    void comparisonChanged();
    /// Emitted to go to a source: path and offset in the text.
    void sourceChosen(const QString &path, qsizetype offset);
    /// Emitted when a current render is shown.
    void shown(quint64 revision);
    void followsCursorChanged(bool followsCursor);

private:
    void setUpRequest();
    void setUpTexts();
    void setUpLosses();
    void setUpCopy();
    void setUpText(RenderTextView *text);
    void setUpLinks();
    void setUpFocus();
    void setStale(bool isStale);
    void showCurrentTab();
    void showStatus();
    void showEmptyPrompt();
    void updateLosses();
    void handleTabChange();
    void updateAreas();

    void openOrigin(const Origin &origin);
    void openLossSource(const Origin &origin);
    void chooseLoss(const QModelIndex &index);
    void markSource();
    void markLosses();
    void goToOffset(qsizetype place);
    void clearOffsets();

    std::unique_ptr<Ui::RenderPanel> m_ui;
    RenderSnapshot m_snapshot;
    Location m_errorLocation; ///< location of the displayed error; the file is empty if the error has no location
    QString m_originHint; ///< shown until a source is chosen
    LedgerModel m_ledger;
    LedgerProxy m_losses;
    QTimer m_delay;
    QTimer m_followTimer; ///< limits the rate of following the cursor
    bool m_isComparing = false; ///< whether only the comparison is shown, see setComparing()
    bool m_isStale = false;
    bool m_mustShowSource = false;
    bool m_isSourceShown = false; ///< whether the current tab has shown the last requested location
    Origin m_source; ///< last requested location
    SourceOffsets m_sourceOffsets;
    ValueKeys m_keys; ///< the keys of values in the documents of the snapshot
    qsizetype m_currentOffset = 0;
};

} // namespace outcrop
