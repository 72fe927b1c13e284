// SPDX-License-Identifier: GPL-3.0-or-later
#include "outputcontract.h"

#include "app/help/outputschema.h"
#include "cli/knowncommands.h"
#include "core/documents/schema/schema.h"

#include <CLI/CLI.hpp>

#include <QHash>
#include <QMap>

namespace outcrop::testing {
namespace {

/// Maps each command that has subcommands, but also runs without one, to the output schema of a run without a subcommand.
const QMap<QString, QString> &defaultOutputSchemas()
{
    static const QMap<QString, QString> names{{"estimate", "estimate"}, {"history", "history"}, {"index", "index"}, {"keys", "keys-list"}, {"label", "label-list"}, {"log", "log-stats"}, {"models", "models-list"},
        {"queue", "queue-list"}, {"run", "run"}, {"rules", "rules-list"}, {"rules violations", "rules-violations-list"}, {"session", "session-list"}, {"store", "store-show"}, {"suggestions", "suggestions-list"},
        {"taxonomy", "taxonomy-list"}, {"templates", "templates-list"}};
    return names;
}

void addCommands(const CLI::App &command, const QString &before, QMap<QString, bool> &commands)
{
    const QString name = before + QString::fromStdString(command.get_name());
    const auto inner = command.get_subcommands([](const CLI::App *) { return true; });
    commands.insert(name, inner.empty());
    for (const CLI::App *one : inner)
        addCommands(*one, name + u' ', commands);
}

/// The full names of all commands. The value is true for commands without subcommands.
const QMap<QString, bool> &allCommands()
{
    static const QMap<QString, bool> commands = [] {
        QMap<QString, bool> all;
        for (const KnownCommand &known : knownCommands()) {
            CLI::App program;
            const std::unique_ptr<Command> command = known.make();
            addCommands(*command->addTo(program), {}, all);
        }
        return all;
    }();
    return commands;
}

const Schema &compiledSchema(const QString &name)
{
    static QHash<QString, Schema> schemas;
    auto known = schemas.find(name);
    if (known == schemas.end())
        known = schemas.insert(name, Schema(outputSchema(name)));
    return *known;
}

bool isOtherStandard(const QStringList &words)
{
    const qsizetype at = words.indexOf(QStringLiteral("--report"));
    return at >= 0 && QStringList({"sarif", "codeclimate"}).contains(words.value(at + 1));
}

} // namespace

QStringList runnableCommands()
{
    QStringList names;
    for (auto command = allCommands().cbegin(); command != allCommands().cend(); ++command) {
        if (command.value() || defaultOutputSchemas().value(command.key()) == command.key())
            names.append(command.key());
    }
    return names;
}

QString outputSchemaName(const QStringList &words)
{
    QString name;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words.at(i);
        if (word == u"-C") {
            ++i;
        } else if (!word.startsWith(u'-')) {
            const QString longer = name.isEmpty() ? word : name + u' ' + word;
            if (allCommands().contains(longer))
                name = longer;
            else if (name.isEmpty())
                return {};
        }
    }
    const QString schema = defaultOutputSchemas().value(name, name);
    return QString(schema).replace(u' ', u'-');
}

QString contractViolation(const QStringList &words, ExitCode code, const QByteArray &output)
{
    const QString line = words.join(u' ') + QStringLiteral(": ");
    const Json document = Json::parse(output.begin(), output.end(), nullptr, false);
    if (document.is_discarded())
        return line + QStringLiteral("not one JSON document: ") + QString::fromUtf8(output.left(400));
    const bool isError = document.is_object() && document.contains("exit_code");
    if (isOtherStandard(words) && !isError)
        return {};
    const QString name = outputSchemaName(words);
    const bool hasSchema = outputSchemaNames().contains(name);
    if (!hasSchema && !isError)
        return line + QStringLiteral("no schema for the output: ") + name;
    if (isError && code == ExitCode::Done)
        return line + QStringLiteral("an error document, but the exit code 0");
    const QList<SchemaViolation> violations = compiledSchema(hasSchema ? name : QStringLiteral("layers")).validate(document);
    if (violations.isEmpty())
        return {};
    QStringList texts;
    for (const SchemaViolation &one : violations)
        texts.append(one.pointer + QStringLiteral(": ") + one.message + QStringLiteral(" [") + one.schemaPointer + u'/' + one.keyword + u']');
    return line + texts.join(QStringLiteral("; ")).left(1500);
}

} // namespace outcrop::testing
