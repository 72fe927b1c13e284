// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the findings for unexpected field values, their locations, and their fixes.
#include "core/documents/data/yamlreader.h"
#include "core/documents/fieldcheck.h"
#include "core/documents/formatschema.h"
#include "core/documents/namelist.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_fieldcheck {

namespace {

const FieldSpec &sampleFields()
{
    static const FieldSpec fields = documentField(Json::parse(R"({
        "type": "object", "required": ["name"], "additionalProperties": false,
        "x-other-keys": {"allowed-tools": {"instead": "tools", "reason": "Only skills have allowed-tools."},
                         "prompt": {"reason": "The text below is the prompt."}},
        "properties": {
            "name": {"type": "string", "minLength": 1, "maxLength": 12, "pattern": "^[a-z]+(-[a-z]+)*$", "x-form": "lowercase words and hyphens",
                     "x-repair": "hyphens"},
            "note": {"type": "string", "minLength": 1, "maxLength": 5},
            "version": {"type": ["string", "number"]},
            "level": {"enum": ["low", "high", 3]},
            "shape": {"enum": ["Round", "square"], "x-any-case": true, "x-severity": "error"},
            "open": {"enum": ["known", "other"], "x-open": true},
            "words": {"type": "array", "items": {"type": "string"}},
            "tools": {"type": ["array", "string"], "items": {"type": "string"}, "x-separator": ","},
            "checks": {"type": "array", "items": {"type": "object", "additionalProperties": {"type": "string", "format": "regex"}}},
            "window": {"type": "integer", "minimum": 1, "maximum": 10},
            "share": {"type": "number", "minimum": 0},
            "ready": {"type": "boolean"},
            "answer": {"type": "object", "x-holds": "json-schema"},
            "inner": {"type": "object", "properties": {"enabled": {"type": "boolean"}}},
            "people": {"type": "object", "x-unknown-keys": "note", "properties": {"author": {}}}}})"));
    return fields;
}

Diagnostics check(const QString &yaml)
{
    return checkFields(readYaml(yaml, "a.md").root, sampleFields(), "agent", "a.md");
}

QString first(const QString &yaml)
{
    const Diagnostics found = check(yaml);
    return found.isEmpty() ? QString() : found.first().message;
}

} // namespace

class FieldChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsFindings_data();
    void reportsFindings();
    void acceptsValidFields();
    void formatsMessages_data();
    void formatsMessages();
    void appliesFixes_data();
    void appliesFixes();
    void setsSeverities_data();
    void setsSeverities();
    void checksASingleField();
    void findsNamesInText_data();
    void findsNamesInText();
};

void FieldChecks::reportsFindings_data()
{
    QTest::addColumn<QString>("yaml");
    QTest::addColumn<QString>("expected");

    QTest::newRow("nothing at all") << ""
                                    << "1:1 agent-missing-name";
    QTest::newRow("missing") << "note: a"
                             << "1:1 agent-missing-name";
    QTest::newRow("empty, and needed") << "note: a\nname: ''"
                                       << "2:1 agent-missing-name";
    QTest::newRow("no value, and needed") << "name:\nnote: a"
                                          << "1:1 agent-missing-name";
    QTest::newRow("empty") << "name: a\nnote: ''"
                           << "2:7 agent-empty";
    QTest::newRow("too long") << "name: a\nnote: abcdef"
                              << "2:7 agent-too-long";
    QTest::newRow("too long and of another form") << "name: Abcdefghijklmn"
                                                  << "1:7 agent-too-long\n1:7 agent-form";
    QTest::newRow("a number for text") << "name: a\nnote: 12"
                                       << "2:7 agent-wrong-type";
    QTest::newRow("text for a list") << "name: a\nwords: b"
                                     << "2:8 agent-wrong-type";
    QTest::newRow("an item") << "name: a\nwords: [b, 3, {c: d}]"
                             << "2:12 agent-wrong-type\n2:15 agent-wrong-type";
    QTest::newRow("text for a mapping") << "name: a\ninner: yes"
                                        << "2:8 agent-wrong-type";
    QTest::newRow("text for a schema") << "name: a\nanswer: yes"
                                       << "2:9 agent-wrong-type";
    QTest::newRow("text for a truth") << "name: a\nready: yes"
                                      << "2:8 agent-wrong-type";
    QTest::newRow("a fraction for a whole number") << "name: a\nwindow: 1.5"
                                                   << "2:9 agent-wrong-type";
    QTest::newRow("a list instead of everything") << "- name: a"
                                                  << "1:1 agent-wrong-type";
    QTest::newRow("not allowed") << "name: a\nlevel: medium"
                                 << "2:8 agent-unknown-value";
    QTest::newRow("not known") << "name: a\nopen: mine"
                               << "2:7 agent-unknown-value";
    QTest::newRow("too small") << "name: a\nwindow: 0"
                               << "2:9 agent-out-of-range";
    QTest::newRow("too large") << "name: a\nwindow: 11"
                               << "2:9 agent-out-of-range";
    QTest::newRow("no regular expression") << "name: a\nchecks:\n  - id: '^A['\n  - id: '^A'"
                                           << "3:9 agent-pattern";
    QTest::newRow("names without commas") << "name: a\ntools: Read Grep"
                                          << "2:8 agent-commas";
    QTest::newRow("unknown keys, all of them") << "name: a\nxyzzy: 1\nzebra: 2"
                                               << "2:1 agent-unknown-key\n3:1 agent-unknown-key";
    QTest::newRow("a slip inside") << "name: a\ninner: {enabeld: true}"
                                   << "2:9 agent-unknown-key";
    QTest::newRow("another kind's key") << "name: a\nallowed-tools: Read"
                                        << "2:1 agent-other-key";
}

