// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the source structure: the top-level entries are known, header names are unique, a .cpp file has its header
// in the same folder (with listed exceptions), and files and functions have a limited size.
#include "tests/support/testregistry.h"

#include "sourcetree.h"

#include <QDir>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace lint;

namespace tst_files {

namespace {

constexpr int mostLinesOfFile = 600;
constexpr int mostLinesOfFunction = 60;

/// Returns sources whose definitions are declared elsewhere, each with its header. Remove an entry together with its file.
const QHash<QString, QString> &declaredElsewhere()
{
    static const QHash<QString, QString> files{
        {QStringLiteral("src/gui/window/mainwindowsetup.cpp"), QStringLiteral("gui/window/mainwindow.h")},
        {QStringLiteral("src/gui/window/mainwindowsettings.cpp"), QStringLiteral("gui/window/mainwindow.h")},
    };
    return files;
}

/// Returns whether a source defines a format, whose factory is declared in the header of all formats.
bool isFormat(const QString &path)
{
    return path.startsWith(QLatin1String("adapters/formats/")) && path.endsWith(QLatin1String("format.cpp"))
        && textOf(path).contains(u"\"adapters/formats/base/builtinformats.h\"");
}

struct Block {
    int line = 0;   ///< line of the opening brace, from 1
    int length = 0; ///< lines between the braces
};

/// Returns function bodies. A brace alone on its line opens a body, and the next brace with the same indentation closes it. Classes and namespaces
/// are skipped.
QList<Block> functionsIn(const QString &code)
{
    static const QRegularExpression noFunction(QStringLiteral("^\\s*(class|struct|union|enum|namespace|template\\b.*\\b(class|struct))\\b[^()]*$"));
    const QStringList lines = code.split(u'\n');
    QList<Block> functions;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        if (lines.at(i).trimmed() != u"{" || noFunction.match(lines.at(i - 1)).hasMatch())
            continue;
        const QString closing = lines.at(i).left(lines.at(i).indexOf(u'{')) + u'}';
        qsizetype end = i + 1;
        while (end < lines.size() && !lines.at(end).startsWith(closing))
            ++end;
        functions.append({int(i) + 1, int(end - i - 1)});
    }
    return functions;
}

QStringList sources()
{
    return filesBelow({"src", "models", "adapters"}, {"*.h", "*.cpp"});
}

} // namespace

class TestFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// All other files belong in one of these folders. Dot files and build trees belong to tools.
    void topLevelHasOnlyKnownEntries()
    {
        static const QStringList fixed{QStringLiteral("CHANGELOG.md"), QStringLiteral("CMakeLists.txt"), QStringLiteral("CMakePresets.json"), QStringLiteral("CONTRIBUTING.md"),
            QStringLiteral("LICENSE"), QStringLiteral("README.md"), QStringLiteral("adapters"), QStringLiteral("forms"), QStringLiteral("models"), QStringLiteral("packaging"),
            QStringLiteral("resources"), QStringLiteral("src"), QStringLiteral("tests"), QStringLiteral("translations")};
        QStringList others = QDir(QStringLiteral(OUTCROP_SOURCE_DIR)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot); // excludes hidden entries
        for (const QString &name : fixed)
            QVERIFY2(others.removeOne(name), qPrintable(name));
        others.removeIf([](const QString &name) { return name == u"build" || name.startsWith(u"build-") || name == u"CMakeUserPresets.json"; });
        QVERIFY2(others.isEmpty(), qPrintable(others.join(u' ')));
    }

    void headerNamesAreUnique()
    {
        QHash<QString, QString> known;
        QStringList twice;
        for (const QString &path : filesBelow({"src", "models", "adapters", "tests"}, {"*.h"})) {
            const QString name = path.section(u'/', -1);
            if (known.contains(name))
                twice += known.value(name) + QStringLiteral(" and ") + path;
            known.insert(name, path);
        }
        QVERIFY(known.size() > 500);
        QVERIFY2(twice.isEmpty(), qPrintable(formatFindings(twice)));
    }

    void sourcesHaveTheirHeaderInTheSameFolder()
    {
        static const QRegularExpression program(QStringLiteral("^int main\\("), QRegularExpression::MultilineOption);
        const QStringList files = sources();
        const QSet<QString> known(files.begin(), files.end());
        QStringList wrong;
        for (const QString &path : files) {
            if (!path.endsWith(QLatin1String(".cpp")))
                continue;
            const bool has = known.contains(path.chopped(4) + QStringLiteral(".h"));
            const bool isListed = declaredElsewhere().contains(path) || (!has && isFormat(path));
            if (has && isListed)
                wrong += path + QStringLiteral(" is listed and has its header");
            else if (!has && !isListed && !program.match(textOf(path)).hasMatch())
                wrong += path + QStringLiteral(" has no header of its name");
        }
        for (auto listed = declaredElsewhere().cbegin(); listed != declaredElsewhere().cend(); ++listed) {
            if (!known.contains(listed.key()) || !textOf(listed.key()).contains(u'"' + listed.value() + u'"'))
                wrong += QStringLiteral("%1 is listed with %2 and does not include it").arg(listed.key(), listed.value());
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(formatFindings(wrong)));
    }

    void filesAndFunctionsAreShort()
    {
        QStringList tooLong;
        for (const QString &path : sources()) {
            const QString text = textOf(path);
            const int lines = int(text.count(u'\n'));
            if (lines > mostLinesOfFile)
                tooLong += QStringLiteral("%1 has %2 lines").arg(path).arg(lines);
            for (const Block &function : functionsIn(codeOf(path, text))) {
                if (function.length > mostLinesOfFunction)
                    tooLong += QStringLiteral("%1:%2: a function of %3 lines").arg(path).arg(function.line).arg(function.length);
            }
        }
        QVERIFY2(tooLong.isEmpty(), qPrintable(formatFindings(tooLong)));
    }

    void findsFunctions()
    {
        const QString code = QStringLiteral("class A\n{\n    int b() const\n    {\n        return 1;\n    }\n};\n\nvoid A::c()\n{\n    if (b()) {\n    }\n}\n");
        const QList<Block> functions = functionsIn(code);
        QCOMPARE(functions.size(), 2);
        QCOMPARE(functions.first().line, 4);
        QCOMPARE(functions.first().length, 1);
        QCOMPARE(functions.last().line, 10);
        QCOMPARE(functions.last().length, 2);
    }
};

OUTCROP_TEST(TestFiles, NoApplication)

} // namespace tst_files

#include "tst_files.moc"
