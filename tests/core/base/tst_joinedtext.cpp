// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that texts are joined with the punctuation of the user's language.
#include "core/base/explainerror.h"
#include "core/base/joinedtext.h"
#include "core/clients/contextlosses.h"
#include "tests/support/testregistry.h"

#include <QCoreApplication>
#include <QHash>
#include <QTest>
#include <QTranslator>

using namespace outcrop;

namespace tst_joinedtext {

namespace {

/// A catalog with the punctuation of Japanese, and no other texts. Installed while it exists.
class JapanesePunctuation : public QTranslator
{
public:
    JapanesePunctuation() { QCoreApplication::installTranslator(this); }
    ~JapanesePunctuation() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }

    QString translate(const char *context, const char *text, const char *role, int) const override
    {
        static const QHash<QByteArray, QString> catalog{
            {"%1, %2|list", QStringLiteral("%1、%2")},
            {"%1; %2|clauses", QStringLiteral("%1；%2")},
            {"%1 %2|sentences", QStringLiteral("%1%2")},
            {"%1: %2|label", QStringLiteral("%1：%2")},
            {"%1 (%2)|detail", QStringLiteral("%1（%2）")},
            {"%1 s|seconds", QStringLiteral("%1 秒")},
            {"%1.|", QStringLiteral("%1。")},
        };
        return qstrcmp(context, "core/base") == 0 ? catalog.value(QByteArray(text) + '|' + QByteArray(role)) : QString();
    }
};

const QStringList items{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};

/// Returns the items joined by each function.
QStringList joined()
{
    return {items.join(listSeparator()), items.join(clauseSeparator()), items.join(sentenceSeparator()), labeledText(items.at(0), items.at(1)),
        detailedText(items.at(0), items.at(1)), withSeconds(QStringLiteral("3"))};
}

} // namespace

class TestJoinedText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void joinsInEnglish()
    {
        QCOMPARE(joined(), (QStringList{"a, b, c", "a; b; c", "a b c", "a: b", "a (b)", "3 s"}));
    }

    void joinsByLanguage()
    {
        const JapanesePunctuation japanese;
        QCOMPARE(joined(), (QStringList{"a、b、c", "a；b；c", "abc", "a：b", "a（b）", "3 秒"}));
    }

    /// Names may contain text that looks like a placeholder.
    void doesNotExpandPlaceholders()
    {
        QCOMPARE(labeledText(QStringLiteral("%2"), QStringLiteral("%1")), QStringLiteral("%2: %1"));
        QCOMPARE(detailedText(QStringLiteral("%2"), QStringLiteral("%1")), QStringLiteral("%2 (%1)"));
    }

    void composedTextsUseTheLanguage()
    {
        ContextLosses losses;
        losses.truncatedFiles = 1;
        losses.truncatedBytes = 10;
        const Error missing{ErrorCode::NotFound, QStringLiteral("x"), {QStringLiteral("a.md"), {}}};
        QCOMPARE(toString(losses), QStringLiteral("1 file truncated, 10 bytes not sent"));
        QCOMPARE(explainError(missing), QStringLiteral("x. Check whether the file or folder was moved or renamed."));
        const JapanesePunctuation japanese;
        QCOMPARE(toString(losses), QStringLiteral("1 file truncated、10 bytes not sent"));
        QCOMPARE(explainError(missing), QStringLiteral("x。Check whether the file or folder was moved or renamed."));
    }
};

OUTCROP_TEST(TestJoinedText, CoreApplication)

} // namespace tst_joinedtext

#include "tst_joinedtext.moc"
