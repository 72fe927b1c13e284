// SPDX-License-Identifier: GPL-3.0-or-later
// The translation catalog is built from lists of files that CMake does not check for existence: the texts in a moved file would be missing without an error.
#include "tests/support/testregistry.h"

#include "sourcetree.h"

#include <QRegularExpression>
#include <QTest>

using namespace lint;

namespace tst_translations {

namespace {

/// Returns the paths of the files listed in `set(NAME …)` in src/gui/CMakeLists.txt.
QStringList listed(const QString &name, const QString &folder, const QString &ending)
{
    const QRegularExpression set(QStringLiteral("\\bset\\(%1 ([^)]+)\\)").arg(name));
    QStringList paths;
    for (const QString &word : set.match(textOf(QStringLiteral("src/gui/CMakeLists.txt"))).captured(1).split(u' ', Qt::SkipEmptyParts))
        paths += folder + word + ending;
    paths.sort();
    return paths;
}

/// Returns the message tables, one per folder. CMake finds them by name.
QStringList tables()
{
    return filesBelow({"src/core", "src/app", "adapters"}, {"*messages.h"});
}

/// Returns other sources outside the window with translatable texts.
QStringList translatableSources()
{
    static const QRegularExpression macro(QStringLiteral("\\bQ_DECLARE_TR_FUNCTIONS\\b|\\bQCoreApplication::translate\\b|\\bQT_TRANSLATE_NOOP"));
    QStringList paths = filesBelow({"src/core", "src/app", "adapters"}, {"*.cpp"});
    paths.removeAll(QStringLiteral("src/core/base/messagetext.cpp")); // it only looks up messages from the tables
    paths.removeIf([](const QString &path) { return !macro.match(codeOf(path, textOf(path))).hasMatch(); });
    return paths;
}

/// Returns a C++ literal as the translation file contains it.
QString sourceElement(const QString &literal)
{
    static const QRegularExpression escape(QStringLiteral("\\\\(.)"));
    QString text = literal;
    for (qsizetype at = 0; (at = text.indexOf(escape, at)) >= 0; ++at)
        text.replace(at, 2, text.at(at + 1) == u'n' ? u'\n' : text.at(at + 1));
    return QStringLiteral("<source>%1</source>").arg(text.toHtmlEscaped().replace(u'\'', QStringLiteral("&apos;")));
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyListedFileExists()
    {
        const QStringList paths = listed(QStringLiteral("beneath"), QStringLiteral("src/"), QStringLiteral(".cpp"))
            + listed(QStringLiteral("forms"), QStringLiteral("forms/"), QStringLiteral(".ui"));
        QVERIFY(paths.size() > 20);
        QStringList missing = paths;
        missing.removeIf([](const QString &path) { return !textOf(path).isEmpty(); });
        QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("Listed in src/gui/CMakeLists.txt, but missing:") + formatFindings(missing)));
    }

    void listsEveryFileWithTranslatableStrings()
    {
        QCOMPARE(listed(QStringLiteral("beneath"), QStringLiteral("src/"), QStringLiteral(".cpp")), translatableSources());
        QCOMPARE(listed(QStringLiteral("forms"), QStringLiteral("forms/"), QStringLiteral(".ui")), filesBelow({"forms"}, {"*.ui"}));
    }

    /// English has a singular and a plural; without a translation, a text is shown as `3 loss(es)`.
    void catalogHasEveryTranslatableString()
    {
        static const QRegularExpression text(QStringLiteral("(?:\\btr\\(|QT_TRANSLATE_N?_?NOOP\\w*\\(\"[\\w/]+\",\\s*)\"((?:[^\"\\\\]|\\\\.)*)\""));
        const QString catalog = textOf(QStringLiteral("translations/outcrop_en.ts"));
        QStringList missing;
        for (const QString &path : translatableSources() + tables()) {
            const QString source = textOf(path);
            for (auto found = text.globalMatch(source); found.hasNext();) {
                const QString words = found.next().captured(1);
                if (!catalog.contains(sourceElement(words)))
                    missing += path + QStringLiteral(": ") + words;
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("Build the target update_translations:") + formatFindings(missing)));
    }
};

OUTCROP_TEST(TestTranslations, NoApplication)

} // namespace tst_translations

#include "tst_translations.moc"
