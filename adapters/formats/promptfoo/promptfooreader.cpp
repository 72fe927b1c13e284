// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/promptfoo/promptfooreader.h"

#include "adapters/formats/promptfoo/promptfooprovider.h"
#include "core/documents/data/jsonreader.h"
#include "core/formats/chatmessages.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/templateconversion.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

bool isCode(const QString &text)
{
    static const QRegularExpression code(QStringLiteral("^exec:|^(?:file://)?\\S+\\.(?:m?[jt]s|cjs|py|rb|pl|sh|bash|bat|cmd|ps1|exe)(?::\\w+)?$"));
    return code.match(text.trimmed()).hasMatch();
}

/// Returns whether the text refers to a file, a program, or a prompt that a service stores.
bool isReference(const QString &text)
{
    static const QRegularExpression reference(QStringLiteral("^(?:file|https?|langfuse|portkey|helicone)://"));
    static const QRegularExpression ending(QStringLiteral("\\.(?:txt|md|j2|jsonl?|ya?ml|csv)$"));
    const QString one = text.trimmed();
    if (one.contains(u'\n') || isCode(one))
        return isCode(one);
    const bool hasDot = one.size() > 3 && (one.at(one.size() - 4) == u'.' || (one.size() > 4 && one.at(one.size() - 5) == u'.')) && !one.contains(u' ');
    const bool hasPathCharacter = QStringLiteral("*/\\").contains(one.left(1)) || (!one.contains(u' ') && (one.contains(u'/') || one.contains(u'*') || one.contains(u'\\')));
    return reference.match(one).hasMatch() || (ending.match(one).hasMatch() && !one.contains(QStringLiteral("{{"))) || (hasPathCharacter && !one.contains(QStringLiteral("{{"))) || (hasDot && !one.contains(QStringLiteral("{{")));
}

QString reasonFor(const QString &text)
{
    return isCode(text) ? formatsmessages::codeNotRun() : formatsmessages::referenceNotOpened(text.simplified().left(80));
}

class PromptfooReader
{
public:
    explicit PromptfooReader(const FormatInput &input) : m_input(input), m_root(input.data) { }

    ParsedPromptFile run()
    {
        readProvider();
        readCases();
        readPrompts();
        if (m_read.prompts.isEmpty())
            addPrompt(PromptFile());
        Json foreignKeys = Json::object();
        addReferences(foreignKeys);
        foreignKeys.update(m_ledger.addRemainingValues(m_root, {}, formatsmessages::keptForFormat()));
        for (PromptFile &prompt : m_read.prompts) {
            prompt.foreignKeys = foreignKeys;
            prompt.cases = m_cases;
            addInferredInputs(prompt);
        }
        m_read.ledger = m_ledger.entries();
        return m_read;
    }

private:
    /// A reference to a prompt in a file, in code or in a service.
    struct Reference {
        DataNode node;
        QString path;
        QString reason;
    };

    void addReferences(Json &foreignKeys)
    {
        for (const Reference &reference : std::as_const(m_references)) {
            const QString pointer = QStringLiteral("/prompts/") + QString::number(&reference - m_references.constData());
            foreignKeys[pointer.toStdString()] = reference.node.toJson();
            m_ledger.add(reference.path, LossAction::Moved, QStringLiteral("foreign") + pointer, reference.reason);
        }
    }

    void readProvider()
    {
        const QString key = m_root[u"providers"].isMissing() ? QStringLiteral("targets") : QStringLiteral("providers");
        const DataNode &providers = m_root[key];
        const bool isList = providers.isSequence();
        const DataNode first = isList ? (providers.items().isEmpty() ? DataNode() : providers.items().first()) : providers;
        const QString path = isList ? itemPath(key, 0) : key;
        const QString id = first.isString() ? first.text() : first[u"id"].text();
        if (id.isEmpty() || isCode(id) || id.contains(QStringLiteral("://")))
            return;
        static const QStringList kinds{QStringLiteral("messages"), QStringLiteral("chat"), QStringLiteral("responses"), QStringLiteral("completion")};
        const QStringList words = id.split(u':');
        const bool hasKind = words.size() > 2 && kinds.contains(words.at(1));
        m_sharedPrompt.provider = words.first();
        m_sharedPrompt.model = words.mid(hasKind ? 2 : 1).join(u':');
        m_ledger.add(first.isString() ? path : path + QStringLiteral(".id"), LossAction::Approximated, QStringLiteral("model"), formatsmessages::splitProvider(m_sharedPrompt.provider, m_sharedPrompt.model));
        readPromptfooSettings(first[u"config"], path + QStringLiteral(".config"), m_sharedPrompt, m_ledger);
    }

