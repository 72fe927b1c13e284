// SPDX-License-Identifier: GPL-3.0-or-later
// Checks for text that must not, or must, appear in certain files. Each rule has an example with a finding and an example without.
#include "tests/support/testregistry.h"

#include "sourcetree.h"

#include <QRegularExpression>
#include <QTest>

using namespace lint;

namespace tst_layering {

namespace {

const QStringList cpp = {"*.h", "*.cpp"};
const QStringList cmake = {"CMakeLists.txt", "*.cmake"};
const QStringList belowApp = {"src/core", "adapters", "models"};
const QStringList faces = {"src/cli", "src/gui"};
const QStringList everywhere = {"src", "models", "adapters", "tests"};

struct Rule {
    const char *name;
    QStringList folders;
    QStringList files;
    const char *pattern;
    const char *instead;
    const char *caught;
    const char *passed;
};

const QList<Rule> rules = {
    {"widgets below app", belowApp, cpp, R"(\bQ(\w*Dialog|\w*Widget|MessageBox|Icon|Color|Settings)\b)",
        "return a value; the window shows it", "QMessageBox::warning(", "QColorSpace a; QSettingsLike b;"},
    {"singletons", {"src/core", "src/app", "adapters", "models"}, cpp, R"(\binstance\s*\(|\bqApp\b)",
        "pass what is needed to the constructor", "QCoreApplication::instance()", "instanceName(); m_instance;"},
    {"singletons in the faces", faces, cpp, R"((?<!Application::)\binstance\s*\()", "pass what is needed to the constructor",
        "Settings::instance()", "QCoreApplication::instance()"},
    {"connections by string", everywhere, cpp, R"(\b(SIGNAL|SLOT)\s*\()", "connect(a, &A::changed, b, &B::update)",
        "connect(a, SIGNAL(changed()))", "Q_SIGNALS: SLOTS"},
    {"tests that sleep", {"tests"}, cpp, R"(\bqSleep\b|\bm?sleep\s*\(|\bsleep_for\b)", "wait for the event with QTRY_VERIFY or a fake clock",
        "QTest::qSleep(50)", "asleep(); QTRY_VERIFY(x)"},
    {"tests by the clock", {"tests/core", "tests/adapters/files", "tests/gui", "tests/models"}, cpp, R"(\belapsed\(\)\s*[<>](?!=)|\bqWait\s*\()",
        "growth() of tests/support/growth.h, or wait for the event", "QVERIFY(timer.elapsed() < 5000)", "growth(1000, work) < linearGrowth; qInfo(elapsed())"},
    {"globbed sources", {"CMakeLists.txt", "src", "models", "adapters", "forms", "resources", "packaging"}, cmake, R"((?i)\bfile\s*\(\s*GLOB|\baux_source_directory\b)", "list the files, so that a new one is a decision",
        "file(GLOB_RECURSE all *.cpp)", "file(READ a b)"},
};

/// Matches the host name of a package mirror or registry. These differ between users, so scripts use the configured ones.
const QRegularExpression mirrorHost(QStringLiteral(R"(\b(deb|archive|ftp|mirrors?|ports|snapshot|registry|pypi)\.[\w-]+\.(org|com|net|io)\b)"));

QRegularExpression patternOf(const Rule &rule)
{
    return QRegularExpression(QString::fromLatin1(rule.pattern));
}

QStringList findings(const QRegularExpression &pattern, const QString &path, const QString &text)
{
    QStringList found;
    QRegularExpressionMatchIterator matches = pattern.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        found += QStringLiteral("%1:%2: %3").arg(path).arg(lineAt(text, match.capturedStart())).arg(match.captured());
    }
    return found;
}

QString report(const QStringList &problems, const char *advice)
{
    return QString::fromLatin1(advice) + formatFindings(problems);
}

/// Returns whether the CMakeLists.txt of a file's folder, or of a parent folder, lists the file by its path relative to that folder.
bool isListed(const QString &path)
{
    QString folder = path;
    while (folder.contains(u'/')) {
        folder = folder.section(u'/', 0, -2);
        const QString listed = textOf(folder + QStringLiteral("/CMakeLists.txt"));
        const QRegularExpression name(QStringLiteral("(?<![\\w/.])%1(?![\\w.])").arg(QRegularExpression::escape(path.mid(folder.size() + 1))));
        if (name.match(listed).hasMatch())
            return true;
    }
    return false;
}

/// Returns the name of the first file that a source includes, such as `/tier.h`, or `no include`.
QString firstInclude(const QString &text)
{
    static const QRegularExpression include(QStringLiteral("^#include\\s+[\"<]([^\">]+)[\">]"), QRegularExpression::MultilineOption);
    const QRegularExpressionMatch match = include.match(text);
    return match.hasMatch() ? u'/' + match.captured(1).section(u'/', -1) : QStringLiteral("no include");
}

/// Returns the classes that a header defines with their namespace, such as `outcrop::Tier`, except nested classes.
QStringList classesIn(const QString &code)
{
    static const QRegularExpression space(QStringLiteral("^namespace ([\\w:]+) "), QRegularExpression::MultilineOption);
    static const QRegularExpression definition(QStringLiteral("^(?:class|struct) (\\w+)(?: final)?(?: : [^;{]*)?\\s*\\{"), QRegularExpression::MultilineOption);
    const QString prefix = space.match(code).captured(1);
    QStringList names;
    for (auto each = definition.globalMatch(code); each.hasNext();)
        names += prefix + QStringLiteral("::") + each.next().captured(1);
    return names;
}

} // namespace

