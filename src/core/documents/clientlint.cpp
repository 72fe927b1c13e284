// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/clientlint.h"

#include "core/documents/documentsmessages.h"
#include "core/documents/fieldfindings.h"
#include "core/documents/formatschema.h"
#include "core/documents/namelist.h"
#include "core/text/linetable.h"
#include "core/text/nearestword.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns `Bash` for `Bash(git add:*)`.
QString toolName(const QString &written)
{
    return written.section(u'(', 0, 0).trimmed();
}

/// The code and messages for a name that the client does not know.
struct UnknownName {
    QString code;
    const MessageText &message;
    const MessageText &messageNear; ///< if a known name is similar
};

/// Checks the tool names, the model name, the path patterns and the prompt of one document.
class NameLint
{
public:
    NameLint(const Document &document, const DataNode &data, const QString &format, const Client &client)
        : m_document(document), m_data(data), m_client(client), m_found(format, document.path)
    { }

    Diagnostics run()
    {
        for (const char16_t *key : {u"tools", u"disallowedTools", u"allowed-tools", u"disallowed-tools"})
            checkTools(m_data[key]);
        checkModel(m_data[u"model"]);
        for (const char16_t *key : {u"paths", u"globs", u"applyTo"})
            checkPatterns(m_data[key]);
        checkPrompt();
        return m_found.sorted();
    }

private:
    void checkTools(const DataNode &tools)
    {
        if (m_client.tools.isEmpty())
            return;
        if (tools.isString())
            checkNames(tools);
        for (const DataNode &item : tools.items()) {
            if (item.isString())
                checkNames(item);
        }
    }

    void checkNames(const DataNode &node)
    {
        for (const QString &written : splitNames(withCommas(node.text()))) {
            const QString name = toolName(written);
            if (!name.isEmpty() && !m_client.tools.contains(name) && !m_client.toolPattern.match(name).hasMatch())
                report({QStringLiteral("unknown-tool"), documentsmessages::unknownTool, documentsmessages::unknownToolNear}, name, nearestWord(name, m_client.tools), node);
        }
    }

    void checkModel(const DataNode &model)
    {
        if (m_client.models.isEmpty() || !model.isString() || model.text().isEmpty())
            return;
        const QString name = model.text();
        if (!m_client.models.contains(name) && !m_client.modelPattern.match(name).hasMatch())
            report({QStringLiteral("unknown-model"), documentsmessages::unknownModel, documentsmessages::unknownModelNear}, name, nearestWord(name, m_client.models), model);
    }

    /// Reports an unknown name. A name similar to a known name is probably a typo; other names may be newer than the list, so they get a different code. The
    /// fix is certain only for a typing error (see isTypingError()): `shell` is similar to `Skill`, but means something else.
    void report(const UnknownName &texts, const QString &name, const QString &near, const DataNode &node)
    {
        const Range place = rangeOf(name, node);
        if (near.isEmpty())
            m_found.add(Severity::Warning, texts.code + QStringLiteral("-name"), texts.message(m_client.title, name), place);
        else
            m_found.add(Severity::Warning, texts.code, texts.messageNear(m_client.title, name, near), place);
        if (!near.isEmpty() && place.end.offset - place.start.offset == name.size())
            m_found.addFix(documentsmessages::changeTo(near), place, near, !isTypingError(name, near));
    }

    /// Returns the range of the name within its value, or the range of the value if the name is not found.
    Range rangeOf(const QString &name, const DataNode &node) const
    {
        const Range &whole = node.range();
        const QString written = m_document.text.mid(whole.start.offset, whole.end.offset - whole.start.offset);
        const QRegularExpression word(QStringLiteral("(?<![\\w-])%1(?![\\w-])").arg(QRegularExpression::escape(name)));
        const qsizetype at = word.match(written).capturedStart();
        return at < 0 ? whole : LineTable(m_document.text).range(whole.start.offset + at, whole.start.offset + at + name.size());
    }

    void checkPatterns(const DataNode &patterns)
    {
        if (patterns.isString())
            checkPattern(patterns);
        for (const DataNode &item : patterns.items()) {
            if (item.isString())
                checkPattern(item);
        }
    }

