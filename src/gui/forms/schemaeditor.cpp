// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/schemaeditor.h"

#include "core/base/joinedtext.h"
#include "gui/look/icons.h"
#include "gui/text/codehighlighter.h"
#include "gui/text/jsonhighlighter.h"
#include "models/forms/fieldlabel.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTextBlock>
#include <QTreeView>
#include <QVBoxLayout>

#include <chrono>

namespace outcrop {

using namespace std::chrono_literals;

namespace {

constexpr auto readDelay = 150ms;

nlohmann::json normalizeJson(const Json &value)
{
    return nlohmann::json(value);
}

} // namespace

SchemaEditor::SchemaEditor(QWidget *parent)
    : ExpandedFieldEditor(parent)
    , m_text(new QPlainTextEdit(this))
    , m_outline(new QTreeView(this))
    , m_icon(new QLabel(this))
    , m_message(new QLabel(this))
    , m_task(this)
{
    layOut();
    setFocusProxy(m_text);
    m_pause.setSingleShot(true);
    m_pause.setInterval(readDelay);
    connect(&m_pause, &QTimer::timeout, this, [this] { read(true); });
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] { m_pause.start(); });
    connect(m_outline, &QTreeView::clicked, this, [this](const QModelIndex &index) { goTo(m_model.itemAt(index)->range); });
    connect(m_outline, &QTreeView::activated, this, [this](const QModelIndex &index) {
        goTo(m_model.itemAt(index)->range);
        m_text->setFocus(Qt::OtherFocusReason);
    });
}

void SchemaEditor::layOut()
{
    m_text->setObjectName(QStringLiteral("schemaText"));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setLayoutDirection(Qt::LeftToRight);
    m_text->setTabStopDistance(2 * m_text->fontMetrics().horizontalAdvance(u' '));
    m_text->setTabChangesFocus(true);
    new JsonHighlighter(m_text->document());
    m_text->setAccessibleName(tr("JSON Schema"));
    m_outline->setObjectName(QStringLiteral("schemaOutline"));
    m_outline->setAccessibleName(tr("Outline of the schema"));
    m_outline->setModel(&m_model);
    m_outline->header()->setStretchLastSection(true);
    m_outline->setUniformRowHeights(true);
    m_message->setObjectName(QStringLiteral("schemaVerdict"));
    m_message->setWordWrap(true);
    auto *parts = new QSplitter(Qt::Horizontal, this);
    parts->addWidget(m_text);
    parts->addWidget(m_outline);
    parts->setChildrenCollapsible(false);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    auto *verdict = new QHBoxLayout;
    verdict->addWidget(m_icon, 0, Qt::AlignTop);
    verdict->addWidget(m_message, 1, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(parts, 1);
    column->addLayout(verdict);
}

/// Shows the schema. Keeps the formatting of the text if the text and the document have the same JSON value.
void SchemaEditor::showField(const FormRow &row, bool isEditable)
{
    m_text->setReadOnly(!isEditable);
    m_text->setAccessibleName(tr("JSON Schema of %1").arg(fieldLabel(row)));
    const bool hasChanged = row.path != m_path || normalizeJson(row.value) != normalizeJson(m_value);
    m_path = row.path;
    m_value = row.value;
    if (!hasChanged)
        return;
    m_pause.stop();
    if (normalizeJson(readSchemaText(m_text->toPlainText()).schema) != normalizeJson(row.value)) {
        const QSignalBlocker quiet(m_text);
        m_text->setPlainText(row.value.is_null() ? QString() : QString::fromUtf8(jsonText(row.value)).trimmed());
    }
    read(false);
}

void SchemaEditor::read(bool isTyped)
{
    const QString text = m_text->toPlainText();
    m_task.run([text] { return text.trimmed().isEmpty() ? SchemaText() : readSchemaText(text); },
        [this, isTyped](const SchemaText &read) { setSchemaText(read, isTyped); });
}

void SchemaEditor::setSchemaText(const SchemaText &read, bool isTyped)
{
    m_schemaText = read;
    if (!read.schema.is_null())
        m_model.setTree(read.outline);
    m_outline->expandToDepth(1);
    m_outline->resizeColumnToContents(0);
    showFirstFinding();
    markFindings();
    if (isTyped && read.schema.is_object() && normalizeJson(read.schema) != normalizeJson(m_value)) {
        m_value = read.schema;
        Q_EMIT valueEdited(read.schema);
    }
}

void SchemaEditor::showFirstFinding()
{
    if (m_text->document()->isEmpty()) {
        m_icon->clear();
        return m_message->setText(tr("No schema yet. Start with {\"type\": \"object\"}."));
    }
    const bool isWritten = m_schemaText.schema.is_object();
    if (m_schemaText.isValid() && isWritten) {
        m_icon->setPixmap(lineIcon(QStringLiteral("success"), ColorRole::Success).pixmap(16, 16));
        return m_message->setText(tr("This is a valid JSON Schema."));
    }
    m_icon->setPixmap(severityIcon(Severity::Error).pixmap(16, 16));
    QStringList sentences;
    if (!m_schemaText.isValid()) {
        const Diagnostic &first = m_schemaText.findings.constFirst();
        sentences += tr("Line %1: %2").arg(QString::number(first.location.range.start.line), first.message);
    }
    if (!isWritten)
        sentences += tr("The document keeps the previous schema until this text is a JSON object.");
    m_message->setText(sentences.join(sentenceSeparator()));
}

void SchemaEditor::markFindings()
{
    QList<QTextEdit::ExtraSelection> marks;
    const int end = m_text->document()->characterCount() - 1;
    for (const Diagnostic &finding : std::as_const(m_schemaText.findings)) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(m_text->document());
        const int start = std::min(static_cast<int>(finding.location.range.start.offset), end);
        selection.cursor.setPosition(start);
        selection.cursor.setPosition(std::clamp(static_cast<int>(finding.location.range.end.offset), start, end), QTextCursor::KeepAnchor);
        selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        selection.format.setUnderlineColor(color(ColorRole::Error, m_text->palette()));
        marks += selection;
    }
    m_text->setExtraSelections(marks);
}

void SchemaEditor::goTo(const Range &range)
{
    QTextCursor cursor(m_text->document());
    cursor.setPosition(std::min(static_cast<int>(range.start.offset), m_text->document()->characterCount() - 1));
    m_text->setTextCursor(cursor);
    m_text->centerCursor();
}

void SchemaEditor::changeEvent(QEvent *event)
{
    ExpandedFieldEditor::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || !m_text)
        return;
    refreshHighlighting(m_text->document());
    markFindings();
}

} // namespace outcrop
