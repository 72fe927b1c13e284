// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the limit for parallel calls: slots are released, and the limit can be raised but not lowered.
#include "adapters/providers/callgate.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_callgate {

class TestCallGate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_stop = {};
        m_stop.request_stop(); // the call does not wait for a free slot
    }

    void destroyingASlotReleasesIt()
    {
        CallGate gate(1);
        {
            const CallGate::Slot first(gate, m_stop.get_token());
            QVERIFY(first);
            QVERIFY(!CallGate::Slot(gate, m_stop.get_token()));
        }
        QVERIFY(CallGate::Slot(gate, m_stop.get_token()));
    }

    void theLimitCanBeRaised()
    {
        CallGate gate(1);
        const CallGate::Slot first(gate, m_stop.get_token());
        gate.raiseLimit(2);
        gate.raiseLimit(1); // a lower limit has no effect
        const CallGate::Slot second(gate, m_stop.get_token());
        QVERIFY(first && second);
        QVERIFY(!CallGate::Slot(gate, m_stop.get_token()));
    }

private:
    std::stop_source m_stop;
};

OUTCROP_TEST(TestCallGate, NoApplication)

} // namespace tst_callgate

#include "tst_callgate.moc"
