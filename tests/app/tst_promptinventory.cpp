// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that no key is dropped silently. Every key of every document in a prompt is sent, has an effect, or is in the loss ledger with a reason. Independent
// parsers determine the keys from the bytes of the file.
#include "app/prompt/promptfindings.h"
#include "app/prompt/renderprompt.h"
#include "core/base/diagnostic.h"
#include "documentgenerator.h"
#include "rawinventory.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_promptinventory {

namespace {

using Kind = GeneratedDocument::Kind;

/// The role of a document in a prompt.
struct Role {
    QString path; ///< path in the workspace
    QByteArray data; ///< the text that contains its keys
    RawFormat format = RawFormat::Yaml;
    Selection selection;
    QString provider = QStringLiteral("openai");
    PromptFormat prompt;
};

/// The totals of all documents.
struct Tally {
    qint64 documents = 0;
    qint64 renders = 0;
    qint64 keys = 0;
    qint64 rejected = 0;   ///< number of documents that were rejected with a located error
    QMap<QString, int> why = {}; ///< number of rejected documents per error code
    qint64 unreadable = 0; ///< number of documents that the independent parser rejected
};

const QByteArray templates = R"(global:
  default_mode: structured
structured_templates:
  task:
    enabled: true
    description: A task.
    metadata_schema:
      prompt_type: task
      rules:
        description: The rules
        items: {id: str, name: str, description: str}
    rule_domains: [odd_domain, code_generation, testing]
)";

OpenedWorkspace baseWorkspace(const WorkspaceCopy &copy)
{
    copy.write(QStringLiteral("config/hybrid_prompt_templates.yaml"), templates);
    return *openWorkspace(copy.folder());
}

/// Appends the strings of a request's body, unescaped.
void collectTexts(const Json &json, QString &all)
{
    if (json.is_string())
        all += qString(json) + u'\n';
    for (const Json &item : json.is_structured() ? json : Json::array())
        collectTexts(item, all);
}

QString sentText(const RenderedRequest &request)
{
    QString all;
    collectTexts(Json::parse(request.bodyText().text().toStdString()), all);
    return all;
}

bool isReported(const OpenedWorkspace &opened, const QString &path)
{
    const Diagnostics found = opened.diagnostics();
    return std::any_of(found.begin(), found.end(), [&path](const Diagnostic &one) { return one.location.file == path && one.severity != Severity::Note; });
}

/// Returns whether a value must occur literally in the request. Templates and schemas may rewrite other values.
bool isVerbatim(const LedgerKey &key)
{
    return key.sentAs.startsWith(u"sections/") || key.sentAs == u"output_instructions" || key.sentAs.endsWith(u"/content") || key.sentAs.endsWith(u"/description");
}

class KeyCoverage
{
public:
    KeyCoverage(const RenderedRequest &request, const QString &file) : m_sent(sentText(request))
    {
        for (const LedgerEntry &entry : request.ledger) {
            if (entry.key && entry.key->file == file)
                m_entries.insert(entry.key->key, entry);
        }
    }

    /// Returns the reason why a key is not accounted for; empty if it is.
    QString problem(const RawLeaf &leaf) const
    {
        const QStringList paths = pathAndAncestors(leaf.path);
        const auto listed = std::find_if(paths.begin(), paths.end(), [this](const QString &path) { return m_entries.contains(path); });
        if (listed == paths.end())
            return QStringLiteral("no entry");
        const LedgerEntry &entry = *m_entries.constFind(*listed);
        const bool isSent = entry.action == LossAction::Kept;
        if (!isSent && entry.reason.isEmpty())
            return QStringLiteral("no reason");
        const QString text = leaf.text.simplified();
        if (isSent && isVerbatim(*entry.key) && !text.isEmpty() && !m_sent.simplified().contains(text))
            return QStringLiteral("listed as sent as %1, but not in the request").arg(entry.key->sentAs);
        const bool isMark = text.contains(QStringLiteral("zq")); // a mark occurs once in all documents
        const bool isUnsent = entry.action == LossAction::Dropped || entry.action == LossAction::Unused;
        if (isUnsent && isMark && entry.key->sentAs.isEmpty() && m_sent.contains(text))
            return QStringLiteral("listed as not sent, but in the request");
        return {};
    }

private:
    QString m_sent;
    QHash<QString, LedgerEntry> m_entries;
};

