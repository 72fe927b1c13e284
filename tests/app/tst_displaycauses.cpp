// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that causes of requests and sources of keys are translated in text for people, and remain in English in JSON.
#include "app/keys/keysettings.h"
#include "app/send/sendplan.h"
#include "tests/support/testregistry.h"
#include "tests/support/wordlesstranslator.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_displaycauses {

class TestDisplayCauses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void causesOfRequests()
    {
        QStringList english;
        for (int cause = 0; cause <= static_cast<int>(RequestCause::Judge); ++cause)
            english.append(requestCauseTitle(static_cast<RequestCause>(cause)));
        QCOMPARE(english.join(u'|'), QStringLiteral("summary|prompt|retry|fallback|schema retry|tool results|tool simulation|judge"));
        const WordlessTranslator wordless;
        for (int cause = 0; cause <= static_cast<int>(RequestCause::Judge); ++cause)
            QCOMPARE(wordsIn(requestCauseTitle(static_cast<RequestCause>(cause))), QStringList());
        QCOMPARE(requestCauseName(RequestCause::ToolReply), QStringLiteral("tool-model"));
    }

    void sourcesOfKeys()
    {
        for (const KeySource source : {KeySource::Memory, KeySource::Environment, KeySource::System}) {
            QCOMPARE(keySourceText(source), keySourceName(source));
            const WordlessTranslator wordless;
            QCOMPARE(wordsIn(keySourceText(source)), QStringList());
            QCOMPARE(keySourceFromName(keySourceName(source)), source);
        }
    }
};

OUTCROP_TEST(TestDisplayCauses, CoreApplication)

} // namespace tst_displaycauses

#include "tst_displaycauses.moc"