class TestLayering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void containsNoForbiddenDependencies_data() { addRules(); }
    void containsNoForbiddenDependencies()
    {
        const Rule &rule = currentRule();
        QStringList found;
        const QStringList paths = filesBelow(rule.folders, rule.files);
        for (const QString &path : paths)
            found += findings(patternOf(rule), path, codeOf(path, textOf(path)));
        QVERIFY2(found.isEmpty(), qPrintable(report(found, rule.instead)));
    }

    void rulesMatchTheirExamples_data() { addRules(); }
    void rulesMatchTheirExamples()
    {
        const Rule &rule = currentRule();
        QVERIFY(patternOf(rule).match(QString::fromLatin1(rule.caught)).hasMatch());
        QVERIFY(!patternOf(rule).match(QString::fromLatin1(rule.passed)).hasMatch());
    }

    void commentsAndLiteralsAreNotCode()
    {
        const QString text = QStringLiteral("a(); // QIcon\n/* QIcon\n*/ b(\"QIcon \\\" QIcon\", '\"', 1'000, u\"QIcon\");\nc();");
        const QString code = codeOf(QStringLiteral("x.cpp"), text);
        QVERIFY(!code.contains(QLatin1String("QIcon")));
        QVERIFY(code.contains(QLatin1String("c();")));
        QCOMPARE(code.count(u'\n'), text.count(u'\n'));
    }

    void everySourceHasALicenseHeader()
    {
        const QStringList names = cpp + cmake + QStringList{"*.sh", "*.py", "*.clang-format", ".editorconfig"};
        QStringList without;
        const QStringList paths = filesBelow({"."}, names) + filesBelow({"adapters"}, {"*.yaml"});
        for (const QString &path : paths) {
            const bool isData = path.startsWith(QLatin1String("tests/data/")) || path.startsWith(QLatin1String("tests/golden/"));
            if (!isData && !textOf(path).left(400).contains(QLatin1String("SPDX-License-Identifier: GPL-3.0-or-later")))
                without += path;
        }
        QVERIFY2(without.isEmpty(), qPrintable(report(without, "First line: SPDX-License-Identifier: GPL-3.0-or-later")));
    }

    void everyFileIsInABuildList()
    {
        QStringList unlisted;
        const QStringList paths = filesBelow({"src", "models", "adapters"}, cpp);
        for (const QString &path : paths) {
            if (!isListed(path))
                unlisted += path;
        }
        QVERIFY2(unlisted.isEmpty(), qPrintable(report(unlisted, "Add the file to the CMakeLists.txt of its folder; headers too, they are checked")));
    }

    /// Compiling the source then proves that its header is self-contained; packaging/cmake/HeaderCheck.cmake skips such headers.
    void everySourceIncludesItsHeaderFirst()
    {
        QStringList found;
        const QStringList paths = filesBelow({"src", "models", "adapters"}, {"*.cpp"});
        for (const QString &path : paths) {
            const QString header = path.chopped(4) + QStringLiteral(".h");
            if (!textOf(header).isEmpty() && !header.endsWith(firstInclude(textOf(path))))
                found += path;
        }
        QVERIFY2(found.isEmpty(), qPrintable(report(found, "Include the file's own header before any other")));
    }

    /// If a program has two classes with the same name, the linker silently uses the functions of one for both. The command line and the window are
    /// separate programs.
    void classNamesAreUnique()
    {
        QHash<QString, QString> owners;
        QStringList found;
        const QStringList paths = filesBelow({"src", "models", "adapters"}, {"*.h"});
        for (const QString &path : paths) {
            for (const QString &name : classesIn(codeOf(path, textOf(path)))) {
                const QString owner = owners.value(name, path);
                const bool mayMeet = !(owner.startsWith(QLatin1String("src/cli/")) && path.startsWith(QLatin1String("src/gui/")));
                if (owner != path && mayMeet)
                    found += QStringLiteral("%1: %2 is in %3 as well").arg(path, name, owner);
                owners.insert(name, path);
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(report(found, "Give one of the two another name")));
        QCOMPARE(classesIn(QStringLiteral("namespace a {\nclass B;\nclass C final : public B\n{\n};\nstruct D {\n    struct E {\n    };\n};\n")), QStringList({"a::C", "a::D"}));
    }

    void containsNoPackageMirrors()
    {
        QVERIFY(mirrorHost.match(QStringLiteral("http://deb" ".example" ".org/")).hasMatch());
        QStringList found;
        const QStringList paths = filesBelow({"."}, {"*"});
        for (const QString &path : paths) {
            const QString text = textOf(path);
            if (!text.left(8000).contains(QChar::Null))
                found += findings(mirrorHost, path, text);
        }
        QVERIFY2(found.isEmpty(), qPrintable(report(found, "Use apt-get indextargets --format '$(REPO_URI)'")));
    }

private:
    static void addRules()
    {
        QTest::addColumn<int>("rule");
        for (int i = 0; i < rules.size(); ++i)
            QTest::newRow(rules.at(i).name) << i;
    }

    static const Rule &currentRule()
    {
        QFETCH(int, rule);
        return rules.at(rule);
    }
};

OUTCROP_TEST(TestLayering, NoApplication)

} // namespace tst_layering

#include "tst_layering.moc"
