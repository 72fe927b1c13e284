// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the share of about 500 secrets in realistic texts that the redaction rules find, and the share of about 500 harmless texts that they alter. Prints
// the figures by class and every missed secret.
#include "core/interactions/redaction.h"
#include "tests/support/secrettexts.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <cmath>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_redactionset {

namespace {

constexpr int rounds = 5; ///< number of rounds; a row passes only if it passes with every set of random letters

QString redactText(const QString &text)
{
    static const Redactor redactor(InteractionRules::builtIn());
    RedactionCounts counts;
    return redactor.redacted(text, counts);
}

/// Returns whether a secret was removed completely: neither half may remain.
bool isRemoved(const QString &secret, const QString &from)
{
    const qsizetype half = std::max<qsizetype>(4, (secret.size() + 1) / 2);
    return !from.contains(secret.left(half)) && !from.contains(secret.right(half));
}

SecretText textOf(const SecretRow &row, int round)
{
    return SecretTextGenerator(quint32(row.line * 100 + round)).make(row.pattern);
}

/// Returns the first redacted text of a row in which a secret remains; empty if none does.
QString findMissedSecret(const SecretRow &row)
{
    for (int round = 0; round < rounds; ++round) {
        const SecretText made = textOf(row, round);
        const QString left = redactText(made.text);
        for (const QString &secret : made.secrets) {
            if (!isRemoved(secret, left))
                return left;
        }
    }
    return {};
}

QString findAlteredText(const SecretRow &row)
{
    for (int round = 0; round < rounds; ++round) {
        const QString text = textOf(row, round).text;
        if (const QString left = redactText(text); left != text)
            return left;
    }
    return {};
}

struct Figures {
    int rows = 0;
    int wrong = 0;
};

void addParts()
{
    QTest::addColumn<bool>("heldOut");
    QTest::newRow("seen") << false;
    QTest::newRow("held out") << true;
}

/// Prints the failures, and returns their rate in percent; 100 if there are no rows.
double failureRate(const QString &file, bool isHeldOut, QString (*wrong)(const SecretRow &))
{
    QMap<QString, Figures> figures;
    Figures all;
    QStringList report;
    for (const SecretRow &row : readSecretRows(QStringLiteral(OUTCROP_TEST_DATA "/redaction/") + file)) {
        if (row.isHeldOut() != isHeldOut)
            continue;
        const QString bad = wrong(row);
        Figures &ofKind = figures[row.kind];
        ++ofKind.rows;
        ++all.rows;
        if (bad.isEmpty())
            continue;
        ++ofKind.wrong;
        ++all.wrong;
        report += QStringLiteral("  %1:%2: %3: %4").arg(file).arg(row.line).arg(row.kind, bad.left(200).replace(u'\n', u'⏎'));
    }
    for (auto kind = figures.cbegin(); kind != figures.cend(); ++kind)
        report += QStringLiteral("  %1: %2 of %3 wrong").arg(kind.key()).arg(kind->wrong).arg(kind->rows);
    qInfo().noquote() << QStringLiteral("%1: %2 of %3 wrong\n").arg(file).arg(all.wrong).arg(all.rows) + report.join(u'\n');
    return all.rows == 0 ? 100 : 100.0 * all.wrong / all.rows;
}

} // namespace

class TestRedactionSet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void redactsSecrets_data() { addParts(); }
    void redactsSecrets()
    {
        QFETCH(bool, heldOut);
        QVERIFY(failureRate(QStringLiteral("positives.txt"), heldOut, &findMissedSecret) <= 5);
    }

    void keepsOtherTexts_data() { addParts(); }
    void keepsOtherTexts()
    {
        QFETCH(bool, heldOut);
        QVERIFY(failureRate(QStringLiteral("negatives.txt"), heldOut, &findAlteredText) <= 5);
    }
};

OUTCROP_TEST(TestRedactionSet, CoreApplication)

} // namespace tst_redactionset

#include "tst_redactionset.moc"
