// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/inputdeclaration.h"

#include "core/base/joinedtext.h"
#include "core/templates/inputmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Reads the declarations of one document.
class InputReader
{
public:
    explicit InputReader(const Document &document)
        : m_document(document), m_source(std::make_shared<const TemplateValueSource>(TemplateValueSource{document.path, document.text}))
    {
    }

    InputDeclarations run(const DataNode &inputs)
    {
        for (const DataNode::Member &member : inputs.members())
            read(member.key, member.keyRange, member.value);
        if (!inputs.isMapping() && !inputs.isMissing() && !inputs.isNull())
            report(QStringLiteral("input-declaration"), inputmessages::notDeclarations(), inputs.range());
        return m_result;
    }

private:
    void report(const QString &code, const QString &message, const Range &range)
    {
        m_result.diagnostics.append({Severity::Error, code, message, {m_document.path, range}});
    }

    void read(const QString &name, const Range &range, const DataNode &data)
    {
        if (!data.isMapping() && !data.isNull())
            return report(QStringLiteral("input-declaration"), inputmessages::notDeclaration(name), range);
        InputDeclaration input;
        input.name = name;
        input.location = {m_document.path, range};
        input.description = data[u"description"].text();
        input.choices = data[u"values"].toStrings();
        input.isStrict = data[u"strict"].toBool().value_or(false);
        if (!readType(data, input))
            return;
        readValues(data, input);
        input.isRequired = data[u"required"].toBool().value_or(input.defaultValue.isMissing());
        m_result.inputs.append(input);
    }

    bool readType(const DataNode &data, InputDeclaration &input)
    {
        const DataNode &type = data[u"type"];
        const QString fallback = input.choices.isEmpty() ? QStringLiteral("string") : QStringLiteral("enum");
        const QString name = type.isMissing() ? fallback : type.text();
        const qsizetype index = inputTypeNames().indexOf(name);
        input.type = InputType(std::max<qsizetype>(index, 0));
        if (index < 0)
            report(QStringLiteral("input-type"), inputmessages::unknownType(name, inputTypeNames().join(listSeparator())), type.range());
        else if (input.type == InputType::Enum && input.choices.isEmpty())
            report(QStringLiteral("input-values"), inputmessages::noChoices(input.name), input.location.range);
        return index >= 0;
    }

    void readValues(const DataNode &data, InputDeclaration &input)
    {
        if (const DataNode &written = data[u"default"]; !written.isMissing() && !written.isNull())
            input.defaultValue = checkValue(input, written);
        for (const DataNode &written : data[u"test"].items())
            input.testValues.append(checkValue(input, written));
    }

    /// Returns the value converted to the input's type. Reports a value of another type and returns a missing value.
    TemplateValue checkValue(const InputDeclaration &input, const DataNode &written)
    {
        const Result<TemplateValue> value = convertInputValue(input, TemplateValue(written, m_source), std::nullopt);
        if (value)
            return *value;
        report(QStringLiteral("input-value"), value.error().message, written.range());
        return {};
    }

    const Document &m_document;
    std::shared_ptr<const TemplateValueSource> m_source;
    InputDeclarations m_result;
};

Error wrongValueError(const QString &message)
{
    return {ErrorCode::Invalid, message, {}};
}

/// Returns the user's input as a string, or else the value itself if it is printable.
Result<TemplateValue> textValue(const InputDeclaration &input, const TemplateValue &value, const std::optional<QString> &word)
{
    if (word)
        return TemplateValue::fromJson(jsonString(*word));
    if (!value.isPrintable())
        return wrongValueError(inputmessages::notOfType(input.name, inputTypeNames().at(int(input.type))));
    return value;
}

Result<TemplateValue> oneLineValue(const InputDeclaration &input, const TemplateValue &value)
{
    return value.text().contains(u'\n') ? Result<TemplateValue>(wrongValueError(inputmessages::severalLines(input.name))) : Result<TemplateValue>(value);
}

