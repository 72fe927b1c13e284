// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/completion/completion.h"
#include "app/language/hovertext.h"
#include "tests/support/markedtexts.h"
#include "tests/support/testregistry.h"

#include <QElapsedTimer>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_completion {

namespace {

/// The sample workspace, opened once.
const OpenedWorkspace &sample()
{
    static const Result<OpenedWorkspace> opened = openWorkspace(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample"));
    return *opened;
}

/// A text and the cursor's offset, from a text in which `|` marks the cursor.
struct TextAtCursor {
    explicit TextAtCursor(const QString &marked) : text(marked), offset(marked.indexOf(u'|')) { text.remove(offset, 1); }

    QString text;
    qsizetype offset;
};

DocumentKind kindOf(const QString &path)
{
    return kindOfPath(path).value_or(DocumentKind::Text);
}

Completions at(const QString &path, const TextAtCursor &written)
{
    return completionsAt(sample(), path, kindOf(path), written.text, written.offset);
}

/// Returns the names of the candidates that match the typed text.
QStringList names(const Completions &completions)
{
    QStringList names;
    for (const Candidate &candidate : completions.matchingCandidates())
        names.append(candidate.label.isEmpty() ? candidate.text : candidate.label);
    return names;
}

/// Returns the document after the first candidate has been inserted, with `|` at the new cursor; `nothing` if there are no candidates.
QString afterInsertion(const QString &path, const TextAtCursor &written)
{
    const Completions completions = at(path, written);
    const QList<Candidate> fitting = completions.matchingCandidates();
    if (fitting.isEmpty())
        return QStringLiteral("nothing");
    QString text = written.text;
    return text.replace(completions.start, completions.end - completions.start, fitting.first().text + u'|');
}

const QString layer = QStringLiteral("layers/x.md");
const QString agent = QStringLiteral("agents/x.md");
const QString skill = QStringLiteral("skills/x/SKILL.md");
const QString templates = QStringLiteral("config/hybrid_prompt_templates.yaml");
const QString profile = QStringLiteral("profiles/x/config.yml");
const QString adapter = QStringLiteral("portability/providers/x.yaml");
const QString wire = QStringLiteral("portability/wire/x.yaml");
const QString manifest = QStringLiteral("config.toml");

} // namespace

class CompletionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offersCandidates_data();
    void offersCandidates();
    void offersNoCandidatesElsewhere_data();
    void offersNoCandidatesElsewhere();
    void insertsTheCandidate_data();
    void insertsTheCandidate();
    void offersWorkspaceNames_data();
    void offersWorkspaceNames();
    void describesCandidates();
    void describesKeysInTheUsersLanguage();
    void filtersByTypedText_data();
    void filtersByTypedText();
    void handlesEveryOffset_data();
    void handlesEveryOffset();
    void doesNotReadTheBody();
};

