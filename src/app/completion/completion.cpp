// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/completion/completion.h"

#include "app/completion/completioncondition.h"
#include "app/completion/completioncontext.h"
#include "app/completion/completionnames.h"
#include "app/completion/completionschema.h"
#include "app/completion/completiontemplates.h"
#include "core/base/datatext.h"
#include "core/documents/formatschema.h"
#include "core/text/linetable.h"

#include <algorithm>

namespace outcrop {
namespace {

using Kind = Candidate::Kind;
using ExpectedPart = CompletionContext::ExpectedPart;

constexpr int maxLinesAfterCursor = 500; ///< lines after the cursor to search for the end of unclosed front matter

bool isFence(QStringView line)
{
    return line.startsWith(u"---") && line.trimmed() == u"---";
}

/// Returns the completion context in the front matter, or an empty one if the offset is outside it.
CompletionContext frontMatterContext(QStringView text, qsizetype offset)
{
    const TextLine first = lineAt(text, 0);
    if (!isFence(text.first(first.end)) || offset < first.next || first.next == first.end)
        return {};
    qsizetype end = first.next;
    for (int behind = 0; end < text.size() && behind < maxLinesAfterCursor;) {
        const TextLine line = lineAt(text, end);
        if (isFence(text.mid(line.start, line.end - line.start)))
            return offset >= line.start ? CompletionContext() : yamlContextAt(text, first.next, line.start - 1, offset);
        behind += line.start > offset ? 1 : 0;
        end = line.next;
    }
    return yamlContextAt(text, first.next, end, offset);
}

CompletionContext contextAt(const QString &path, DocumentKind kind, QStringView text, qsizetype offset)
{
    if (kind == DocumentKind::Manifest)
        return tomlContextAt(text, offset);
    return isMarkdown(path) ? frontMatterContext(text, offset) : yamlContextAt(text, 0, text.size(), offset);
}

/// Collects the candidates for one location in a document.
class Completer
{
public:
    Completer(const OpenedWorkspace &opened, const QString &file, DocumentKind kind, const CompletionContext &context)
        : m_opened(opened)
        , m_file(file)
        , m_kind(kind)
        , m_context(context)
        , m_schema(formatOf(kind, file))
    {
    }

    Completions completions()
    {
        m_result.start = m_context.start;
        m_result.end = m_context.end;
        m_result.typed = m_context.typed;
        if (m_context.expected == ExpectedPart::Table)
            addTables();
        if (m_context.expected == ExpectedPart::Key || m_context.expected == ExpectedPart::KeyOrItem)
            addKeys();
        if (m_context.expected == ExpectedPart::Value || m_context.expected == ExpectedPart::KeyOrItem)
            addValues();
        return m_result;
    }

private:
    bool isToml() const { return m_kind == DocumentKind::Manifest; }

    /// Returns whether the cursor is in a wire-format template, which has a separate vocabulary.
    bool isTemplate() const
    {
        static const QStringList templates{
            QStringLiteral("request"), QStringLiteral("headers"), QStringLiteral("display")};
        return m_kind == DocumentKind::WireFormat
            && (templates.contains(m_context.path.value(0)) || m_context.path.value(1) == u"url");
    }

    void addKeys()
    {
        const Json &schema = m_schema.at(m_context.path);
        const Json properties = schema.is_object() ? schema.value("properties", Json::object()) : Json::object();
        for (const auto &[name, property] : properties.items())
            addKey(QString::fromStdString(name), m_schema.resolveReference(property));
        const Json &others = m_schema.resolveReference(additionalPropertiesSchema(schema));
        for (Candidate name : nameCandidates(m_opened, schemaString(schema, "x-keys"), m_file, m_context.path)) {
            name.label = name.text;
            name.text += keySeparator(others);
            addKeyIfAbsent(name);
        }
        if (isTemplate())
            addDirectives();
    }

    void addKey(const QString &name, const Json &schema)
    {
        const bool isTable = isToml() && schemaAllows(schema, "object");
        if (!isTable)
            addKeyIfAbsent({Kind::Key, name + keySeparator(schema), name, dataText(schemaString(schema, "description"))});
    }

    void addKeyIfAbsent(const Candidate &key)
    {
        if (!m_context.present.contains(key.label))
            m_result.candidates.append(key);
    }

    QString keySeparator(const Json &schema) const
    {
        if (isToml())
            return QStringLiteral(" = ");
        return schemaAllows(schema, "object") ? QStringLiteral(":") : QStringLiteral(": ");
    }

