// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/renderpanel.h"

#include "ui_renderpanel.h"

#include "core/base/explainerror.h"
#include "gui/look/icons.h"
#include "gui/render/ledgerdelegate.h"
#include "gui/text/rendertextview.h"
#include "models/base/rowtext.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QTabBar>
#include <QToolButton>

namespace outcrop {

namespace {

/// Delay in milliseconds before outdated text fades, so that it does not flicker during a fast render.
constexpr int fadeDelayMilliseconds = 250;
/// Minimum time in milliseconds between two updates that follow the cursor.
constexpr int followIntervalMilliseconds = 60;

/// Returns whether a path is the internal name of a document without a file. Users do not know this name.
bool isUntitled(const QString &path)
{
    return path.startsWith(QLatin1String("untitled:"));
}

QString endpointText(const RenderedRequest &request)
{
    QStringList lines{request.method + u' ' + request.url};
    for (const auto &[name, value] : request.headers)
        lines += QStringLiteral("%1: %2").arg(name, value);
    return lines.join(u'\n');
}

/// Shows a text in a label. The middle of a sentence is not elided, because the rest can have the opposite meaning.
void showText(ElidedLabel &label, const QString &text, Qt::TextElideMode mode)
{
    label.setElideMode(mode);
    label.setFullText(text);
}

} // namespace

RenderPanel::RenderPanel(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::RenderPanel>())
{
    m_ui->setupUi(this);
    m_originHint = m_ui->origin->text();
    setUpRequest();
    setUpTexts();
    setUpLosses();
    setUpCopy();
    setUpLinks();
    setUpFocus();
    showEmptyState();
}

RenderPanel::~RenderPanel() = default;

void RenderPanel::setUpRequest()
{
    const int line = m_ui->request->fontMetrics().lineSpacing();
    m_ui->request->setFixedHeight(3 * line + 2 * m_ui->request->frameWidth() + 10);
    connect(m_ui->request, &QPlainTextEdit::textChanged, this, &RenderPanel::requestChanged);
    m_ui->attachFile->setIcon(lineIcon(QStringLiteral("attach")));
    connect(m_ui->attachFile, &QToolButton::clicked, this, &RenderPanel::attachRequested);
    m_ui->attachments->addDropTarget(m_ui->request->viewport());
}

void RenderPanel::setUpTexts()
{
    m_ui->promptText->setLanguage(RenderTextView::Language::Markdown);
    m_ui->requestText->setLanguage(RenderTextView::Language::Request);
    m_ui->curlText->setLanguage(RenderTextView::Language::Request);
    for (RenderTextView *text : {m_ui->promptText, m_ui->requestText, m_ui->curlText})
        setUpText(text);
    m_ui->endpoint->setFont(m_ui->requestText->font());
    QSizePolicy kept = m_ui->state->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // the layout must not move while the user types
    m_ui->state->setSizePolicy(kept);
    m_ui->state->hide();
    m_ui->facts->setElideMode(Qt::ElideRight); // the start is the most important part
    m_delay.setSingleShot(true);
    m_delay.setInterval(fadeDelayMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, [this] { setStale(true); });
}

void RenderPanel::setUpText(RenderTextView *text)
{
    const auto originAt = [text](qsizetype offset) { return text->shownText()->tracedText.originAt(offset); };
    text->setToolTipSource(
        [this, originAt](qsizetype offset) { return originText(originAt(offset), m_snapshot.workspace.get()); });
    connect(
        text, &RenderTextView::characterChosen, this, [this, originAt](qsizetype offset) { openOrigin(originAt(offset)); });
}

void RenderPanel::setUpLosses()
{
    m_losses.setSourceModel(&m_ledger);
    m_ui->losses->setModel(&m_losses);
    m_ui->losses->setItemDelegate(new LedgerDelegate(this));
    connect(m_ui->everything, &QCheckBox::toggled, this, [this](bool showsEverything) {
        m_losses.setShowsOnlyChanges(!showsEverything);
        updateLosses();
    });
    connect(m_ui->noLosses, &EmptyState::actionTriggered, this, [this] { m_ui->everything->setChecked(true); });
    connect(m_ui->unsentLayers, &UnsentLayersLabel::linkActivated, this, [this](const QString &file) { Q_EMIT sourceChosen(file, 0); });
    connect(m_ui->losses, &QAbstractItemView::activated, this, &RenderPanel::chooseLoss);
    connect(m_ui->losses, &QAbstractItemView::clicked, this, &RenderPanel::chooseLoss);
}

void RenderPanel::setUpCopy()
{
    auto *button = new QToolButton(this);
    button->setObjectName(QStringLiteral("copyTab"));
    button->setIcon(lineIcon(QStringLiteral("copy")));
    button->setAutoRaise(true);
    button->setToolTip(tr("Copy tab contents"));
    button->setAccessibleName(button->toolTip());
    m_ui->tabs->setCornerWidget(button);
    connect(button, &QToolButton::clicked, this, &RenderPanel::copy);
}

void RenderPanel::setUpLinks()
{
    m_followTimer.setSingleShot(true);
    m_followTimer.setInterval(followIntervalMilliseconds);
    connect(&m_followTimer, &QTimer::timeout, this, &RenderPanel::markSource);
    connect(m_ui->nextPlace, &QToolButton::clicked, this, &RenderPanel::showNextOccurrence);
    connect(m_ui->previousPlace, &QToolButton::clicked, this, &RenderPanel::showPreviousOccurrence);
    connect(m_ui->compare, &ComparePanel::originChosen, this, &RenderPanel::openOrigin);
    connect(m_ui->compare, &ComparePanel::lossSourceChosen, this, &RenderPanel::openLossSource);
    connect(m_ui->compare, &ComparePanel::comparisonChanged, this, &RenderPanel::comparisonChanged);
    connect(m_ui->follow, &QCheckBox::toggled, this, &RenderPanel::followsCursorChanged);
    m_ui->compare->setToolTipSource([this](const Origin &origin) { return originText(origin, m_snapshot.workspace.get()); });
    clearOffsets();
}

/// Makes the tabs with texts and losses pass the focus to their contents.
void RenderPanel::setUpFocus()
{
    m_ui->promptTab->setFocusProxy(m_ui->promptText);
    m_ui->requestTab->setFocusProxy(m_ui->requestText);
    m_ui->curlTab->setFocusProxy(m_ui->curlText);
    m_ui->lossesTab->setFocusProxy(m_ui->losses);
    setFocusProxy(m_ui->request);
    connect(m_ui->tabs, &QTabWidget::currentChanged, this, &RenderPanel::handleTabChange);
    connect(m_ui->trouble, &EmptyState::actionTriggered, this, [this] {
        if (m_errorLocation.file.isEmpty())
            return focusRequest();
        Q_EMIT sourceChosen(m_errorLocation.file, m_errorLocation.range.start.offset);
    });
}

QString RenderPanel::request() const
{
    return m_ui->request->toPlainText();
}

void RenderPanel::setRequest(const QString &request)
{
    if (request != m_ui->request->toPlainText())
        m_ui->request->setPlainText(request);
}

void RenderPanel::clearSearch()
{
    m_ui->renderSearch->clearContents();
}

void RenderPanel::focusRequest()
{
    setComparing(false);
    m_ui->request->setFocus(Qt::ShortcutFocusReason);
}

void RenderPanel::setComparing(bool isComparing)
{
    m_isComparing = isComparing;
    updateAreas();
}

/// Hides the task, the facts and the tabs while only the comparison is shown.
void RenderPanel::updateAreas()
{
    const bool showsAllPanes = !m_isComparing || tab() != Tab::Compare;
    for (QWidget *area : {m_ui->taskArea, m_ui->factsBar, static_cast<QWidget *>(m_ui->tabs->tabBar()), m_ui->tabs->cornerWidget()})
        area->setVisible(showsAllPanes);
    setFocusProxy(showsAllPanes ? static_cast<QWidget *>(m_ui->request) : m_ui->compare);
}

InputsForm &RenderPanel::inputs()
{
    return *m_ui->inputs;
}

AttachmentList &RenderPanel::attachments()
{
    return *m_ui->attachments;
}

void RenderPanel::showTab(Tab tab)
{
    m_ui->tabs->setCurrentIndex(static_cast<int>(tab));
    RenderTextView *text = currentText();
    QWidget *focus = text ? static_cast<QWidget *>(text) : m_ui->tabs->currentWidget();
    focus->setFocus(Qt::ShortcutFocusReason);
}

void RenderPanel::compareMaxProviders()
{
    m_ui->compare->compareMaxProviders();
}

void RenderPanel::showComparedTexts()
{
    m_ui->compare->showTexts();
}

RenderPanel::Tab RenderPanel::tab() const
{
    return static_cast<Tab>(m_ui->tabs->currentIndex());
}

/// Updates the tab that becomes visible. The comparison is rendered only while its tab is visible.
void RenderPanel::handleTabChange()
{
    clearOffsets();
    m_isSourceShown = false;
    updateAreas();
    showCurrentTab();
    if (m_snapshot.workspace)
        showStatus();
    updateLosses();
    m_ui->renderSearch->setText(currentText());
    if (!currentText())
        m_ui->renderSearch->hide();
    Q_EMIT comparisonChanged();
}

void RenderPanel::copy() const
{
    QGuiApplication::clipboard()->setText(tabText());
}

QString RenderPanel::tabText() const
{
    if (tab() == Tab::Losses) {
        QModelIndexList rows = m_ui->losses->selectionModel()->selectedIndexes();
        for (int row = 0; rows.isEmpty() && row < m_losses.rowCount(); ++row)
            rows += m_losses.index(row, 0);
        return rowsAsText(rows);
    }
    if (tab() == Tab::Schema)
        return m_ui->schema->text();
    const RenderTextView *text = currentText();
    if (tab() == Tab::Curl && !text->text().isEmpty())
        return curlCommand(m_snapshot.result().request); // includes the contents of attachments, which the view shows as references
    return text ? text->text() : QString();
}

QString RenderPanel::tabFileName() const
{
    const QString provider = m_snapshot.result().request.provider;
    switch (tab()) {
    case Tab::Prompt:
        return provider + QStringLiteral("-prompt.md");
    case Tab::Request:
        return provider + QStringLiteral("-request.json");
    case Tab::Curl:
        return provider + QStringLiteral("-request.sh");
    case Tab::Losses:
        return provider + QStringLiteral("-losses.tsv");
    case Tab::Compare:
        return m_ui->compare->comparison().form == Comparison::Form::Prompt ? QStringLiteral("prompt.md")
                                                                            : QStringLiteral("request.json");
    case Tab::Schema:
        return provider + QStringLiteral("-schema.json");
    }
    return {};
}

RenderTextView *RenderPanel::currentText() const
{
    switch (tab()) {
    case Tab::Prompt:
        return m_ui->promptText;
    case Tab::Request:
        return m_ui->requestText;
    case Tab::Curl:
        return m_ui->curlText;
    case Tab::Compare:
        return m_ui->compare->currentTextView();
    case Tab::Losses:
    case Tab::Schema:
        return nullptr;
    }
    return nullptr;
}

void RenderPanel::openSearch()
{
    m_ui->renderSearch->setText(currentText());
    m_ui->renderSearch->open();
}

void RenderPanel::setEditorOptions(const EditorOptions &options)
{
    m_ui->schema->setEditorOptions(options);
    for (RenderTextView *text : {m_ui->promptText, m_ui->requestText, m_ui->curlText})
        text->setEditorOptions(options);
    m_ui->compare->setEditorOptions(options);
    m_ui->endpoint->setFont(m_ui->requestText->font());
}

std::optional<Comparison> RenderPanel::comparison() const
{
    return tab() == Tab::Compare ? std::optional(m_ui->compare->comparison()) : std::nullopt;
}

void RenderPanel::setProviders(const ProviderCatalog &catalog, const QString &chosen)
{
    m_ui->compare->setCatalog(catalog, chosen);
}

void RenderPanel::showStale()
{
    m_ui->state->show();
    if (!m_delay.isActive())
        m_delay.start();
}

/// Shows a render. If newer input is pending, keeps the mark for outdated text.
void RenderPanel::showRender(const RenderSnapshot &snapshot)
{
    const auto folderOf = [](const RenderSnapshot &one) { return one.workspace ? one.workspace->folder : QString(); };
    if (folderOf(m_snapshot) != folderOf(snapshot))
        m_ui->origin->setFullText(m_originHint); // the old text names a file of another workspace
    m_snapshot = snapshot;
    m_mustShowSource =
        m_mustShowSource && (followsCursor() || !m_isSourceShown); // scroll to the source once, not after each render
    if (snapshot.isCurrent)
        setStale(false);
    showCurrentTab();
    showStatus();
    m_ledger.setRows(snapshot.ledger);
    updateLosses();
    if (snapshot.result().request.display.isEmpty())
        showEmptyPrompt();
    else
        m_ui->pages->setCurrentWidget(m_ui->renderPage);
    if (snapshot.isCurrent)
        Q_EMIT shown(snapshot.revision);
}

/// Updates only the current tab; hidden tabs are updated when they are shown.
void RenderPanel::showCurrentTab()
{
    const QList<std::pair<RenderTextView *, PreparedPtr>> texts{
        {m_ui->promptText, m_snapshot.prompt}, {m_ui->requestText, m_snapshot.request}, {m_ui->curlText, m_snapshot.curl}};
    for (const auto &[text, prepared] : texts) {
        if (text == currentText())
            text->showText(prepared);
    }
    if (tab() == Tab::Compare)
        m_ui->compare->showRender(m_snapshot);
    if (tab() == Tab::Schema)
        m_ui->schema->showRender(m_snapshot);
    if (const QString endpoint = endpointText(m_snapshot.result().request); endpoint != m_ui->endpoint->text())
        m_ui->endpoint->setText(endpoint);
    m_ui->endpoint->setVisible(!m_snapshot.result().request.url.isEmpty());
    setStale(m_isStale);
    m_ui->renderSearch->refresh();
    if (m_mustShowSource)
        markSource();
}

void RenderPanel::showStatus()
{
    const RenderedRequest &request = m_snapshot.result().request;
    const PromptBundle &bundle = m_snapshot.result().bundle;
    QStringList facts{request.wireFormat, bodyFormatName(request.format),
        tr("%n section(s)", nullptr, static_cast<int>(bundle.sections.size()))};
    if (!bundle.tools.isEmpty())
        facts += tr("%n tool(s)", nullptr, static_cast<int>(bundle.tools.size()));
    if (!bundle.history.isEmpty())
        facts += tr("%n earlier message(s)", nullptr, static_cast<int>(bundle.history.size()));
    if (tab() == Tab::Prompt && !request.url.isEmpty())
        facts.prepend(tr("headings are not sent"));
    if (!m_snapshot.blockingFindings.isEmpty())
        facts.prepend(incompleteText(m_snapshot.blockingFindings));
    m_ui->facts->setParts(facts); // the most important facts are first
}

void RenderPanel::updateLosses()
{
    const qsizetype count = m_snapshot.lossCount();
    const QString title = count > 0 ? tr("Losses (%1)").arg(count) : tr("Losses");
    if (title != m_ui->tabs->tabText(static_cast<int>(Tab::Losses)))
        m_ui->tabs->setTabText(static_cast<int>(Tab::Losses), title);
    const QString counts = lossCountText(m_snapshot.changes, QLocale());
    const QString lossTip = counts.isEmpty() ? tr("Every part is sent as written") : counts;
    const int unsent = static_cast<int>(m_snapshot.unsentLayers.size());
    m_ui->tabs->setTabToolTip(static_cast<int>(Tab::Losses), unsent == 0 ? lossTip : lossTip + u'\n' + tr("%n layer(s) not sent", nullptr, unsent));
    if (tab() != Tab::Losses)
        return; // the tab is updated when it is shown
    m_ui->unsentLayers->showLayers(m_snapshot.unsentLayers);
    m_ui->noLosses->setTexts(tr("No losses"),
        tr("Parts that are lost, changed or added for %1 appear here. Every part of this prompt is sent as written.").arg(m_snapshot.result().request.provider),
        m_ui->everything->isChecked() ? QString() : tr("Show kept and renamed parts"));
    m_ui->lossPages->setCurrentWidget(m_losses.rowCount() > 0 ? static_cast<QWidget *>(m_ui->losses) : m_ui->noLosses);
}

void RenderPanel::showError(const Error &error)
{
    setStale(false);
    m_snapshot = {};
    m_errorLocation = error.location;
    m_ui->trouble->setTexts(tr("Cannot render this prompt"), explainErrorAt(error), error.location.file.isEmpty() ? QString() : tr("Go to error"));
    m_ui->pages->setCurrentWidget(m_ui->trouble);
}

void RenderPanel::showEmptyState()
{
    setStale(false);
    m_snapshot = {};
    m_errorLocation = {};
    m_ui->trouble->setTexts(tr("No prompt yet"), tr("Choose a provider above to see the exact request."));
    m_ui->pages->setCurrentWidget(m_ui->trouble);
}

void RenderPanel::showEmptyPrompt()
{
    m_errorLocation = {};
    m_ui->trouble->setTexts(tr("No prompt yet"),
        tr("The whole prompt and the exact request to %1 appear here. Choose an agent, add a layer or write a task.")
            .arg(m_snapshot.result().request.provider),
        tr("Write a task"));
    m_ui->pages->setCurrentWidget(m_ui->trouble);
}

void RenderPanel::setStale(bool isStale)
{
    m_isStale = isStale;
    for (RenderTextView *text : {m_ui->promptText, m_ui->requestText, m_ui->curlText})
        text->setStale(isStale);
    m_ui->compare->setStale(isStale);
    m_ui->losses->setEnabled(!isStale);
    m_ui->schema->setEnabled(!isStale);
    if (isStale)
        return;
    m_delay.stop();
    m_ui->state->hide();
}

/// Shows the origin of a character and goes to its source; generated text has no source.
void RenderPanel::openOrigin(const Origin &origin)
{
    showText(*m_ui->origin, originText(origin, m_snapshot.workspace.get()), Qt::ElideMiddle);
    if (!origin.isGenerated())
        Q_EMIT sourceChosen(origin.file, origin.offset);
}

/// Goes to the key of a value that starts on the line below it.
void RenderPanel::openLossSource(const Origin &origin)
{
    openOrigin(m_keys.keyOrigin(origin, m_snapshot.workspace));
}

void RenderPanel::chooseLoss(const QModelIndex &index)
{
    const LedgerEntry *entry = m_ledger.rowAt(m_losses.mapToSource(index));
    if (!entry)
        return;
    if (const std::optional<Origin> source = sourceOf(*entry, m_snapshot.result().bundle))
        openLossSource(*source);
    else
        showText(*m_ui->origin, tr("%1 does not come from a document").arg(entry->displayName()), Qt::ElideRight);
}

bool RenderPanel::followsCursor() const
{
    return m_ui->follow->isChecked();
}

void RenderPanel::setFollowsCursor(bool followsCursor)
{
    m_ui->follow->setChecked(followsCursor);
}

void RenderPanel::showSource(const QString &path, qsizetype offset)
{
    m_source = {path, offset, {}};
    m_mustShowSource = true;
    m_currentOffset = 0;
    markSource();
}

void RenderPanel::followSource(const QString &path, qsizetype offset)
{
    if (!followsCursor())
        return;
    m_source = {path, offset, {}};
    m_mustShowSource = true;
    m_currentOffset = 0;
    if (!m_followTimer.isActive())
        m_followTimer.start();
}

void RenderPanel::markSource()
{
    if (tab() == Tab::Losses)
        return markLosses();
    const QList<RenderTextView *> texts =
        tab() == Tab::Compare ? m_ui->compare->textViews() : QList<RenderTextView *>{currentText()};
    RenderTextView *frontText = currentText();
    if (!frontText || frontText->text().isEmpty())
        return; // the text is not displayed yet
    m_isSourceShown = true;
    for (RenderTextView *text : texts) {
        const SourceOffsets places = sourceOffsets(text->shownText()->tracedText, m_source.file, m_source.offset);
        text->markLinesAt(places.offsets);
        if (text == frontText)
            m_sourceOffsets = places;
    }
    if (m_sourceOffsets.offsets.isEmpty()) {
        clearOffsets();
        showText(*m_ui->origin, isUntitled(m_source.file) ? tr("This document is not part of the request") : tr("%1 is not part of this request").arg(m_source.file), Qt::ElideRight);
    } else {
        goToOffset(std::min(m_currentOffset, m_sourceOffsets.offsets.size() - 1));
    }
}

void RenderPanel::goToOffset(qsizetype place)
{
    const qsizetype count = m_sourceOffsets.offsets.size();
    m_currentOffset = place;
    const QString origin = originText(m_source, m_snapshot.workspace.get());
    const QString message = m_sourceOffsets.isExact ? origin : tr("%1 · not sent; the nearest sent text is shown").arg(origin);
    //: Status line; %1 is the source of the text, %2 the number of the selected occurrence, %3 the number of all occurrences
    showText(*m_ui->origin, count > 1 ? tr("%1 · occurrence %2 of %3").arg(message).arg(place + 1).arg(count) : message, Qt::ElideMiddle);
    m_ui->nextPlace->setVisible(count > 1);
    m_ui->previousPlace->setVisible(count > 1);
    if (RenderTextView *text = currentText())
        text->goTo(m_sourceOffsets.offsets.at(place));
}

void RenderPanel::showNextOccurrence()
{
    if (!m_sourceOffsets.offsets.isEmpty())
        goToOffset((m_currentOffset + 1) % m_sourceOffsets.offsets.size());
}

void RenderPanel::showPreviousOccurrence()
{
    const qsizetype count = m_sourceOffsets.offsets.size();
    if (count > 0)
        goToOffset((m_currentOffset + count - 1) % count);
}

/// Selects the ledger row whose source is in this document, at or nearest before the offset. Clears the selection if there is none.
void RenderPanel::markLosses()
{
    QModelIndex best;
    qsizetype nearest = -1;
    for (int row = 0; row < m_losses.rowCount(); ++row) {
        const QModelIndex index = m_losses.index(row, 0);
        const auto source = sourceOf(*m_ledger.rowAt(m_losses.mapToSource(index)), m_snapshot.result().bundle);
        if (!source || source->file != m_source.file)
            continue;
        const qsizetype offset = m_keys.keyOrigin(*source, m_snapshot.workspace).offset;
        if (offset <= m_source.offset && offset > nearest) {
            nearest = offset;
            best = index;
        }
    }
    m_ui->losses->setCurrentIndex(best);
    const QString none = isUntitled(m_source.file) ? tr("No losses before this position in this document")
                                                      : tr("No losses before this position in %1").arg(m_source.file);
    showText(*m_ui->origin, best.isValid() ? originText(m_source, m_snapshot.workspace.get()) : none, best.isValid() ? Qt::ElideMiddle : Qt::ElideRight);
}

void RenderPanel::clearOffsets()
{
    m_sourceOffsets = {};
    m_currentOffset = 0;
    m_ui->nextPlace->hide();
    m_ui->previousPlace->hide();
}

} // namespace outcrop
