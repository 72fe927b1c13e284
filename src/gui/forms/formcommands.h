// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/forms/viewswitch.h"
#include "gui/live/livestate.h"

#include <QObject>

class QActionGroup;
class QMenu;
class QWidget;

namespace outcrop {

class DocumentTabs;
class DocumentView;
class FormController;
class WindowSettings;

/// Adds a form to each document with fields, and provides the commands for the form, source and combined modes. Stores the mode per document kind.
class FormCommands : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive this object.
    FormCommands(WindowSettings &settings, DocumentTabs &documents, QWidget *window);

    void addTo(QMenu *menu) const;
    void setLiveState(const LiveState &liveState);

private:
    QAction *makeAction(const char *name, const QString &text, const QString &help, FormMode mode);
    void choose(FormMode mode);
    void attachForm();
    void attachForm(DocumentView *view);
    std::optional<DocumentKind> kindOf(const DocumentView &view) const;
    FormController *current() const;
    void updateForm(FormController &controller) const;
    void storeMode(const FormController &controller, FormMode mode);
    void update();

    WindowSettings &m_settings;
    DocumentTabs &m_documents;
    QWidget *m_window;
    QActionGroup *m_actions;
    LiveState m_liveState;
};

} // namespace outcrop