    void addDirectives()
    {
        for (const Candidate &directive : templateDirectives())
            addKeyIfAbsent(directive);
    }

    /// Adds the tables that the schema names. For a table with `x-keys`, adds one table for each name in the workspace.
    void addTables() { addTablesBelow(m_schema.at({}), {}); }

    void addTablesBelow(const Json &schema, const QString &prefix)
    {
        const Json properties = schema.value("properties", Json::object());
        for (const auto &[name, property] : properties.items()) {
            const Json &table = m_schema.resolveReference(property);
            const QString fullName = prefix + QString::fromStdString(name);
            if (!schemaAllows(table, "object"))
                continue;
            if (!m_context.present.contains(fullName) && !containsTables(table))
                m_result.candidates.append({Kind::Key, fullName, {}, dataText(schemaString(table, "description"))});
            for (const Candidate &key : nameCandidates(m_opened, schemaString(table, "x-keys"), m_file, {}))
                addNamedTable(fullName + u'.' + key.text, key);
            addTablesBelow(table, fullName + u'.');
        }
    }

    static bool containsTables(const Json &schema)
    {
        return schemaAllows(additionalPropertiesSchema(schema), "object");
    }

    void addNamedTable(const QString &name, const Candidate &key)
    {
        if (!m_context.present.contains(name))
            m_result.candidates.append({key.kind, name, {}, key.detail});
    }

    void addValues()
    {
        const Json &schema = m_schema.at(m_context.path);
        if (isTemplate())
            return addTemplateValues();
        if (addPlaceholders(schema))
            return;
        const bool wantsList = schemaAllows(schema, "array") && !schemaAllows(schema, "string") && !m_context.isInList;
        const Json &words = wantsList ? m_schema.at(m_context.path + QStringList(QStringLiteral("-"))) : schema;
        addWords(words, wantsList && m_context.quote.isNull());
    }

    void addWords(const Json &schema, bool addsBrackets)
    {
        const QString nameKind = schemaString(schema, "x-names");
        if (nameKind == u"condition")
            return addCondition(layerConditionCandidates(m_opened));
        if (nameKind == u"workloads")
            return addCommaSeparatedItems();
        for (const Json &value : schemaValues(schema)) {
            if (value.is_string())
                addValue({Kind::Value, QString::fromStdString(value.get<std::string>()), {}, {}}, addsBrackets);
        }
        for (const Candidate &name : nameCandidates(m_opened, nameKind, m_file, m_context.path))
            addValue(name, addsBrackets);
        if (schemaAllows(schema, "boolean")) {
            for (const char *truth : {"true", "false"})
                m_result.candidates.append({Kind::Value, withSpace(QLatin1String(truth)), QLatin1String(truth), {}});
        }
    }

    void addValue(Candidate value, bool addsBrackets)
    {
        value.label = value.text;
        if (isToml() && m_context.quote.isNull())
            value.text = u'"' + value.text + u'"';
        if (addsBrackets)
            value.text = u'[' + value.text + u']';
        value.text = withSpace(value.text);
        m_result.candidates.append(value);
    }

    QString withSpace(const QString &text) const { return m_context.needsSpace ? u' ' + text : text; }

    /// Replaces only the word at the cursor in the condition; the text after the cursor is unchanged.
    void addCondition(const ConditionCandidates &words)
    {
        Completions inside = conditionCompletions(m_context.typed, words);
        narrowSpan(inside.start);
        m_result.typed = inside.typed;
        for (Candidate &candidate : inside.candidates) {
            if (candidate.label.isEmpty())
                candidate.label = candidate.text;
            candidate.text = withSpace(candidate.text);
        }
        m_result.candidates = inside.candidates;
    }

    void addCommaSeparatedItems()
    {
        qsizetype start = m_context.typed.lastIndexOf(u',') + 1;
        while (start < m_context.typed.size() && m_context.typed[start].isSpace())
            ++start;
        narrowSpan(start);
        m_result.typed = m_context.typed.mid(start);
        for (const Candidate &name : nameCandidates(m_opened, QStringLiteral("workload"), m_file, m_context.path))
            addValue(name, false);
    }

    /// Limits the replaced span: it begins `start` characters into the typed text and ends at the cursor.
    void narrowSpan(qsizetype start)
    {
        m_result.end = m_context.start + m_context.typed.size();
        m_result.start = m_context.start + start;
    }

