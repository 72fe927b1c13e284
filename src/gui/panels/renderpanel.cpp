// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/renderpanel.h"

#include "ui_renderpanel.h"

#include "gui/look/icons.h"
#include "gui/panels/ledgerdelegate.h"
#include "models/rowtext.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QToolButton>

namespace outcrop {

namespace {

/// A render that is faster than this never makes the text pale: that would only flicker.
constexpr int patienceMilliseconds = 250;

QString endpointText(const RenderedRequest &request)
{
    QStringList lines{request.method + u' ' + request.url};
    for (const auto &[name, value] : request.headers)
        lines += QStringLiteral("%1: %2").arg(name, value);
    return lines.join(u'\n');
}

} // namespace

RenderPanel::RenderPanel(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::RenderPanel>())
{
    m_ui->setupUi(this);
    setUpRequest();
    setUpTexts();
    setUpLosses();
    setUpCopy();
    connectTexts();
    setUpFocus();
    showNothing();
}

RenderPanel::~RenderPanel() = default;

void RenderPanel::setUpRequest()
{
    const int line = m_ui->request->fontMetrics().lineSpacing();
    m_ui->request->setFixedHeight(3 * line + 2 * m_ui->request->frameWidth() + 10);
    connect(m_ui->request, &QPlainTextEdit::textChanged, this, &RenderPanel::requestChanged);
}

void RenderPanel::setUpTexts()
{
    m_ui->promptText->setLanguageOf(QStringLiteral("prompt.md"));
    m_ui->requestText->setLanguageOf(QStringLiteral("request.json"));
    m_ui->endpoint->setFont(m_ui->requestText->font());
    m_ui->state->hide();
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMilliseconds);
    connect(&m_patience, &QTimer::timeout, this, [this] { setStale(true); });
}

void RenderPanel::setUpLosses()
{
    m_losses.setSourceModel(&m_ledger);
    m_ui->losses->setModel(&m_losses);
    m_ui->losses->setItemDelegate(new LedgerDelegate(this));
    connect(m_ui->everything, &QCheckBox::toggled, this, [this](bool everything) {
        m_losses.setOnlyLosses(!everything);
        updateLosses();
    });
    connect(m_ui->noLosses, &EmptyState::actionTriggered, m_ui->everything, &QCheckBox::click);
}

void RenderPanel::setUpCopy()
{
    auto *button = new QToolButton(this);
    button->setObjectName(QStringLiteral("copyTab"));
    button->setIcon(lineIcon(QStringLiteral("copy")));
    button->setAutoRaise(true);
    button->setToolTip(tr("Copy all of this tab"));
    button->setAccessibleName(button->toolTip());
    m_ui->tabs->setCornerWidget(button);
    connect(button, &QToolButton::clicked, this, &RenderPanel::copy);
}

void RenderPanel::connectTexts()
{
    connect(m_ui->promptText, &CodeView::characterChosen, this,
        [this](qsizetype offset) { follow(m_view.result.request.display.originAt(offset)); });
    connect(m_ui->requestText, &CodeView::characterChosen, this,
        [this](qsizetype offset) { follow(m_view.body.originAt(offset)); });
}

/// Each tab hands the keyboard to what it shows. The hint below the tabs speaks of characters, so the losses go without.
void RenderPanel::setUpFocus()
{
    m_ui->promptTab->setFocusProxy(m_ui->promptText);
    m_ui->requestTab->setFocusProxy(m_ui->requestText);
    m_ui->lossesTab->setFocusProxy(m_ui->losses);
    setFocusProxy(m_ui->request);
    connect(m_ui->tabs, &QTabWidget::currentChanged, this,
        [this](int tab) { m_ui->origin->setVisible(tab != static_cast<int>(Tab::Losses)); });
    connect(m_ui->trouble, &EmptyState::actionTriggered, this, &RenderPanel::focusRequest);
}

QString RenderPanel::request() const
{
    return m_ui->request->toPlainText();
}

void RenderPanel::focusRequest()
{
    m_ui->request->setFocus(Qt::ShortcutFocusReason);
}

void RenderPanel::showTab(Tab tab)
{
    m_ui->tabs->setCurrentIndex(static_cast<int>(tab));
    m_ui->tabs->currentWidget()->setFocus(Qt::ShortcutFocusReason);
}

void RenderPanel::copy() const
{
    const auto text = [this] {
        switch (static_cast<Tab>(m_ui->tabs->currentIndex())) {
        case Tab::Prompt:
            return m_view.result.request.display.text();
        case Tab::Request:
            return m_view.body.text();
        case Tab::Losses:
            return lossesText();
        }
        return QString();
    };
    QGuiApplication::clipboard()->setText(text());
}

