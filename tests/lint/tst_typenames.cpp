// SPDX-License-Identifier: GPL-3.0-or-later
// A type name is defined once per namespace. Two definitions violate the one-definition rule: both compile, and the linker keeps the templates of one
// definition. The program may corrupt its memory when it uses the other definition.
#include "tests/support/testregistry.h"

#include "sourcetree.h"

#include <QHash>
#include <QRegularExpression>
#include <QTest>

using namespace lint;

namespace tst_typenames {

namespace {

/// The scope that an opening brace opens: a namespace or type with its name, or an unnamed one.
struct Scope {
    QString name;
    bool isType = false;
    bool isLocal = false; ///< an unnamed namespace or a function body, whose definitions are local to one source
};

Scope scopeOpenedBy(const QString &head)
{
    static const QRegularExpression space(QStringLiteral("\\bnamespace\\b\\s*([\\w:]*)\\s*$"));
    static const QRegularExpression type(QStringLiteral("\\b(?:struct|class|union|enum)\\b(?:\\s+(?:class|struct))?\\s+([\\w:]+)(?:\\s+final)?(?:\\s*:[^()]*)?\\s*$"));
    if (const QRegularExpressionMatch match = space.match(head); match.hasMatch())
        return {match.captured(1), false, match.captured(1).isEmpty()};
    if (const QRegularExpressionMatch match = type.match(head); match.hasMatch())
        return {match.captured(1), true, false};
    return {{}, false, true};
}

/// Returns the full names of types with external linkage.
QStringList typesIn(const QString &code)
{
    static const QRegularExpression mark(QStringLiteral("[{};]"));
    QStringList types;
    QList<Scope> open;
    qsizetype headBegin = 0;
    for (QRegularExpressionMatchIterator marks = mark.globalMatch(code); marks.hasNext();) {
        const QRegularExpressionMatch match = marks.next();
        if (match.capturedView() == u"{") {
            open += scopeOpenedBy(code.sliced(headBegin, match.capturedStart() - headBegin));
            const bool isSeen = std::none_of(open.cbegin(), open.cend(), [](const Scope &scope) { return scope.isLocal; });
            QStringList names;
            for (const Scope &scope : std::as_const(open))
                names += scope.name;
            if (open.last().isType && isSeen)
                types += names.join(QStringLiteral("::"));
        } else if (match.capturedView() == u"}" && !open.isEmpty()) {
            open.removeLast();
        }
        headBegin = match.capturedEnd();
    }
    return types;
}

} // namespace

class TestTypeNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTypes()
    {
        const QString code = QStringLiteral("namespace a {\nclass B;\nnamespace {\nstruct C { int d; };\n}\ntemplate<typename T>\nclass E final : public F<T>\n{\n    enum class G : int { H };\n"
                                            "    void i() { struct J { }; }\n};\nenum K { L };\nstruct E::M {\n};\n}\n");
        QCOMPARE(typesIn(code), QStringList({"a::E", "a::E::G", "a::K", "a::E::M"}));
    }

    void typesAreDefinedOnce()
    {
        QHash<QString, QString> known;
        QStringList twice;
        for (const QString &path : filesBelow({"src", "models", "adapters", "tests"}, {"*.h", "*.cpp"})) {
            for (const QString &name : typesIn(codeOf(path, textOf(path)))) {
                if (known.contains(name))
                    twice += QStringLiteral("%1 in %2 and %3").arg(name, known.value(name), path);
                known.insert(name, path);
            }
        }
        QVERIFY(known.size() > 1000);
        QVERIFY2(twice.isEmpty(), qPrintable(formatFindings(twice)));
    }
};

OUTCROP_TEST(TestTypeNames, NoApplication)

} // namespace tst_typenames

#include "tst_typenames.moc"
