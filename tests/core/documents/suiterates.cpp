// SPDX-License-Identifier: GPL-3.0-or-later
// suiterates DATA [--suite FOLDER] [--cases | --results]: tests our validator with the JSON Schema test suite and the cases in DATA, and prints the
// pass rate of every draft. Fails if a failure is not listed in DATA/known-failures.json, or if a listed case passes. For other programs, --cases
// prints the cases and --results the results, as JSON.
#include "schemasuite.h"

#include <QFile>
#include <QTextStream>

#include <cstdio>

using namespace outcrop;

namespace {

constexpr int skipped = 77; // the exit code that ctest counts as skipped

/// The groups of one draft, and the schemas to which they may refer.
struct Draft {
    QList<SuiteGroup> groups;
    QHash<QString, Json> remotes;
};

struct Rate {
    int passed = 0;
    int total = 0;

    void addResult(bool hasPassed)
    {
        passed += hasPassed ? 1 : 0;
        ++total;
    }
    QString text() const { return QStringLiteral("%1 of %2").arg(passed, 4).arg(total, 4); }
};

Json readJson(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = file.readAll();
    return Json::parse(text.begin(), text.end());
}

QStringList stringsOf(const Json &list)
{
    QStringList result;
    for (const Json &item : list)
        result.append(qString(item));
    return result;
}

/// The packaged official suite contains only the older drafts. The files of draft 7 test the features that newer drafts share with draft 7. Our cases test
/// the other features.
QList<Draft> readDrafts(const QDir &suite, const QDir &data)
{
    const SchemaSuite official(suite);
    const SchemaSuite own(data);
    const Json inherited = readJson(data.filePath(QStringLiteral("inherited.json")));
    QHash<QString, Json> remotes = official.remotes();
    remotes.insert(own.remotes());
    QList<Draft> drafts;
    for (const SchemaDraft draft : schemaDrafts()) {
        const QString name = draftFolderName(draft);
        Draft found{official.groups(name, draft) + own.groups(name, draft), remotes};
        for (const Json &other : inherited.value(name.toStdString(), Json::array())) {
            const QString from = qString(other["from"]);
            const QStringList without = stringsOf(other.value("without", Json::array()));
            found.groups += official.groups(from, draft, without) + own.groups(from, draft, without);
        }
        drafts.append(found);
    }
    return drafts;
}

Json casesOf(const QList<Draft> &drafts)
{
    Json cases = Json::array();
    Json remotes = Json::object();
    for (const Draft &draft : drafts) {
        for (const SuiteGroup &group : draft.groups)
            cases.push_back({{"draft", jsonString(draftFolderName(group.draft))},
                {"file", jsonString(group.file)},
                {"optional", group.isOptional()},
                {"formats", group.assertsFormats()},
                {"group", group.group}});
        for (auto remote = draft.remotes.begin(); remote != draft.remotes.end(); ++remote)
            remotes[remote.key().toStdString()] = *remote;
    }
    return {{"remotes", remotes}, {"cases", cases}};
}

QList<SuiteResult> validateDrafts(const QList<Draft> &drafts)
{
    QList<SuiteResult> results;
    for (const Draft &draft : drafts) {
        for (const SuiteGroup &group : draft.groups)
            results += validateGroup(group, draft.remotes);
    }
    return results;
}

Json toJson(const QList<SuiteResult> &results)
{
    Json list = Json::array();
    for (const SuiteResult &result : results)
        list.push_back({{"draft", jsonString(result.draft)},
            {"name", jsonString(result.name)},
            {"optional", result.isOptional},
            {"passed", result.hasPassed}});
    return list;
}

void printRates(QTextStream &out, const QList<SuiteResult> &results)
{
    for (const SchemaDraft draft : schemaDrafts()) {
        Rate required;
        Rate optional;
        for (const SuiteResult &result : results) {
            if (result.draft == draftFolderName(draft))
                (result.isOptional ? optional : required).addResult(result.hasPassed);
        }
        out << draftFolderName(draft).leftJustified(14) << required.text() << ", optional " << optional.text() << '\n';
    }
}

/// Compares the failures with the known failures. Returns the number of unexpected results.
int countUnexpectedResults(QTextStream &out, const QList<SuiteResult> &results, const Json &known)
{
    int surprises = 0;
    for (const SuiteResult &result : results) {
        const QString name = result.draft + u'/' + result.name;
        const QString reason = qString(known.value(name.toStdString(), Json()));
        if (!result.hasPassed && reason.isEmpty())
            out << "FAILS: " << name << '\n';
        else if (!result.hasPassed)
            out << "known: " << name << "\n       " << reason << '\n';
        else if (!reason.isEmpty())
            out << "PASSES NOW, remove it from the list: " << name << '\n';
        surprises += result.hasPassed == reason.isEmpty() ? 0 : 1;
    }
    return surprises;
}

} // namespace

int main(int argc, char **argv)
{
    const QStringList words(argv + 1, argv + argc);
    const qsizetype option = words.indexOf(QStringLiteral("--suite"));
    const QDir suite(option < 0 ? QStringLiteral("/usr/share/json-schema-test-suite") : words.value(option + 1));
    const QDir data(words.value(0));
    QTextStream out(stdout);
    if (!suite.exists())
        out << "There is no JSON Schema test suite at " << suite.path()
            << ": only our own cases are checked. Install the package json-schema-test-suite.\n";
    const QList<Draft> drafts = readDrafts(suite, data);
    if (words.contains(QStringLiteral("--cases"))) {
        out << QString::fromUtf8(jsonText(casesOf(drafts)));
        return 0;
    }
    const QList<SuiteResult> results = validateDrafts(drafts);
    if (words.contains(QStringLiteral("--results"))) {
        out << QString::fromUtf8(jsonText(toJson(results)));
        return 0;
    }
    const int surprises = countUnexpectedResults(out, results, readJson(data.filePath(QStringLiteral("known-failures.json"))));
    printRates(out, results);
    if (surprises > 0)
        return 1;
    return suite.exists() ? 0 : skipped;
}
