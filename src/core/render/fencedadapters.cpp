// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/fencedadapters.h"

#include "core/documents/data/yamlreader.h"
#include "core/documents/documentname.h"
#include "core/render/adapter.h"
#include "core/render/rendermessages.h"
#include "core/render/wireformat.h"
#include "core/text/linetable.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

/// A fenced block that is YAML or has no language.
struct FencedBlock {
    QString text;
    int line = 0;   ///< number of its first line, from 1
    int indent = 0; ///< columns removed from each line
};

QString withoutIndent(const QString &line, int indent)
{
    int spaces = 0;
    while (spaces < indent && spaces < line.size() && line[spaces] == u' ')
        ++spaces;
    return line.mid(spaces);
}

QList<FencedBlock> fencedBlocks(const QString &markdown)
{
    static const QRegularExpression opening(QStringLiteral("^([ ]*)(`{3,}|~{3,})[ \\t]*(?:ya?ml)?[ \\t]*(?:#.*)?$"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression anyOpening(QStringLiteral("^[ ]*(`{3,}|~{3,})"));
    QList<FencedBlock> blocks;
    QString fence;
    bool isYaml = false;
    int number = 0;
    for (const TextLine &at : splitLines(markdown)) {
        const QString line = markdown.mid(at.start, at.end - at.start);
        ++number;
        const QRegularExpressionMatch yaml = opening.match(line);
        const QRegularExpressionMatch any = anyOpening.match(line);
        if (fence.isEmpty() && any.hasMatch()) {
            fence = any.captured(1);
            isYaml = yaml.hasMatch();
            if (isYaml)
                blocks.append({{}, number + 1, int(yaml.capturedLength(1))});
        } else if (!fence.isEmpty() && any.captured(1).startsWith(fence) && line.trimmed() == any.captured(1)) {
            fence.clear();
        } else if (!fence.isEmpty() && isYaml) {
            blocks.last().text += withoutIndent(line, blocks.last().indent) + u'\n';
        }
    }
    return blocks;
}

Range toDocumentRange(Range range, const FencedBlock &block)
{
    for (Position *place : {&range.start, &range.end}) {
        place->line += block.line - 1;
        place->column += block.indent;
        place->offset = 0; // the offset refers to the block, not to the document
    }
    return range;
}

Diagnostics findingsIn(const FencedAdapter &fencedAdapter, const FencedBlock &block, const QString &file)
{
    Diagnostics found;
    const DocumentPtr document = readDocument(fencedAdapter.path(), fencedAdapter.text.toUtf8(), fencedAdapter.kind);
    if (fencedAdapter.kind == DocumentKind::Adapter)
        readAdapter(document, found);
    else
        readWireFormat(document, found);
    for (Diagnostic &finding : found) {
        finding.location = {file, toDocumentRange(finding.location.range, block)};
        finding.fix.reset();
    }
    return found;
}

std::optional<FencedAdapter> readFencedAdapter(const FencedBlock &block, const QString &file)
{
    const DocumentKind kind = kindOfContent(QStringLiteral("printed.yaml"), block.text, {});
    if (kind != DocumentKind::Adapter && kind != DocumentKind::WireFormat)
        return std::nullopt;
    const DataDocument yaml = readYaml(block.text, file);
    FencedAdapter fencedAdapter;
    fencedAdapter.kind = kind;
    fencedAdapter.name = kind == DocumentKind::Adapter ? yaml.root.at(u"provider.name").text() : yaml.root[u"wire"].text();
    fencedAdapter.text = block.text;
    const Position start{0, block.line, block.indent + 1};
    fencedAdapter.location = {file, {start, start}};
    if (!checkName(kind, fencedAdapter.name))
        fencedAdapter.diagnostics.append({Severity::Error, QStringLiteral("adapter-unnamed"), rendermessages::fencedAdapterWithoutName(), fencedAdapter.location});
    else
        fencedAdapter.diagnostics = findingsIn(fencedAdapter, block, file);
    return fencedAdapter;
}

} // namespace

QString FencedAdapter::path() const
{
    return pathOfName(kind, name);
}

QList<FencedAdapter> findFencedAdapters(const QString &markdown, const QString &file)
{
    QList<FencedAdapter> all;
    for (const FencedBlock &block : fencedBlocks(markdown)) {
        if (const auto fencedAdapter = readFencedAdapter(block, file))
            all.append(*fencedAdapter);
    }
    return all;
}

} // namespace outcrop
