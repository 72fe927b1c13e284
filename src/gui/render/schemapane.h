// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/lowerschemas.h"
#include "gui/live/rendersnapshot.h"
#include "gui/look/editoroptions.h"
#include "gui/tasks/latestonlytask.h"
#include "models/render/ledgermodel.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QListView;
class QPlainTextEdit;
class QStackedWidget;
class QToolButton;

namespace outcrop {

class EmptyState;

/// Shows a JSON Schema of the response or of a tool, as sent to the provider or as written, and the list of changes.
class SchemaPane : public QWidget
{
    Q_OBJECT

public:
    explicit SchemaPane(QWidget *parent = nullptr);

    /// Shows the schemas of a render. Computes them on a worker thread; the old content is shown until they are ready.
    void showRender(const RenderSnapshot &snapshot);
    void setEditorOptions(const EditorOptions &options);
    QString text() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    struct LoweredSchemas {
        QList<NamedSchema> written;
        QList<LoweredSchema> sent;
    };

    void layOut();
    void showLowered(const LoweredSchemas &loweredSchemas);
    void showChosenSchema();

    QStackedWidget *m_pages;
    EmptyState *m_emptyState;
    QComboBox *m_schema;
    QToolButton *m_originalButton;
    QPlainTextEdit *m_text;
    QListView *m_changes;
    QLabel *m_unchangedNote; ///< shown if the schema is sent unchanged
    LedgerModel m_ledger;
    LoweredSchemas m_loweredSchemas;
    LatestOnlyTask<LoweredSchemas> m_task;
};

} // namespace outcrop