void FieldChecks::reportsFindings()
{
    QFETCH(QString, yaml);
    QTEST(findings(check(yaml)), "expected");
}

void FieldChecks::acceptsValidFields()
{
    const Diagnostics found = check("name: a-b\nnote: abcde\nversion: 1.0\nlevel: 3\nshape: ROUND\nopen: known\nwords: "
                                    "[b]\ntools: Read, Bash(git add *)\n"
                                    "checks: [{id: '^A'}]\nwindow: 10\nshare: 0\nready: true\nanswer: {type: "
                                    "object}\ninner: {mine: 1, enabled: false}\n"
                                    "people: {author: me}\nxyzzy:\n");
    QVERIFY2(found.isEmpty(), qPrintable(findings(found)));
}

void FieldChecks::formatsMessages_data()
{
    QTest::addColumn<QString>("yaml");
    QTest::addColumn<QString>("message");

    QTest::newRow("list") << "name: a\nwords: 5"
                          << "Expected a list of strings, found a number.";
    QTest::newRow("several types") << "name: a\ntools: 5"
                                   << "Expected a list of strings or a string, found a number.";
    QTest::newRow("list of mappings") << "name: a\nchecks: {}"
                                      << "Expected a list of mappings, found a mapping.";
    QTest::newRow("choice") << "name: a\nlevel: {}"
                            << "Expected one of low, high, 3, found a mapping.";
    QTest::newRow("form") << "name: A b"
                          << "`name` must be lowercase words and hyphens, but is `A b`.";
    QTest::newRow("length") << "name: a\nnote: abcdef"
                            << "`note` has 6 characters, above the maximum of 5. Shorten it.";
    QTest::newRow("closed values") << "name: a\nlevel: medium"
                                   << "`medium` is not allowed here. Use one of: low, high, 3.";
    QTest::newRow("open values") << "name: a\nopen: mine"
                                 << "`mine` is not a known value. Use one of: known, other.";
    QTest::newRow("slip") << "name: a\nverison: 1"
                          << "Unknown key `verison`; did you mean `version`?";
    QTest::newRow("not a typo") << "name: a\nxyzzy: 1"
                             << "Unknown key `xyzzy`. It is kept unchanged. Check its spelling.";
    QTest::newRow("other key") << "name: a\nallowed-tools: b"
                               << "Only skills have allowed-tools. Use `tools` instead.";
    QTest::newRow("other key without another") << "name: a\nprompt: b"
                                               << "The text below is the prompt.";
}

void FieldChecks::formatsMessages()
{
    QFETCH(QString, yaml);
    QTEST(first(yaml), "message");
}