Selection selectionOf(const QString &agent = QStringLiteral("clerk"))
{
    Selection selection;
    selection.agent = agent;
    selection.phase = QStringLiteral("planning");
    selection.request = QStringLiteral("L-17 Z1 please.");
    selection.profile = QString();
    selection.phase.clear();
    return selection;
}

QString agentAt(const OpenedWorkspace &opened, const QString &path)
{
    const QList<Agent> &agents = opened.library.agents;
    const auto found = std::find_if(agents.begin(), agents.end(), [&path](const Agent &agent) { return agent.file() == path; });
    return found == agents.end() ? QString() : found->name;
}

} // namespace

class PromptInventory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void accountsForEveryKeyInGeneratedDocuments();
    void accountsForEveryKeyInPublicDocuments();
    void checkDetectsAMissingLedgerEntry();

private:
    void check(const OpenedWorkspace &opened, const Role &role);
    Role roleOf(const OpenedWorkspace &opened, const GeneratedDocument &made) const;
    QList<QPair<QString, QByteArray>> promptPathsFor(const QString &path, const QByteArray &bytes) const;
    void checkPublic(const QString &path, const QByteArray &bytes);
    void checkDocumentAt(const QString &place, const QByteArray &bytes, const QString &name);
    void printTally(const char *what) const;

    WorkspaceCopy m_copy{QStringLiteral("plain")};
    OpenedWorkspace m_base;
    QStringList m_providers{QStringLiteral("anthropic"), QStringLiteral("openai"), QStringLiteral("google"), QStringLiteral("open-source"), QStringLiteral("manual")};
    Tally m_tally;
};

void PromptInventory::initTestCase()
{
    m_base = baseWorkspace(m_copy);
}

void PromptInventory::printTally(const char *what) const
{
    qInfo("%s: %lld documents, %lld renders, %lld keys accounted for; %lld rejected with a location, %lld unreadable", what, m_tally.documents, m_tally.renders,
        m_tally.keys, m_tally.rejected, m_tally.unreadable);
    for (auto why = m_tally.why.begin(); why != m_tally.why.end(); ++why)
        qInfo("rejected: %d %s", why.value(), qPrintable(why.key()));
}

void PromptInventory::check(const OpenedWorkspace &opened, const Role &role)
{
    const auto leaves = rawLeaves(role.data, role.format);
    const bool isBlocked = !blockingDiagnostics(opened, role.selection, {role.provider}).isEmpty();
    if (!leaves) {
        ++m_tally.unreadable;
        return;
    }
    const Result<RenderResult> result = renderPrompt(opened, {role.selection, role.provider, {}, role.prompt});
    if (isBlocked || !result || hasErrors(result->diagnostics)) {
        const auto isInFile = [&](const Diagnostic &one) {
            return one.severity == Severity::Error && (one.location.file == role.path || one.location.file == u"config.toml");
        };
        const bool isOwn = !result || isReported(opened, role.path) || std::any_of(result->diagnostics.begin(), result->diagnostics.end(), isInFile);
        QVERIFY2(isOwn, qPrintable(role.path));
        ++m_tally.rejected;
        const Diagnostics found = isBlocked ? blockingDiagnostics(opened, role.selection, {role.provider}) : result ? result->diagnostics : Diagnostics();
        const auto error = firstError(found);
        ++m_tally.why[error ? error->code : QStringLiteral("no request")];
        if (!result || isBlocked)
            return;
    }
    ++m_tally.renders;
    const KeyCoverage account(result->request, role.path);
    for (const RawLeaf &leaf : *leaves) {
        const QString problem = account.problem(leaf);
        QVERIFY2(problem.isEmpty(), qPrintable(QStringLiteral("%1 for %2: `%3` (%4): %5\n%6").arg(role.path, role.provider, leaf.path, leaf.text, problem, QString::fromUtf8(role.data))));
        ++m_tally.keys;
    }
}

