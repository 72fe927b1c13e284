// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/history/filehistory.h"
#include "models/history/originsmodel.h"
#include "models/history/versionsmodel.h"

#include <QWidget>

class QSplitter;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace outcrop {

class DiffView;
class ElidedLabel;
class EmptyState;

/// The widget of the History dock: the versions of the current document, and a detail. The detail is the diff between a version and the current text, or
/// the origin of each line. HistoryController supplies the data.
class HistoryPanel : public QWidget
{
    Q_OBJECT

public:
    /// The button of a message.
    enum class EmptyAction { None, Reload, ShowDocument, ShowLibrary };

    explicit HistoryPanel(QWidget *parent = nullptr);

    void setHistory(const DocumentHistory &history, const QString &text);
    /// Shows a message instead of the versions, with a button for the action.
    void clearContents(const QString &title, const QString &text, EmptyAction action = EmptyAction::None);
    bool showsOrigins() const;

Q_SIGNALS:
    void versionChosen(const QString &id);
    void originsToggled();
    void reloadRequested();
    /// Emitted to show the document, so that the user can edit it.
    void documentRequested();
    /// Emitted to show the list of documents.
    void libraryRequested();
    /// Emitted when the user restores the displayed version.
    void restoreRequested();

private:
    void runEmptyAction();
    void layOut();
    void connectParts();
    void setInitialWidths();
    void showVersions(const DocumentHistory &history);
    void showDetails(const DocumentHistory &history, const QString &text);

    VersionsModel m_versions;
    OriginsModel m_origins;
    ElidedLabel *m_summary;
    QToolButton *m_showOrigins;
    QToolButton *m_restoreButton;
    QToolButton *m_reloadButton;
    QStackedWidget *m_pages;
    QStackedWidget *m_detailPages;
    QSplitter *m_splitter;
    QTreeView *m_table;
    QTreeView *m_lineTable;
    DiffView *m_diff;
    EmptyState *m_emptyState;
    EmptyAction m_emptyAction = EmptyAction::None;
    bool m_hasInitialWidths = false; ///< whether the initial width of the version list is set
};

} // namespace outcrop
