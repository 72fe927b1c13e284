// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the counts that describe a folder without layers.
#include "app/workspace/foldercontents.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_foldercontents {

namespace {

FolderContents contentsOf(const QList<QPair<QString, QString>> &files)
{
    const QTemporaryDir empty;
    return folderContents(withWorkspace(*openWorkspace(empty.path()), workspaceOf(files)));
}

} // namespace

class TestFolderContents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyFolderHasNoContents()
    {
        QCOMPARE(contentsOf({}), FolderContents());
    }

    void countsPromptTypesAndRules()
    {
        const FolderContents contents = contentsOf({{"config/prompt_templates.yaml", "planning: Plan it.\nreview: Review it.\n"},
            {"config/prompt_rules.yaml", "rules:\n  house:\n    - {id: DUST_1, name: NO_DUST, description: Dust is not allowed.}\n"}});
        QCOMPARE(contents.promptTypes, 2);
        QCOMPARE(contents.rules, 1);
        QVERIFY(!contents.hasAdoptableFiles());
    }

    void countsAdoptableFiles()
    {
        const FolderContents contents = contentsOf({{"AGENTS.md", "Use small steps.\n"}, {"SOUL.md", "Be kind.\n"}, {"interactive.md", "Ask first.\n"}, {"README.md", "# Home\n"}});
        QCOMPARE(contents.proposedLayers, 2);
        QCOMPARE(contents.possiblePrompts, 1);
        QVERIFY(contents.hasAdoptableFiles());
    }
};

OUTCROP_TEST(TestFolderContents, CoreApplication)

} // namespace tst_foldercontents

#include "tst_foldercontents.moc"
