// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the four original configuration files: they have no unknown fields, and loading them loses no values.
#include "core/documents/data/yamlreader.h"
#include "core/rules/promptconfiguration.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QSet>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_corporaconfiguration {

namespace {

QByteArray corpus(const QString &name)
{
    QFile file(qEnvironmentVariable("OUTCROP_CORPORA") + QStringLiteral("/obra/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns `path=value` for every scalar value and every empty list or mapping.
QStringList leaves(const DataNode &node, const QString &path)
{
    QStringList all;
    for (const DataNode::Member &member : node.members())
        all += leaves(member.value, path + u'/' + member.key);
    for (qsizetype i = 0; i < node.items().size(); ++i)
        all += leaves(node.items().at(i), QStringLiteral("%1/%2").arg(path).arg(i));
    if (all.isEmpty())
        all.append(path + u'=' + QString::fromStdString(node.toJson().dump()));
    return all;
}

DataNode rootOf(const QString &name)
{
    return readYaml(QString::fromUtf8(corpus(name)), name).root;
}

} // namespace

class CorporaConfiguration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (corpus(QStringLiteral("prompt_rules.yaml")).isEmpty())
            QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
        QList<SourceFile> files;
        for (const char *name : {"prompt_rules.yaml", "hybrid_prompt_templates.yaml", "response_schemas.yaml", "complexity_thresholds.yaml"})
            files.append({QStringLiteral("config/") + QLatin1String(name), corpus(QLatin1String(name))});
        m_configuration = PromptConfiguration::read(Workspace::fromFiles({}, files));
    }

    /// Every key is known, and every value is allowed. The only finding is about the seed's templates, which name a domain without rules.
    void recognizesEveryKey()
    {
        Diagnostics wrong = m_configuration.diagnostics;
        wrong.removeIf([](const Diagnostic &one) { return one.severity == Severity::Note || one.code == u"template-domain-unknown"; });
        QVERIFY2(wrong.isEmpty(), qPrintable(findings(wrong)));
        QVERIFY(m_configuration.complexityThresholds);
    }

    void readsEveryRuleCompletely()
    {
        const RuleSet &set = *m_configuration.rules;
        QCOMPARE(set.domains.size(), 7);
        QCOMPARE(set.rules.size(), 38);
        QStringList kept;
        QHash<QString, int> next;
        QSet<RuleValidation> ways;
        for (const Rule &rule : set.rules) {
            kept += leaves(rule.data, QStringLiteral("/%1/%2").arg(rule.domain).arg(next[rule.domain]++));
            ways.insert(rule.validation);
            QVERIFY2(!rule.positiveExample.isEmpty() && !rule.negativeExample.isEmpty() && !rule.enforcement.isEmpty(), qPrintable(rule.id));
        }
        QCOMPARE(kept, leaves(rootOf(QStringLiteral("prompt_rules.yaml"))[u"rules"], {}));
        QCOMPARE(ways.size(), 7);
    }

    void readsTemplatesAndResponsesCompletely()
    {
        QCOMPARE(leaves(m_configuration.templates->data, {}), leaves(rootOf(QStringLiteral("hybrid_prompt_templates.yaml")), {}));
        QCOMPARE(leaves(m_configuration.responses->data, {}), leaves(rootOf(QStringLiteral("response_schemas.yaml")), {}));
        QVERIFY(m_configuration.templates->templates.size() >= 5);
    }

private:
    PromptConfiguration m_configuration;
};

OUTCROP_TEST(CorporaConfiguration, NoApplication)

} // namespace tst_corporaconfiguration

#include "tst_corporaconfiguration.moc"
