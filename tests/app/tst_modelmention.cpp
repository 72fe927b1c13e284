// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the warning about an unlisted model has the location where the user named it, and never a location in a built-in file.
#include "app/prompt/renderprompt.h"
#include "core/exchange/modelrow.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_modelmention {

namespace {

Diagnostics unknownModels(const WorkspaceCopy &copy, const QString &agent, const QString &provider, const QString &model)
{
    Selection selection;
    selection.agent = agent;
    selection.request = QStringLiteral("Describe!");
    Result<RenderResult> result = renderPrompt(*openWorkspace(copy.folder()), {selection, provider, model, {}});
    if (!result)
        return {};
    result->diagnostics.removeIf([](const Diagnostic &one) { return one.code != u"model-unknown"; });
    return result->diagnostics;
}

} // namespace

class TestModelMention : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commandLineModelHasNoLocation()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const Diagnostics found = unknownModels(copy, {}, QStringLiteral("anthropic"), QStringLiteral("claude-opus-5-4"));
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().location.file, QString());
        QVERIFY2(found.first().message.contains(QStringLiteral("Did you mean `claude-opus-5-5`?")), qPrintable(found.first().message));
        const Diagnostics strange = unknownModels(copy, {}, QStringLiteral("anthropic"), QStringLiteral("zzz"));
        QVERIFY2(strange.first().message.contains(QStringLiteral("Listed models: "))
                && strange.first().message.contains(QStringLiteral("claude-opus-5-5")),
            qPrintable(strange.first().message));
    }

    void locatesAModelInTheManifest()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const int lines = int(bytesOf(copy.path(QStringLiteral("config.toml"))).count('\n'));
        copy.append(QStringLiteral("config.toml"), "[providers.openai]\nmodel = \"gpt-of-the-manifest\"\n");
        const Diagnostics found = unknownModels(copy, QString(), QStringLiteral("openai"), {});
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().location.file, QStringLiteral("config.toml"));
        QCOMPARE(found.first().location.range.start.line, lines + 2);
    }

    void locatesAModelInAnAgent()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("agents/spare.md"), "---\nname: spare\ndescription: Spare.\nportability:\n  enabled: true\n  model_preferences:\n    - openai/gpt-of-the-agent\n---\nText.\n");
        const Diagnostics found = unknownModels(copy, QStringLiteral("spare"), QStringLiteral("openai"), QStringLiteral("gpt-of-the-agent"));
        QCOMPARE(found.size(), 1);
        QCOMPARE(toString(found.first().location), QStringLiteral("agents/spare.md:7:7"));
    }

    void locatesAModelInAWorkspaceAdapter()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("portability/providers/parrot.yaml"),
            "provider:\n  name: parrot\n  api_format: openai-compatible\n  default_model: grey\n  models: [{id: green}]\nrendering:\n  structured_output: {mechanism: prompt_text}\n");
        const Diagnostics found = unknownModels(copy, {}, QStringLiteral("parrot"), {});
        QCOMPARE(found.size(), 1);
        QCOMPARE(toString(found.first().location), QStringLiteral("portability/providers/parrot.yaml:4:18"));
    }

    /// No finding about a prompt points to a built-in file.
    void neverPointsToABuiltInFile()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        for (const QString &provider : openWorkspace(copy.folder())->providers()) {
            for (const QString &model : {QString(), QStringLiteral("zzz")}) {
                const Result<RenderResult> result = renderPrompt(*openWorkspace(copy.folder()), {{}, provider, model, {}});
                for (const Diagnostic &found : result ? result->diagnostics : Diagnostics())
                    QVERIFY2(!found.location.file.startsWith(u"builtin/"), qPrintable(toString(found)));
            }
        }
    }

    /// A model that the provider's API lists is known, even if the workspace defines the adapter.
    void acceptsModelsFromTheProvidersList()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("portability/providers/parrot.yaml"),
            "provider:\n  name: parrot\n  api_format: openai-compatible\n  models: [{id: green}]\nrendering:\n  structured_output: {mechanism: prompt_text}\n");
        QCOMPARE(unknownModels(copy, {}, QStringLiteral("parrot"), QStringLiteral("grey")).size(), 1);
        const ModelRow row{QStringLiteral("parrot"), {{"id", "grey"}, {"context_window", 4096}}, ModelOrigin::Live, QStringLiteral("parrot"), QStringLiteral("2026-11-22")};
        copy.write(QStringLiteral(".outcrop/models/live-parrot.json"), modelFile({row}));
        QCOMPARE(unknownModels(copy, {}, QStringLiteral("parrot"), QStringLiteral("grey")).size(), 0);
        const OpenedWorkspace opened = *openWorkspace(copy.folder());
        QCOMPARE(opened.catalog.adapter(QStringLiteral("parrot"))->model(QStringLiteral("grey"))->contextWindow, std::optional(4096));
    }
};

OUTCROP_TEST(TestModelMention, NoApplication)

} // namespace tst_modelmention

#include "tst_modelmention.moc"