    void addTemplateValues()
    {
        const QString key = m_context.path.isEmpty() ? QString() : m_context.path.last();
        const bool isName = key == u"put" || key == u"each" || m_context.path.value(m_context.path.size() - 2) == u"default"
            || key == u"default";
        if (key == u"when") {
            QList<Candidate> names = templateNameCandidates(m_opened);
            for (Candidate &name : names)
                name.kind = Kind::Condition;
            addCondition({names, templateCandidates});
        } else if (isName) {
            for (const Candidate &name : templateNameCandidates(m_opened))
                m_result.candidates.append({name.kind, withSpace(name.text), name.text, name.detail});
        } else {
            addNamesInBraces(templateNameCandidates(m_opened));
        }
    }

    bool addPlaceholders(const Json &schema)
    {
        QList<Candidate> names;
        for (const Json &name : schema.is_object() ? schema.value("x-placeholders", Json::array()) : Json::array())
            names.append({Kind::Placeholder, QString::fromStdString(name.get<std::string>()), {}, {}});
        addNamesInBraces(names);
        return !names.isEmpty();
    }

    /// Adds names for an open brace before the cursor, each with its closing brace.
    void addNamesInBraces(const QList<Candidate> &names)
    {
        const qsizetype open = m_context.typed.lastIndexOf(u'{');
        if (open < 0 || m_context.typed.indexOf(u'}', open) >= 0)
            return;
        narrowSpan(open + 1);
        m_result.typed = m_context.typed.mid(open + 1);
        for (const Candidate &name : names)
            m_result.candidates.append({name.kind, name.text + u'}', name.text, name.detail});
    }

    const OpenedWorkspace &m_opened;
    const QString &m_file;
    DocumentKind m_kind;
    const CompletionContext &m_context;
    SchemaLookup m_schema;
    Completions m_result;
};

/// Extends the replaced span over the rest of a placeholder's name and its closing brace, so that neither is duplicated.
void includeClosingBrace(Completions &completions, QStringView text)
{
    const bool closesQuotation =
        std::any_of(completions.candidates.begin(), completions.candidates.end(), [](const Candidate &candidate) {
            return candidate.kind == Kind::Placeholder && candidate.text.endsWith(u'}');
        });
    while (closesQuotation && completions.end < text.size()
        && (text[completions.end].isLetterOrNumber() || QStringView(u"_.").contains(text[completions.end])))
        ++completions.end;
    if (closesQuotation && completions.end < text.size() && text[completions.end] == u'}')
        ++completions.end;
}

/// Returns 0 for a prefix, 1 for the start of a later word, 2 for a subsequence, or nullopt if the name does not match.
std::optional<int> rankOf(const QString &name, const QString &typed)
{
    if (name.startsWith(typed, Qt::CaseInsensitive))
        return 0;
    for (qsizetype at = name.indexOf(typed, 1, Qt::CaseInsensitive); at > 0;
         at = name.indexOf(typed, at + 1, Qt::CaseInsensitive)) {
        if (!name[at - 1].isLetterOrNumber())
            return 1;
    }
    qsizetype found = 0;
    for (const QChar letter : name) {
        if (found < typed.size() && letter.toCaseFolded() == typed[found].toCaseFolded())
            ++found;
    }
    return found == typed.size() ? std::optional(2) : std::nullopt;
}

} // namespace

Completions completionsAt(
    const OpenedWorkspace &opened, const QString &path, DocumentKind kind, QStringView text, qsizetype offset)
{
    const CompletionContext context = contextAt(path, kind, text, std::clamp<qsizetype>(offset, 0, text.size()));
    if (formatOf(kind, path).isEmpty() || context.expected == ExpectedPart::None)
        return {};
    Completions completions = Completer(opened, path, kind, context).completions();
    includeClosingBrace(completions, text);
    return completions.candidates.isEmpty() ? Completions() : completions;
}

QList<Candidate> Completions::matchingCandidates() const
{
    QList<Candidate> candidatesByRank[3];
    for (const Candidate &candidate : candidates) {
        if (const auto rank = rankOf(candidate.label.isEmpty() ? candidate.text : candidate.label, typed.trimmed()))
            candidatesByRank[*rank].append(candidate);
    }
    return candidatesByRank[0] + candidatesByRank[1] + candidatesByRank[2];
}

} // namespace outcrop
