// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"
#include "adapters/formats/requests/requestreader.h"
#include "adapters/formats/requests/requestwriter.h"
#include "core/formats/formatsmessages.h"

namespace outcrop {
namespace {

class RequestFormat : public FileFormat
{
public:
    explicit RequestFormat(RequestWire wire) : m_wire(wire) { }

    FormatDescription description() const override;
    FormatMatch detect(const FormatInput &input) const override;
    Result<ParsedPromptFile> read(const FormatInput &input) const override;
    Result<WrittenPromptFile> write(const PromptFile &prompt) const override;

private:
    RequestWire m_wire;
};

FormatDescription RequestFormat::description() const
{
    const QStringList titles{formatsmessages::anthropicTitle(), formatsmessages::chatCompletionsTitle(), formatsmessages::responsesTitle(), formatsmessages::googleTitle(), formatsmessages::ollamaTitle()};
    return {requestWireName(m_wire), titles.at(int(m_wire)), QStringLiteral("*.json"), true, requestFeatures()};
}

FormatMatch RequestFormat::detect(const FormatInput &input) const
{
    const bool isThis = input.isJson && requestWireOf(input.data) == m_wire;
    return isThis ? FormatMatch::Likely : FormatMatch::No;
}

Result<ParsedPromptFile> RequestFormat::read(const FormatInput &input) const
{
    if (const auto error = firstError(input.diagnostics))
        return toError(*error);
    if (!input.data.isMapping())
        return Error{ErrorCode::Invalid, formatsmessages::notAnObject(description().title), {input.file, {{0, 1, 1}, {0, 1, 1}}}};
    return readRequest(m_wire, input.data, {}, input);
}

Result<WrittenPromptFile> RequestFormat::write(const PromptFile &prompt) const
{
    Ledger ledger;
    const Json body = writeRequest(m_wire, prompt, ledger);
    return WrittenPromptFile{documentNameFrom(prompt.name) + QStringLiteral(".json"), jsonText(body), ledger};
}

} // namespace

QMap<PromptFeature, FormatSupport> requestFeatures()
{
    using Feature = PromptFeature;
    using Support = FormatSupport;
    return {{Feature::Model, Support::Approximated}, {Feature::Parameters, Support::Kept}, {Feature::System, Support::Kept}, {Feature::Messages, Support::Kept}, {Feature::Media, Support::Kept},
        {Feature::ToolTurns, Support::Kept}, {Feature::Inputs, Support::Approximated}, {Feature::Tools, Support::Kept}, {Feature::OutputSchema, Support::Kept}};
}

std::unique_ptr<FileFormat> requestFormat(RequestWire wire)
{
    return std::make_unique<RequestFormat>(wire);
}

} // namespace outcrop