    void readCases()
    {
        const QList<DataNode> &tests = m_root[u"tests"].items();
        for (qsizetype at = 0; at < tests.size(); ++at) {
            const DataNode &test = tests.at(at);
            if (!test[u"vars"].isMapping() && !test[u"assert"].isSequence())
                continue;
            const QString path = itemPath(QStringLiteral("tests"), at);
            const QString part = QStringLiteral("cases[%1]").arg(m_cases.size());
            PromptCase one;
            one.description = test[u"description"].text();
            if (!test[u"description"].isMissing())
                m_ledger.add(path + QStringLiteral(".description"), LossAction::Kept, part);
            for (const DataNode::Member &variable : test[u"vars"].members()) {
                const bool isFile = variable.value.isString() && variable.value.text().startsWith(QStringLiteral("file://"));
                one.values[variable.key.toStdString()] = variable.value.toJson();
                m_ledger.add(memberPath(path + QStringLiteral(".vars"), variable.key), isFile ? LossAction::Approximated : LossAction::Kept, part,
                    isFile ? formatsmessages::referenceNotOpened(variable.value.text().left(80)) : QString());
            }
            readChecks(test[u"assert"], path + QStringLiteral(".assert"), part, one);
            m_cases.append(one);
        }
    }

    void readChecks(const DataNode &checks, const QString &path, const QString &part, PromptCase &one)
    {
        static const QStringList code{QStringLiteral("javascript"), QStringLiteral("python"), QStringLiteral("ruby"), QStringLiteral("webhook")};
        for (qsizetype at = 0; at < checks.items().size(); ++at) {
            const DataNode &check = checks.items().at(at);
            const QString type = QString(check[u"type"].text()).remove(QRegularExpression(QStringLiteral("^not-")));
            one.checks.push_back(check.toJson());
            m_ledger.add(itemPath(path, at), code.contains(type) ? LossAction::Moved : LossAction::Kept, part, code.contains(type) ? formatsmessages::codeNotRun() : QString());
        }
    }

    void readPrompts()
    {
        const DataNode &prompts = m_root[u"prompts"];
        if (prompts.isString())
            readPrompt(prompts, QStringLiteral("prompts"));
        for (qsizetype at = 0; at < prompts.items().size(); ++at)
            readPrompt(prompts.items().at(at), itemPath(QStringLiteral("prompts"), at));
    }

    void readPrompt(const DataNode &node, const QString &path)
    {
        const bool isText = node.isString();
        const QString text = isText ? node.text() : node[u"raw"].text();
        if (text.isEmpty() || isReference(text)) {
            const QString named = !text.isEmpty() ? text : !node[u"id"].text().isEmpty() ? node[u"id"].text() : node[u"file"].text();
            m_references.append({node, path, reasonFor(named)});
            return;
        }
        PromptFile prompt;
        SourceLedger promptLedger;
        const QString textPath = isText ? path : path + QStringLiteral(".raw");
        readText(text, textPath, prompt, promptLedger);
        if (!isText && node[u"label"].isString()) {
            prompt.description = node[u"label"].text();
            promptLedger.add(path + QStringLiteral(".label"), LossAction::Renamed, QStringLiteral("description"));
        }
        m_ledger.append(promptLedger.entries());
        addPrompt(prompt);
    }

    /// Reads the text of a prompt. A JSON list of messages becomes a chat.
    static void readText(const QString &text, const QString &path, PromptFile &prompt, SourceLedger &ledger)
    {
        const DataDocument json = text.trimmed().startsWith(u'[') ? readJson(text, QString()) : DataDocument();
        if (json.isParsed && areChatMessages(json.root)) {
            SourceLedger inner;
            readChatMessages(json.root, {}, prompt, inner);
            const bool isComplete = inner.addRemainingValues(json.root, {}, {}).empty();
            return ledger.add(path, isComplete ? LossAction::Kept : LossAction::Approximated, QStringLiteral("messages"), isComplete ? QString() : formatsmessages::messageKeysOmitted());
        }
        addTextMessage(prompt, Message::Role::User, text);
        ledger.add(path, LossAction::Kept, messagePart(0));
    }

    void addPrompt(PromptFile prompt)
    {
        prompt.format = QStringLiteral("promptfoo");
        prompt.dialect = TemplateDialect::Jinja;
        const QString number = m_read.prompts.isEmpty() ? QString() : QStringLiteral("-%1").arg(m_read.prompts.size() + 1);
        prompt.name = m_input.stem() + number;
        prompt.provider = m_sharedPrompt.provider;
        prompt.model = m_sharedPrompt.model;
        prompt.params = m_sharedPrompt.params;
        if (prompt.description.isEmpty() && m_root[u"description"].isString()) {
            prompt.description = m_root[u"description"].text();
            m_ledger.use(QStringLiteral("description"), QStringLiteral("description"));
        }
        m_read.prompts.append(prompt);
    }

    const FormatInput &m_input;
    DataNode m_root;
    PromptFile m_sharedPrompt;
    QList<PromptCase> m_cases;
    QList<Reference> m_references;
    SourceLedger m_ledger;
    ParsedPromptFile m_read;
};

} // namespace

ParsedPromptFile readPromptfoo(const FormatInput &input)
{
    return PromptfooReader(input).run();
}

} // namespace outcrop
