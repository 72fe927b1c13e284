// SPDX-License-Identifier: GPL-3.0-or-later
// Tests attachments of requests and layers on the command line: sent parts, token counts, and hostile files.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/mediafiles.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliattachments {

namespace {

QStringList withRequestOption(const QString &line)
{
    return line.split(u' ') + QStringList{QStringLiteral("--request"), QStringLiteral("What is this?")};
}

} // namespace

class TestCliAttachments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void previewsHaveTheHashAndCurlHasTheContent();
    void budgetIncludesAttachments();
    void listsUnsupportedAttachmentsInTheLedger();
    void listsLargeAttachmentsInTheLedger();
    void hyphenIsAFileName();
    void rejectsInvalidFiles_data();
    void rejectsInvalidFiles();
    void sendsAttachmentsOfLayers();
    void sendsImagesInToolResults();
    void doesNotFollowLinksOutOfTheWorkspace();
};

void TestCliAttachments::previewsHaveTheHashAndCurlHasTheContent()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    const QByteArray image = makePng(280, 280);
    QFile outside(copy.siblingPath(QStringLiteral("bed.png")));
    QVERIFY(outside.open(QIODevice::WriteOnly) && outside.write(image) == image.size());
    outside.close();
    const QString attach = QStringLiteral(" --provider anthropic --attach ") + outside.fileName();
    const CliRun preview = runCli(withRequestOption(QStringLiteral("render") + attach), copy.folder());
    QVERIFY2(preview.code == ExitCode::Done, preview.err.constData());
    QVERIFY2(preview.out.contains("\"data\": \"sha256:"), preview.out.constData());
    QVERIFY(!preview.out.contains(image.toBase64()));
    const CliRun curl = runCli(withRequestOption(QStringLiteral("render --as curl") + attach), copy.folder());
    QVERIFY2(curl.out.contains(QByteArray("\"data\": \"" + image.toBase64() + '"')), curl.out.constData());
    QVERIFY(curl.out.contains("\"media_type\": \"image/png\""));
}

void TestCliAttachments::budgetIncludesAttachments()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("images/bed.png"), makePng(1000, 1000));
    const CliRun run = runCli(withRequestOption(QStringLiteral("--json budget --provider anthropic --attach ") + copy.path(QStringLiteral("images/bed.png"))), copy.folder());
    QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    const Json document = Json::parse(run.out.begin(), run.out.end(), nullptr, false);
    const Json parts = document.value("parts", Json::array());
    const auto image = std::find_if(parts.begin(), parts.end(), [](const Json &part) { return part.value("kind", std::string()) == "attachment"; });
    QVERIFY2(image != parts.end(), run.out.constData());
    QCOMPARE(image->at("file"), Json("images/bed.png"));
    QCOMPARE(image->at("tokens").at("tokens"), Json(1296));
}

void TestCliAttachments::listsUnsupportedAttachmentsInTheLedger()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("voice.wav"), wavOf(1));
    const CliRun run = runCli(withRequestOption(QStringLiteral("--json render --provider anthropic --as losses --attach ") + copy.path(QStringLiteral("voice.wav"))), copy.folder());
    QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    QVERIFY2(run.out.contains("does not accept audio attachments"), run.out.constData());
}

void TestCliAttachments::listsLargeAttachmentsInTheLedger()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("bed.png"), makePng(280, 280) + QByteArray(4'500'000, '\0'));
    const CliRun run = runCli(withRequestOption(QStringLiteral("--json render --provider anthropic --as losses --attach ") + copy.path(QStringLiteral("bed.png"))), copy.folder());
    QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    QVERIFY2(run.out.contains("it has 4.29 MiB, but anthropic-messages accepts at most 3.75 MiB"), run.out.constData());
}

/// An attachment has a name, so standard input cannot be one.
void TestCliAttachments::hyphenIsAFileName()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    const QStringList words = withRequestOption(QStringLiteral("render --provider anthropic --attach -"));
    const CliRun missing = runCli(words, copy.folder(), "piped text");
    QCOMPARE(missing.code, ExitCode::Input);
    QVERIFY(!missing.out.contains("piped text"));
    copy.write(QStringLiteral("-"), "text of the file");
    const CliRun run = runCli(words, copy.folder(), "piped text");
    QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    QVERIFY2(run.out.contains("text of the file") && !run.out.contains("piped text"), run.out.constData());
}

