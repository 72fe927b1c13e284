// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/formatinput.h"

#include "core/documents/data/jsonreader.h"
#include "core/documents/data/yamlreader.h"
#include "core/formats/formatsmessages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

constexpr ReadLimits importLimits{maximumImportFileBytes, 64, 1'000'000};

bool isYamlName(const QString &file)
{
    return file.endsWith(u".yaml", Qt::CaseInsensitive) || file.endsWith(u".yml", Qt::CaseInsensitive);
}

/// Returns whether the first line that is not empty or a comment looks like a YAML key.
bool beginsWithKey(const QString &text)
{
    static const QRegularExpression key(QStringLiteral("\\A(?:\\s*(?:#[^\\n]*)?\\n)*[A-Za-z_][\\w-]*:(?:\\s|$)"));
    return key.match(text).hasMatch();
}

Position relocate(const Position &position, const Position &by)
{
    return {position.offset + by.offset, position.line + by.line - 1, position.column};
}

/// Returns a value that was parsed from one line, with positions relative to the file.
DataNode relocate(const DataNode &node, const Position &by)
{
    const Range range{relocate(node.range().start, by), relocate(node.range().end, by)};
    if (node.isMapping()) {
        QList<DataNode::Member> members;
        for (const DataNode::Member &member : node.members())
            members.append({member.key, {relocate(member.keyRange.start, by), relocate(member.keyRange.end, by)}, relocate(member.value, by)});
        return DataNode::mapping(members, range);
    }
    if (node.isSequence()) {
        QList<DataNode> items;
        for (const DataNode &item : node.items())
            items.append(relocate(item, by));
        return DataNode::sequence(items, range);
    }
    return node.withRange(range);
}

/// Returns whether the first line is a complete JSON object and other text follows it.
bool areJsonLines(const QString &text)
{
    const QString first = text.trimmed().section(u'\n', 0, 0);
    return first.size() < text.trimmed().size() && first.startsWith(u'{') && readJson(first, {}, importLimits).root.isMapping();
}

/// Reads each line that is not blank as JSON.
void readJsonLines(FormatInput &input)
{
    input.diagnostics.clear();
    Position at{0, 1, 1};
    for (const QStringView line : QStringView(input.text).split(u'\n')) {
        const DataDocument json = line.trimmed().isEmpty() ? DataDocument() : readJson(line, input.file, importLimits);
        if (json.isParsed)
            input.lines.append(relocate(json.root, at));
        for (Diagnostic found : json.diagnostics) {
            found.location.range = {relocate(found.location.range.start, at), relocate(found.location.range.end, at)};
            input.diagnostics.append(found);
        }
        at.offset += line.size() + 1;
        ++at.line;
    }
}

} // namespace

QString documentNameFrom(const QString &text)
{
    static const QRegularExpression other(QStringLiteral("[^a-z0-9]+"));
    QString name = text.toLower().replace(other, QStringLiteral("-")).left(64);
    while (name.startsWith(u'-'))
        name.remove(0, 1);
    while (name.endsWith(u'-'))
        name.chop(1);
    return name.isEmpty() ? QStringLiteral("prompt") : name;
}

QString FormatInput::stem() const
{
    const QString name = fileName();
    return documentNameFrom(name == u"-" ? QString() : name.section(u'.', 0, 0).isEmpty() ? name : name.section(u'.', 0, 0));
}

Result<FormatInput> readFormatInput(const QString &file, const QString &text)
{
    if (text.size() > maximumImportFileBytes)
        return Error{ErrorCode::TooLarge, formatsmessages::tooLarge(maximumImportFileBytes / 1024 / 1024), {file, {}}};
    FormatInput input;
    input.file = file;
    input.text = text.startsWith(u'\uFEFF') ? text.mid(1) : text;
    const QString begin = input.text.left(4096).trimmed();
    if (begin.startsWith(u'{') || begin.startsWith(u'[')) {
        const DataDocument json = readJson(input.text, file, importLimits);
        input.data = json.root;
        input.isJson = json.isParsed;
        input.diagnostics = json.diagnostics;
        if (json.isParsed && json.root.isMapping())
            input.lines = {json.root};
        else if (!json.isParsed && areJsonLines(input.text))
            readJsonLines(input);
    } else if (begin.startsWith(u"---") && !isYamlName(file)) {
        input.head = readFrontMatter(input.text, file);
    } else if (isYamlName(file) || beginsWithKey(input.text)) {
        const DataDocument yaml = readYaml(input.text, file, {0, 1, 1}, importLimits);
        const bool isData = yaml.root.isMapping() || yaml.root.isSequence();
        input.data = isData ? yaml.root : DataNode();
        input.diagnostics = isYamlName(file) || isData ? yaml.diagnostics : Diagnostics();
    }
    return input;
}

} // namespace outcrop
