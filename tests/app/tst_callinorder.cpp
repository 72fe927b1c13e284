// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/callinorder.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace {

/// Fails as it is told for each model in turn, and answers when there is nothing more to fail with.
class FailingProvider : public Provider
{
public:
    explicit FailingProvider(const QList<FailureKind> &failures, bool showsFirst = false) : m_failures(failures), m_showsFirst(showsFirst) { }

    ProviderCall call(const RenderedRequest &request, const std::stop_token &, const AnswerListener &listener) override
    {
        m_asked.append(request.provider + u'/' + request.model);
        if (m_showsFirst && listener)
            listener({AnswerPiece::Kind::Text, QStringLiteral("Hel")});
        ProviderCall call;
        if (m_failures.isEmpty())
            call.answer.text = QStringLiteral("Hello");
        else
            call.failure = CallFailure{m_failures.takeFirst(), QStringLiteral("because")};
        return call;
    }
    const QStringList &asked() const { return m_asked; }

private:
    QList<FailureKind> m_failures;
    const bool m_showsFirst;
    QStringList m_asked;
};

RenderJob job()
{
    RenderJob job;
    job.selection.agent = QStringLiteral("cataloguer");
    job.selection.request = QStringLiteral("Describe!");
    job.provider = QStringLiteral("anthropic");
    return job;
}

} // namespace

/// The agent's models one after the other, and only as long as asking another costs nobody twice.
class CallInOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theAgentsModelsFollow();
    void theNextIsAskedOnlyWhereNothingWasDone_data();
    void theNextIsAskedOnlyWhereNothingWasDone();
    void whatWasShownStands();
    void whenNobodyAnswersEachHasItsReason();

private:
    const WorkspaceCopy m_copy{QStringLiteral("plain")};
    const OpenedWorkspace m_opened = *openWorkspace(m_copy.folder());
};

void CallInOrder::theAgentsModelsFollow()
{
    const QList<RenderJob> jobs = preferredJobs(m_opened, job());
    QVERIFY(jobs.size() > 1);
    QCOMPARE(jobs.first().provider, QStringLiteral("anthropic"));
    for (const RenderJob &next : jobs)
        QVERIFY2(next.provider != QLatin1String("manual"), "nobody can be called there");
    QStringList providers;
    for (const RenderJob &next : jobs)
        providers.append(next.provider + u'/' + next.model);
    QCOMPARE(QStringList(providers).removeDuplicates(), 0);
}

void CallInOrder::theNextIsAskedOnlyWhereNothingWasDone_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("goesOn");
    for (const FailureKind kind : {FailureKind::NoKey, FailureKind::NotReached, FailureKind::Unauthorized, FailureKind::RateLimited, FailureKind::Overloaded})
        QTest::addRow("%s", qPrintable(failureName(kind))) << int(kind) << true;
    for (const FailureKind kind : {FailureKind::Lost, FailureKind::TimedOut, FailureKind::Malformed, FailureKind::Cut, FailureKind::Cancelled})
        QTest::addRow("%s", qPrintable(failureName(kind))) << int(kind) << false;
}

void CallInOrder::theNextIsAskedOnlyWhereNothingWasDone()
{
    QFETCH(int, kind);
    QFETCH(bool, goesOn);
    FailingProvider provider({FailureKind(kind)});
    const FallbackCall call = callInOrder(provider, m_opened, preferredJobs(m_opened, job()), {});
    QCOMPARE(provider.asked().size(), goesOn ? 2 : 1);
    QCOMPARE(call.asked.size(), provider.asked().size());
    QVERIFY(!call.asked.first().reason.isEmpty());
    QCOMPARE(call.last().call.answer.text, goesOn ? QStringLiteral("Hello") : QString());
    QCOMPARE(call.last().reason.isEmpty(), goesOn);
}

void CallInOrder::whatWasShownStands()
{
    FailingProvider provider({FailureKind::Overloaded}, true);
    QString shown;
    callInOrder(provider, m_opened, preferredJobs(m_opened, job()), {}, [&shown](const AnswerPiece &piece) { shown += piece.text; });
    QCOMPARE(provider.asked().size(), 1);
    QCOMPARE(shown, QStringLiteral("Hel"));
}

void CallInOrder::whenNobodyAnswersEachHasItsReason()
{
    FailingProvider provider(QList<FailureKind>(20, FailureKind::NotReached));
    const QList<RenderJob> jobs = preferredJobs(m_opened, job());
    const FallbackCall call = callInOrder(provider, m_opened, jobs, {});
    QCOMPARE(call.asked.size(), jobs.size());
    for (const AskedModel &asked : call.asked)
        QCOMPARE(asked.reason, QStringLiteral("because"));
}

OUTCROP_TEST(CallInOrder, CoreApplication)

#include "tst_callinorder.moc"
