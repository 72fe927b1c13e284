// SPDX-License-Identifier: GPL-3.0-or-later
// A folder can be opened even if a file in it is broken. The location of the error is reported.
#include "adapters/files/foldersource.h"
#include "adapters/files/readfiles.h"
#include "tests/adapters/files/faultfolder.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <functional>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_openfolder {

using FaultCreator = std::function<void(const FaultFolder &)>;

namespace {

FaultCreator file(const QString &path, const QByteArray &bytes)
{
    return [=](const FaultFolder &folder) { folder.write(path, bytes); };
}

FaultCreator agent(const QByteArray &frontMatter)
{
    return file("agents/a.md", "---\nname: a\n" + frontMatter + "---\nText.\n");
}

QByteArray aliasBomb()
{
    QByteArray yaml = "a: &a [x, x, x, x, x, x, x, x, x]\n";
    for (char c = 'b'; c <= 'h'; ++c)
        yaml += QByteArray(1, c) + ": &" + c + " [" + QByteArray("*" + QByteArray(1, char(c - 1)) + ", ").repeated(9)
            + "]\n";
    return yaml;
}

} // namespace

class OpenFolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsBrokenFilesWithTheirLocation_data();
    void reportsBrokenFilesWithTheirLocation();
};

void OpenFolder::reportsBrokenFilesWithTheirLocation_data()
{
    QTest::addColumn<FaultCreator>("make");
    QTest::addColumn<QString>("expected");

    QTest::newRow("no permission") << FaultCreator([](const FaultFolder &folder) {
        folder.write("agents/a.md", "x");
        ::chmod(folder.name("agents/a.md").constData(), 0);
    }) << "agents/a.md:1:1 file-unreadable";
    QTest::newRow("invalid UTF-8") << file("agents/a.md", "---\nname: a\n---\ncaf\xE9\n")
                                   << "agents/a.md:4:4 utf8-invalid";
    QTest::newRow("unclosed front matter")
        << file("agents/a.md", "---\nname: a\n\n# Title\n") << "agents/a.md:1:1 frontmatter-not-closed";
    QTest::newRow("a duplicate key") << agent("model: x\nname: b\n") << "agents/a.md:4:1 frontmatter-duplicate-key";
    QTest::newRow("tab as indentation") << agent("tools:\n\t- Read\n") << "agents/a.md:4:1 frontmatter-tab";
    QTest::newRow("alias bomb") << agent(aliasBomb()) << "agents/a.md:8:8 yaml-alias-bomb";
    QTest::newRow("a value inside itself") << agent("x: &x\n  y: *x\n") << "agents/a.md:4:6 yaml-circular-alias";
    QTest::newRow("a million levels") << agent("x: " + QByteArray(1'000'000, '[') + "\n")
                                      << "agents/a.md:3:67 yaml-too-deep";
    QTest::newRow("a million levels in the manifest")
        << file("config.toml", "a" + QByteArray(".a").repeated(1'000'000) + " = 1\n")
        << "config.toml:1:128 toml-too-deep";
    QTest::newRow("50 MB") << FaultCreator([](const FaultFolder &folder) { folder.writeLarge("agents/a.md", 50'000'000); })
                           << "agents/a.md:1:1 file-too-large";
    QTest::newRow("links in a circle") << FaultCreator([](const FaultFolder &folder) {
        folder.link("agents/a.md", "a.md");
    }) << "agents/a.md:1:1 file-not-allowed";
    QTest::newRow("a folder linked to itself")
        << FaultCreator([](const FaultFolder &folder) { folder.link("agents/more", "."); })
        << "agents/more:1:1 file-not-allowed";
    QTest::newRow("a link out") << FaultCreator([](const FaultFolder &folder) {
        folder.link("agents/a.md", "../../outside/secret.md");
    }) << "agents/a.md:1:1 file-not-allowed";
    QTest::newRow("a link to nothing") << FaultCreator([](const FaultFolder &folder) {
        folder.link("agents/a.md", "b.md");
    }) << "agents/a.md:1:1 file-not-found";
    QTest::newRow("a pipe") << FaultCreator([](const FaultFolder &folder) {
        folder.write("agents/b.txt", "x");
        folder.pipe("agents/a.md");
    }) << "agents/a.md:1:1 file-not-allowed";
    QTest::newRow("a layer that is missing")
        << file("config.toml", "[prompt_layers]\nsoul = \"~/soul.md\"\nuser = \"user.md\"\n")
        << "config.toml:2:8 manifest-outside\nconfig.toml:3:8 manifest-missing-file";
}

void OpenFolder::reportsBrokenFilesWithTheirLocation()
{
    FaultFolder folder;
    QFETCH(FaultCreator, make);
    make(folder);
    ::chmod(folder.name("..").constData(), 0755);
    folder.write("layers/soul.md", "Good.\n");

    const UnprivilegedUser nobody;
    const FolderSource source(folder.path());
    const Workspace workspace =
        Workspace::fromFiles({source.name(), folder.path(), "/home/nobody"}, readFiles(source).value());
    QStringList found;
    for (const Diagnostic &diagnostic : workspace.diagnostics())
        found.append(toString(diagnostic.location) + ' ' + diagnostic.code);
    QTEST(found.join('\n'), "expected");
    QCOMPARE(workspace.document("layers/soul.md")->text, QStringLiteral("Good.\n"));
}

OUTCROP_TEST(OpenFolder, CoreApplication)

} // namespace tst_openfolder

#include "tst_openfolder.moc"
