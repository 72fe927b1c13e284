// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that memories are promoted and demoted like layers: a memory that most turns of a workload use becomes a layer, and an unused
// layer is removed from the prompt.
#include "app/evolution/evolve.h"
#include "app/evolution/evolvenotices.h"
#include "app/knowledge/retrievecontext.h"
#include "tests/app/ratifyworkspace.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_memorysuggestions {

namespace {

const QDateTime now(QDate(2026, 11, 28), QTime(12, 0), Qt::UTC);
const QString memory = QStringLiteral("MEMORY.md#outbox-backlogs-grow");
const QString layerFile = QStringLiteral("layers/outbox-backlogs-grow.md");

/// A workspace with two memories and recorded turns.
class MemoryWorkspace
{
public:
    MemoryWorkspace()
    {
        m_workspace.copy().write(QStringLiteral("MEMORY.md"), "# Memory\n\n- **Outbox backlogs grow**: drain them nightly with maintenance jobs\n- Talos needs a fixed address\n");
    }

    RatifyWorkspace &workspace() { return m_workspace; }

    /// Records turns. The first `used` turns used `name`; all of them contained `sent`.
    void record(const QString &workload, int count, int used, const QString &name, const QString &sent = {}, const QDateTime &at = now.addDays(-3))
    {
        QList<Interaction> turns;
        for (int i = 0; i < count; ++i) {
            Interaction turn{0, at.addSecs(i)};
            turn.workload = workload;
            turn.layers = sent.isEmpty() ? QStringList() : QStringList(sent);
            turn.details = {{"used", i < used ? Json::array({jsonString(name)}) : Json::array()}};
            turns.append(turn);
        }
        QVERIFY(m_workspace.store().interactions().append(turns).ok());
    }

    EvolveOutcome evolve(const QDateTime &at = now)
    {
        const Result<EvolveOutcome> outcome = outcrop::evolve(m_workspace.open(), m_workspace.store(), nullptr, {at, at.addDays(-30)});
        if (!outcome)
            qFatal("%s", qPrintable(outcome.error().message));
        return *outcome;
    }

private:
    RatifyWorkspace m_workspace;
};

const Suggestion *find(const EvolveOutcome &outcome, const QString &kind, const QString &target)
{
    const QList<Suggestion> &all = outcome.report.suggestions;
    const auto found = std::find_if(all.begin(), all.end(), [&](const Suggestion &one) { return one.kind == kind && one.target == target; });
    return found == all.end() ? nullptr : &*found;
}

/// Stores notifications instead of sending them.
class RecordingNotifier : public Notifier
{
public:
    QString name() const override { return QStringLiteral("test"); }
    Status send(const Notification &notice) override
    {
        sent.append(notice.title + u'\n' + notice.text);
        return success();
    }
    QStringList sent;
};

} // namespace

class MemorySuggestionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void promotesAFrequentlyUsedMemory();
    void doesNotPromoteARarelyUsedMemory();
    void doesNotPromoteMemoriesInALayer();
    void demotesAnUnusedPromotedMemory();
    void sendsFirstRunWeeklyAndFailureNotices();
};

void MemorySuggestionsTest::promotesAFrequentlyUsedMemory()
{
    MemoryWorkspace home;
    home.record(QStringLiteral("platform/k8s"), 80, 70, memory);
    const EvolveOutcome outcome = home.evolve();
    const Suggestion *suggestion = find(outcome, QStringLiteral("promote"), layerFile);
    QVERIFY2(suggestion, qPrintable(outcome.text));
    QVERIFY2(suggestion->title.contains(QStringLiteral("Outbox backlogs grow")) && suggestion->title.contains(QStringLiteral("platform")), qPrintable(suggestion->title));
    QVERIFY(*suggestion->confidence < 1);
    const Result<AcceptPlan> plan = planAcceptance(home.workspace().open(), nullptr, *suggestion);
    QVERIFY2(plan.ok(), plan ? "" : qPrintable(plan.error().message));
    QVERIFY(acceptSuggestion(home.workspace().store(), home.workspace().open(), nullptr, *plan, testDecider()).ok());
    const OpenedWorkspace opened = home.workspace().open();
    const auto &layers = opened.library.stack.layers;
    const auto layer = std::find_if(layers.begin(), layers.end(), [](const Layer &one) { return one.file() == layerFile; });
    QVERIFY(layer != layers.end());
    QCOMPARE(layer->tier, Tier::Topsoil);
    QCOMPARE(layer->title, QStringLiteral("Outbox backlogs grow"));
    QVERIFY2(opened.library.diagnostics.isEmpty(), opened.library.diagnostics.isEmpty() ? "" : qPrintable(opened.library.diagnostics.first().message));
    Selection selection;
    selection.workload = QStringLiteral("platform/k8s");
    const auto contains = [&](const Selection &one) {
        const QList<Section> sections = compose(opened.library, one).bundle.sections;
        return std::any_of(sections.begin(), sections.end(), [](const Section &section) { return section.id == layerFile && section.content.text().contains(QStringLiteral("drain them nightly")); });
    };
    QVERIFY(contains(selection));
    selection.workload = QStringLiteral("comms");
    QVERIFY(!contains(selection));
    QVERIFY(!find(home.evolve(now.addSecs(3600)), QStringLiteral("promote"), layerFile)); // the memory has become a layer
}