    /// Reports patterns that cannot match a file. A value with commas may be a list or one pattern with braces, so it is checked as a whole.
    void checkPattern(const DataNode &node)
    {
        const QString &text = node.text();
        for (const auto &[open, close] : {std::pair(u'{', u'}'), std::pair(u'[', u']')}) {
            if (text.count(open) > text.count(close))
                m_found.add(Severity::Warning, QStringLiteral("pattern-unclosed"), documentsmessages::patternUnclosed(text, open, close), node.range());
        }
        // Recorded requests show that Claude Code compares paths without `./`. The behavior of other clients is unknown.
        if (m_client.name != u"claude" || !text.startsWith(u"./"))
            return;
        m_found.add(Severity::Warning, QStringLiteral("pattern-dot"), documentsmessages::patternDot(text), node.range());
        if (const Range place = rangeOf(text, node); place.end.offset - place.start.offset == text.size())
            m_found.addFix(documentsmessages::changeTo(text.sliced(2)), place, text.sliced(2));
    }

    void checkPrompt()
    {
        const auto file = clientFileOf(m_document);
        const bool isPrompted = file == ClientFile::Agent || file == ClientFile::Command;
        if (!isPrompted || !isMarkdown(m_document.path) || !m_document.body().trimmed().isEmpty() || !m_data[u"prompt"].isMissing())
            return;
        const qsizetype end = m_document.text.size();
        m_found.add(Severity::Warning, QStringLiteral("no-prompt"),
            file == ClientFile::Agent ? documentsmessages::agentWithoutPrompt() : documentsmessages::commandWithoutPrompt(),
            LineTable(m_document.text).range(end, end));
    }

    const Document &m_document;
    const DataNode &m_data;
    const Client &m_client;
    FieldFindings m_found;
};

/// Returns whether a finding is about a pattern such as `**/*.ts` that is not valid YAML without quotes, but that the client accepts.
bool isAcceptedPattern(const Diagnostic &found, const DataNode &data, const Json &fields)
{
    if (found.code != u"frontmatter-special-character")
        return false;
    const QList<DataNode::Member> &members = data.members();
    return std::any_of(members.begin(), members.end(), [&](const DataNode::Member &member) {
        const auto field = fields.find(member.key.toStdString());
        return field != fields.end() && field->value("x-unquoted", false) && member.value.range().start.offset == found.location.range.start.offset;
    });
}

bool isToleratedYamlError(const QString &code)
{
    static const QStringList certainCodes{QStringLiteral("frontmatter-special-character"), QStringLiteral("frontmatter-colon"), QStringLiteral("frontmatter-quote"),
        QStringLiteral("frontmatter-bracket"), QStringLiteral("frontmatter-value"), QStringLiteral("frontmatter-escape"), QStringLiteral("frontmatter-block-text")};
    return certainCodes.contains(code);
}

} // namespace

const Client *clientForDocument(const Document &document)
{
    if (!clientFileOf(document))
        return nullptr;
    const QString format = formatOf(document.kind, document.path, document.frontMatter.data);
    if (format == u"agent")
        return nullptr;
    if (const Client *client = clientOf(document.path, document.frontMatter.data))
        return client;
    return format.startsWith(u"claude-") ? findClient(u"claude") : nullptr;
}

std::optional<ClientFile> clientFileOf(const Document &document)
{
    return clientFileOf(document.kind, document.path, document.frontMatter.data);
}

Diagnostics frontMatterFindings(const Document &document)
{
    Diagnostics found = document.frontMatter.diagnostics;
    const ClientPathPattern *file = document.frontMatter.isRecovered ? clientPathPattern(document.path) : nullptr;
    if (const Json format = file ? clientFormatSchema(file->format) : Json(); format.contains("properties"))
        found.removeIf([&](const Diagnostic &one) { return isAcceptedPattern(one, document.frontMatter.data, format["properties"]); });
    return found;
}

Diagnostics lintClientNames(const Document &document, const DataNode &data, const QString &format, const Client &client)
{
    return NameLint(document, data, format, client).run();
}

Severity severityFor(const Diagnostic &found, const Client &client)
{
    if (client.readsLines && isToleratedYamlError(found.code))
        return Severity::Warning;
    const bool isRefused = found.severity == Severity::Warning
        && std::any_of(client.fatalSuffixes.begin(), client.fatalSuffixes.end(), [&found](const QString &ending) { return found.code.endsWith(u'-' + ending); });
    return isRefused ? Severity::Error : found.severity;
}

} // namespace outcrop