void FieldChecks::appliesFixes_data()
{
    QTest::addColumn<QString>("yaml");
    QTest::addColumn<QString>("fixed");

    QTest::newRow("form") << "name: 'My Tool_x'\n"
                          << "name: my-tool-x\n";
    QTest::newRow("quotes") << "name: a\nnote: 1.0 # really\n"
                            << "name: a\nnote: \"1.0\" # really\n";
    QTest::newRow("list") << "name: a\nwords: one, two\n"
                          << "name: a\nwords: [one, two]\n";
    QTest::newRow("value") << "name: a\nlevel: hihg\n"
                           << "name: a\nlevel: high\n";
    QTest::newRow("key") << "name: a\nversoin: 1\n"
                         << "name: a\nversion: 1\n";
    QTest::newRow("a key that already exists stays") << "name: a\nversion: 1\nversoin: 1\n"
                                                       << "name: a\nversion: 1\nversoin: 1\n";
    QTest::newRow("commas") << "name: a\ntools: Read Bash(git add *)\n"
                            << "name: a\ntools: Read, Bash(git add *)\n";
    QTest::newRow("another kind's key") << "name: a\nallowed-tools: Read, Grep\n"
                                        << "name: a\ntools: Read, Grep\n";
    QTest::newRow("another kind's key and its spaces") << "name: a\nallowed-tools: Read Grep\n"
                                                       << "name: a\ntools: Read, Grep\n";
    QTest::newRow("another kind's key with a list") << "name: a\nallowed-tools:\n  - Read\n"
                                                    << "name: a\ntools:\n  - Read\n";
    QTest::newRow("another kind's key beside the right one") << "name: a\ntools: A\nallowed-tools: B\n"
                                                             << "name: a\ntools: A\nallowed-tools: B\n";
    QTest::newRow("several lines are left alone") << "name: >\n  My\n  Tool\n"
                                                  << "name: >\n  My\n  Tool\n";
    QTest::newRow("text that cannot become a name") << "name: '!!'\n"
                                               << "name: '!!'\n";
}

void FieldChecks::appliesFixes()
{
    QFETCH(QString, yaml);
    QTEST(withFixes(yaml, check(yaml)), "fixed");
}

void FieldChecks::setsSeverities_data()
{
    QTest::addColumn<QString>("yaml");
    QTest::addColumn<int>("severity");

    QTest::newRow("unusual") << "name: a\nlevel: x" << int(Severity::Warning);
    QTest::newRow("not usable") << "name: a\nshape: x" << int(Severity::Error);
    QTest::newRow("unknown in a closed format") << "name: a\nxyzzy: 1" << int(Severity::Warning);
    QTest::newRow("unknown in an open format") << "name: a\npeople: {xyzzy: 1}" << int(Severity::Note);
    QTest::newRow("a typo is more than a note") << "name: a\npeople: {athor: 1}" << int(Severity::Warning);
}

void FieldChecks::setsSeverities()
{
    QFETCH(QString, yaml);
    QTEST(int(check(yaml).first().severity), "severity");
}

/// Checks one field, as a form does while the user types.
void FieldChecks::checksASingleField()
{
    const FieldSpec *name = findField(sampleFields().children, u"name");
    const DataNode typed(DataNode::Kind::String, "My Tool", {});
    QCOMPARE(checkFields(typed, *name, "agent", {}).first().code, QStringLiteral("agent-form"));
    QVERIFY(checkFields(DataNode(DataNode::Kind::String, "mine", {}), *name, "agent", {}).isEmpty());
    QVERIFY(checkFields(DataNode(), *name, "agent", {}).isEmpty());
}

void FieldChecks::findsNamesInText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("names");

    QTest::newRow("none") << " " << QStringList();
    QTest::newRow("one") << "Read" << QStringList{"Read"};
    QTest::newRow("several") << "Read,Grep , Bash" << QStringList{"Read", "Grep", "Bash"};
    QTest::newRow("commas in brackets") << "Bash(git add:*, git rm:*), Task(a, b)"
                                        << QStringList{"Bash(git add:*, git rm:*)", "Task(a, b)"};
    QTest::newRow("one too many") << "Read,, Grep," << QStringList{"Read", "Grep"};
}

void FieldChecks::findsNamesInText()
{
    QFETCH(QString, text);
    QTEST(splitNames(text), "names");
}

OUTCROP_TEST(FieldChecks, NoApplication)

} // namespace tst_fieldcheck

#include "tst_fieldcheck.moc"