void MemorySuggestionsTest::doesNotPromoteARarelyUsedMemory()
{
    MemoryWorkspace home;
    home.record(QStringLiteral("platform"), 80, 20, memory);
    QVERIFY(!find(home.evolve(), QStringLiteral("promote"), layerFile));
    MemoryWorkspace few;
    few.record(QStringLiteral("platform"), 12, 12, memory);
    QVERIFY(!find(few.evolve(), QStringLiteral("promote"), layerFile));
}

void MemorySuggestionsTest::doesNotPromoteMemoriesInALayer()
{
    MemoryWorkspace home;
    home.workspace().copy().write(QStringLiteral("config.toml"), "[prompt_layers]\nmemory = \"MEMORY.md\"\n");
    home.record(QStringLiteral("platform"), 80, 80, memory);
    QVERIFY(!find(home.evolve(), QStringLiteral("promote"), layerFile));
}

void MemorySuggestionsTest::demotesAnUnusedPromotedMemory()
{
    MemoryWorkspace home;
    home.workspace().copy().write(layerFile, "---\ntitle: Outbox backlogs grow\ntier: topsoil\nmemory: \"MEMORY.md#outbox-backlogs-grow\"\n---\ndrain them nightly\n");
    home.record(QStringLiteral("platform"), 200, 0, layerFile, layerFile);
    const EvolveOutcome outcome = home.evolve();
    const Suggestion *suggestion = find(outcome, QStringLiteral("demote"), layerFile);
    QVERIFY2(suggestion, qPrintable(outcome.text));
    QVERIFY2(suggestion->diff.contains(QStringLiteral("when:")), qPrintable(suggestion->diff));
}

void MemorySuggestionsTest::sendsFirstRunWeeklyAndFailureNotices()
{
    MemoryWorkspace home;
    home.record(QStringLiteral("platform"), 5, 0, {});
    RecordingNotifier notifier;
    const OpenedWorkspace before = home.workspace().open();
    QVERIFY(sendDueNotices(home.evolve(), before, home.workspace().store(), notifier).ok());
    QCOMPARE(notifier.sent.size(), 1);
    QVERIFY2(notifier.sent.first().contains(QStringLiteral("first analysis")) && notifier.sent.first().contains(QStringLiteral("Turns: 5")), qPrintable(notifier.sent.first()));
    QVERIFY(sendDueNotices(home.evolve(now.addDays(2)), home.workspace().open(), home.workspace().store(), notifier).ok());
    QCOMPARE(notifier.sent.size(), 1);
    const Suggestion open = home.workspace().storeSuggestion(); // the suggestion is made at the current time of the computer
    home.record(QStringLiteral("platform"), 7, 0, {}, {}, now.addDays(4));
    QVERIFY(sendDueNotices(home.evolve(now.addDays(8)), home.workspace().open(), home.workspace().store(), notifier).ok());
    QCOMPARE(notifier.sent.size(), 2);
    QVERIFY2(notifier.sent.last().contains(QStringLiteral("summary since 2026-11-28")) && notifier.sent.last().contains(QStringLiteral("Turns: 7")) && notifier.sent.last().contains(QStringLiteral("Open: 1")), qPrintable(notifier.sent.last()));
    QVERIFY(sendFailureNotice(Error{ErrorCode::Unreadable, QStringLiteral("The disk is full."), {}}, home.workspace().open(), notifier).ok());
    QVERIFY2(notifier.sent.last().contains(QStringLiteral("the analysis failed")) && notifier.sent.last().contains(QStringLiteral("The disk is full.")), qPrintable(notifier.sent.last()));
}

OUTCROP_TEST(MemorySuggestionsTest, CoreApplication)

} // namespace tst_memorysuggestions

#include "tst_memorysuggestions.moc"
