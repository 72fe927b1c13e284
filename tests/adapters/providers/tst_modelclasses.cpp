// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the requests for each class of model (ADR-PROJ010-003, section 7), with the built-in adapters and those in the research document. The document is
// not part of the repository: OUTCROP_CORPORA names its folder.
#include "adapters/providers/builtinproviders.h"
#include "core/render/renderer.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_modelclasses {

namespace {

/// Returns a bundle with one section of each part, in an order that the renderer changes for small context windows. The bundle has five examples, of
/// which two to four may be sent.
PromptBundle sampleBundle()
{
    PromptBundle bundle;
    const auto section = [&bundle](const char *title, Part part, Tier tier) {
        const QString name = QLatin1String(title);
        bundle.sections.append({name, name, part, tier, TracedText::generated(name + QStringLiteral(" text."), {})});
    };
    section("Background", Part::Context, Tier::Granite);
    section("Layout", Part::Format, Tier::Granite);
    section("Who", Part::Identity, Tier::Sandstone);
    section("Means", Part::Tools, Tier::Sandstone);
    section("Rules", Part::Constraints, Tier::Weather);
    for (int i = 1; i <= 5; ++i)
        bundle.examples.append(TracedText::generated(QStringLiteral("sample %1").arg(i), {}));
    bundle.minimumExamples = 2;
    bundle.maximumExamples = 4;
    bundle.request = TracedText::generated(QStringLiteral("Go."), {});
    return bundle;
}

bool asksForReasoning(const RenderedRequest &request)
{
    return request.display.text().contains(QLatin1String("step by step"));
}

qsizetype examplesIn(const RenderedRequest &request)
{
    return request.bodyText().text().count(QLatin1String("sample "));
}

/// Returns whether the first text occurs before the second in the request. A missing text counts as first.
bool isBefore(const RenderedRequest &request, const char *first, const char *second)
{
    const QString text = request.bodyText().text();
    return text.indexOf(QLatin1String(first)) < text.indexOf(QLatin1String(second));
}

const LedgerEntry *entryFor(const RenderedRequest &request, const char *part)
{
    for (const LedgerEntry &entry : request.ledger) {
        if (entry.part == QLatin1String(part))
            return &entry;
    }
    return nullptr;
}

} // namespace