Role PromptInventory::roleOf(const OpenedWorkspace &opened, const GeneratedDocument &made) const
{
    Role role{made.path, made.data, RawFormat::Yaml, selectionOf(), m_providers.at(m_tally.documents / GeneratedDocument::kinds % m_providers.size()), {}};
    Selection &selection = role.selection;
    switch (made.kind) {
    case Kind::PortableAgent:
    case Kind::ClaudeAgent:
        selection.agent = agentAt(opened, made.path);
        break;
    case Kind::Governance:
        selection.agent = QStringLiteral("clerk");
        break;
    case Kind::Skill:
        selection.workload = QStringLiteral("made/work");
        break;
    case Kind::Profile:
        selection.profile = QStringLiteral("made");
        selection.phase = QStringLiteral("planning");
        selection.scope = QStringLiteral("small");
        selection.agent = QStringLiteral("clerk");
        break;
    case Kind::Manifest:
        role.format = RawFormat::Toml;
        break;
    case Kind::Adapter:
        role.provider = QStringLiteral("parrot");
        break;
    case Kind::History:
        role.format = RawFormat::Json;
        selection.historyFile = made.path;
        break;
    case Kind::Configuration:
        selection.promptType = QStringLiteral("task");
        break;
    case Kind::Layer:
        break;
    }
    if (m_tally.documents % 3 == 1)
        role.prompt = *promptFormatFromName(made.kind == Kind::Configuration ? QStringLiteral("hybrid") : QStringLiteral("prompt-xml"));
    return role;
}

/// Generates 600 documents by default. OUTCROP_INVENTORY sets their number, OUTCROP_SEED the seed.
void PromptInventory::accountsForEveryKeyInGeneratedDocuments()
{
    m_tally = {};
    const int count = qEnvironmentVariable("OUTCROP_INVENTORY", QStringLiteral("600")).toInt();
    const quint32 seed = qEnvironmentVariable("OUTCROP_SEED", QStringLiteral("20261122")).toUInt();
    qInfo("seed %u", seed);
    DocumentGenerator generator(seed);
    for (int i = 0; i < count; ++i) {
        const GeneratedDocument made = generator.next();
        const OpenedWorkspace opened = withText(m_base, made.path, made.text);
        check(opened, roleOf(opened, made));
        if (QTest::currentTestFailed())
            return;
        ++m_tally.documents;
    }
    printTally("made");
    QVERIFY(m_tally.unreadable == 0 && m_tally.renders > count / 2 && m_tally.keys > 5 * count);
}

/// Returns the paths where a public document can be part of a prompt, with its text for each path.
QList<QPair<QString, QByteArray>> PromptInventory::promptPathsFor(const QString &path, const QByteArray &bytes) const
{
    const QString file = path.section(u'/', -1);
    const QString name = QStringLiteral("public");
    if (path.endsWith(u".md") || path.endsWith(u".mdc"))
        return {{QStringLiteral("agents/%1.md").arg(name), bytes}, {QStringLiteral(".claude/agents/%1.md").arg(name), bytes}, {QStringLiteral("layers/%1.md").arg(name), bytes},
            {QStringLiteral("skills/%1/SKILL.md").arg(name), bytes}};
    if (path.endsWith(u".yaml") || path.endsWith(u".yml") || path.endsWith(u".example"))
        return {{QStringLiteral("profiles/%1/config.yml").arg(name), bytes}, {QStringLiteral("agents/clerk.governance.yaml"), bytes},
            {QStringLiteral("portability/providers/%1.yaml").arg(name), bytes}, {QStringLiteral("config/prompt_rules.yaml"), bytes},
            {QStringLiteral("config/response_schemas.yaml"), bytes}};
    if (path.endsWith(u".toml"))
        return {{QStringLiteral("config.toml"), bytes}};
    return path.endsWith(u".json") ? QList<QPair<QString, QByteArray>>{{QStringLiteral("talk.json"), bytes}} : QList<QPair<QString, QByteArray>>();
}

