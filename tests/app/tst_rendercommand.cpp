// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which documents have an imported prompt, and the command that renders it.
#include "app/formats/importedprompt.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_rendercommand {

class TestRenderCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A name from an imported file must not be read as another command.
    void quotesWords()
    {
        ImportedPrompt prompt;
        prompt.job.selection.agent = QString();
        prompt.job.selection.historyFile = QStringLiteral("conversations/it's.json");
        prompt.inputs = QStringList{QStringLiteral("name"), QStringLiteral("x; ls")};
        QCOMPARE(renderCommand(prompt),
            QStringLiteral("outcrop-cli render --provider manual --agent \"\" --history 'conversations/it'\\''s.json' --var name=… --var 'x; ls'=…"));
    }

    /// An imported layer is part of every prompt, so there is no single prompt to open.
    void onlyPromptsCanBeOpened()
    {
        const WorkspaceCopy copy(QStringLiteral("none"));
        copy.write(QStringLiteral("layers/rules.md"), "---\ntier: granite\n---\n\nBe kind.\n");
        copy.write(QStringLiteral("imports/rules.yaml"), "imported:\n  files:\n    layers/rules.md: \"0\"\n");
        copy.write(QStringLiteral("requests/oak.md"), "What is an oak?");
        copy.write(QStringLiteral("imports/oak.yaml"), "imported:\n  files:\n    requests/oak.md: \"0\"\n");
        const Result<OpenedWorkspace> opened = openWorkspace(copy.folder());
        QVERIFY(opened.ok());
        QVERIFY(!importedPromptOf(*opened, QStringLiteral("layers/rules.md")));
        const std::optional<ImportedPrompt> oak = importedPromptOf(*opened, QStringLiteral("requests/oak.md"));
        QVERIFY(oak);
        QCOMPARE(oak->job.selection.request, QStringLiteral("What is an oak?"));
    }
};

OUTCROP_TEST(TestRenderCommand, CoreApplication)

} // namespace tst_rendercommand

#include "tst_rendercommand.moc"
