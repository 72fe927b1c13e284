// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"

#include "core/formats/formatsmessages.h"

namespace outcrop {
namespace {

class FunctionFormat : public FileFormat
{
public:
    explicit FunctionFormat(const FormatFunctions &functions) : m_functions(functions) { }

    FormatDescription description() const override { return m_functions.describe(); }
    FormatMatch detect(const FormatInput &input) const override { return m_functions.detect(input); }
    Result<ParsedPromptFile> read(const FormatInput &input) const override { return m_functions.read(input); }
    Result<WrittenPromptFile> write(const PromptFile &prompt) const override
    {
        if (!m_functions.write)
            return Error{ErrorCode::NotAllowed, formatsmessages::onlyRead(description().title)};
        return m_functions.write(prompt);
    }

private:
    FormatFunctions m_functions;
};

} // namespace

std::unique_ptr<FileFormat> makeFormat(const FormatFunctions &functions)
{
    return std::make_unique<FunctionFormat>(functions);
}

} // namespace outcrop