void CompletionTest::offersCandidates_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected"); ///< names of the candidates, in order

    QTest::newRow("keys of a layer") << layer << "---\n|\n---\n" << "tier cadence title description tags order when memory attachments section template escape inputs";
    QTest::newRow("minus those present") << layer << "---\ntier: granite\nt|\norder: 1\ntags: [a]\n---\n" << "title template description attachments section inputs";
    QTest::newRow("its own key stays") << layer << "---\nti|er: granite\n---\n" << "tier title description section";
    QTest::newRow("no closing fence yet") << layer << "---\ntitle: x\nca|" << "cadence escape";
    QTest::newRow("Windows lines") << layer << "---\r\ntier: granite\r\nca|\r\n---\r\n" << "cadence escape";
    QTest::newRow("tiers") << layer << "---\ntier: |\n---\n" << "granite bedrock sandstone topsoil weather";
    QTest::newRow("tiers, typed") << layer << "---\ntier: S|\n---\n" << "sandstone topsoil";
    QTest::newRow("tiers in quotes") << layer << "---\ntier: \"s|\"\n---\n" << "sandstone topsoil";
    QTest::newRow("broken lines around") << layer << "---\n: [}\ntier: gr|\n\tx\n\"\n---\n" << "granite";
    QTest::newRow("sections") << layer << "---\nsection: |" << "identity context constraints format";

    QTest::newRow("keys of an agent below") << agent << "---\nname: x\nidentity:\n  role: y\n  |\n---\n" << "expertise cognitive_mode";
    QTest::newRow("keys two below") << agent << "---\nportability:\n  few_shot:\n    |\n" << "enabled examples_ref count_range";
    QTest::newRow("back to the left") << agent << "---\nportability:\n  few_shot:\n    enabled: true\n  bo|\n" << "body_format";
    QTest::newRow("keys of an item") << agent << "---\ntools:\n  - name: x\n    |\n  - name: y\n    required: []\n---\n"
                                     << "description parameters required invocation category usage_example strict";
    QTest::newRow("the item's first key") << agent << "---\ntools:\n  - d|\n    name: x\n" << "description required";
    QTest::newRow("items at their key's column") << agent << "---\ntools:\n- name: x\n  de|\n" << "description";
    QTest::newRow("after items at their key's column") << agent << "---\ntools:\n- name: x\nou|\n" << "output";
    QTest::newRow("enumeration of items") << agent << "---\noutput:\n  levels:\n    - |\n" << "L0 L1 L2";
    QTest::newRow("enumeration in brackets") << agent << "---\noutput:\n  levels: [L0, |]\n" << "L0 L1 L2";
    QTest::newRow("boolean") << agent << "---\nportability:\n  enabled: |\n" << "true false";
    QTest::newRow("after a text block") << agent << "---\ndescription: >\n  tier: x\n  more\nvers|\n---\n" << "version";
    QTest::newRow("keys in braces") << agent << "---\nportability:\n  few_shot: {count_range: {m|}}\n" << "min max";
    QTest::newRow("well-known values") << agent << "---\npersona:\n  audience_level: |\n" << "L0 L1 L2 adaptive";
    QTest::newRow("well-known values of items") << agent << "---\ncapabilities:\n  output_formats: [|]\n" << "markdown yaml json";
    QTest::newRow("keys of Claude's agents") << ".claude/agents/x.md" << "---\nname: x\nm|\n---\n" << "model maxTurns mcpServers memory permissionMode initialPrompt template";
    QTest::newRow("values of Claude's agents") << ".claude/agents/x.md" << "---\nmodel: |\n---\n" << "haiku sonnet opus inherit";
    QTest::newRow("governance") << "agents/x.governance.yaml" << "guardrails:\n  fall|" << "fallback_behavior";

    QTest::newRow("phases") << profile << "generation_params:\n  |\n" << "planning generating reviewing revising";
    QTest::newRow("phases that are absent") << profile << "generation_params:\n  planning:\n    seed: 1\n  |\n" << "generating reviewing revising";
    QTest::newRow("parameters") << profile << "generation_params:\n  planning:\n    top|\n" << "top_p top_k stop";
    QTest::newRow("parameters in a scope") << profile << "scope_overrides:\n  any:\n    planning:\n      reasoning_effort: m|\n"
                                           << "minimal medium max";

    QTest::newRow("tables") << manifest << "[wor|]\n" << "workspace workspace.cadences specialists.worker";
    QTest::newRow("keys of a table") << manifest << "[workspace]\nname = \"x\"\na|\n\n[conductor]\nagent = 1\n" << "agent agent_tier";
    QTest::newRow("keys of a table by name") << manifest << "[providers.openai]\n|" << "model base_url";
    QTest::newRow("keys before any table") << manifest << "|\n[workspace]\n" << "";
    QTest::newRow("words of a table") << manifest << "[workspace.cadences]\ngranite = |\n" << "quarterly monthly weekly daily per-turn";
    QTest::newRow("boolean in a table") << manifest << "[evolution]\nenabled = |\n" << "true false";

    QTest::newRow("names of conditions") << layer << "---\nwhen: |\n---\n"
                                         << "agent profile phase scope workload provider model window not";
    QTest::newRow("operators") << layer << "---\nwhen: phase |\n---\n" << "== != in ( not in ( < <= > >= and or";
    QTest::newRow("values of a name") << layer << "---\nwhen: phase == |\n---\n" << "planning generating reviewing revising";
    QTest::newRow("values in a list") << layer << "---\nwhen: phase in (planning, re|\n---\n" << "reviewing revising";
    QTest::newRow("after a value") << layer << "---\nwhen: phase == planning |\n---\n" << "and or";
    QTest::newRow("after a list") << layer << "---\nwhen: phase in (planning, revising) |\n---\n" << "and or";
    QTest::newRow("after an operator") << layer << "---\nwhen: phase == planning and not w|\n---\n" << "workload window";
    QTest::newRow("in brackets") << layer << "---\nwhen: (pha|\n---\n" << "phase";
    QTest::newRow("in quotes") << layer << "---\nwhen: \"phase == gen|\"\n---\n" << "generating";

    QTest::newRow("placeholders") << adapter << "rendering:\n  system_prompt:\n    section_delimiters:\n      xml: \"<{|\"\n"
                                  << "section LABEL content";
    QTest::newRow("placeholders of an envelope") << adapter << "rendering:\n  tool_calling:\n    envelope: '{\"name\": {tool|'\n"
                                                 << "tool_name tool_description";
    QTest::newRow("wire formats") << adapter << "provider:\n  api_format: ollama|\n" << "ollama-chat";
    QTest::newRow("items of an order") << adapter << "rendering:\n  system_prompt:\n    section_order: [identity, f|]\n" << "format";
    QTest::newRow("parts of a bundle") << wire << "request:\n  a: {put: model.max|}\n" << "model.max_output model.accepts.max_input_tokens model.accepts.max_output_tokens";
    QTest::newRow("parts in a text") << wire << "endpoint: {method: POST, url: \"{base|\"}\n" << "base_url attachment.base64";
    QTest::newRow("directives") << wire << "request:\n  a:\n    ea|\n" << "each default";
    QTest::newRow("conditions of templates") << wire << "request:\n  a:\n    when: output.by == |\n" << "native tool prompt";
}

