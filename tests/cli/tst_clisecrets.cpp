// SPDX-License-Identifier: GPL-3.0-or-later
// Tests secrets on the command line and in prompts. No message repeats a key, no folder is named after a key, and a preview reports the secrets that
// it would store and send.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/secrettexts.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clisecrets {

namespace {

QString secretLike(const QString &pattern)
{
    return SecretTextGenerator(7).make(pattern).text;
}

/// Returns whether the text contains any six consecutive characters of the second half of a key, which is random.
bool containsKey(const QByteArray &text, const QString &key)
{
    constexpr qsizetype telling = 6;
    for (qsizetype at = key.size() / 2; at + telling <= key.size(); ++at) {
        if (text.contains(key.mid(at, telling).toUtf8()))
            return true;
    }
    return false;
}

/// Keys with a recognizable prefix.
const QStringList marked{QStringLiteral("sk-ant-api03-‹u:60›"), QStringLiteral("sk-proj-‹x:64›"), QStringLiteral("AIza‹x:35›"), QStringLiteral("ghp_‹x:36›"),
    QStringLiteral("AKIA‹B:16›"), QStringLiteral("xoxb-‹d:12›-‹d:12›-‹x:24›")};

} // namespace

class CliSecrets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doesNotRepeatMisplacedKeys_data()
    {
        QTest::addColumn<QString>("words");
        for (const char *words : {"keys set anthropic KEY", "keys set KEY", "keys KEY", "keys test KEY", "keys allow KEY", "keys allow anthropic KEY",
                 "keys forbid KEY https://x.example", "keys set anthropic --host KEY", "keys --key KEY", "keys set --key=KEY anthropic", "keys order KEY", "KEY",
                 "send KEY", "send --api-key KEY --request x", "send --api-key=KEY --request x", "send --provider KEY --request x",
                 "send --provider anthropic --timeout KEY --request x", "send --provider anthropic --fallback-to KEY --request x --dry-run",
                 "send --provider anthropic --session KEY --request x --dry-run", "session resume KEY", "render --provider KEY", "models refresh KEY"})
            QTest::newRow(words) << QString::fromLatin1(words);
    }

    void doesNotRepeatMisplacedKeys()
    {
        QFETCH(QString, words);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        for (const QString &pattern : marked) {
            const QString key = secretLike(pattern);
            const QStringList line = QString(words).replace(QStringLiteral("KEY"), key).split(u' ');
            for (const QStringList &arguments : {line, QStringList{QStringLiteral("--json")} + line}) {
                const CliRun run = runCli(arguments, copy.folder());
                QVERIFY2(run.code != ExitCode::Done, run.err.constData());
                QVERIFY2(!containsKey(run.out + run.err, key), QByteArray(run.out + run.err).constData());
            }
        }
    }

    /// Any word after `keys` may be a key.
    void keysDoesNotRepeatUnknownWords()
    {
        const QString key = secretLike(QStringLiteral("‹hex:32›"));
        const CliRun run = runCli({QStringLiteral("keys"), key}, plainWorkspace());
        QCOMPARE(run.code, ExitCode::Usage);
        QVERIFY2(!containsKey(run.out + run.err, key), run.err.constData());
        QVERIFY2(run.err.contains("set, remove, test"), run.err.constData());
        QVERIFY(runCli({QStringLiteral("keys"), QStringLiteral("lst")}, plainWorkspace()).err.contains("lst"));
    }

    void previewReportsSecrets()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const QString key = secretLike(marked.first());
        const QStringList line{QStringLiteral("send"), QStringLiteral("--provider"), QStringLiteral("openai"), QStringLiteral("--dry-run"), QStringLiteral("--request")};
        const CliRun shown = runCli(line + QStringList{QStringLiteral("my key is ") + key}, copy.folder());
        QVERIFY2(shown.out.contains("1 × Anthropic key: sent unredacted to https://api.openai.com"), QByteArray(shown.out + shown.err).constData());
        QVERIFY2(shown.out.contains("-my-key-is-anthropic-key/"), shown.out.constData());
        QVERIFY2(!containsKey(shown.out + shown.err, key), shown.out.constData());
        const CliRun json = runCli(QStringList{QStringLiteral("--json")} + line + QStringList{QStringLiteral("my key is ") + key}, copy.folder());
        QCOMPARE(Json::parse(json.out.toStdString())["secrets"], Json({{"Anthropic key", 1}}));
        const CliRun harmless = runCli(line + QStringList{QStringLiteral("Which bed is next?")}, copy.folder());
        QVERIFY2(!harmless.out.contains("secrets "), harmless.out.constData());
        QVERIFY2(harmless.out.contains("stored unredacted; the log stores a redacted copy"), harmless.out.constData());
    }

    void sessionNamesAndListsContainNoSecrets()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        for (const QString &pattern : marked) {
            const QString key = secretLike(pattern);
            const CliRun run = runCli({QStringLiteral("send"), QStringLiteral("--provider"), QStringLiteral("manual"), QStringLiteral("--request"), key + QStringLiteral(" fails")}, copy.folder());
            QCOMPARE(run.code, ExitCode::Done);
            const QStringList names = QDir(copy.path(QStringLiteral("sessions"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
            QVERIFY(!names.isEmpty());
            QVERIFY2(!containsKey(names.join(u' ').toUtf8(), key.toLower()), qPrintable(names.join(u' ')));
            for (const QStringList &list : {QStringList{QStringLiteral("session"), QStringLiteral("list")}, QStringList{QStringLiteral("--json"), QStringLiteral("session"), QStringLiteral("list")}}) {
                const CliRun listed = runCli(list, copy.folder());
                QCOMPARE(listed.code, ExitCode::Done);
                QVERIFY2(listed.out.contains("fails") && !containsKey(listed.out, key), listed.out.constData());
            }
        }
    }
};

OUTCROP_TEST(CliSecrets, CoreApplication)

} // namespace tst_clisecrets

#include "tst_clisecrets.moc"
