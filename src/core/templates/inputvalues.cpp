// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/inputvalues.h"

#include "core/documents/workspace.h"
#include "core/templates/inputmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

class InputResolver
{
public:
    InputResolver(const QList<InputValue> &given, bool usesTestValues, const Workspace &workspace) : m_givenValues(given), m_usesTestValues(usesTestValues), m_workspace(workspace) { }

    ResolvedInputs run(const InputDeclarations &declarations)
    {
        m_result.diagnostics = declarations.diagnostics;
        for (const InputValue &one : m_givenValues) {
            if (!declarations.find(one.name) && !m_result.values.contains(one.name))
                m_result.values.insert(one.name, one.value);
        }
        for (const InputDeclaration &input : declarations.inputs)
            resolve(input);
        return m_result;
    }

private:
    void resolve(const InputDeclaration &input)
    {
        m_result.declaredNames.insert(input.name);
        if (input.isStrict)
            m_result.strictNames.insert(input.name);
        const std::optional<TemplateValue> value = chooseValue(input);
        if (!value)
            return;
        if (value->isMissing()) {
            if (input.isRequired)
                m_result.unfilledInputs.insert(input.name, input);
            return;
        }
        m_result.values.insert(input.name, input.type == InputType::File ? readTextFile(input, value->text()) : *value);
    }

    /// Returns the given value of an input, or else its test or default value, which may be Missing. Reports an invalid value and returns nullopt.
    std::optional<TemplateValue> chooseValue(const InputDeclaration &input)
    {
        const auto given = std::find_if(m_givenValues.begin(), m_givenValues.end(), [&input](const InputValue &one) { return one.name == input.name; });
        if (given == m_givenValues.end())
            return m_usesTestValues && !input.testValues.isEmpty() ? input.testValues.first() : input.defaultValue;
        const Result<TemplateValue> value = convertInputValue(input, given->value, given->word);
        if (value)
            return *value;
        m_result.diagnostics.append({Severity::Error, QStringLiteral("input-value"), value.error().message, input.location});
        return std::nullopt;
    }

    TemplateValue readTextFile(const InputDeclaration &input, const QString &path)
    {
        const DocumentPtr document = m_workspace.document(path);
        if (document)
            return TemplateValue(TracedText::copied(document->text, document->path, 0));
        m_result.diagnostics.append({Severity::Error, QStringLiteral("input-file-missing"), inputmessages::fileMissing(path, input.name), input.location});
        return TemplateValue::fromJson(Json(""));
    }

    const QList<InputValue> &m_givenValues;
    bool m_usesTestValues;
    const Workspace &m_workspace;
    ResolvedInputs m_result;
};

} // namespace

ResolvedInputs resolveInputs(const InputDeclarations &declarations, const QList<InputValue> &given, bool usesTestValues, const Workspace &workspace)
{
    return InputResolver(given, usesTestValues, workspace).run(declarations);
}

} // namespace outcrop