void CompletionTest::offersCandidates()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QTEST(names(at(path, TextAtCursor(text))).join(u' '), "expected");
}

void CompletionTest::offersNoCandidatesElsewhere_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");

    QTest::newRow("body") << layer << "---\ntier: granite\n---\n|";
    QTest::newRow("body that looks like keys") << layer << "---\ntier: granite\n---\ntier: |";
    QTest::newRow("no front matter") << layer << "ti|";
    QTest::newRow("first fence") << layer << "--|-\ntier: x\n---\n";
    QTest::newRow("last fence") << layer << "---\ntier: x\n|---\n";
    QTest::newRow("comment") << layer << "---\n# ti|\n---\n";
    QTest::newRow("comment after a value") << layer << "---\ntier: granite # b|\n---\n";
    QTest::newRow("text block") << agent << "---\ndescription: |-\n  na|\n---\n";
    QTest::newRow("free text") << layer << "---\ntitle: a|\n---\n";
    QTest::newRow("unknown key") << layer << "---\nnothing: |\n---\n";
    QTest::newRow("after a list") << layer << "---\ntags: [a] |\n---\n";
    QTest::newRow("plain document") << "README.md" << "---\nti|\n---\n";
    QTest::newRow("empty") << layer << "|";
}

void CompletionTest::offersNoCandidatesElsewhere()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    TextAtCursor written(text);
    if (text.contains(QLatin1String("|-\n"))) // in this text, the first bar is part of the document
        written = TextAtCursor(QString(text).replace(QLatin1String("|-"), QLatin1String(">-")));
    QCOMPARE(names(at(path, written)), QStringList());
}

void CompletionTest::insertsTheCandidate_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("result");

    QTest::newRow("key") << layer << "---\nti|\n" << "---\ntier: |\n";
    QTest::newRow("existing key") << layer << "---\nti|er: granite\n" << "---\ntier: |granite\n";
    QTest::newRow("key of a mapping") << agent << "---\niden|\n" << "---\nidentity:|\n";
    QTest::newRow("value") << layer << "---\ntier: gr| # why\n" << "---\ntier: granite| # why\n";
    QTest::newRow("existing value") << layer << "---\ntier: s|topsoil\n" << "---\ntier: sandstone|\n";
    QTest::newRow("value after the colon") << layer << "---\ntier:|\n" << "---\ntier: granite|\n";
    QTest::newRow("value in quotes") << layer << "---\ntier: 'gr|x'\n" << "---\ntier: 'granite|'\n";
    QTest::newRow("item") << agent << "---\noutput:\n  levels: [L0, |x, L2]\n" << "---\noutput:\n  levels: [L0, L0|, L2]\n";
    QTest::newRow("a list's first") << agent << "---\noutput:\n  levels: |\n" << "---\noutput:\n  levels: [L0]|\n";
    QTest::newRow("condition") << layer << "---\nwhen: ph| == planning\n" << "---\nwhen: phase| == planning\n";
    QTest::newRow("operator") << layer << "---\nwhen: phase n|\n" << "---\nwhen: phase not in (|\n";
    QTest::newRow("one of several words") << skill << "---\nmetadata:\n  workloads: \"observe, platform/k|\"\n"
                                          << "---\nmetadata:\n  workloads: \"observe, platform/k8s|\"\n";
    QTest::newRow("placeholder") << wire << "request:\n  a: \"x {model.i|\"\n" << "request:\n  a: \"x {model.id}|\"\n";
    QTest::newRow("existing placeholder") << wire << "request:\n  a: \"{model.f|oo} x\"\n"
                                               << "request:\n  a: \"{model.family}| x\"\n";
    QTest::newRow("key of a table") << manifest << "[workspace]\nag|\n" << "[workspace]\nagent = |\n";
    QTest::newRow("text of a table") << manifest << "[workspace]\nprofile = sh|\n" << "[workspace]\nprofile = \"shop-feature\"|\n";
    QTest::newRow("text in quotes") << manifest << "[workspace]\nprofile = \"sh|\"\n" << "[workspace]\nprofile = \"shop-feature|\"\n";
    QTest::newRow("table") << manifest << "[workspace.c|\n" << "[workspace.cadences|\n";
    QTest::newRow("boolean") << manifest << "[evolution]\nenabled =|\n" << "[evolution]\nenabled = true|\n";
}

