// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/rules/rulescontroller.h"

#include "app/base/version.h"
#include "app/rules/rulereportformat.h"
#include "app/send/modelcaller.h"
#include "core/base/englishthread.h"
#include "core/base/explainerror.h"
#include "core/portability/jsonreport.h"
#include "core/portability/junitreport.h"
#include "core/portability/sarifreport.h"
#include "core/portability/textreport.h"
#include "gui/base/fileexport.h"
#include "gui/panels/panelhost.h"
#include "gui/response/responsepanel.h"
#include "gui/send/sendcontroller.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

namespace outcrop {

namespace {

QByteArray reportBytes(const PortabilityReport &printedReport, RuleReportFormat format)
{
    switch (format) {
    case RuleReportFormat::PlainText:
        return (textReport(printedReport).join(u'\n') + u'\n').toUtf8();
    case RuleReportFormat::JsonText:
        return jsonText(jsonReport(printedReport));
    case RuleReportFormat::Sarif:
        return jsonText(sarifReport(printedReport, versionText()));
    case RuleReportFormat::JUnit:
        return junitReport(printedReport);
    }
    return {};
}

/// Returns the report of a check as a file. Reports for programs are in English, like those of the command line.
QByteArray fileOf(const FinishedCheck &check, RuleReportFormat format)
{
    if (format == RuleReportFormat::PlainText)
        return reportBytes(toPortabilityReport(check.report), format);
    const RuleReport report = reportInEnglish(check);
    const EnglishThread english;
    return reportBytes(toPortabilityReport(report), format);
}

QString fileName(RuleReportFormat format)
{
    switch (format) {
    case RuleReportFormat::PlainText:
        return QStringLiteral("rules.txt");
    case RuleReportFormat::JsonText:
        return QStringLiteral("rules.json");
    case RuleReportFormat::Sarif:
        return QStringLiteral("rules.sarif");
    case RuleReportFormat::JUnit:
        return QStringLiteral("rules.xml");
    }
    return {};
}

} // namespace

PanelRegistration RulesController::registration()
{
    return makeRegistration<RulesController>(
        {QStringLiteral("rules"), tr("Rules"), tr("Rules"), QStringLiteral("rules"),
            tr("Workspace rules, their violations, and their cost in the prompt"), Qt::ALT | Qt::Key_9},
        PanelView::Test, {PanelEvent::Job, PanelEvent::CurrentDocument});
}

RulesController::RulesController(const DockContext &context)
    : DockController(context, new RulesPanel(context.window))
    , m_files(context.files)
    , m_services(*context.services)
    , m_panel(qobject_cast<RulesPanel *>(panelWidget()))
    , m_dataTask(this)
{
    connectPanel();
    setWorkspace(nullptr);
}

void RulesController::connectToPanels(const PanelHost &others)
{
    const SendController *sending = others.find<SendController>();
    if (!sending)
        return;
    m_responsePanel = sending->panel();
    connect(m_panel, &RulesPanel::responseRangeChosen, sending, [sending](const Range &range) {
        sending->action()->trigger();
        sending->panel()->showRange(range);
    });
}

RulesController::~RulesController()
{
    m_stopReading.request_stop();
    m_stopChecking.request_stop();
}

void RulesController::connectPanel()
{
    connect(m_panel, &RulesPanel::locationChosen, this, &DockController::locationChosen);
    connect(m_panel, &RulesPanel::documentFocusRequested, this, &DockController::documentFocusRequested);
    connect(m_panel, &RulesPanel::documentCheckRequested, this, &RulesController::checkDocument);
    connect(m_panel, &RulesPanel::responseCheckRequested, this, &RulesController::checkResponse);
    connect(m_panel, &RulesPanel::stopRequested, this, &RulesController::stop);
    connect(m_panel, &RulesPanel::reportRequested, this, &RulesController::save);
}

void RulesController::setJob(const RenderJob &job)
{
    if (job.provider == m_provider && job.model == m_model)
        return;
    m_provider = job.provider;
    m_model = job.model;
    markStale();
}

void RulesController::setCurrent(const QString &path)
{
    m_document = path;
    m_panel->setDocument(path);
}

/// Updates the rules and their cost. Tests the examples only if the rules have changed.
void RulesController::refresh()
{
    m_stopReading.request_stop();
    m_stopReading = {};
    const std::shared_ptr<const RuleSet> rules = workspace()->library.configuration.rules;
    if (rules != m_testedRules)
        m_panel->setRules(*rules, {});
    const auto work = [workspace = workspace(), rules, known = rules == m_testedRules, examples = m_examples,
                          provider = m_provider, model = m_model, stop = m_stopReading.get_token()] {
        return RuleData{known ? examples : runExamples(rules->rules), injectionsOf(*workspace, provider, model, stop)};
    };
    m_dataTask.run(work, [this, rules](const RuleData &known) {
        m_testedRules = rules;
        m_examples = known.examples;
        m_panel->setRules(*rules, known.examples);
        m_panel->setInjections(known.injections);
    });
    repeatCheck();
}

void RulesController::clear()
{
    stop();
    m_stopReading.request_stop();
    m_dataTask.discard();
    m_testedRules.reset();
    m_examples.clear();
    m_checkedText = {};
    m_checkedRules.reset();
    m_finished.reset();
    m_panel->clearContents();
}

void RulesController::checkDocument()
{
    if (const DocumentPtr document = workspace() ? workspace()->workspace().document(m_document) : nullptr)
        check({document->path, document->text});
}

void RulesController::checkResponse()
{
    const QString answer = m_responsePanel ? m_responsePanel->text() : QString();
    if (answer.isEmpty())
        return m_panel->showCheckFinished(tr("No response to check. Send a prompt or paste a response in the Response panel."));
    if (workspace())
        check({{}, answer});
}

void RulesController::check(const CheckedText &text)
{
    stop();
    m_stopChecking = {};
    m_checkedText = text;
    m_checkedRules = workspace()->library.configuration.rules;
    //: The checked text, at the start of a sentence: the response in the Response panel
    const CheckedSubject subject{text.file.isEmpty() ? tr("The response") : text.file, text.file.isEmpty()};
    m_panel->showCheckStarted(subject);
    m_isChecking = true;
    runAsync<Result<RuleReport>>(
        this, makeCheck(text),
        [this, subject, opened = workspace(), text, mine = ++m_checkNumber](const Result<RuleReport> &report) {
            if (mine == m_checkNumber)
                showReport(subject, opened, text, report);
        },
        &m_pool);
}

std::function<Result<RuleReport>()> RulesController::makeCheck(const CheckedText &text) const
{
    const auto makeProvider = m_panel->asksModel() ? m_services.provider : nullptr;
    return [opened = workspace(), text, makeProvider, name = m_provider, model = m_model,
               stop = m_stopChecking.get_token()]() -> Result<RuleReport> {
        RuleJob job;
        job.texts = {text};
        const std::shared_ptr<Provider> provider = makeProvider ? makeProvider(*opened, {}) : nullptr;
        if (provider)
            job.ask = makeModelCaller(*provider, *opened, name, model, stop);
        return checkRules(*opened, job);
    };
}

/// Repeats the check after an edit of the document or the rules, unless the check calls a model, which costs money.
void RulesController::repeatCheck()
{
    if (!m_finished || m_checkedText.file.isEmpty() || m_panel->asksModel())
        return;
    const DocumentPtr document = workspace()->workspace().document(m_checkedText.file);
    if (document && (document->text != m_checkedText.text || m_checkedRules != workspace()->library.configuration.rules))
        check({document->path, document->text});
}

void RulesController::showReport(const CheckedSubject &subject, const WorkspacePtr &opened, const CheckedText &text, const Result<RuleReport> &report)
{
    m_isChecking = false;
    Q_EMIT requestEnded();
    if (!report)
        return m_panel->showCheckFinished(explainErrorAt(report.error()));
    m_finished = FinishedCheck{*report, opened, text};
    m_panel->setReport(subject, report->texts.value(0));
}

/// Stops the check and keeps the previous findings.
void RulesController::stop()
{
    m_stopChecking.request_stop();
    if (!std::exchange(m_isChecking, false))
        return;
    ++m_checkNumber;
    Q_EMIT requestEnded();
    m_panel->showCheckFinished(tr("Check stopped"));
}

void RulesController::save(RuleReportFormat format)
{
    if (!m_finished)
        return;
    m_files.start({QStringLiteral("rules"), tr("Save Rule Report"), fileName(format), tr("Report saved"),
        [check = *m_finished, format] { return fileOf(check, format); }});
}

} // namespace outcrop