void PromptInventory::checkDocumentAt(const QString &place, const QByteArray &bytes, const QString &name)
{
    const OpenedWorkspace opened = withText(m_base, place, bytes);
    Role role{place, bytes, RawFormat::Yaml, selectionOf(), m_providers.at(m_tally.documents % m_providers.size()), {}};
    if (place.endsWith(u".md")) {
        const auto data = rawFrontMatter(bytes);
        if (!data)
            return;
        role.data = *data;
    }
    if (place.contains(u"agents/") && place.endsWith(u".md"))
        role.selection.agent = agentAt(opened, place);
    if (place.startsWith(u"profiles/")) {
        role.selection.profile = QStringLiteral("public");
        const Profile *profile = opened.library.profile(QStringLiteral("public"));
        role.selection.phase = profile ? profile->phases.value(0) : QString();
        role.selection.scope = profile ? profile->scopes.value(0) : QString();
    }
    if (place.startsWith(u"portability/")) {
        const QList<Adapter> &adapters = opened.catalog.adapters();
        const auto own = std::find_if(adapters.begin(), adapters.end(), [&place](const Adapter &adapter) { return adapter.file() == place; });
        if (own == adapters.end()) {
            QVERIFY2(isReported(opened, place), qPrintable(name));
            ++m_tally.rejected;
            return;
        }
        role.provider = own->name;
    }
    if (place.startsWith(u"config/")) {
        role.selection.promptType = QStringLiteral("task");
        role.prompt = *promptFormatFromName(QStringLiteral("hybrid"));
    }
    if (place.endsWith(u".toml"))
        role.format = RawFormat::Toml;
    if (place == u"talk.json") {
        role.format = RawFormat::Json;
        role.selection.historyFile = place;
    }
    if (place.startsWith(u"skills/")) {
        const QList<Skill> &skills = opened.library.stack.skills;
        const auto own = std::find_if(skills.begin(), skills.end(), [&place](const Skill &skill) { return skill.document->path == place; });
        if (own == skills.end() || own->workloads.isEmpty() || own->document->body().trimmed().isEmpty())
            return; // no workload selects the document, so it is in no prompt
        role.selection.workload = own->workloads.first();
    }
    if (place.startsWith(u"layers/") && opened.workspace().document(place)->body().trimmed().isEmpty())
        return;
    check(opened, role);
}

void PromptInventory::checkPublic(const QString &path, const QByteArray &bytes)
{
    const auto places = promptPathsFor(path, bytes);
    const qint64 unreadable = m_tally.unreadable;
    for (const auto &[place, text] : places) {
        checkDocumentAt(place, text, path);
        if (QTest::currentTestFailed())
            qWarning("in %s", qPrintable(path));
        if (QTest::currentTestFailed())
            return;
    }
    m_tally.unreadable = std::min(m_tally.unreadable, unreadable + 1); // each document is counted once
    ++m_tally.documents;
}

void PromptInventory::accountsForEveryKeyInPublicDocuments()
{
    m_tally = {};
    const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
    if (corpora.isEmpty())
        QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
    QDirIterator files(corpora, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        checkPublic(path, bytesOf(path));
        if (QTest::currentTestFailed())
            return;
    }
    printTally("public");
    QVERIFY(m_tally.documents > 400 && m_tally.renders > 600 && m_tally.keys > 10'000);
}

/// Tests the check itself: it fails if a key's ledger entry is removed.
void PromptInventory::checkDetectsAMissingLedgerEntry()
{
    const QByteArray data = "name: made\nhooks: {before: run it}\ncolor: red\n";
    const OpenedWorkspace opened = withText(m_base, QStringLiteral("agents/made.md"), "---\n" + data + "---\nBe kind.\n");
    Selection selection = selectionOf(QStringLiteral("made"));
    RenderedRequest request = renderPrompt(opened, {selection, QStringLiteral("openai"), {}, {}})->request;
    const QString file = QStringLiteral("agents/made.md");
    const auto leaves = rawLeaves(data, RawFormat::Yaml);
    QVERIFY(leaves && leaves->size() == 3);
    for (const RawLeaf &leaf : *leaves)
        QCOMPARE(KeyCoverage(request, file).problem(leaf), QString());
    request.ledger.removeIf([](const LedgerEntry &entry) { return entry.key && entry.key->key.startsWith(u"hooks"); });
    QCOMPARE(KeyCoverage(request, file).problem({QStringLiteral("hooks.before"), QStringLiteral("run it")}), QStringLiteral("no entry"));
    QCOMPARE(KeyCoverage(request, file).problem({QStringLiteral("color"), QStringLiteral("red")}), QString());
}

OUTCROP_TEST(PromptInventory, CoreApplication)

} // namespace tst_promptinventory

#include "tst_promptinventory.moc"
