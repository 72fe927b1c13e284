// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/ledger.h"
#include "core/render/partnames.h"
#include "tests/support/testregistry.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace tst_lossledger {

namespace {

LedgerEntry entry(const char *part, LossAction action, const char *reason = "")
{
    return {{}, QString::fromLatin1(part), action, QString::fromLatin1(reason)};
}

LedgerEntry keyEntry(const char *key, LossAction action, const char *reason)
{
    LedgerEntry row = entry(key, action, reason);
    row.key = LedgerKey{QStringLiteral("agents/a.md"), QString::fromLatin1(key), {}, {}};
    return row;
}

QStringList partsOf(const Ledger &ledger)
{
    QStringList parts;
    for (const LedgerEntry &one : ledger)
        parts += one.part;
    return parts;
}

QString textOf(const LedgerEntry &one)
{
    return QStringList{one.part, toString(one.action), one.reason}.join(u'|');
}

/// Returns whether another entry already covers this entry. For a key, its value is sent in another form. For a part, its list has an entry with the same
/// reason.
bool isCovered(const LedgerEntry &one, const Ledger &ledger)
{
    if (one.key)
        return !one.key->sentAs.isEmpty();
    return one.action == LossAction::Dropped && std::any_of(ledger.begin(), ledger.end(), [&one](const LedgerEntry &list) {
        return list.lossClass() != LossClass::None && list.reason == one.reason && !list.part.isEmpty() && one.part.startsWith(list.part + u'/');
    });
}

/// Groups at most eight keys by comparing every entry with all others: the reference for the faster groupEntries().
QStringList referenceGroups(const Ledger &ledger)
{
    QList<Ledger> groups;
    for (const LedgerEntry &one : ledger) {
        if (isCovered(one, ledger))
            continue;
        const auto group = std::find_if(groups.begin(), groups.end(), [&one](const Ledger &other) {
            const LedgerEntry &first = other.first();
            return one.key && first.key && first.action == one.action && first.key->file == one.key->file && first.reason == one.reason;
        });
        if (group == groups.end())
            groups += Ledger{one};
        else
            *group += one;
    }
    QStringList texts;
    for (const Ledger &group : std::as_const(groups)) {
        LedgerEntry whole = group.first();
        QStringList keys;
        for (const LedgerEntry &one : group)
            keys += one.key ? one.key->key : QString();
        if (group.size() > 1)
            whole.part = whole.key->file + QStringLiteral(": ") + keys.join(QStringLiteral(", "));
        texts += textOf(whole);
    }
    return texts;
}

/// Returns entries of lists, of their items, and of eight keys in two documents, in any order.
Ledger randomLedger(QRandomGenerator &random)
{
    static const QList<const char *> parts{"examples", "examples/1", "examples/2", "examples/2/text", "tools/0", "tools/0/parameters", "/", "a/", "a//b", ""};
    static const QList<const char *> reasons{"", "too long", "unknown"};
    const auto action = [&random] { return LossAction(random.bounded(int(LossAction::Unused) + 1)); };
    Ledger ledger;
    for (int i = 0; i < 24; ++i)
        ledger += entry(parts.at(random.bounded(parts.size())), random.bounded(2) == 0 ? LossAction::Dropped : action(), reasons.at(random.bounded(reasons.size())));
    for (int i = 0; i < 8; ++i) {
        LedgerEntry row = keyEntry("key", random.bounded(2) == 0 ? LossAction::Dropped : action(), reasons.at(random.bounded(reasons.size())));
        row.key->key = QStringLiteral("key%1").arg(i);
        row.key->file = random.bounded(2) == 0 ? QStringLiteral("a.md") : QStringLiteral("b.md");
        row.key->sentAs = random.bounded(4) == 0 ? QStringLiteral("params.seed") : QString();
        ledger.insert(random.bounded(ledger.size() + 1), row);
    }
    return ledger;
}

} // namespace

