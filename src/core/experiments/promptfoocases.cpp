// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/promptfoocases.h"

#include "core/base/joinedtext.h"
#include "core/documents/data/jsonreader.h"
#include "core/documents/data/yamlreader.h"
#include "core/experiments/experimentsmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maxCases = 100'000;

struct FieldValue {
    QString text;
    bool isStructured = false;
};

FieldValue fieldValue(const DataNode &node)
{
    const bool isText = node.isString();
    return {isText ? node.text() : QString::fromStdString(node.toJson().dump()), !isText};
}

/// Reads the tests of a promptfoo file as cases.
class TestReader
{
public:
    TestReader(const DataNode &root, const QString &file) : m_root(root), m_file(file) { }

    ParsedCases run()
    {
        const DataNode &tests = m_root.isSequence() ? m_root : m_root[u"tests"];
        const DataNode &defaultTest = m_root[u"defaultTest"];
        addAssertions(readAssertions(assertionList(defaultTest)), at(defaultTest), m_defaultCase.assertions, m_result.diagnostics);
        m_defaultCase.threshold = defaultTest[u"threshold"].toReal();
        setVariables(defaultTest[u"vars"], m_defaultCase);
        for (const DataNode &test : tests.items())
            addTest(test);
        if (m_result.cases.isEmpty())
            m_result.diagnostics.append({Severity::Error, QStringLiteral("experiment-case"), experimentsmessages::noTests(), at(m_root)});
        return m_result;
    }

private:
    Location at(const DataNode &node) const { return {m_file, node.range()}; }

    static Json assertionList(const DataNode &test) { return test[u"assert"].isMissing() ? Json::array() : test[u"assert"].toJson(); }

    static void setField(const QString &name, const DataNode &value, ExperimentCase &one)
    {
        const FieldValue field = fieldValue(value);
        one.fields.insert(name, field.text);
        one.jsonFields.removeAll(name);
        if (field.isStructured)
            one.jsonFields.append(name);
    }

    static void setVariables(const DataNode &variables, ExperimentCase &one)
    {
        for (const DataNode::Member &variable : variables.members())
            setField(variable.key, variable.value, one);
    }

    void addTest(const DataNode &test)
    {
        ++m_testNumber;
        ExperimentCase one = m_defaultCase;
        setVariables(test[u"vars"], one);
        addAssertions(readAssertions(assertionList(test)), at(test), one.assertions, m_result.diagnostics);
        if (const std::optional<double> threshold = test[u"threshold"].toReal())
            one.threshold = threshold;
        const QString description = test[u"description"].text().simplified();
        one.id = description.isEmpty() ? QStringLiteral("test %1").arg(m_testNumber) : QStringLiteral("%1: %2").arg(m_testNumber).arg(description);
        const QList<ExperimentCase> cases = expandCombinations(one, test);
        if (m_result.cases.size() + cases.size() <= maxCases)
            m_result.cases += cases;
        else
            m_result.diagnostics.append({Severity::Error, QStringLiteral("experiment-case"), experimentsmessages::tooManyCases(maxCases), at(test)});
    }

    /// Returns a case for each combination of the values in lists, as promptfoo does, unless the test disables it. Keeps lists that would exceed maxCases.
    static QList<ExperimentCase> expandCombinations(const ExperimentCase &one, const DataNode &test)
    {
        QList<ExperimentCase> cases{one};
        if (test.at(u"options.disableVarExpansion").toBool().value_or(false))
            return cases;
        for (const DataNode::Member &variable : test[u"vars"].members()) {
            const QList<DataNode> &values = variable.value.items();
            if (!variable.value.isSequence() || values.isEmpty() || cases.size() * values.size() > maxCases)
                continue;
            QList<ExperimentCase> all;
            for (const ExperimentCase &base : std::as_const(cases)) {
                for (qsizetype i = 0; i < values.size(); ++i) {
                    ExperimentCase next = base;
                    setField(variable.key, values.at(i), next);
                    next.id += QStringLiteral(", %1 %2").arg(variable.key).arg(i + 1);
                    all.append(next);
                }
            }
            cases = all;
        }
        return cases;
    }

    const DataNode &m_root;
    QString m_file;
    ExperimentCase m_defaultCase;
    ParsedCases m_result;
    int m_testNumber = 0;
};

} // namespace

void addAssertions(const ParsedAssertions &read, const Location &location, QList<Assertion> &assertions, Diagnostics &diagnostics)
{
    assertions += read.assertions;
    for (const QString &problem : read.problems)
        diagnostics.append({Severity::Error, QStringLiteral("experiment-assertion"), problem, location});
    if (!read.foreignTypes.isEmpty())
        diagnostics.append({Severity::Warning, QStringLiteral("experiment-assertion-foreign"), experimentsmessages::foreignAssertions(read.foreignTypes.join(listSeparator())), location});
}

void readCaseAssertions(ExperimentCase &one, const Location &location, Diagnostics &diagnostics)
{
    if (one.jsonFields.contains(QStringLiteral("assert"))) {
        const QByteArray text = one.fields.value(QStringLiteral("assert")).toUtf8();
        addAssertions(readAssertions(Json::parse(text.begin(), text.end(), nullptr, false)), location, one.assertions, diagnostics);
    }
    QStringList names = one.fields.keys();
    std::sort(names.begin(), names.end());
    for (const QString &name : std::as_const(names)) {
        const QString cell = one.fields.value(name);
        if (name.startsWith(u"__expected") && !cell.trimmed().isEmpty())
            addAssertions(readAssertionCell(cell), location, one.assertions, diagnostics);
    }
    bool isNumber = false;
    const QString limit = one.fields.value(QStringLiteral("__threshold"), one.assertions.isEmpty() ? QString() : one.fields.value(QStringLiteral("threshold")));
    if (const double threshold = limit.toDouble(&isNumber); isNumber)
        one.threshold = threshold;
}

ParsedCases parsePromptfooCases(const QByteArray &bytes, const QString &file)
{
    const QString text = QString::fromUtf8(bytes);
    const DataDocument document = file.endsWith(u".json", Qt::CaseInsensitive) ? readJson(text, file) : readYaml(text, file);
    if (!document.isParsed)
        return {{}, document.diagnostics};
    return TestReader(document.root, file).run();
}

} // namespace outcrop
