// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which skill descriptions are truncated or omitted to fit a client's budget.
#include "core/retrieval/skilllisting.h"
#include "tests/support/testregistry.h"

#include <QDate>
#include <QTest>

using namespace outcrop;

namespace tst_skilllisting {

namespace {

SkillListingRules listingRules(double share, qsizetype longest)
{
    return {QStringLiteral("test"), share, 4, longest};
}

/// Returns `name:outcome` in the order of the listing. The outcomes are w (whole), s (shortened), n (name only) and h (hidden).
QString outcomesText(const SkillListing &listing)
{
    QStringList texts;
    for (const ListedSkill &skill : listing.skills)
        texts.append(skill.name + u':' + QStringLiteral("wsnh").at(int(skill.outcome)));
    return texts.join(u' ');
}

ListableSkill skill(const char *name, int letters, double used = 0, bool isHidden = false)
{
    return {QString::fromLatin1(name), QString(letters, u'x'), isHidden, used};
}

} // namespace

class TestSkillListing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fitsSkillsIntoTheBudget_data()
    {
        QTest::addColumn<int>("budget");
        QTest::addColumn<QString>("expected");
        // Complete lines have 1+5+10 characters for a, 1+5+20 for b and 1+5+30 for c, so 78 in total. The names alone have 12.
        QTest::newRow("room for all") << 78 << "c:w a:w b:w";
        QTest::newRow("one character fewer") << 77 << "c:w a:w b:n";
        QTest::newRow("the most used is kept") << 44 << "c:w a:n b:n";
        QTest::newRow("a fitting item after one that does not fit") << 43 << "c:n a:w b:n";
        QTest::newRow("names only") << 12 << "c:n a:n b:n";
        QTest::newRow("not even names") << 0 << "c:n a:n b:n";
    }

    void fitsSkillsIntoTheBudget()
    {
        QFETCH(int, budget);
        const QList<ListableSkill> skills{skill("a", 10), skill("b", 20), skill("c", 30, 2)};
        const SkillListing listing = listSkills(skills, listingRules(0.01, 0), 200'000, budget);
        QTEST(outcomesText(listing), "expected");
        QCOMPARE(listing.fullLength, 78);
        QVERIFY(listing.shownLength <= std::max(budget, 12));
    }

    void derivesTheBudgetFromTheContextWindow()
    {
        QCOMPARE(listSkills({}, listingRules(0.01, 0), 200'000).budget, std::optional<qint64>(8000));
        QCOMPARE(listSkills({}, listingRules(0, 0), 200'000).budget, std::nullopt);
    }

    void shortensLongDescriptionsAndOmitsHiddenSkills()
    {
        const SkillListing listing = listSkills({skill("long", 2000), skill("own", 50, 9, true), skill("short", 5)}, listingRules(0, 1536), 1000);
        QCOMPARE(outcomesText(listing), QStringLiteral("long:s short:w own:h"));
        QCOMPARE(listing.skills[0].shownLength, 1536);
        QCOMPARE(listing.shownLength, qint64(4 + 5 + 1536 + 5 + 5 + 5));
    }

    void recentUseDecays()
    {
        QCOMPARE(recentUse(10, 0), 10.0);
        QCOMPARE(recentUse(10, 7), 5.0);
        QCOMPARE(recentUse(10, 700), 1.0);
    }

    void everyClientHasASource()
    {
        for (const SkillListingRules &client : skillListingRules())
            QVERIFY2(!client.source.isEmpty() && QDate::fromString(client.checked, Qt::ISODate).isValid(), qPrintable(client.client));
    }
};

OUTCROP_TEST(TestSkillListing, CoreApplication)

} // namespace tst_skilllisting

#include "tst_skilllisting.moc"