Result<TemplateValue> choiceValue(const InputDeclaration &input, const TemplateValue &value)
{
    if (input.choices.contains(value.text()))
        return value;
    return wrongValueError(inputmessages::notAChoice(value.text(), input.name, input.choices.join(listSeparator())));
}

Result<TemplateValue> numberValue(const InputDeclaration &input, const TemplateValue &value, const std::optional<QString> &word)
{
    const QString text = word ? word->trimmed() : value.text();
    bool isWhole = false;
    bool isNumber = false;
    const qlonglong whole = text.toLongLong(&isWhole);
    const double number = text.toDouble(&isNumber);
    const bool isRight = value.number() || word ? (input.type == InputType::Integer ? isWhole : isNumber) : false;
    if (!isRight)
        return wrongValueError(inputmessages::notOfType(input.name, inputTypeNames().at(int(input.type))));
    return word ? TemplateValue::fromJson(isWhole ? Json(whole) : Json(number)) : value;
}

Result<TemplateValue> boolValue(const InputDeclaration &input, const TemplateValue &value, const std::optional<QString> &word)
{
    const QString text = word ? word->trimmed().toLower() : value.text();
    const bool isTrue = text == u"true" || text == u"yes";
    const bool isFalse = text == u"false" || text == u"no";
    const bool isRight = (isTrue || isFalse) && (word || value.data().kind() == DataNode::Kind::Bool);
    if (!isRight)
        return wrongValueError(inputmessages::notBoolean(input.name));
    return word ? TemplateValue::fromJson(Json(isTrue)) : value;
}

Result<TemplateValue> listValue(const InputDeclaration &input, const TemplateValue &value, const std::optional<QString> &word)
{
    if (value.data().isSequence())
        return value;
    if (!word)
        return wrongValueError(inputmessages::notOfType(input.name, QStringLiteral("list")));
    Json items = Json::array();
    for (const QString &item : word->split(u',', Qt::SkipEmptyParts))
        items.push_back(jsonString(item.trimmed()));
    return TemplateValue::fromJson(items);
}

} // namespace

QStringList inputTypeNames()
{
    return {QStringLiteral("string"), QStringLiteral("text"), QStringLiteral("integer"), QStringLiteral("number"), QStringLiteral("boolean"),
        QStringLiteral("enum"), QStringLiteral("list"), QStringLiteral("file")};
}

const InputDeclaration *InputDeclarations::find(const QString &name) const
{
    const auto found = std::find_if(inputs.begin(), inputs.end(), [&name](const InputDeclaration &one) { return one.name == name; });
    return found == inputs.end() ? nullptr : &*found;
}

void InputDeclarations::addOverrides(const InputDeclarations &others)
{
    for (const InputDeclaration &input : others.inputs) {
        inputs.removeIf([&input](const InputDeclaration &known) { return known.name == input.name; });
        inputs.append(input);
    }
    diagnostics += others.diagnostics;
}

InputDeclarations readInputs(const DataNode &inputs, const Document &document)
{
    return InputReader(document).run(inputs);
}

Result<TemplateValue> convertInputValue(const InputDeclaration &input, const TemplateValue &value, const std::optional<QString> &word)
{
    switch (input.type) {
    case InputType::Integer:
    case InputType::Number:
        return numberValue(input, value, word);
    case InputType::Boolean:
        return boolValue(input, value, word);
    case InputType::List:
        return listValue(input, value, word);
    case InputType::String:
    case InputType::Text:
    case InputType::Enum:
    case InputType::File:
        break;
    }
    const Result<TemplateValue> text = textValue(input, value, word);
    if (!text || input.type == InputType::Text || input.type == InputType::File)
        return text;
    return input.type == InputType::Enum ? choiceValue(input, *text) : oneLineValue(input, *text);
}

} // namespace outcrop
