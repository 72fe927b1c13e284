// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/lowerschemas.h"
#include "gui/live/renderedview.h"
#include "gui/look/documentlook.h"
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

/// What a provider keeps of a JSON Schema: that of the answer, or of a tool's parameters; as it is sent or as it was written, and below it what
/// became of the rest.
class SchemaPane : public QWidget
{
    Q_OBJECT

public:
    explicit SchemaPane(QWidget *parent = nullptr);

    /// Worked out off the event loop; what is shown stays until it is there.
    void showView(const RenderedView &view);
    void setLook(const TextLook &look);
    /// What the text shows.
    QString text() const;

private:
    struct Lowered {
        QList<NamedSchema> written;
        QList<LoweredSchema> sent;
    };

    void layOut();
    void take(const Lowered &lowered);
    void showChosen();

    QStackedWidget *m_pages;
    EmptyState *m_empty;
    QComboBox *m_schema;
    QToolButton *m_original;
    QPlainTextEdit *m_text;
    QListView *m_changes;
    QLabel *m_whole; ///< reports an unchanged schema
    LedgerModel m_ledger;
    Lowered m_lowered;
    LatestOnlyTask<Lowered> m_task;
};

} // namespace outcrop
