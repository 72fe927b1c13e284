// SPDX-License-Identifier: GPL-3.0-or-later
// Tests properties that hold for any front matter, with random mutations from fixed seeds.
#include "core/documents/data/yamlreader.h"
#include "core/documents/frontmatter.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <random>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_recovery {

namespace {

const QStringList samples{
    QStringLiteral("---\nname: reviewer\ndescription: \"Reviews a change: style, facts and tests.\"\ntools: Read, "
                   "Grep\nmodel: sonnet\n---\n\n# Role\n\nText.\n"),
    QStringLiteral(
        "---\nname: eng\nidentity:\n  role: 'Engineer'\n  expertise:\n    - \"one\"\n    - two: three\ntags: [a, {b: "
        "c}]\ntext: |\n  Some\n    words: here\n\nlast: >-\n  folded\n  text\n---\nbody\n"),
    QStringLiteral("---\r\nname: a\r\ndescription: Use it when: x\r\n<example>\r\nuser: \"hi\"\r\n</example>\r\nglobs: "
                   "**/*.ts\r\n---\r\nbody\r\n"),
    QString::fromUtf8("---\ntitel: \xC3\xBC\xF0\x9F\x8C\xB1 # note\nlist:\n- &x one\n- *x\nnested: {a: 'it''s', b: "
                      "\"q\\\"\"}\n---\n"),
};

const QStringList pieces{": ", "\n", "\t", "\"", "'", "- ", "[", "]", "{", "}", "*", "&", "@", "|", ">", "#", " #",
    "\\", "  ", "---\n", "...\n", "a: ", "user: ", "<example>", "</example>", "\r\n", "\r", "!", "%", "?", "x",
    QString(QChar(1)), QString(QChar(0xFEFF)), QString(QChar(0xD83C)), QString::fromUtf8("\xF0\x9F\x8C\xB1")};

using Random = std::mt19937;

qsizetype randomBelow(Random &random, qsizetype limit)
{
    return qsizetype(random() % quint32(limit));
}

/// Returns a random sample with one to eight mutations: text deleted, text duplicated, or YAML syntax inserted.
QString mutateSample(Random &random)
{
    QString text = samples[randomBelow(random, samples.size())];
    for (qsizetype changes = 1 + randomBelow(random, 8); changes > 0; --changes) {
        const qsizetype place = randomBelow(random, text.size());
        switch (random() % 4) {
        case 0:
            text.remove(place, 1 + randomBelow(random, 5));
            break;
        case 1:
            text.insert(place, text.mid(randomBelow(random, text.size()), randomBelow(random, 20)));
            break;
        default:
            text.insert(place, pieces[randomBelow(random, pieces.size())]);
        }
    }
    return text;
}

bool isInside(const Range &range, const Range &outer)
{
    return outer.start.offset <= range.start.offset && range.start.offset <= range.end.offset
        && range.end.offset <= outer.end.offset;
}

/// Returns whether every location in the tree is inside `outer`; aliases may refer to other parts of the text.
bool isTreeInside(const DataNode &node, const Range &outer)
{
    if (!isInside(node.range(), outer))
        return false;
    for (const DataNode &item : node.items()) {
        if (!isTreeInside(item, outer))
            return false;
    }
    for (const DataNode::Member &member : node.members()) {
        if (!isInside(member.keyRange, outer) || !isTreeInside(member.value, outer))
            return false;
    }
    return true;
}

/// Returns JSON with sorted keys, because the readers order duplicate keys differently.
nlohmann::json withSortedKeys(const DataNode &node)
{
    return nlohmann::json::parse(node.toJson().dump(-1, ' ', false, Json::error_handler_t::replace));
}

bool allHaveFixes(const Diagnostics &diagnostics)
{
    return std::all_of(
        diagnostics.begin(), diagnostics.end(), [](const Diagnostic &found) { return found.fix.has_value(); });
}

} // namespace

class Recovery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rangesAreInsideTheText();
    void fixesKeepTheRecoveredData();
    void mutatedYamlHasValidRanges();
};

void Recovery::rangesAreInsideTheText()
{
    Random random(1);
    for (int i = 0; i < 10'000; ++i) {
        const QString text = mutateSample(random);
        const FrontMatter front = readFrontMatter(text, "a.md");
        const Range whole{{0, 1, 1}, {text.size(), 0, 0}};
        QVERIFY2(front.bodyStart >= 0 && front.bodyStart <= text.size(), qPrintable(text));
        if (!front.isPresent)
            continue;
        QVERIFY2(isInside(front.content, front.block) && front.block.end.offset == front.bodyStart, qPrintable(text));
        QVERIFY2(isTreeInside(front.data, front.content), qPrintable(text));
        for (const Diagnostic &found : front.diagnostics) {
            QVERIFY2(isInside(found.location.range, whole) && found.location.range.start.line > 0,
                qPrintable(toString(found) + '\n' + text));
            for (const TextEdit &edit : found.fix.value_or(Fix()).edits)
                QVERIFY2(isInside(edit.range, whole), qPrintable(text));
        }
    }
}

void Recovery::fixesKeepTheRecoveredData()
{
    Random random(2);
    int isRecovered = 0;
    for (int i = 0; i < 10'000; ++i) {
        const QString text = mutateSample(random);
        const FrontMatter front = readFrontMatter(text, "a.md");
        if (!front.isRecovered || !allHaveFixes(front.diagnostics))
            continue;
        ++isRecovered;
        const QString fixed = withFixes(text, front.diagnostics);
        const FrontMatter again = readFrontMatter(fixed, "a.md");
        const QString report = text + "\n=>\n" + fixed + '\n' + findings(again.diagnostics);
        QVERIFY2(again.isPresent && !again.isRecovered && again.diagnostics.isEmpty(), qPrintable(report));
        QVERIFY2(withSortedKeys(again.data) == withSortedKeys(front.data), qPrintable(report));
        QVERIFY2(fixed.mid(again.bodyStart) == text.mid(front.bodyStart), qPrintable(report));
    }
    QVERIFY2(isRecovered > 4'000, qPrintable(QString::number(isRecovered)));
}

void Recovery::mutatedYamlHasValidRanges()
{
    Random random(3);
    for (int i = 0; i < 10'000; ++i) {
        const QString text = mutateSample(random).mid(4);
        const DataDocument document = readYaml(text, "a.yaml");
        const Range whole{{0, 1, 1}, {text.size(), 0, 0}};
        QVERIFY2(document.isParsed || (hasErrors(document.diagnostics) && document.root.isMissing()), qPrintable(text));
        QVERIFY2(document.root.isMissing() || isTreeInside(document.root, whole), qPrintable(text));
    }
}

OUTCROP_TEST(Recovery, NoApplication)

} // namespace tst_recovery

#include "tst_recovery.moc"