class TestLossLedger : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The number of tokens that the server drops changes with every edit, so it is not compared.
    void comparesServerDropsWithoutTheirNumbers()
    {
        QCOMPARE(entry("tokens", LossAction::Dropped, "904 of 5,000 tokens").reasonForComparison(), QString());
        QCOMPARE(entry("system", LossAction::Dropped, "not supported").reasonForComparison(), QStringLiteral("not supported"));
    }

    void classifiesActions_data()
    {
        QTest::addColumn<LossAction>("action");
        QTest::addColumn<QString>("name");
        QTest::newRow("dropped") << LossAction::Dropped << "lost";
        QTest::newRow("truncated") << LossAction::Truncated << "lost";
        QTest::newRow("moved") << LossAction::Moved << "changed";
        QTest::newRow("approximated") << LossAction::Approximated << "changed";
        QTest::newRow("injected") << LossAction::Injected << "added";
        QTest::newRow("unused") << LossAction::Unused << "informational";
        QTest::newRow("kept") << LossAction::Kept << QString();
        QTest::newRow("renamed") << LossAction::Renamed << QString();
        QTest::newRow("applied") << LossAction::Applied << QString();
    }

    void classifiesActions()
    {
        QFETCH(LossAction, action);
        QFETCH(QString, name);
        QCOMPARE(toString(lossClassOf(action)), name);
        const Json row = toJson(Ledger{entry("x", action)}).at(0);
        QCOMPARE(row.contains("class"), !name.isEmpty());
        QCOMPARE(entry("x", action).isLoss(), name == u"lost");
    }

    /// Moved, added and informational entries do not count as losses.
    void countsOnlyLosses()
    {
        const Ledger ledger{entry("tools", LossAction::Moved), entry("store", LossAction::Injected), keyEntry("hooks", LossAction::Unused, "other program"),
            entry("params.seed", LossAction::Dropped), entry("soul", LossAction::Truncated), entry("model", LossAction::Kept),
            entry("params.max_input_tokens", LossAction::Applied)};
        QCOMPARE(partsOf(losses(ledger)), (QStringList{"params.seed", "soul"}));
        QCOMPARE(partsOf(changes(ledger)), (QStringList{"params.seed", "soul", "tools", "store", "hooks"}));
        QCOMPARE(lossCountText(changes(ledger)), QStringLiteral("1 dropped, 1 truncated, 1 moved, 1 added"));
        QCOMPARE(lossCountText({entry("model", LossAction::Kept), keyEntry("hooks", LossAction::Unused, "")}), QString());
    }

    /// Two omitted examples count as one loss, and so do two keys with the same reason.
    void countsALossOnce()
    {
        const Ledger ledger{entry("examples/1", LossAction::Dropped, "1 of 3"), entry("examples/2", LossAction::Dropped, "1 of 3"),
            entry("examples", LossAction::Truncated, "1 of 3"), keyEntry("a", LossAction::Dropped, "unknown"), keyEntry("b", LossAction::Dropped, "unknown")};
        QCOMPARE(partsOf(losses(ledger)), (QStringList{"examples", "agents/a.md: a, b"}));
        const Ledger other{entry("examples/1", LossAction::Dropped, "too long"), entry("examples", LossAction::Truncated, "1 of 3")};
        QCOMPARE(losses(other).size(), 2); // the second loss has another reason
    }

    void groupsMatchTheReference()
    {
        QRandomGenerator random(3);
        for (int i = 0; i < 300; ++i) {
            const Ledger ledger = randomLedger(random);
            const Ledger groups = groupEntries(ledger);
            QStringList texts;
            for (const LedgerEntry &one : groups)
                texts += textOf(one);
            QCOMPARE(texts, referenceGroups(ledger));
        }
    }

    /// A group shows a new value only with the old values. Otherwise, the keys would seem to have been unset before.
    void groupsHaveTheChangeThatAllKeysShare()
    {
        const auto modelEntry = [](const char *key, const char *before) {
            LedgerEntry row = keyEntry(key, LossAction::Dropped, "another model is used");
            row.before = before;
            row.after = "llama3.1:70b";
            return row;
        };
        const Ledger different = groupEntries({modelEntry("model", "openai/gpt-6-sol"), modelEntry("preferences[0]", "openai/gpt-6-luna")});
        QCOMPARE(different.size(), 1);
        QVERIFY(different.first().before.is_null() && different.first().after.is_null());
        const Ledger same = groupEntries({modelEntry("model", "openai/gpt-6-sol"), modelEntry("preferences[0]", "openai/gpt-6-sol")});
        QCOMPARE(same.size(), 1);
        QCOMPARE(same.first().before, Json("openai/gpt-6-sol"));
        QCOMPARE(same.first().after, Json("llama3.1:70b"));
    }

    void keysOfSentPartsAreNotCounted()
    {
        LedgerEntry row = keyEntry("temperature", LossAction::Dropped, "not accepted");
        row.key->sentAs = QStringLiteral("params.temperature");
        QVERIFY(row.lossClass() == LossClass::None);
        QVERIFY(losses({row}).isEmpty());
    }

    void namesToolsAndAttachments()
    {
        PromptBundle bundle;
        bundle.tools = {{QStringLiteral("get_weather"), {}, {}, {}}, {QStringLiteral("handoff"), {}, {}, {}}};
        Attachment plan;
        plan.path = QStringLiteral("beds/plan.png");
        bundle.attachments += plan;
        Message message;
        message.attachments = {plan, plan};
        bundle.history += message;
        Ledger ledger;
        for (const char *part : {"tools/0/parameters", "tools/1", "tools/2/name", "tools", "attachments/0", "attachments/1", "history/0/attachments/1", "params.seed"})
            ledger += entry(part, LossAction::Dropped);
        setPartNames(ledger, bundle);
        QStringList names;
        for (const LedgerEntry &one : std::as_const(ledger))
            names += one.displayName();
        QCOMPARE(names, (QStringList{"get_weather: parameters", "handoff", "tools/2/name", "tools", "attachments/0 (plan.png)", "attachments/1",
            "history/0/attachments/1 (plan.png)", "params.seed"}));
        QCOMPARE(QString::fromStdString(toJson(ledger).at(0).at("name").get<std::string>()), QStringLiteral("get_weather: parameters"));
        ledger[0].path = QStringLiteral("/properties/days");
        QCOMPARE(ledger.at(0).displayPath(), QStringLiteral("tools/0/parameters/properties/days"));
        ledger[0].path = QStringLiteral("tools[0].input_schema");
        QCOMPARE(ledger.at(0).displayPath(), QStringLiteral("tools[0].input_schema"));
    }
};

OUTCROP_TEST(TestLossLedger, NoApplication)

} // namespace tst_lossledger

#include "tst_lossledger.moc"
