// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/evolutionworkspace.h"

#include "app/records/storelocation.h"
#include "core/diff/unifieddiff.h"

#include <QCryptographicHash>
#include <QFile>
#include <QProcess>

namespace outcrop::testing {

namespace {

const QString tools = QStringLiteral("layers/tools.md");
const QString season = QStringLiteral("layers/season.md");

/// A replacement of one passage.
struct Swap {
    QString from;
    QString to;
};

const QDateTime now = QDateTime::currentDateTimeUtc();

Json share(const char *name, int count, int of, double low, double high)
{
    return {{"name", name}, {"count", count}, {"of", of}, {"share", double(count) / of}, {"low", low}, {"high", high}, {"level", 0.95}, {"method", "wilson"}};
}

Json evidenceOf(const Json &figures, int interactions, int before, int after)
{
    Json evidence = {{"figures", figures}, {"examples", {1, 2, 3}}, {"interactions", interactions}, {"use", "recorded"}};
    if (before != after) {
        evidence["tokens"] = {{"counter", "o200k_base"}, {"before", before}, {"after", after}, {"exact", true}};
        evidence["price"] = {{"model", "claude-opus-5-5"}, {"before", before * 5e-7}, {"after", after * 5e-7}, {"unit", "turn"}};
    }
    return evidence;
}

Suggestion suggestionOf(const char *kind, const QString &title, const QString &reason, double confidence, const Json &evidence)
{
    Suggestion one;
    one.at = now.addSecs(-7200);
    one.kind = QString::fromLatin1(kind);
    one.title = title;
    one.reason = reason;
    one.confidence = confidence;
    one.evidence = evidence;
    one.fingerprint = one.kind + u'/' + title;
    return one;
}

/// Computes the diff of a suggestion against the current file.
void setDiff(OpenWindow &window, Suggestion &one, const QString &path, const QList<Swap> &swaps)
{
    const QString before = fileText(window, path);
    QString after = before;
    for (const Swap &swap : swaps)
        after.replace(swap.from, swap.to);
    one.target = path;
    one.diff = toText(diffFile(before, after, path));
    one.baseVersion = QStringLiteral("sha256:") + QString::fromLatin1(QCryptographicHash::hash(before.toUtf8(), QCryptographicHash::Sha256).toHex());
}

Suggestion promotion(OpenWindow &window)
{
    Suggestion one = suggestionOf("promote", QStringLiteral("Release conditions → TOPSOIL"), QStringLiteral("The skill deploy-release was fetched for its conditions on most platform turns. The frequency test asks for more than 50 %. Stable: one change in 60 days."), 0.99,
        evidenceOf(Json::array({share("Turns of platform that used it", 41, 57, 0.591, 0.819)}), 57, 13030, 13076));
    one.workload = QStringLiteral("platform");
    setDiff(window, one, tools, {{QStringLiteral("if the job is red, say so and stop.\n\n## Label"), QStringLiteral("if the job is red, say so and stop.\nBefore one: migrations read by a second person, flag off, way back named.\nAfter one: watch errors for ten minutes, then report *changed, checked, undo*.\n\n## Label")},
                                {QStringLiteral("try once more after a minute. A second failure is a finding"), QStringLiteral("try once more after two minutes. A second failure is a finding")}});
    return one;
}

Suggestion churn(OpenWindow &window)
{
    Suggestion one = suggestionOf("churn", QStringLiteral("The season changes daily, not weekly"), QStringLiteral("Each change throws away what the provider has cached behind this layer."), 0.97,
        evidenceOf(Json::array({Json{{"name", "Changes"}, {"count", 9}, {"days", 21.0}, {"low", 4.1}, {"high", 17.1}, {"level", 0.95}, {"method", "poisson"}}}), 331, 0, 0));
    setDiff(window, one, season, {{QStringLiteral("cadence: weekly"), QStringLiteral("cadence: daily")}});
    return one;
}

Suggestion gap()
{
    Suggestion one = suggestionOf("gap", QStringLiteral("A skill for decisions"), QStringLiteral("Turns tagged knowledge/decisions are served by no skill."), 0.9, evidenceOf(Json::array({share("Turns without a skill", 19, 214, 0.058, 0.134)}), 214, 0, 0));
    one.workload = QStringLiteral("knowledge/decisions");
    return one;
}

/// Returns the suggestions that get earlier decisions.
QList<Suggestion> decidedSuggestions()
{
    QList<Suggestion> all;
    for (int i = 0; i < 14; ++i)
        all += suggestionOf("demote", QStringLiteral("Earlier idea %1").arg(i + 1), QStringLiteral("Hardly ever used."), 0.8, evidenceOf(Json::array({share("Turns that used it", i + 1, 331, 0.002, 0.05)}), 331, 900, 800));
    return all;
}

Decision decisionOn(RecordId suggestion, int number)
{
    Decision one;
    one.suggestion = suggestion;
    one.at = now.addDays(-28 + 2 * number);
    one.verdict = number % 4 == 3 ? QStringLiteral("rejected") : QStringLiteral("accepted");
    if (one.verdict == u"rejected")
        one.reason = QStringLiteral("Needed in the spring again.");
    one.person = QStringLiteral("curator");
    return one;
}

Interaction turnAt(int number)
{
    const QStringList workloads{QStringLiteral("platform"), QStringLiteral("platform/k8s"), QStringLiteral("comms"), QStringLiteral("knowledge"), QStringLiteral("build")};
    Interaction one;
    one.at = now.addSecs(-30 * 86400 + number * 7000);
    one.workload = workloads.at(number % 5);
    one.provider = QStringLiteral("anthropic");
    one.model = QStringLiteral("claude-opus-5-5");
    one.outcome = QStringLiteral("done");
    one.friction = number % 7 == 0 ? 0.7 : 0.1;
    one.layers = QStringList{QStringLiteral("layers/soul.md"), QStringLiteral("layers/tools.md"), QStringLiteral("layers/season.md"), QStringLiteral("layers/today.md")};
    one.request = QStringLiteral("Turn %1: what has to be done before the release?").arg(number);
    one.response = QStringLiteral("The release job first.");
    Json used = Json::array();
    if (number % 5 < 2 || number % 3 == 0)
        used.push_back("layers/tools.md");
    if (number % 4 == 0)
        used.push_back("layers/season.md");
    if (number % 5 == 2)
        used.push_back("layers/today.md");
    one.details = {{"used", used}};
    return one;
}

} // namespace

bool storeSuggestions(OpenWindow &window)
{
    const Result<OpenedStore> opened = openStore({window.path(QStringLiteral("sample"))}, window.fakes().ring());
    if (!opened)
        return false;
    Store &store = *opened->store;
    const Result<QList<RecordId>> open = store.suggestions().append({promotion(window), churn(window), gap()});
    const Result<QList<RecordId>> past = store.suggestions().append(decidedSuggestions());
    if (!open || !past)
        return false;
    QList<Decision> decisions;
    for (RecordId suggestion : *past)
        decisions += decisionOn(suggestion, static_cast<int>(decisions.size()));
    return store.decisions().append(decisions).ok();
}

bool storeTurns(OpenWindow &window)
{
    const Result<OpenedStore> opened = openStore({window.path(QStringLiteral("sample"))}, window.fakes().ring());
    QList<Interaction> turns;
    for (int i = 0; i < 360; ++i)
        turns += turnAt(i);
    return opened && opened->store->interactions().append(turns).ok();
}

bool commitLayers(OpenWindow &window)
{
    const auto git = [&window](const QStringList &words) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("GIT_CONFIG_GLOBAL"), QStringLiteral("/dev/null")); // git must not use the settings of the user
        environment.insert(QStringLiteral("GIT_CONFIG_SYSTEM"), QStringLiteral("/dev/null"));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(window.path(QStringLiteral("sample")));
        process.start(QStringLiteral("git"), words);
        return process.waitForFinished() && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    };
    return git({QStringLiteral("init"), QStringLiteral("-q")}) && git({QStringLiteral("config"), QStringLiteral("user.name"), QStringLiteral("Ada")})
        && git({QStringLiteral("config"), QStringLiteral("user.email"), QStringLiteral("ada@example.com")})
        && git({QStringLiteral("add"), QStringLiteral("layers")})
        && git({QStringLiteral("commit"), QStringLiteral("-q"), QStringLiteral("--allow-empty"), QStringLiteral("-m"), QStringLiteral("Keep it")});
}

QString fileText(OpenWindow &window, const QString &path)
{
    QFile file(window.path(QStringLiteral("sample/") + path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool rewrite(OpenWindow &window, const QString &path, const QString &from, const QString &to)
{
    QString text = fileText(window, path);
    QFile file(window.path(QStringLiteral("sample/") + path));
    if (!text.contains(from) || !file.open(QIODevice::WriteOnly))
        return false;
    file.write(text.replace(from, to).toUtf8());
    file.close();
    window.trigger(QStringLiteral("reload"));
    return window.wait();
}

} // namespace outcrop::testing
