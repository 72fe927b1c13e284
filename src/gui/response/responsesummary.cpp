// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/response/responsesummary.h"

#include "core/base/basemessages.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "gui/look/icons.h"
#include "gui/look/isolatedtext.h"
#include "gui/response/verdictlook.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/linklabel.h"
#include "models/response/qualitytable.h"
#include "models/response/responselabels.h"

#include <QEvent>
#include <QLocale>
#include <QVBoxLayout>

namespace outcrop {

namespace {

constexpr int clockMilliseconds = 100;
constexpr int iconSize = 16;

QString targetText(const QString &provider, const QString &model)
{
    return model.isEmpty() ? provider : ResponseSummary::tr("%1 · %2").arg(provider, model);
}

//: time until the first token of a response
QString firstTokenText(qint64 milliseconds)
{
    return milliseconds < 0 ? QString() : ResponseSummary::tr("first token after %1").arg(durationText(std::chrono::milliseconds(milliseconds)));
}

/// Returns the title of a failed call, which has no verdict.
QString failedTitle(const ShownResponse &response)
{
    if (response.failure->kind == FailureKind::Canceled)
        return failureTitle(FailureKind::Canceled);
    return response.parsed.text.isEmpty() ? ResponseSummary::tr("No response") : ResponseSummary::tr("Incomplete response");
}

/// Returns the icon of a failed call. A stopped request is not an error.
QIcon failedIcon(const CallFailure &failure)
{
    return failure.kind == FailureKind::Canceled ? lineIcon(QStringLiteral("stop"), ColorRole::Muted)
                                                  : lineIcon(QStringLiteral("error"), ColorRole::Error);
}

/// Returns whether the response has a quality. Empty, refused and blocked responses have none. Responses that wait for tool results have none either.
bool hasQuality(const ShownResponse &response)
{
    const ParsedResponse &parsedResponse = response.parsed;
    return response.awaitedTools.isEmpty() && !parsedResponse.text.isEmpty() && parsedResponse.verdict != Verdict::Refused && parsedResponse.verdict != Verdict::Blocked;
}

QStringList factsOf(const ShownResponse &response)
{
    const ParsedResponse &parsedResponse = response.parsed;
    QStringList facts;
    if (hasQuality(response))
        //: Fact about a response; %1 is a quality such as "86 out of 100"
        facts = QStringList{ResponseSummary::tr("quality %1").arg(scoreText(parsedResponse.quality)), envelopeTitle(parsedResponse.envelope)};
    if (parsedResponse.verdict != Verdict::Valid && !response.stopDetail.isEmpty())
        //: Fact about a response; %1 is the provider's stop reason, such as `refusal`
        facts += ResponseSummary::tr("stop reason: “%1”").arg(response.stopDetail);
    return facts;
}

QStringList costsOf(const ShownResponse &response)
{
    if (response.provider.isEmpty())
        return {originTitle(response.origin)};
    QString cost;
    if (!response.usage.isEmpty())
        cost = response.cost ? isolatedText(toText(*response.cost, QLocale())) : ResponseSummary::tr("cost unknown");
    const QString origin = response.origin == ResponseOrigin::Received ? QString() : originTitle(response.origin);
    return {targetText(response.provider, response.model), origin, cost, usageText(response.usage)};
}

} // namespace

ResponseSummary::ResponseSummary(QWidget *parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout)
    , m_icon(new QLabel(this))
    , m_verdict(new QLabel(this))
    , m_facts(new ElidedLabel(this))
    , m_costs(new ElidedLabel(this))
    , m_cache(new LinkLabel(this))
{
    m_verdict->setObjectName(QStringLiteral("verdict"));
    QFont boldFont = font();
    boldFont.setBold(true);
    m_verdict->setFont(boldFont);
    m_facts->setObjectName(QStringLiteral("answerFacts"));
    m_costs->setObjectName(QStringLiteral("answerCosts"));
    for (ElidedLabel *label : {m_facts, m_costs}) {
        label->setElideMode(Qt::ElideRight); // elided at the end, because the important part is at the start
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }
    m_cache->setObjectName(QStringLiteral("answerCache"));
    m_cache->setTextFormat(Qt::RichText);
    m_cache->setWordWrap(true);
    m_cache->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_cache->hide();
    connect(m_cache, &QLabel::linkActivated, this, [this] { Q_EMIT editChosen(m_changedFile, m_changedLine); });
    m_row->setSpacing(6);
    m_row->addWidget(m_icon);
    m_row->addWidget(m_verdict);
    m_row->addWidget(m_facts, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(m_row);
    column->addWidget(m_costs);
    column->addWidget(m_cache);
    m_clock.setInterval(clockMilliseconds);
    connect(&m_clock, &QTimer::timeout, this, &ResponseSummary::showElapsed);
}

void ResponseSummary::addButton(QWidget *button)
{
    m_row->addWidget(button);
}

void ResponseSummary::clearContents()
{
    m_clock.stop();
    m_firstToken = -1;
    m_receivedLength = 0;
    m_progress.clear();
    setVerdict({}, {});
    setFacts({}, {});
    setCache({});
}

void ResponseSummary::startWaiting(const AwaitedResponse &awaited)
{
    clearContents();
    m_target = targetText(awaited.provider, awaited.model);
    m_elapsedTimer.start();
    m_clock.start();
    setVerdict(lineIcon(QStringLiteral("response"), ColorRole::Accent), tr("Waiting"));
    showElapsed();
}

void ResponseSummary::setReceivedLength(qsizetype characters)
{
    m_receivedLength = characters;
    if (m_firstToken >= 0)
        return;
    m_firstToken = m_elapsedTimer.elapsed();
    m_verdict->setText(tr("Receiving"));
}

void ResponseSummary::showElapsed()
{
    QString progress = m_progress;
    if (progress.isEmpty() && m_firstToken >= 0)
        progress = tr("%1 characters so far").arg(groupedNumber(m_receivedLength, QLocale()));
    setFacts({m_target, durationText(std::chrono::milliseconds(m_elapsedTimer.elapsed())), firstTokenText(m_firstToken), progress}, {});
}

void ResponseSummary::setResponse(const ShownResponse &response)
{
    m_clock.stop();
    const Verdict verdict = response.parsed.verdict;
    if (response.failure)
        setVerdict(failedIcon(*response.failure), failedTitle(response), response.failure->message);
    else
        setVerdict(verdictIcon(verdict), verdictTitle(verdict), verdictMeaning(verdict));
    const bool isManual = response.provider.isEmpty();
    setFacts(factsOf(response), costsOf(response) + QStringList{isManual ? QString() : firstTokenText(m_firstToken), limitsText(response.limits)});
    setCache(response.cache);
}

void ResponseSummary::setCache(const std::optional<ShownCache> &cache)
{
    m_cache->setVisible(cache.has_value());
    m_changedFile = cache ? cache->file : QString();
    m_changedLine = cache ? cache->line : 0;
    if (!cache)
        return m_cache->clear();
    QString text = QString(basemessages::sentence(cacheText(*cache)) + sentenceSeparator() + cache->explanation).toHtmlEscaped();
    if (!cache->file.isEmpty())
        text += QStringLiteral(" <a href=\"edit\">%1</a>").arg(tr("Show the edit").toHtmlEscaped());
    m_cache->setText(text);
}

void ResponseSummary::setManualPrompt(const QString &promptFile)
{
    clearContents();
    setVerdict(lineIcon(QStringLiteral("paste"), ColorRole::Accent), tr("Waiting for the response"));
    setFacts({promptFile}, {});
}

void ResponseSummary::setVerdict(const QIcon &icon, const QString &title, const QString &meaning)
{
    m_shownIcon = icon;
    showIcon();
    m_verdict->setText(title);
    m_verdict->setToolTip(meaning);
    m_verdict->setAccessibleDescription(meaning);
    setAccessibleName(title);
    setAccessibleDescription(meaning);
}

void ResponseSummary::showIcon()
{
    m_icon->setPixmap(m_shownIcon.pixmap(QSize(iconSize, iconSize), devicePixelRatioF()));
    m_icon->setVisible(!m_shownIcon.isNull());
}

void ResponseSummary::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showIcon();
}

void ResponseSummary::setFacts(QStringList facts, QStringList costs)
{
    for (QStringList *parts : {&facts, &costs})
        parts->removeAll(QString());
    m_facts->setParts(facts);
    m_costs->setParts(costs);
    m_costs->setVisible(!m_costs->text().isEmpty());
}

} // namespace outcrop
