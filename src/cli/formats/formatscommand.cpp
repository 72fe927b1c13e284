// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/formats/formatscommand.h"

#include "app/formats/knownformats.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/formats/formatsoutput.h"
#include "core/base/joinedtext.h"

namespace outcrop {
namespace {

/// Returns the value for the JSON output.
QString supportName(FormatSupport support)
{
    switch (support) {
    case FormatSupport::None:
        return QStringLiteral("dropped");
    case FormatSupport::Approximated:
        return QStringLiteral("changed");
    case FormatSupport::Kept:
        return QStringLiteral("kept");
    }
    Q_UNREACHABLE();
}

/// Returns the value for a table, in the user's language.
QString supportText(FormatSupport support)
{
    switch (support) {
    case FormatSupport::None:
        return formatsoutput::dropped();
    case FormatSupport::Approximated:
        return formatsoutput::changed();
    case FormatSupport::Kept:
        return formatsoutput::kept();
    }
    Q_UNREACHABLE();
}

QString featureTitle(PromptFeature feature)
{
    switch (feature) {
    case PromptFeature::Name: return formatsoutput::name();
    case PromptFeature::Version: return formatsoutput::version();
    case PromptFeature::Description: return formatsoutput::description();
    case PromptFeature::Model: return formatsoutput::model();
    case PromptFeature::Parameters: return formatsoutput::parameters();
    case PromptFeature::System: return formatsoutput::systemPrompt();
    case PromptFeature::Messages: return formatsoutput::messages();
    case PromptFeature::History: return formatsoutput::conversation();
    case PromptFeature::Media: return formatsoutput::media();
    case PromptFeature::ToolTurns: return formatsoutput::toolTurns();
    case PromptFeature::Inputs: return formatsoutput::variables();
    case PromptFeature::Logic: return formatsoutput::conditions();
    case PromptFeature::Tools: return formatsoutput::tools();
    case PromptFeature::OutputSchema: return formatsoutput::outputSchema();
    case PromptFeature::Labels: return formatsoutput::labels();
    case PromptFeature::Tags: return formatsoutput::tags();
    case PromptFeature::Metadata: return formatsoutput::metadata();
    case PromptFeature::Cases: return formatsoutput::tests();
    case PromptFeature::OtherKeys: return formatsoutput::otherKeys();
    }
    Q_UNREACHABLE();
}

QString featureList(const FormatDescription &description, FormatSupport support)
{
    QStringList names;
    for (const PromptFeature feature : promptFeatures()) {
        if (description.support(feature) == support)
            names.append(featureTitle(feature));
    }
    return names.join(listSeparator());
}

QString directionOf(const FormatDescription &description)
{
    return description.isWritable ? formatsoutput::inAndOut() : formatsoutput::inOnly();
}

Json toJson(const FormatDescription &description)
{
    Json features = Json::object();
    for (const PromptFeature feature : promptFeatures())
        features[promptFeatureName(feature).toStdString()] = jsonString(supportName(description.support(feature)));
    Json json{{"name", jsonString(description.name)}, {"title", jsonString(description.title)}, {"files", jsonString(description.files)}, {"writable", description.isWritable}};
    json["written"] = description.isWritable ? features : Json();
    return json;
}

void printAll(std::ostream &out)
{
    Table table({{formatsoutput::formatColumn()}, {formatsoutput::filesColumn()}, {formatsoutput::directionColumn()}, {formatsoutput::keptColumn()}, {formatsoutput::changedColumn()}});
    for (const auto &format : knownFormats()) {
        const FormatDescription description = format->description();
        table.addRow({description.name, description.files, directionOf(description), featureList(description, FormatSupport::Kept), featureList(description, FormatSupport::Approximated)});
    }
    writeTable(out, table);
}

void printFormat(std::ostream &out, const FormatDescription &description)
{
    writeSentence(out, formatsoutput::formatSummary(description.name, description.title, description.files, directionOf(description)));
    if (!description.isWritable)
        return;
    Table table({{formatsoutput::partColumn()}, {formatsoutput::exportResultColumn()}});
    for (const PromptFeature feature : promptFeatures())
        table.addRow({featureTitle(feature), supportText(description.support(feature))});
    writeTable(out, table);
}

} // namespace

CLI::App *FormatsCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "formats", QT_TRANSLATE_NOOP("cli", "List the prompt file formats, and the parts of a prompt that each format preserves"),
                                   "outcrop-cli formats prompty");
    command->add_option("FORMAT", m_format, QT_TRANSLATE_NOOP("cli", "Format to show with all parts [all formats]"))->type_name("FORMAT")->check(oneOf(formatsoutput::formatNoun(), fileFormatNames()))->group(QT_TRANSLATE_NOOP("cli", "Format"));
    return command;
}

ExitCode FormatsCommand::run(const Invocation &invocation)
{
    const FileFormat *named = m_format.empty() ? nullptr : findFormat(fromArgument(m_format));
    if (invocation.printsJson) {
        Json list = Json::array();
        for (const auto &format : knownFormats()) {
            if (!named || named == format.get())
                list.push_back(toJson(format->description()));
        }
        return invocation.print({{"formats", list}});
    }
    if (named)
        printFormat(invocation.console.out, named->description());
    else
        printAll(invocation.console.out);
    return ExitCode::Done;
}

} // namespace outcrop
