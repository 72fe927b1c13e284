// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that translations/datatexts.h has exactly the texts of the data files that are shown, and that forms show them translated. After a change of
// such a text, run translations/datatexts.py.
#include "core/base/datatext.h"
#include "core/documents/data/jsonreader.h"
#include "core/documents/data/yamlreader.h"
#include "models/forms/fieldlabel.h"
#include "models/forms/formmodel.h"
#include "models/forms/formproxy.h"
#include "models/forms/formsections.h"
#include "tests/support/markedtexts.h"
#include "tests/support/testregistry.h"
#include "translations/datatexts.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_datatexts {

namespace {

/// A line of datatexts.txt, which describes the kinds of texts.
struct ShownTexts {
    QString files;
    QString kind;
    QString what;
};

QString contentOf(const QString &path)
{
    QFile file(QStringLiteral(OUTCROP_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QList<ShownTexts> listedTexts()
{
    QList<ShownTexts> listed;
    for (const QString &line : contentOf(QStringLiteral("translations/datatexts.txt")).split(u'\n')) {
        const QString rule = line.section(QStringLiteral(": "), 1);
        if (!line.isEmpty() && !line.startsWith(u'#'))
            listed.append({line.section(QStringLiteral(": "), 0, 0), rule.section(u' ', 0, 0), rule.section(u' ', 1)});
    }
    return listed;
}

DataNode readData(const QString &path)
{
    const QString text = contentOf(path);
    return (path.endsWith(u".json") ? readJson(text, path) : readYaml(text, path)).root;
}

void addValues(const DataNode &node, const QString &path, const QStringList &keys, QSet<QString> &texts)
{
    if (node.isString() && std::any_of(keys.begin(), keys.end(), [&path](const QString &key) { return path.endsWith(u'.' + key); }))
        texts.insert(node.text());
    for (const DataNode::Member &member : node.members())
        addValues(member.value, path + u'.' + member.key, keys, texts);
    for (const DataNode &item : node.items())
        addValues(item, path, keys, texts);
}

void addLabels(const DataNode &node, QSet<QString> &texts)
{
    for (const DataNode::Member &property : node[u"properties"].members())
        texts.insert(fieldLabel(property.key));
    for (const DataNode::Member &member : node.members())
        addLabels(member.value, texts);
    for (const DataNode &item : node.items())
        addLabels(item, texts);
}

void addMatches(QString text, const QString &expression, QSet<QString> &texts)
{
    text.replace(QStringLiteral("\n#   "), QStringLiteral(" "));
    for (const QRegularExpressionMatch &match : QRegularExpression(expression).globalMatch(text))
        texts.insert(match.captured(1));
}

/// Returns the texts of the files of a line.
QSet<QString> textsOf(const ShownTexts &listed)
{
    QSet<QString> texts;
    const QString folder = listed.files.section(u'/', 0, -2);
    const QDir directory(QStringLiteral(OUTCROP_SOURCE_DIR "/") + folder);
    for (const QString &name : directory.entryList({listed.files.section(u'/', -1)}, QDir::Files)) {
        const QString path = folder + u'/' + name;
        if (listed.kind == u"keys")
            addValues(readData(path), QString(), listed.what.split(u' '), texts);
        else if (listed.kind == u"labels")
            addLabels(readData(path), texts);
        else
            addMatches(contentOf(path), listed.what, texts);
    }
    return texts;
}

/// Returns the texts that are translated: all texts except web addresses.
QSet<QString> shownTexts()
{
    static const QRegularExpression address(QStringLiteral("^https?://\\S*$"));
    QSet<QString> texts;
    for (const ShownTexts &listed : listedTexts())
        texts += textsOf(listed);
    texts.remove(QString());
    texts.removeIf([](const QString &text) { return address.match(text).hasMatch(); });
    return texts;
}

QStringList table()
{
    QStringList texts;
    for (const char *text : dataTexts)
        texts += QString::fromUtf8(text);
    return texts;
}

QString firstOf(const QSet<QString> &texts)
{
    QStringList sorted(texts.begin(), texts.end());
    sorted.sort();
    return QStringLiteral("%1: ").arg(sorted.size()) + sorted.mid(0, 5).join(QStringLiteral(" | "));
}

} // namespace

class TestDataTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLineOfTheListHasTexts()
    {
        const QList<ShownTexts> all = listedTexts();
        QVERIFY(all.size() > 20);
        for (const ShownTexts &listed : all)
            QVERIFY2(!textsOf(listed).isEmpty(), qPrintable(listed.files + QStringLiteral(": ") + listed.kind + u' ' + listed.what));
    }

    void theTableHasTheTextsOfTheFiles()
    {
        const QStringList listed = table();
        const QSet<QString> texts(listed.begin(), listed.end());
        const QSet<QString> shown = shownTexts();
        QCOMPARE(texts.size(), listed.size());
        QVERIFY(std::is_sorted(listed.begin(), listed.end()));
        QVERIFY2((shown - texts).isEmpty(), qPrintable(QStringLiteral("run translations/datatexts.py; missing ") + firstOf(shown - texts)));
        QVERIFY2((texts - shown).isEmpty(), qPrintable(QStringLiteral("run translations/datatexts.py; no longer used ") + firstOf(texts - shown)));
    }

    void returnsUnknownTextsUnchanged()
    {
        QCOMPARE(dataText(QStringLiteral("Größe 100 % & mehr")), QStringLiteral("Größe 100 % & mehr"));
        const MarkedTexts marked;
        QCOMPARE(dataText(QStringLiteral("for people")), QStringLiteral("⟦for people⟧"));
        QCOMPARE(dataText(QString()), QString());
    }

    void formsShowTranslatedTexts()
    {
        const MarkedTexts marked;
        EditSession session(QStringLiteral("agents/reader.md"), QStringLiteral("---\nname: reader\ndescription: Reads.\nidentity:\n  role: Reader\n---\nRead.\n"));
        FormModel model;
        model.setSession(&session, DocumentKind::Agent);
        model.refresh();
        const QModelIndex role = model.indexOf({QStringLiteral("identity"), QStringLiteral("role")});
        QVERIFY2(role.data(Qt::ToolTipRole).toString().startsWith(MarkedTexts::open), qPrintable(role.data(Qt::ToolTipRole).toString()));
        QCOMPARE(role.data().toString(), QStringLiteral("role")); // the data is the key in the file
        for (const SectionField &field : sectionFields(model.content().rows))
            QVERIFY2(field.label.startsWith(MarkedTexts::open), qPrintable(field.label));
        FormProxy proxy;
        proxy.setSourceModel(&model);
        proxy.setFilterText(MarkedTexts::open);
        QVERIFY(proxy.rowCount() > 0);
        QCOMPARE(session.text().count(MarkedTexts::open), 0);
    }
};

OUTCROP_TEST(TestDataTexts, CoreApplication)

} // namespace tst_datatexts

#include "tst_datatexts.moc"