void CompletionTest::insertsTheCandidate()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QTEST(afterInsertion(path, TextAtCursor(text)), "result");
}

void CompletionTest::offersWorkspaceNames_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<Candidate::Kind>("kind");
    QTest::addColumn<QString>("name"); ///< name of one of the candidates

    QTest::newRow("agents") << manifest << "[workspace]\nagent = \"|\"" << Candidate::Kind::Agent << "reviewer";
    QTest::newRow("agents of phases") << profile << "agents:\n  planning: |" << Candidate::Kind::Agent << "reviewer";
    QTest::newRow("agents in conditions") << layer << "---\nwhen: agent == |" << Candidate::Kind::Agent << "reviewer";
    QTest::newRow("agent of a skill") << skill << "---\nagent: |" << Candidate::Kind::Agent << "reviewer";
    QTest::newRow("profiles") << manifest << "[workspace]\nprofile = |" << Candidate::Kind::Profile << "shop-feature";
    QTest::newRow("layers") << profile << "scopes:\n  a:\n    layers: [|" << Candidate::Kind::Layer << "soul";
    QTest::newRow("workloads of layers") << layer << "---\ntags: [|" << Candidate::Kind::Workload << "platform/k8s";
    QTest::newRow("workloads, one a line") << layer << "---\ntags:\n  - |" << Candidate::Kind::Workload << "platform/k8s";
    QTest::newRow("workloads of the taxonomy") << layer << "---\ntags: [|" << Candidate::Kind::Workload << "platform/storage"; // no document uses this workload
    QTest::newRow("workloads in conditions") << layer << "---\nwhen: workload in (|" << Candidate::Kind::Workload << "platform";
    QTest::newRow("workloads of specialists") << manifest << "[specialists.builder]\nworkloads = [\"|" << Candidate::Kind::Workload << "build";
    QTest::newRow("providers") << layer << "---\nwhen: provider != |" << Candidate::Kind::Provider << "anthropic";
    QTest::newRow("provider tables") << manifest << "[providers.|" << Candidate::Kind::Provider << "providers.google";
    QTest::newRow("models of a provider") << manifest << "[providers.anthropic]\nmodel = |" << Candidate::Kind::Model << "claude-opus-5-5";
    QTest::newRow("models with their provider") << agent << "---\nmodel: |" << Candidate::Kind::Model << "anthropic/claude-opus-5-5";
    QTest::newRow("preferred models") << agent << "---\nportability:\n  model_preferences:\n    - |" << Candidate::Kind::Model
                                      << "anthropic/claude-opus-5-5";
    QTest::newRow("windows") << layer << "---\nwhen: window < |" << Candidate::Kind::Value << "100000";
    QTest::newRow("layer files") << manifest << "[prompt_layers]\nx = \"|" << Candidate::Kind::Path << "layers/soul.md";
    QTest::newRow("prompt types of phases") << profile << "prompt_types:\n  planning: |" << Candidate::Kind::Value << "validation";
    QTest::newRow("prompt types as keys") << templates << "global:\n  template_modes:\n    |" << Candidate::Kind::Value << "validation";
    QTest::newRow("rule domains") << templates << "structured_templates:\n  planning:\n    rule_domains: [|" << Candidate::Kind::Value << "security";
    QTest::newRow("severities") << "config/prompt_rules.yaml" << "rules:\n  a:\n    - id: X\n      severity: |" << Candidate::Kind::Value << "critical";
    QTest::newRow("files beside an agent") << agent << "---\nportability:\n  few_shot:\n    examples_ref: |" << Candidate::Kind::Path
                                           << "examples/reviewer.md";
}

void CompletionTest::offersWorkspaceNames()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(Candidate::Kind, kind);
    QFETCH(QString, name);
    const Completions completions = at(path, TextAtCursor(text));
    const auto fits = [&](const Candidate &candidate) {
        return candidate.kind == kind && (candidate.label.isEmpty() ? candidate.text : candidate.label) == name;
    };
    QVERIFY2(std::any_of(completions.candidates.begin(), completions.candidates.end(), fits), qPrintable(names(completions).join(u' ')));
}

