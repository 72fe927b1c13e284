// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the proposed tags: the evidence from names, texts, use and similar skills, and the low weight of words that occur in all skills.
#include "core/interactions/tagproposal.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_tagproposal {

namespace {

QList<TagProposal> proposalsFor(const QList<TaggableSkill> &skills)
{
    static const Classifier classifier(defaultTaxonomy(), InteractionRules::builtIn());
    return proposeTags(classifier, skills);
}

TaggableSkill skill(const QString &name, const QString &description, const QString &body = {})
{
    return {QStringLiteral("skills/%1/SKILL.md").arg(name), name, description, body};
}

} // namespace

class TestTagProposal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void proposesTagsFromNameAndDescription()
    {
        const QList<TagProposal> all = proposalsFor({skill("k8s", "Operate the cluster with kubectl."), skill("webhooks", "Add a webhook to the gateway.", "kubectl"), skill("email", "Sort the inbox.")});
        QCOMPARE(all.size(), 3);
        QCOMPARE(all.at(0).tag, QStringLiteral("platform/k8s"));
        QCOMPARE(all.at(1).tag.section(u'/', 0, 0), QStringLiteral("integration"));
        QCOMPARE(all.at(2).tag, QStringLiteral("comms/email"));
        QVERIFY(all.at(0).confidence > 0.5 && all.at(0).confidence <= 1);
        QVERIFY2(all.at(0).evidence.contains(QStringLiteral("name: k8s")), qPrintable(all.at(0).evidence.join(u'|')));
    }

    void proposesNoTagWithoutEvidence()
    {
        const QList<TagProposal> all = proposalsFor({skill("zither", "Tune the strings.")});
        QCOMPARE(all.first().tag, QString());
        QCOMPARE(all.first().confidence, 0);
    }

    void recordedUseIsEvidence()
    {
        TaggableSkill used = skill("zither", "Tune the strings.");
        used.uses = {{QStringLiteral("pipeline"), 9}, {QStringLiteral("comms"), 1}};
        const QList<TagProposal> all = proposalsFor({used});
        QCOMPARE(all.first().tag, QStringLiteral("pipeline"));
        QCOMPARE(all.first().evidence, QStringList{"9 of the 10 interactions that used this document have this workload"});
    }

    void proposesTheTagOfASimilarSkill()
    {
        TaggableSkill tagged = skill("zither", "Tune strings of the zither, bridge and hammer.");
        tagged.tag = QStringLiteral("observe");
        const QList<TagProposal> all = proposalsFor({tagged, skill("harp", "Tune strings of the harp, bridge and hammer."), skill("soup", "Boil carrots.")});
        QCOMPARE(all.size(), 2); // a tagged skill needs no proposal
        QCOMPARE(all.at(0).tag, QStringLiteral("observe"));
        QVERIFY(all.at(0).evidence.first().startsWith(QStringLiteral("similar to skills/zither/SKILL.md")));
        QCOMPARE(all.at(1).tag, QString());
    }

    void commonWordsCountLess()
    {
        QList<TaggableSkill> skills{skill("tide", "Verify the tide.", "kubectl")};
        const double alone = proposalsFor(skills).first().confidence;
        for (int i = 0; i < 20; ++i)
            skills.append(skill(QStringLiteral("x%1").arg(i), "Verify it."));
        QVERIFY(proposalsFor(skills).first().confidence < alone);
    }
};

OUTCROP_TEST(TestTagProposal, NoApplication)

} // namespace tst_tagproposal

#include "tst_tagproposal.moc"