QString RenderPanel::lossesText() const
{
    QModelIndexList rows = m_ui->losses->selectionModel()->selectedIndexes();
    for (int row = 0; rows.isEmpty() && row < m_losses.rowCount(); ++row)
        rows += m_losses.index(row, 0);
    return rowsAsText(rows);
}

void RenderPanel::setLook(const TextLook &look)
{
    for (CodeView *code : {m_ui->promptText, m_ui->requestText}) {
        code->setWrapped(look.wrapped);
        code->setZoom(look.zoom);
    }
    m_ui->endpoint->setFont(m_ui->requestText->font());
}

void RenderPanel::showOutdated()
{
    m_ui->state->show();
    if (!m_patience.isActive())
        m_patience.start();
}

void RenderPanel::showRender(const RenderedView &view)
{
    m_view = view;
    setStale(false);
    showTexts();
    showFacts();
    m_ledger.setRows(view.result.request.ledger);
    updateLosses();
    if (view.result.request.display.isEmpty())
        showEmptyPrompt();
    else
        m_ui->pages->setCurrentWidget(m_ui->renderPage);
}

void RenderPanel::showTexts()
{
    const RenderedRequest &request = m_view.result.request;
    m_ui->promptText->setText(request.display.text());
    m_ui->promptText->setBands(m_view.promptBands);
    m_ui->requestText->setText(m_view.body.text());
    m_ui->requestText->setBands(m_view.bodyBands);
    m_ui->endpoint->setText(endpointText(request));
    m_ui->endpoint->setVisible(!request.url.isEmpty());
}

void RenderPanel::showFacts()
{
    const RenderedRequest &request = m_view.result.request;
    const PromptBundle &bundle = m_view.result.bundle;
    QStringList facts{request.wireFormat, bodyFormatName(request.format),
        tr("%n section(s)", nullptr, static_cast<int>(bundle.sections.size()))};
    if (!bundle.examples.isEmpty())
        facts += tr("%n example(s)", nullptr, static_cast<int>(bundle.examples.size()));
    if (!bundle.tools.isEmpty())
        facts += tr("%n tool(s)", nullptr, static_cast<int>(bundle.tools.size()));
    if (!bundle.history.isEmpty())
        facts += tr("%n earlier message(s)", nullptr, static_cast<int>(bundle.history.size()));
    m_ui->facts->setFullText(facts.join(QStringLiteral(" · ")));
}

void RenderPanel::updateLosses()
{
    const qsizetype count = m_view.losses.size();
    m_ui->tabs->setTabText(static_cast<int>(Tab::Losses), count > 0 ? tr("Losses (%1)").arg(count) : tr("Losses"));
    m_ui->noLosses->setTexts(tr("Nothing is lost"),
        tr("Every part of the prompt reaches %1 in its own place.").arg(m_view.result.request.provider),
        tr("Show what is sent"));
    m_ui->lossPages->setCurrentWidget(m_losses.rowCount() > 0 ? static_cast<QWidget *>(m_ui->losses) : m_ui->noLosses);
}

void RenderPanel::showError(const Error &error)
{
    setStale(false);
    m_view = {};
    m_ui->trouble->setTexts(tr("This prompt cannot be rendered"), toString(error));
    m_ui->pages->setCurrentWidget(m_ui->trouble);
}

void RenderPanel::showNothing()
{
    setStale(false);
    m_view = {};
    m_ui->trouble->setTexts(tr("No prompt yet"), tr("Choose a provider above to see exactly what it would be sent."));
    m_ui->pages->setCurrentWidget(m_ui->trouble);
}

void RenderPanel::showEmptyPrompt()
{
    m_ui->trouble->setTexts(tr("Nothing to send yet"),
        tr("Here stands the whole prompt, and the exact request %1 would be sent. Choose an agent, add a layer, or "
           "write what the model is asked "
           "to do.")
            .arg(m_view.result.request.provider),
        tr("Write a task"));
    m_ui->pages->setCurrentWidget(m_ui->trouble);
}

void RenderPanel::setStale(bool stale)
{
    m_ui->promptText->setStale(stale);
    m_ui->requestText->setStale(stale);
    m_ui->losses->setEnabled(!stale);
    if (stale)
        return;
    m_patience.stop();
    m_ui->state->hide();
}

/// Shows the place a character came from; text that the program wrote has none.
void RenderPanel::follow(const Origin &origin)
{
    m_ui->origin->setFullText(
        origin.isGenerated() ? tr("Written by Outcrop: %1").arg(origin.note) : tr("From %1").arg(origin.file));
    if (!origin.isGenerated())
        Q_EMIT sourceChosen(origin.file, origin.offset);
}

} // namespace outcrop