void CompletionTest::describesCandidates()
{
    const Completions keys = at(layer, TextAtCursor(QStringLiteral("---\n|")));
    for (const Candidate &candidate : keys.candidates)
        QVERIFY2(!candidate.detail.isEmpty(), qPrintable(candidate.text));
    const Completions models = at(agent, TextAtCursor(QStringLiteral("---\nmodel: |")));
    QVERIFY(models.candidates.first().detail.contains(u"tokens"));
}

/// The descriptions are in the schemas, in English; the inserted keys are the same in every language.
void CompletionTest::describesKeysInTheUsersLanguage()
{
    const MarkedTexts marked;
    const Completions keys = at(layer, TextAtCursor(QStringLiteral("---\n|")));
    QVERIFY(keys.candidates.size() > 5);
    for (const Candidate &key : keys.candidates) {
        QVERIFY2(key.detail.startsWith(MarkedTexts::open), qPrintable(key.detail));
        QVERIFY2(!key.text.contains(MarkedTexts::open) && !key.label.contains(MarkedTexts::open), qPrintable(key.text));
    }
    const QByteArray text("---\ntier: granite\n---\n");
    const std::optional<HoverText> hover = hoverAt(sample(), *readDocument(layer, text, DocumentKind::Layer), text.indexOf("tier"), {});
    QVERIFY(hover && hover->markdown.startsWith(QStringLiteral("**tier**\n\n") + MarkedTexts::open));
}

void CompletionTest::filtersByTypedText_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expected");

    QTest::newRow("all") << "" << "tier order max_tier steer Tree";
    QTest::newRow("beginnings, words, letters") << "t" << "tier Tree max_tier steer";
    QTest::newRow("any case") << "TIER" << "tier max_tier";
    QTest::newRow("letters in order") << "te" << "tier max_tier steer Tree";
    QTest::newRow("none") << "xyz" << "";
}

void CompletionTest::filtersByTypedText()
{
    QFETCH(QString, typed);
    Completions completions;
    for (const char *text : {"tier", "order", "max_tier", "steer", "Tree"})
        completions.candidates.append({Candidate::Kind::Value, QLatin1String(text), {}, {}});
    completions.typed = typed;
    QTEST(names(completions).join(u' '), "expected");
}

void CompletionTest::handlesEveryOffset_data()
{
    QTest::addColumn<DocumentPtr>("document");
    for (const DocumentPtr &document : sample().workspace().documents())
        QTest::newRow(qPrintable(document->path)) << document;
    for (const WireFormat &wire : sample().catalog.wireFormats())
        QTest::newRow(qPrintable(wire.name)) << wire.document;
}

/// At every offset of the front matter, or of the first 2,500 characters, the replaced range contains the cursor and the typed text. This is tested for
/// every document, also if the document is truncated at the offset.
void CompletionTest::handlesEveryOffset()
{
    QFETCH(DocumentPtr, document);
    const QString &text = document->text;
    const qsizetype last = std::min<qsizetype>(text.size(), document->frontMatter.bodyStart > 0 ? document->frontMatter.bodyStart + 5 : 2500);
    for (qsizetype offset = 0; offset <= last; ++offset) {
        for (const QStringView part : {QStringView(text), QStringView(text).first(offset)}) {
            const Completions found = completionsAt(sample(), document->path, document->kind, part, offset);
            if (found.isEmpty())
                continue;
            QVERIFY(found.start <= offset && offset <= found.end && found.end <= part.size());
            QCOMPARE(found.typed, part.mid(found.start, offset - found.start).toString());
        }
    }
}

/// Prints the time, which must not depend on the length of the body; it is checked only if OUTCROP_TIMED is set.
void CompletionTest::doesNotReadTheBody()
{
    const QString head = QStringLiteral("---\ntier: \n---\n");
    const QString text = head + QStringLiteral("name: value\n").repeated(1'000'000);
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < 100; ++i)
        QCOMPARE(completionsAt(sample(), layer, DocumentKind::Layer, text, 10).candidates.size(), 5);
    qInfo("%.3f ms each", double(timer.elapsed()) / 100);
    if (qEnvironmentVariableIsSet("OUTCROP_TIMED"))
        QVERIFY(timer.elapsed() < 1000);
}

OUTCROP_TEST(CompletionTest, CoreApplication)

} // namespace tst_completion

#include "tst_completion.moc"