void TestCliAttachments::rejectsInvalidFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("a program named like an image") << QByteArray("\x7f" "ELF\x02\x01\0", 7) << QByteArray("not an image, PDF, audio or UTF-8 text file");
    QTest::newRow("a truncated image") << makePng(10, 10).chopped(4) << QByteArray("incomplete or damaged");
    QTest::newRow("an empty file") << QByteArray() << QByteArray("is empty");
}

void TestCliAttachments::rejectsInvalidFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, reason);
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("a.png"), bytes);
    for (const char *command : {"render", "budget", "send --dry-run"}) {
        const QString line = QString::fromLatin1(command) + QStringLiteral(" --provider anthropic --attach ") + copy.path(QStringLiteral("a.png"));
        const CliRun run = runCli(withRequestOption(line), copy.folder());
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY2(run.err.contains(reason), run.err.constData());
    }
}

void TestCliAttachments::sendsAttachmentsOfLayers()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("layers/map.md"), "---\ntier: topsoil\nattachments: [images/map.png]\n---\nThe beds are on the map.\n");
    copy.write(QStringLiteral("layers/images/map.png"), makePng(56, 28));
    const CliRun run = runCli(withRequestOption(QStringLiteral("--json render --provider google --as losses")), copy.folder());
    QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    QVERIFY2(run.out.contains("the attachment of layers/map.md is sent with the request"), run.out.constData());
    copy.write(QStringLiteral("layers/map.md"), "---\ntier: topsoil\nattachments: [images/plan.png]\n---\nThe beds are on the map.\n");
    const CliRun missing = runCli(withRequestOption(QStringLiteral("render --provider google")), copy.folder());
    QVERIFY(missing.code != ExitCode::Done);
    QVERIFY2(missing.err.contains("layers/map.md:3:15: error: The attachment `images/plan.png` is not in the workspace"), missing.err.constData());
}

/// Anthropic and OpenAI accept images in tool results. Google's format does not support them, so they have a row in the ledger.
void TestCliAttachments::sendsImagesInToolResults()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    const QByteArray image = makePng(28, 28);
    copy.write(QStringLiteral("talk.json"), R"([{"role": "user", "content": "Look."}, {"role": "assistant", "content": [{"type": "tool_use", "id": "t1", "name": "look", "input": {}}]},
        {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "t1", "content": [{"type": "text", "text": "The bed."}, {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": ")"
            + image.toBase64() + "\"}}]}]}]");
    const auto rendered = [&copy](const QString &provider, const QString &form) {
        return runCli(withRequestOption(QStringLiteral("render --provider %1 --as %2 --history %3").arg(provider, form, copy.path(QStringLiteral("talk.json")))), copy.folder());
    };
    const CliRun anthropic = rendered(QStringLiteral("anthropic"), QStringLiteral("curl"));
    QVERIFY2(anthropic.code == ExitCode::Done, anthropic.err.constData());
    QVERIFY2(anthropic.out.contains(image.toBase64()) && anthropic.out.indexOf("tool_result") < anthropic.out.indexOf(image.toBase64()), anthropic.out.constData());
    const CliRun openai = rendered(QStringLiteral("openai"), QStringLiteral("curl"));
    QVERIFY2(openai.out.contains(QByteArray("data:image/png;base64," + image.toBase64())), openai.out.constData());
    const CliRun google = rendered(QStringLiteral("google"), QStringLiteral("losses"));
    QVERIFY2(google.code == ExitCode::Done && google.out.contains("attachments"), QByteArray(google.out + google.err).constData());
}

void TestCliAttachments::doesNotFollowLinksOutOfTheWorkspace()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    QFile outside(copy.siblingPath(QStringLiteral("secret.png")));
    QVERIFY(outside.open(QIODevice::WriteOnly) && outside.write(makePng(28, 28)) > 0);
    outside.close();
    QVERIFY(QDir().mkpath(copy.path(QStringLiteral("layers"))));
    QVERIFY(QFile::link(outside.fileName(), copy.path(QStringLiteral("layers/map.png"))));
    copy.write(QStringLiteral("layers/map.md"), "---\ntier: topsoil\nattachments: [map.png, ../../secret.png]\n---\nThe beds are on the map.\n");
    const CliRun run = runCli(withRequestOption(QStringLiteral("render --provider anthropic")), copy.folder());
    QVERIFY(run.code != ExitCode::Done);
    QVERIFY(!run.out.contains("sha256:"));
    QVERIFY2(run.err.contains("attachment"), run.err.constData());
}

OUTCROP_TEST(TestCliAttachments, CoreApplication)

} // namespace tst_cliattachments

#include "tst_cliattachments.moc"
