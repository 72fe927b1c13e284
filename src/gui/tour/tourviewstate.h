// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QPointer>
#include <QStringList>

#include <utility>

class QAbstractButton;
class QAction;
class QMainWindow;
class QTabWidget;

namespace outcrop {

class DocumentTabs;

/// The view of the window before the tour: the current view and its layout, the current document and tabs, and the check boxes that the tour uses. Restoring
/// the view keeps all documents open, because they can have unsaved text.
class TourViewState
{
public:
    /// `views` are the checkable commands of the views. The arguments must outlive this object.
    TourViewState(QMainWindow &window, DocumentTabs &documents, const QList<QAction *> &views, const QStringList &buttons);

    void restore() const;
    /// Restores only the check boxes. Call if the window shows another folder.
    void restoreButtons() const;

private:
    QMainWindow &m_window;
    DocumentTabs &m_documents;
    QAction *m_view = nullptr; ///< null if no view is checked
    QByteArray m_layout;
    QString m_document; ///< path of the current document; empty if there is none
    QList<std::pair<QPointer<QTabWidget>, int>> m_tabs;
    QList<std::pair<QPointer<QAbstractButton>, bool>> m_buttons;
};

} // namespace outcrop
