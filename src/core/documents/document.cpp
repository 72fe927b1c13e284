// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/document.h"

#include "core/base/utf8.h"
#include "core/documents/canonicalagent.h"
#include "core/documents/clientlint.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/documentlint.h"
#include "core/documents/documentsmessages.h"
#include "core/text/linetable.h"

#include <QDir>

#include <algorithm>

namespace outcrop {
namespace {

Diagnostic invalidUtf8Finding(const Document &document, qsizetype badByte)
{
    const QByteArrayView bytes(document.bytes);
    const qsizetype start = document.hasByteOrderMark ? utf8Mark.size() : 0;
    const Position place = positionAt(document.text, QString::fromUtf8(bytes.sliced(start, badByte - start)).size());
    const bool isUtf16 = bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF");
    const QString message = isUtf16
        ? documentsmessages::utf16()
        : documentsmessages::notUtf8(QStringLiteral("%1").arg(uchar(bytes[badByte]), 2, 16, QLatin1Char('0')));
    return {Severity::Error, QStringLiteral("utf8-invalid"), message, {document.path, {place, place}}};
}

/// Returns whether a file is binary by git's rule. UTF-16 text is not binary.
bool isBinary(QByteArrayView bytes)
{
    constexpr qsizetype beginning = 8000;
    const bool isUtf16 = bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF");
    return !isUtf16 && bytes.first(std::min(bytes.size(), beginning)).contains('\0');
}

void decode(Document &document)
{
    const QByteArrayView bytes(document.bytes);
    document.hasByteOrderMark = bytes.startsWith(utf8Mark);
    const QByteArrayView text = bytes.sliced(document.hasByteOrderMark ? utf8Mark.size() : 0);
    document.text = decodeUtf8(text); // a second byte order mark is part of the text
    const qsizetype badByte = firstInvalidUtf8(bytes);
    document.isValidUtf8 = badByte < 0;
    if (!document.isValidUtf8)
        document.diagnostics.append(invalidUtf8Finding(document, badByte));
}

} // namespace

bool Document::isReadOnly() const
{
    return !isValidUtf8 || QDir::isAbsolutePath(path);
}

QString Document::name() const
{
    return documentNameOf(path);
}

DocumentPtr readDocument(
    const QString &path, const QByteArray &bytes, std::optional<DocumentKind> kind, qint64 modified)
{
    auto document = std::make_shared<Document>();
    document->path = path;
    document->bytes = bytes;
    document->modified = modified;
    decode(*document);
    if (isMarkdown(path) || isCanonicalAgentPath(path))
        document->frontMatter = isMarkdown(path) ? readFrontMatter(document->text, path) : readCanonicalFields(document->text, path);
    if (!kind)
        kind = kindOfPath(path);
    document->kind = kind ? *kind : kindOfContent(path, document->text, document->frontMatter.data);
    if (document->kind == DocumentKind::Text && isBinary(bytes)) // an image or another file that layers and messages attach
        document->diagnostics.removeIf([](const Diagnostic &found) { return found.code == u"utf8-invalid"; });
    document->diagnostics += frontMatterFindings(*document);
    document->diagnostics += lintDocument(*document);
    return document;
}

DocumentPtr bundledDocument(const QString &path, const QByteArray &bytes, DocumentKind kind, const DataNode &data)
{
    auto document = std::make_shared<Document>();
    document->path = path;
    document->kind = kind;
    document->bytes = bytes;
    document->bundledData = std::make_shared<const DataNode>(data);
    decode(*document);
    return document;
}

DataDocument readDocumentData(const Document &document)
{
    return document.bundledData ? DataDocument{*document.bundledData, {}, true} : readYaml(document.text, document.path);
}

Position positionAt(QStringView text, qsizetype offset)
{
    return LineTable(text.left(offset + 1)).at(offset);
}

} // namespace outcrop
