// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"
#include "adapters/formats/instructions/instructionform.h"
#include "adapters/formats/instructions/instructionreader.h"
#include "adapters/formats/instructions/instructionwriter.h"
#include "core/formats/formatsmessages.h"

namespace outcrop {
namespace {

/// Skills, commands and rules of coding agents.
class InstructionFormat : public FileFormat
{
public:
    explicit InstructionFormat(const InstructionForm &form) : m_form(form) { }

    FormatDescription description() const override;
    FormatMatch detect(const FormatInput &input) const override;
    Result<ParsedPromptFile> read(const FormatInput &input) const override { return readInstructions(m_form, input); }
    Result<WrittenPromptFile> write(const PromptFile &prompt) const override;

private:
    const InstructionForm &m_form;
};

FormatDescription InstructionFormat::description() const
{
    using Feature = PromptFeature;
    using Support = FormatSupport;
    QMap<Feature, Support> features{{Feature::Name, Support::Approximated}, {Feature::System, m_form.isCommand() ? Support::Approximated : Support::Kept}, {Feature::Inputs, Support::Approximated}};
    if (writesDescription(m_form))
        features.insert(Feature::Description, Support::Kept);
    if (m_form.use == PromptUse::Skill) {
        features.insert(Feature::Version, Support::Kept);
        features.insert(Feature::Metadata, Support::Kept);
    }
    const QString title = m_form.use == PromptUse::Skill ? formatsmessages::skillTitle() : m_form.isCommand() ? formatsmessages::commandTitle(m_form.client) : formatsmessages::rulesTitle(m_form.client);
    return {m_form.name, title, m_form.file, m_form.isWritable, m_form.isWritable ? features : QMap<Feature, Support>()};
}

FormatMatch InstructionFormat::detect(const FormatInput &input) const
{
    return m_form.matches(input.file) ? FormatMatch::Certain : m_form.matchesFileName(input.fileName()) ? FormatMatch::Likely : FormatMatch::No;
}

Result<WrittenPromptFile> InstructionFormat::write(const PromptFile &prompt) const
{
    if (!m_form.isWritable)
        return Error{ErrorCode::NotAllowed, formatsmessages::onlyRead(description().title)};
    return writeInstructions(m_form, prompt, description().title);
}

} // namespace

std::vector<std::unique_ptr<FileFormat>> instructionFormats()
{
    std::vector<std::unique_ptr<FileFormat>> formats;
    for (const InstructionForm &form : instructionForms())
        formats.push_back(std::make_unique<InstructionFormat>(form));
    return formats;
}

} // namespace outcrop
