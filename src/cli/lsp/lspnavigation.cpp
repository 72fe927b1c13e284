// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/lsp/lspnavigation.h"

#include "app/language/documentreferences.h"
#include "app/language/documentsections.h"

namespace outcrop {
namespace {

constexpr qsizetype maxSymbols = 500;

/// Numbers of `SymbolKind` in the Language Server Protocol.
enum SymbolKind { FileSymbol = 1, ClassSymbol = 5, PropertySymbol = 7, StringSymbol = 15 };

Json startOf(const LspSession &session, const QString &path)
{
    const Json start{{"line", 0}, {"character", 0}};
    return {{"uri", session.uriOf(path)}, {"range", {{"start", start}, {"end", start}}}};
}

SymbolKind kindOf(const OutlineItem &item)
{
    return item.isSection ? StringSymbol : PropertySymbol;
}

/// Returns the name of a symbol. Editors reject empty names.
Json symbolName(const OutlineItem &item)
{
    return jsonString(item.name.isEmpty() ? QStringLiteral("#") : item.name);
}

Json nestSymbols(const QList<OutlineItem> &items, const LspText &text)
{
    Json symbols = Json::array();
    for (const OutlineItem &item : items) {
        symbols.push_back({{"name", symbolName(item)},
                           {"kind", int(kindOf(item))},
                           {"range", text.range(item.start, item.end)},
                           {"selectionRange", text.range(item.nameStart, item.nameEnd)},
                           {"children", nestSymbols(item.children, text)}});
    }
    return symbols;
}

void addFlat(const QList<OutlineItem> &items, const LspText &text, const Json &address, Json &symbols)
{
    for (const OutlineItem &item : items) {
        symbols.push_back({{"name", symbolName(item)}, {"kind", int(kindOf(item))}, {"location", {{"uri", address}, {"range", text.range(item.start, item.end)}}}});
        addFlat(item.children, text, address, symbols);
    }
}

bool isNamed(DocumentKind kind)
{
    return kind == DocumentKind::Layer || kind == DocumentKind::Agent || kind == DocumentKind::Skill || kind == DocumentKind::Profile;
}

} // namespace

Json lspDefinition(LspSession &session, const Document &document, qsizetype offset)
{
    const std::optional<DocumentReference> reference = documentReferenceAt(session.liveWorkspace().updateWorkspace(), document, offset);
    return reference ? startOf(session, reference->target) : Json();
}

Json lspReferences(LspSession &session, const Document &document, qsizetype offset)
{
    const OpenedWorkspace &opened = session.liveWorkspace().updateWorkspace();
    const std::optional<DocumentReference> reference = documentReferenceAt(opened, document, offset);
    Json locations = Json::array();
    for (const Location &location : findReferences(opened, reference ? reference->target : document.path)) {
        const LspText text(opened.workspace().document(location.file)->text, session.client().encoding);
        locations.push_back({{"uri", session.uriOf(location.file)}, {"range", text.range(location.range.start.offset, location.range.end.offset)}});
    }
    return locations;
}

Json lspDocumentSymbols(const LspSession &session, const Document &document)
{
    const LspText text(document.text, session.client().encoding);
    const QList<OutlineItem> outline = documentOutline(document);
    if (session.client().supportsNestedSymbols)
        return nestSymbols(outline, text);
    Json symbols = Json::array();
    addFlat(outline, text, session.uriOf(document.path), symbols);
    return symbols;
}

Json lspWorkspaceSymbols(LspSession &session, const QString &query)
{
    Json symbols = Json::array();
    for (const DocumentPtr &document : session.liveWorkspace().updateWorkspace().workspace().documents()) {
        const QString name = isNamed(document->kind) ? document->name() : document->path;
        if (!name.contains(query, Qt::CaseInsensitive) || qsizetype(symbols.size()) >= maxSymbols)
            continue;
        symbols.push_back({{"name", jsonString(name)},
                           {"kind", int(isNamed(document->kind) ? ClassSymbol : FileSymbol)},
                           {"containerName", jsonString(toString(document->kind))},
                           {"location", startOf(session, document->path)}});
    }
    return symbols;
}

} // namespace outcrop
