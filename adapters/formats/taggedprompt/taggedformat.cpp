// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"
#include "adapters/formats/taggedprompt/taggedbody.h"
#include "core/base/joinedtext.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/parameternames.h"
#include "core/formats/sourceledger.h"
#include "core/formats/templateconversion.h"
#include "core/formats/writtenmessages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

/// Reads front matter and messages in tags.
class TaggedFileReader
{
public:
    TaggedFileReader(const FormatInput &input, const QString &format) : m_input(input), m_head(input.head.data)
    {
        m_prompt.format = format;
        m_prompt.name = input.stem();
    }

    ParsedPromptFile run(Message::Role outsideRole)
    {
        readText(QStringLiteral("name"), m_prompt.name);
        readText(QStringLiteral("description"), m_prompt.description);
        readText(QStringLiteral("provider"), m_prompt.provider);
        readText(QStringLiteral("model"), m_prompt.model);
        readParameters(m_head, {}, m_prompt, m_ledger, ParameterMembers::Known);
        if (m_head[u"schema"].isMapping()) {
            m_prompt.outputSchema = m_head[u"schema"].toJson();
            m_ledger.use(QStringLiteral("schema"), QStringLiteral("output.schema"));
        }
        readBody(readTaggedBody(m_input.body(), outsideRole));
        m_prompt.foreignKeys = m_ledger.addRemainingValues(m_head, {}, formatsmessages::keptForFormat());
        addInferredInputs(m_prompt);
        m_prompt.ledger = m_ledger.entries();
        return {{m_prompt}, {}, m_input.head.diagnostics};
    }

private:
    void readText(const QString &key, QString &text)
    {
        if (!m_head[key].isString())
            return;
        text = m_head[key].text();
        m_ledger.use(key, key);
    }

    /// Reads the body as a Mustache template. A body with control tags is kept as plain text, so that no tag is lost.
    void readBody(const TaggedBody &body)
    {
        static const QRegularExpression logic(QStringLiteral("\\{\\{\\s*(?:if|else|endif|for|endfor)\\b[^}]*\\}\\}|\\{\\{[^}]*=[^}]*\\}\\}"));
        const QRegularExpressionMatch tag = logic.match(m_input.body());
        m_prompt.messages = body.messages;
        if (!tag.hasMatch() && m_input.body().contains(QStringLiteral("{{")))
            m_prompt.dialect = TemplateDialect::Mustache;
        QStringList kept = body.unknownTags;
        if (tag.hasMatch())
            kept.append(tag.captured());
        const bool isSame = kept.isEmpty() && body.media.isEmpty();
        m_ledger.add(QStringLiteral("body"), isSame ? LossAction::Kept : LossAction::Approximated, QStringLiteral("messages"),
            isSame ? QString() : kept.isEmpty() ? formatsmessages::referenceNotOpened(body.media.first()) : formatsmessages::tagKept(kept.mid(0, 3).join(listSeparator())));
    }

    const FormatInput &m_input;
    DataNode m_head;
    PromptFile m_prompt;
    SourceLedger m_ledger;
};

FormatDescription describePromptl()
{
    return {QStringLiteral("promptl"), formatsmessages::promptlTitle(), QStringLiteral("*.promptl")};
}

FormatMatch detectPromptl(const FormatInput &input)
{
    return input.file.endsWith(u".promptl") ? FormatMatch::Certain : FormatMatch::No;
}

Result<ParsedPromptFile> readPromptl(const FormatInput &input)
{
    return TaggedFileReader(input, describePromptl().name).run(Message::Role::System);
}

FormatDescription describeHumanloop()
{
    return {QStringLiteral("humanloop"), formatsmessages::humanloopTitle(), QStringLiteral("*.prompt")};
}

FormatMatch detectHumanloop(const FormatInput &input)
{
    return input.file.endsWith(u".prompt") && hasMessageTags(input.body()) ? FormatMatch::Certain : FormatMatch::No;
}

Result<ParsedPromptFile> readHumanloop(const FormatInput &input)
{
    return TaggedFileReader(input, describeHumanloop().name).run(Message::Role::User);
}

} // namespace

std::unique_ptr<FileFormat> promptlFormat()
{
    return makeFormat({describePromptl, detectPromptl, readPromptl});
}

std::unique_ptr<FileFormat> humanloopFormat()
{
    return makeFormat({describeHumanloop, detectHumanloop, readHumanloop});
}

} // namespace outcrop
