// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/schemapane.h"

#include "gui/render/ledgerdelegate.h"
#include "gui/text/codehighlighter.h"
#include "gui/text/jsonhighlighter.h"
#include "gui/widgets/emptystate.h"

#include <QComboBox>
#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace outcrop {
namespace {

QFont textFont(const EditorOptions &options)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (!options.family.isEmpty())
        font.setFamily(options.family);
    font.setPointSizeF(std::max(4.0, font.pointSizeF() + options.zoom));
    return font;
}

} // namespace

SchemaPane::SchemaPane(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedWidget(this))
    , m_emptyState(new EmptyState(this))
    , m_schema(new QComboBox(this))
    , m_originalButton(new QToolButton(this))
    , m_text(new QPlainTextEdit(this))
    , m_changes(new QListView(this))
    , m_unchangedNote(new QLabel(tr("Sent as written."), this))
    , m_task(this)
{
    layOut();
    connect(m_schema, &QComboBox::currentIndexChanged, this, &SchemaPane::showChosenSchema);
    connect(m_originalButton, &QToolButton::toggled, this, &SchemaPane::showChosenSchema);
    showLowered({});
}

void SchemaPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refreshHighlighting(m_text->document());
}

void SchemaPane::layOut()
{
    m_schema->setObjectName(QStringLiteral("schemaChoice"));
    m_schema->setAccessibleName(tr("Schema"));
    m_schema->setToolTip(tr("Output schema or tool schema"));
    m_originalButton->setObjectName(QStringLiteral("schemaAsWritten"));
    m_originalButton->setText(tr("As written"));
    m_originalButton->setToolTip(tr("Show the schema as written in the agent instead of as sent to the provider"));
    m_originalButton->setCheckable(true);
    m_text->setObjectName(QStringLiteral("schemaText"));
    m_text->setAccessibleName(tr("Schema"));
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    new JsonHighlighter(m_text->document());
    m_changes->setObjectName(QStringLiteral("schemaChanges"));
    m_changes->setAccessibleName(tr("Changes to the schema"));
    m_changes->setModel(&m_ledger);
    m_changes->setItemDelegate(new LedgerDelegate(m_changes));
    m_changes->setWordWrap(true); // word wrap makes the view lay out again when the width changes
    m_changes->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_changes->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_changes->setEditTriggers(QAbstractItemView::NoEditTriggers);

    auto *parts = new QSplitter(Qt::Vertical, this);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_text);
    parts->addWidget(m_changes);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_schema, 1);
    bar->addWidget(m_originalButton);
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 6, 0, 0);
    column->addLayout(bar);
    column->addWidget(parts, 1);
    column->addWidget(m_unchangedNote);
    m_pages->addWidget(page);
    m_pages->addWidget(m_emptyState);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_pages);
}

void SchemaPane::showRender(const RenderSnapshot &snapshot)
{
    const WireFormat *wire = snapshot.workspace ? snapshot.workspace->catalog.wireFormat(snapshot.result().request.wireFormat) : nullptr;
    if (!wire)
        return showLowered({});
    const auto work = [workspace = snapshot.workspace, wire, result = snapshot.sharedResult] {
        return LoweredSchemas{schemasOf(result->bundle), sentSchemas(result->bundle, *wire)}; // the captured workspace owns the wire format
    };
    m_task.run(work, [this](const LoweredSchemas &loweredSchemas) { showLowered(loweredSchemas); });
}

void SchemaPane::showLowered(const LoweredSchemas &loweredSchemas)
{
    m_loweredSchemas = loweredSchemas;
    const QString chosen = m_schema->currentText();
    {
        const QSignalBlocker quiet(m_schema);
        m_schema->clear();
        for (const LoweredSchema &schema : loweredSchemas.sent)
            m_schema->addItem(schema.name);
        m_schema->setCurrentIndex(std::max(0, m_schema->findText(chosen)));
    }
    m_emptyState->setTexts(tr("No schema"), tr("The output schema and the tool schemas appear here as the provider receives them. Add an output schema or a tool to the agent."));
    m_pages->setCurrentIndex(loweredSchemas.sent.isEmpty() ? 1 : 0);
    showChosenSchema();
}

void SchemaPane::showChosenSchema()
{
    const int at = m_schema->currentIndex();
    if (at < 0 || at >= m_loweredSchemas.sent.size()) {
        m_text->clear();
        return m_ledger.setRows({});
    }
    const LoweredSchema &sent = m_loweredSchemas.sent.at(at);
    const QString text = QString::fromUtf8(jsonText(m_originalButton->isChecked() ? m_loweredSchemas.written.at(at).schema : sent.schema));
    if (text != m_text->toPlainText())
        m_text->setPlainText(text);
    m_ledger.setRows(sent.ledger);
    m_changes->setVisible(!sent.ledger.isEmpty());
    m_unchangedNote->setVisible(sent.ledger.isEmpty());
}

void SchemaPane::setEditorOptions(const EditorOptions &options)
{
    m_text->setFont(textFont(options));
    m_text->setLineWrapMode(options.wrapsLines ? QPlainTextEdit::WidgetWidth : QPlainTextEdit::NoWrap);
}

QString SchemaPane::text() const
{
    return m_text->toPlainText();
}

} // namespace outcrop
