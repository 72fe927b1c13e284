// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/conversation.h"
#include "core/render/ledger.h"
#include "core/templates/templatedialect.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace outcrop {

/// A piece of a message.
struct PromptPiece {
    enum class Kind {
        Text,
        Media,      ///< an image, an audio file or another file
        ToolCall,
        ToolResult,
        Thinking,
        Other,      ///< any other content block, as written
    };

    Kind kind = Kind::Text;
    QString text;      ///< template text; for Media its address, which is never opened: a URL, a `data:` URL, a path or a placeholder
    QString mediaType; ///< for Media, such as `image/png`; empty if unknown
    QString id;        ///< id of a tool call, also for its result
    QString name;      ///< function of a tool call
    Json data = {};    ///< arguments of a tool call, a structured tool result, or another block

    friend bool operator==(const PromptPiece &, const PromptPiece &) = default;
};

/// A message of a prompt, or a placeholder for the conversation so far.
struct PromptMessage {
    Message::Role role = Message::Role::User;
    QList<PromptPiece> pieces;
    QString name = {};      ///< name of the sender; for a conversation the name of its variable
    bool isHistory = false; ///< the conversation so far is inserted here; such a message has no pieces

    /// Returns the joined text pieces of the message.
    QString text() const;
    friend bool operator==(const PromptMessage &, const PromptMessage &) = default;
};

/// A variable of a prompt. `type` is one of inputTypeNames().
struct PromptVariable {
    QString name;
    QString type = QStringLiteral("text");
    QString description = {};
    bool isRequired = true;
    Json defaultValue = {};           ///< null: none
    Json testValues = Json::array();
    QStringList choices = {};         ///< for an enum

    friend bool operator==(const PromptVariable &, const PromptVariable &) = default;
};

/// A tool. A function has a JSON Schema of its parameters. For other tools, `definition` contains the definition as written.
struct PromptTool {
    QString name;
    QString description;
    Json parameters = {};
    Json definition = {};
    std::optional<bool> strict = {}; ///< whether the provider must enforce `parameters`; nullopt: the API's default

    bool isFunction() const { return definition.is_null(); }
    friend bool operator==(const PromptTool &, const PromptTool &) = default;
};

/// A test of a prompt: values of its variables, and checks of the response in promptfoo's format.
struct PromptCase {
    QString description;
    Json values = Json::object();
    Json checks = Json::array();

    friend bool operator==(const PromptCase &, const PromptCase &) = default;
};

/// The type of documents to create from a prompt in a workspace.
enum class PromptUse {
    Prompt, ///< an agent, requests and conversations
    Rules,  ///< a layer: instructions that are part of every prompt
    Skill,  ///< a file `skills/NAME/SKILL.md`
};

/// A prompt from another tool, independent of its file format. Every conversion uses this form. Texts are templates of `dialect`. JSON
/// values are null if there are none.
struct PromptFile {
    PromptUse use = PromptUse::Prompt;
    QString name;
    QString version;
    QString description;
    TemplateDialect dialect = TemplateDialect::None;
    QString provider;              ///< name used by the format, such as `anthropic`; empty if unknown
    QString model;
    Json params = Json::object();  ///< by the names of knownParamNames(); others as written
    QList<PromptMessage> messages;
    QList<PromptVariable> inputs;
    QList<PromptTool> tools;
    Json outputSchema = {};
    std::optional<bool> outputStrict = {}; ///< whether the provider must enforce the schema; nullopt: the API's default
    QStringList labels;            ///< deployment labels, such as `production`
    QStringList tags;
    Json metadata = Json::object();
    QList<PromptCase> cases;
    QString format = {};               ///< name of the format that it was read from
    Json foreignKeys = Json::object(); ///< keys without an equivalent, by JSON pointer, for export to the same format
    QString api = {};                  ///< for a provider's request, its wire format, such as `anthropic-messages`; otherwise empty
    QString bodyPointer = {};          ///< JSON pointer of the request's body in the source, such as `/body`; empty: the whole source
    Ledger ledger = {};                ///< for each value of the source, its use: `part` is the path in the source, `path` the name of the part here

    const PromptVariable *input(const QString &name) const;
    const PromptTool *tool(const QString &name) const;
};

/// The prompt features that a format can support, in the order of the formats table.
enum class PromptFeature { Name, Version, Description, Model, Parameters, System, Messages, History, Media, ToolTurns, Inputs, Logic, Tools, OutputSchema, Labels, Tags, Metadata, Cases, OtherKeys };

QList<PromptFeature> promptFeatures();
/// Returns the name for display and JSON: `system prompt`.
QString promptFeatureName(PromptFeature feature);

/// A part of a prompt, such as `params.temperature` or `messages[0]`.
struct PromptFilePart {
    QString name;
    PromptFeature feature;
};

/// Returns the parts of a prompt that have a value. A conversion must have a ledger entry for each.
QList<PromptFilePart> promptParts(const PromptFile &prompt);

/// Returns the part name of a message: `messages[0]`.
QString messagePart(qsizetype index);
/// Returns the part name of PromptTool::strict.
QString strictPart(const QString &tool);
/// Returns the part name of the sender's name in a message.
QString senderPart(qsizetype message);
/// Returns the part name of a piece that is not text.
QString piecePart(qsizetype message, qsizetype piece);

/// Returns the prompt without its ledger as JSON, for reports and comparisons.
Json toJson(const PromptFile &prompt);

} // namespace outcrop
