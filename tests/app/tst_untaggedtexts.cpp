// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which recorded requests are searched for new categories.
#include "app/evolution/evolvecategories.h"
#include "app/evolution/untaggedtexts.h"
#include "app/records/storelocation.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/samplerecords.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_untaggedtexts {

namespace {

class StoredTurnsFixture
{
public:
    OpenedWorkspace open() const { return *openWorkspace(m_copy.folder()); }
    Store &store()
    {
        if (!m_opened)
            m_opened = openStore(storeLocation(open()), m_keys);
        return *(*m_opened)->store;
    }
    void storeTurns(const QList<Interaction> &turns)
    {
        if (!store().interactions().append(turns))
            qFatal("nothing is kept");
    }
    QStringList texts(const RecordFilter &within = {}, qsizetype most = 20'000)
    {
        QStringList texts;
        const Result<QList<UntaggedText>> untagged = findUntaggedInteractions(open(), store(), within, most);
        for (const UntaggedText &one : *untagged)
            texts += one.text;
        return texts;
    }

private:
    WorkspaceCopy m_copy{QStringLiteral("plain")};
    KeyRing m_keys{m_copy.siblingPath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(std::make_shared<FakeKeys>())};
    std::optional<Result<OpenedStore>> m_opened;
};

Interaction turn(const QString &request, int day = 1)
{
    Interaction interaction{0, noon(day)};
    interaction.request = request;
    return interaction;
}

QStringList numbered(int from, int until)
{
    QStringList texts;
    for (int i = from; i != until; i += from < until ? 1 : -1)
        texts += QString::number(i);
    return texts;
}

} // namespace

class TestUntaggedTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usesTheQuestionNotTheConversation()
    {
        StoredTurnsFixture room;
        Interaction whole = turn(QStringLiteral("system: Be short.\n\nuser: water the beans"));
        whole.details = Json{{"question", "water the beans"}};
        room.storeTurns({whole, turn(QString(5000, u'x'))});
        QCOMPARE(room.texts(), (QStringList{QString(4000, u'x'), QStringLiteral("water the beans")}));
    }

    void skipsExperimentsAndEmptyRequests()
    {
        StoredTurnsFixture room;
        Interaction trial = turn(QString());
        trial.source = QStringLiteral("experiment");
        Interaction described = turn(QStringLiteral("of a plan"));
        described.source = trial.source;
        Interaction tagged = turn(QStringLiteral("known"));
        tagged.workload = QStringLiteral("platform/k8s");
        Interaction strange = turn(QStringLiteral("strange"));
        strange.workload = QStringLiteral("no-such-concept");
        room.storeTurns({trial, described, turn(QString()), tagged, strange, turn(QStringLiteral("work"))});
        QCOMPARE(room.texts(), (QStringList{QStringLiteral("work"), QStringLiteral("strange")}));
    }

    void readsManyTurnsPageByPage()
    {
        StoredTurnsFixture room;
        QList<Interaction> turns;
        for (const QString &text : numbered(0, 1200)) {
            turns += turn(text);
            turns += turn(QString());
        }
        room.storeTurns(turns);
        QCOMPARE(room.texts(), numbered(1199, -1));
        QCOMPARE(room.texts({}, 700), numbered(1199, 499));
    }

    void usesOnlyTurnsInTheTimeRange()
    {
        StoredTurnsFixture room;
        QList<Interaction> turns;
        for (int i = 0; i < 40; ++i)
            turns += turn(QStringLiteral("prune the espaliered quince in the walled orchard %1").arg(i), i < 20 ? 1 : 3);
        room.storeTurns(turns);
        EvolutionLimits limits;
        limits.minimumTurns = 30;
        QCOMPARE(room.texts({.from = noon(2)}).size(), 20);
        QCOMPARE(proposeNewCategories(room.open(), room.store(), {.from = noon(2), .until = noon(9)}, limits)->size(), 0);
        const Result<QList<Proposal>> all = proposeNewCategories(room.open(), room.store(), {.from = noon(1), .until = noon(9)}, limits);
        QCOMPARE(all->size(), 1);
        QVERIFY2(all->first().suggestion.reason.contains(u"40"), qPrintable(all->first().suggestion.reason));
    }
};

OUTCROP_TEST(TestUntaggedTexts, CoreApplication)

} // namespace tst_untaggedtexts

#include "tst_untaggedtexts.moc"
