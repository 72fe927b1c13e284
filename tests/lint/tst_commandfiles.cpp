// SPDX-License-Identifier: GPL-3.0-or-later
// A command is named only in its files and in one line of knowncommands.cpp, as CONTRIBUTING.md requires, and the placeholders of its options are words.
#include "tests/support/testregistry.h"

#include "sourcetree.h"

#include <QRegularExpression>
#include <QTest>

using namespace lint;

namespace tst_commandfiles {

class TestCommandFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commandsAreNamedOnlyInTheirFilesAndTheList()
    {
        static const QRegularExpression line(QStringLiteral("makeCommand<(\\w+)>"));
        const QString list = QStringLiteral("src/cli/knowncommands.cpp");
        const QStringList sources = filesBelow({"src"}, {"*.h", "*.cpp"});
        QStringList wrong;
        int commands = 0;
        for (const QRegularExpressionMatch &match : line.globalMatch(textOf(list))) {
            ++commands;
            const QString name = match.captured(1);
            const QRegularExpression word(QStringLiteral("\\b%1\\b").arg(name));
            for (const QString &path : sources) {
                const bool isOwn = QRegularExpression(QStringLiteral("/%1\\.(h|cpp)$").arg(name.toLower())).match(path).hasMatch();
                if (!isOwn && path != list && codeOf(path, textOf(path)).contains(word))
                    wrong += QStringLiteral("%1 names %2").arg(path, name);
            }
        }
        QVERIFY(commands > 30);
        QVERIFY2(wrong.isEmpty(), qPrintable(formatFindings(wrong)));
    }

    /// The only letter that is a placeholder is N, for a number.
    void placeholdersAreWords()
    {
        static const QRegularExpression placeholder(QStringLiteral("\\btype_name\\(\"([^\"]*)\"\\)"));
        static const QRegularExpression letter(QStringLiteral("(?<![A-Za-z])(?!N\\b)[A-Za-z](?![A-Za-z])"));
        QStringList wrong;
        int placeholders = 0;
        for (const QString &path : filesBelow({"src/cli"}, {"*.h", "*.cpp"})) {
            const QString source = textOf(path);
            for (const QRegularExpressionMatch &match : placeholder.globalMatch(source)) {
                ++placeholders;
                if (letter.match(match.captured(1)).hasMatch())
                    wrong += QStringLiteral("%1:%2: %3").arg(path).arg(lineAt(source, match.capturedStart())).arg(match.captured(1));
            }
        }
        QVERIFY(placeholders > 200);
        QVERIFY2(wrong.isEmpty(), qPrintable(formatFindings(wrong)));
    }

    /// CLI11 2.4 and later abort the program for a name with other characters. The help shows type_name(), which may contain any characters.
    void namesOfPositionalArgumentsAreWords()
    {
        static const QRegularExpression positional(QStringLiteral("\\badd_option\\(\"([^-\"][^\"]*)\""));
        static const QRegularExpression word(QStringLiteral("^[A-Z][A-Z_-]*$"));
        QStringList wrong;
        int names = 0;
        for (const QString &path : filesBelow({"src/cli"}, {"*.h", "*.cpp"})) {
            const QString source = textOf(path);
            for (const QRegularExpressionMatch &match : positional.globalMatch(source)) {
                ++names;
                if (!word.match(match.captured(1)).hasMatch())
                    wrong += QStringLiteral("%1:%2: %3").arg(path).arg(lineAt(source, match.capturedStart())).arg(match.captured(1));
            }
        }
        QVERIFY(names > 30);
        QVERIFY2(wrong.isEmpty(), qPrintable(formatFindings(wrong)));
    }
};

OUTCROP_TEST(TestCommandFiles, NoApplication)

} // namespace tst_commandfiles

#include "tst_commandfiles.moc"
