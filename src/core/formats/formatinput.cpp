// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/formatinput.h"

#include "core/documents/data/jsonreader.h"
#include "core/documents/data/yamlreader.h"
#include "core/formats/formatsmessages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

constexpr ReadLimits importLimits{largestImport, 64, 1'000'000};

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
    if (text.size() > largestImport)
        return Error{ErrorCode::TooLarge, formatsmessages::tooLarge(largestImport / 1024 / 1024), {file, {}}};
    FormatInput input;
    input.file = file;
    input.text = text.startsWith(u'\uFEFF') ? text.mid(1) : text;
    const QString begin = input.text.left(4096).trimmed();
    if (begin.startsWith(u'{') || begin.startsWith(u'[')) {
        const DataDocument json = readJson(input.text, file, importLimits);
        input.data = json.root;
        input.isJson = json.ok;
        input.diagnostics = json.diagnostics;
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