class TestModelClasses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_currentCatalog = ProviderCatalog::read(builtInProviders(), {});
        const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
        if (corpora.isEmpty())
            return;
        QList<SourceFile> files;
        for (const SourceFile &file : filesOf(corpora + QStringLiteral("/jerry/providers")))
            files.append({QStringLiteral("portability/providers/") + file.path, file.bytes});
        m_researchCatalog = m_currentCatalog.with(Workspace::fromFiles({QStringLiteral("research")}, files));
    }

    void followsTheModelClassTable_data()
    {
        QTest::addColumn<bool>("research");
        QTest::addColumn<QString>("provider");
        QTest::addColumn<QString>("model");
        QTest::addColumn<bool>("adaptive");
        QTest::addColumn<int>("examples");
        const auto row = [](const char *source, const char *provider, const char *model, bool adaptive, int examples) {
            QTest::addRow("%s %s/%s", source, provider, model)
                << (QLatin1String(source) == QLatin1String("research")) << QString(QLatin1String(provider)) << QString(QLatin1String(model)) << adaptive << examples;
        };
        // The models in the research document. Its table lists Mistral as non-reasoning, but the adapter file declares that mistral-large reasons.
        // The declaration of the specific model takes precedence.
        row("research", "anthropic", "claude-opus-4", false, 2);
        row("research", "anthropic", "claude-sonnet-4", false, 2);
        row("research", "anthropic", "claude-haiku-3.5", false, 3);
        row("research", "openai", "gpt-4o", false, 2);
        row("research", "openai", "gpt-4.1", false, 2);
        row("research", "openai", "o3", false, 2);
        row("research", "google", "gemini-2.5-pro", false, 2);
        row("research", "google", "gemini-2.0-flash", false, 2);
        row("research", "open-source", "llama3.1:70b", true, 4);
        row("research", "open-source", "mistral-large", false, 2);
        row("research", "open-source", "gemma-2:27b", true, 2); // this model has a small context window
        // Current models.
        row("ours", "anthropic", "claude-opus-5-5", false, 2);
        row("ours", "anthropic", "claude-sonnet-5-5", false, 2);
        row("ours", "anthropic", "claude-haiku-5-5", false, 3);
        row("ours", "openai", "gpt-6-sol", false, 2);
        row("ours", "openai", "gpt-5.4-mini", false, 3);
        row("ours", "google", "gemini-3.1-pro-preview", false, 2);
        row("ours", "google", "gemini-3.8-flash", false, 2);
        row("ours", "open-source", "llama3.1:70b", true, 4);
        row("ours", "open-source", "mistral-large", false, 2);
        row("ours", "open-source", "gemma-2:27b", true, 2);
        row("ours", "manual", "any", false, 2);
        // Models that no adapter lists use the adapter's defaults.
        row("ours", "anthropic", "claude-next", false, 4);
        row("ours", "open-source", "phi-9", true, 4);
    }

    void followsTheModelClassTable()
    {
        QFETCH(bool, research);
        QFETCH(QString, provider);
        QFETCH(QString, model);
        QFETCH(bool, adaptive);
        QFETCH(int, examples);
        const ProviderCatalog &catalog = research ? m_researchCatalog : m_currentCatalog;
        if (!catalog.adapter(provider))
            QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
        const auto target = chooseTarget(catalog, provider, model, {});
        QVERIFY(target.ok());
        QCOMPARE(target->model.id, model);
        PromptBundle bundle = sampleBundle();
        const auto rendered = [&](const char *strategy) {
            bundle.reasoningStrategy = QLatin1String(strategy);
            return render(bundle, *target);
        };
        QCOMPARE(asksForReasoning(rendered("adaptive")), adaptive);
        QVERIFY(asksForReasoning(rendered("explicit_cot")));
        QVERIFY(!asksForReasoning(rendered("none")));
        QCOMPARE(examplesIn(rendered("none")), examples);
        const RenderedRequest request = rendered("adaptive");
        const LedgerEntry *note = entryFor(request, "examples");
        QVERIFY(note && note->before == Json(5) && note->after == Json(examples));
        QCOMPARE(entryFor(request, "reasoning_strategy") != nullptr, adaptive);
    }

    void putsConstraintsFirstForOpenModels()
    {
        const PromptBundle bundle = sampleBundle();
        QVERIFY(isBefore(render(bundle, *chooseTarget(m_currentCatalog, QStringLiteral("open-source"), QStringLiteral("llama3.1:70b"), {})), "Rules text", "Background text"));
        QVERIFY(isBefore(render(bundle, *chooseTarget(m_currentCatalog, QStringLiteral("anthropic"), {}, {})), "Background text", "Rules text"));
    }

    void putsConstraintsAndToolsFirstInSmallContextWindows()
    {
        for (const ProviderCatalog &catalog : {m_currentCatalog, m_researchCatalog}) {
            if (catalog.adapters().isEmpty())
                continue;
            const RenderedRequest request =
                render(sampleBundle(), *chooseTarget(catalog, QStringLiteral("open-source"), QStringLiteral("gemma-2:27b"), {}));
            const QList<const char *> order{"Who text", "Rules text", "Means text", "Background text", "sample 1"};
            for (qsizetype i = 1; i < order.size(); ++i)
                QVERIFY2(isBefore(request, order.at(i - 1), order.at(i)), order.at(i));
            const LedgerEntry *note = entryFor(request, "section_order");
            QVERIFY(note && note->action == LossAction::Moved);
            QVERIFY2(note->reason.contains(QLatin1String("below 32000 tokens")), qPrintable(note->reason));
        }
    }

    void keepsTheSectionOrderInLargeContextWindows()
    {
        const RenderedRequest request = render(sampleBundle(), *chooseTarget(m_currentCatalog, QStringLiteral("open-source"), QStringLiteral("llama3.1:70b"), {}));
        QVERIFY(!entryFor(request, "section_order"));
    }

private:
    ProviderCatalog m_currentCatalog;
    ProviderCatalog m_researchCatalog;
};

OUTCROP_TEST(TestModelClasses, CoreApplication)

} // namespace tst_modelclasses

#include "tst_modelclasses.moc"
