// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/rules/rulesflow.h"

#include "app/base/version.h"
#include "app/rules/rulereportform.h"
#include "app/send/askthrough.h"
#include "core/portability/jsonreport.h"
#include "core/portability/junitreport.h"
#include "core/portability/sarifreport.h"
#include "core/portability/textreport.h"
#include "gui/base/fileexport.h"
#include "gui/panels/panelhost.h"
#include "gui/response/responsepanel.h"
#include "gui/rules/ruleswork.h"
#include "gui/send/sendflow.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

namespace outcrop {

namespace {

QByteArray reportBytes(const RuleReport &report, RuleReportFormat format)
{
    const PortabilityReport printed = printedReport(report);
    switch (format) {
    case RuleReportFormat::PlainText:
        return (textReport(printed).join(u'\n') + u'\n').toUtf8();
    case RuleReportFormat::JsonText:
        return jsonText(jsonReport(printed));
    case RuleReportFormat::Sarif:
        return jsonText(sarifReport(printed, versionText()));
    case RuleReportFormat::JUnit:
        return junitReport(printed);
    }
    return {};
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

PanelRegistration RulesFlow::registration()
{
    return registered<RulesFlow>({QStringLiteral("rules"), tr("Rules"), tr("Rules"), QStringLiteral("rules"),
        tr("Rules of the workspace, their violations and their cost in a prompt"), Qt::ALT | Qt::Key_9},
        PanelView::Test, {PanelEvent::Job, PanelEvent::CurrentDocument});
}

RulesFlow::RulesFlow(const DockPlace &place)
    : DockFlow(place, new RulesPanel(place.window))
    , m_files(place.files)
    , m_services(*place.services)
    , m_panel(qobject_cast<RulesPanel *>(dock()->widget()))
    , m_looking(this)
{
    connectPanel();
    setWorkspace(nullptr);
}

void RulesFlow::joinOthers(const PanelHost &others)
{
    const SendFlow *sending = others.find<SendFlow>();
    if (!sending)
        return;
    m_answers = sending->panel();
    connect(m_panel, &RulesPanel::answerPlaceChosen, sending, [sending](const Range &range) {
        sending->action()->trigger();
        sending->panel()->showRange(range);
    });
}

RulesFlow::~RulesFlow()
{
    m_stopLooking.request_stop();
    m_stopChecking.request_stop();
}

void RulesFlow::connectPanel()
{
    connect(m_panel, &RulesPanel::placeChosen, this, &DockFlow::placeChosen);
    connect(m_panel, &RulesPanel::readingRequested, this, &DockFlow::readingRequested);
    connect(m_panel, &RulesPanel::documentCheckRequested, this, &RulesFlow::checkDocument);
    connect(m_panel, &RulesPanel::answerCheckRequested, this, &RulesFlow::checkAnswer);
    connect(m_panel, &RulesPanel::stopRequested, this, &RulesFlow::stop);
    connect(m_panel, &RulesPanel::reportRequested, this, &RulesFlow::save);
}

void RulesFlow::setJob(const RenderJob &job)
{
    if (job.provider == m_provider && job.model == m_model)
        return;
    m_provider = job.provider;
    m_model = job.model;
    outdate();
}

void RulesFlow::setCurrent(const QString &path)
{
    m_document = path;
    m_panel->setDocument(path);
}

/// Clears results that belong to another workspace.
void RulesFlow::workspaceChanged()
{
    const QString folder = workspace() ? workspace()->folder : QString();
    if (std::exchange(m_folder, folder) != folder && workspace())
        clear();
    DockFlow::workspaceChanged();
}

/// Tests the examples once for each change of the rules.
void RulesFlow::refresh()
{
    m_stopLooking.request_stop();
    m_stopLooking = {};
    const std::shared_ptr<const RuleSet> rules = workspace()->library.configuration.rules;
    if (rules != m_tried)
        m_panel->setRules(*rules, {});
    const auto work = [workspace = workspace(), rules, known = rules == m_tried, examples = m_examples, provider = m_provider, model = m_model, stop = m_stopLooking.get_token()] {
        return Known{known ? examples : tryExamples(rules->rules), injectionsOf(*workspace, provider, model, stop)};
    };
    m_looking.run(work, [this, rules](const Known &known) {
        m_tried = rules;
        m_examples = known.examples;
        m_panel->setRules(*rules, known.examples);
        m_panel->setInjections(known.injections);
    });
    checkAgain();
}

void RulesFlow::clear()
{
    stop();
    m_stopLooking.request_stop();
    m_looking.forget();
    m_tried.reset();
    m_examples.clear();
    m_checked = {};
    m_checkedBy.reset();
    m_report.reset();
    m_panel->setNothing();
}

void RulesFlow::checkDocument()
{
    if (const DocumentPtr document = workspace() ? workspace()->workspace().document(m_document) : nullptr)
        check({document->path, document->text});
}

void RulesFlow::checkAnswer()
{
    const QString answer = m_answers ? m_answers->text() : QString();
    if (answer.isEmpty())
        return m_panel->endCheck(tr("No response to check: the Response panel is empty"));
    if (workspace())
        check({{}, answer});
}

void RulesFlow::check(const CheckedText &text)
{
    stop();
    m_stopChecking = {};
    m_checked = text;
    m_checkedBy = workspace()->library.configuration.rules;
    //: the checked text, at the start of a sentence: the response in the Response panel
    const CheckedSubject subject{text.file.isEmpty() ? tr("The response") : text.file, text.file.isEmpty()};
    m_panel->startCheck(subject);
    m_checking = true;
    runAsync<Result<RuleReport>>(this, work(text), [this, subject, mine = ++m_run](const Result<RuleReport> &report) {
        if (mine == m_run)
            showReport(subject, report);
    }, &m_pool);
}

std::function<Result<RuleReport>()> RulesFlow::work(const CheckedText &text) const
{
    const auto makeProvider = m_panel->asksModel() ? m_services.provider : nullptr;
    return [opened = workspace(), text, makeProvider, name = m_provider, model = m_model, stop = m_stopChecking.get_token()]() -> Result<RuleReport> {
        RuleJob job;
        job.texts = {text};
        const std::shared_ptr<Provider> provider = makeProvider ? makeProvider(*opened, {}) : nullptr;
        if (provider)
            job.ask = askThrough(*provider, *opened, name, model, stop);
        return checkRules(*opened, job);
    };
}

/// Repeats the check while the text is edited, unless a model is asked, because that costs money.
void RulesFlow::checkAgain()
{
    if (!m_report || m_checked.file.isEmpty() || m_panel->asksModel())
        return;
    const DocumentPtr document = workspace()->workspace().document(m_checked.file);
    if (document && (document->text != m_checked.text || m_checkedBy != workspace()->library.configuration.rules))
        check({document->path, document->text});
}

void RulesFlow::showReport(const CheckedSubject &subject, const Result<RuleReport> &report)
{
    m_checking = false;
    if (!report)
        return m_panel->endCheck(toString(report.error()));
    m_report = *report;
    m_panel->setReport(subject, report->texts.value(0));
}

/// Keeps the previous findings.
void RulesFlow::stop()
{
    m_stopChecking.request_stop();
    if (!std::exchange(m_checking, false))
        return;
    ++m_run;
    m_panel->endCheck(tr("Check stopped"));
}

void RulesFlow::save(RuleReportFormat format)
{
    if (!m_report)
        return;
    m_files.start({QStringLiteral("rules"), tr("Save Rule Report"), fileName(format), tr("Report saved"),
        [report = *m_report, format] { return reportBytes(report, format); }});
}

} // namespace outcrop
