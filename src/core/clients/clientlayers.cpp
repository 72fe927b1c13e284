// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/clientlayers.h"

#include "core/base/paths.h"
#include "core/clients/contextpathresolver.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 maximumImportBytes = 16 * 1024 * 1024;
constexpr int maximumUnmatchedCharacters = 1'000; ///< unmatched characters after which the rest of the text maps to one position

/// Returns the offset, at or after `at`, at which the file contains the beginning of `rest` (64, 16 or 4 characters). Returns -1 if there is none, for example because
/// the client added the text.
qsizetype offsetInFile(const QString &file, qsizetype at, QStringView rest)
{
    for (const qsizetype length : {64, 16, 4}) {
        if (const qsizetype found = file.indexOf(rest.left(length), at); found >= 0)
            return found;
    }
    return -1;
}

/// Traces sent text to its file. Clients remove front matter, comments and the end of the text, and escape characters; they keep the rest in order.
TracedText traceToFile(const QString &sent, const Document &document)
{
    TracedText result;
    qsizetype at = 0;
    int mismatches = 0;
    for (qsizetype from = 0; from < sent.size();) {
        const QStringView rest = QStringView(sent).sliced(from);
        const qsizetype found = mismatches < maximumUnmatchedCharacters ? offsetInFile(document.text, at, rest) : -1;
        if (found < 0) {
            const qsizetype length = mismatches++ < maximumUnmatchedCharacters ? 1 : rest.size();
            result.append(rest.left(length), {document.path, at, {}}, TraceKind::Rewritten);
            from += length;
            continue;
        }
        const QStringView source = QStringView(document.text).sliced(found);
        const auto ends = std::mismatch(rest.begin(), rest.end(), source.begin(), source.end());
        const qsizetype length = std::distance(rest.begin(), ends.first);
        result.append(rest.left(length), {document.path, found, {}}, TraceKind::Copied);
        from += length;
        at = found + length;
    }
    return result;
}

/// Returns the file's folder relative to the project, up to the first hidden folder: `.claude` belongs to its parent. Empty outside the project.
QString projectFolder(const QString &file, const QString &root)
{
    if (!isAtOrBelow(file, root))
        return {};
    QStringList folders = file.sliced(std::min(root.size() + 1, file.size())).section(u'/', 0, -2).split(u'/', Qt::SkipEmptyParts);
    const auto hiddenFolder = std::find_if(folders.begin(), folders.end(), [](const QString &name) { return name.startsWith(u'.'); });
    return folders.first(std::distance(folders.begin(), hiddenFolder)).join(u'/');
}

/// Returns whether a file is in a rules folder, such as `.cursor/rules`.
bool isRule(const QString &file)
{
    const QStringList folders = file.section(u'/', 0, -2).split(u'/');
    const auto hiddenFolder = std::find_if(folders.begin(), folders.end(), [](const QString &name) { return name.startsWith(u'.'); });
    return std::any_of(hiddenFolder, folders.end(), [](const QString &name) { return name == u"rules" || name == u"instructions" || name == u"steering"; })
        || file.contains(u"/.clinerules/");
}

Tier tierByLocation(const ContextText &text, const QString &root)
{
    const QString name = text.file.section(u'/', -1);
    if (name.contains(u".local.") || name.contains(u".override."))
        return Tier::Topsoil;
    return isRule(text.file) || !projectFolder(text.file, root).isEmpty() ? Tier::Sandstone : Tier::Bedrock;
}

bool isLayer(const ContextText &text)
{
    return text.state == ContextState::Loaded || text.state == ContextState::Truncated
        || text.state == ContextState::Imported;
}

/// Collects the layers of one context.
class ClientLayerReader
{
public:
    ClientLayerReader(const ClientContext &context, const Workspace &workspace, const ContextFiles &files)
        : m_context(context), m_workspace(workspace), m_files(files)
    {
    }

    ContextLayers run()
    {
        m_result.client = m_context.client;
        m_result.title = m_context.title;
        m_result.refusal = m_context.refusal;
        for (const ContextText &text : m_context.texts) {
            m_result.listed += text.state == ContextState::Listed ? 1 : 0;
            m_result.waiting += text.state == ContextState::Waiting ? 1 : 0;
            if (isLayer(text))
                add(text);
        }
        return m_result;
    }

private:
    /// Returns the document, or reads the file, because clients also import files that are not documents; nullptr if it cannot be read.
    DocumentPtr documentOf(const ContextText &text) const
    {
        const QString path = isAtOrBelow(text.file, m_workspace.folder().root) ? text.file.sliced(m_workspace.folder().root.size() + 1) : text.file;
        if (const DocumentPtr document = m_workspace.document(path))
            return document;
        const Result<QByteArray> bytes = m_files.read(text.file, maximumImportBytes);
        return bytes ? readDocument(path, *bytes, DocumentKind::Text) : nullptr;
    }

    Tier assignTier(const ContextText &text)
    {
        const bool loadsOnTouch = text.part >= 0 && m_context.parts.value(text.part).loadsOnFileRead;
        const Tier tier = loadsOnTouch ? Tier::Weather : m_tiers.value(text.relatedFile, tierByLocation(text, m_context.root));
        m_lastTier = std::max(m_lastTier, tier);
        m_tiers.insert(text.file, m_lastTier);
        return m_lastTier;
    }

    void add(const ContextText &text)
    {
        const DocumentPtr document = documentOf(text);
        if (!document || m_result.texts.contains(document->path))
            return; // an import that is sent several times is one layer
        Layer layer;
        layer.document = document;
        layer.settingsDocument = document;
        layer.name = document->path;
        layer.title = document->path;
        layer.tier = assignTier(text);
        layer.cadence = cadenceFromName(m_workspace.manifest().cadences.value(tierName(layer.tier))).value_or(defaultCadence(layer.tier));
        layer.order = int(m_result.layers.size());
        m_result.layers.append(layer);
        m_result.texts.insert(document->path, traceToFile(text.text, *document));
        if (text.state == ContextState::Truncated)
            m_result.truncated.append(document->path);
        if (text.isLinkAsText)
            m_result.linksAsText.append(document->path);
    }

    const ClientContext &m_context;
    const Workspace &m_workspace;
    const ContextFiles &m_files;
    QHash<QString, Tier> m_tiers; ///< by absolute path
    Tier m_lastTier = Tier::Granite;
    ContextLayers m_result;
};

} // namespace

ContextLayers clientLayers(const ClientContext &context, const Workspace &workspace, const ContextFiles &files)
{
    return ClientLayerReader(context, workspace, files).run();
}

bool isFullyObserved(const ClientContext &context)
{
    return context.refusal.isEmpty() && std::all_of(context.texts.begin(), context.texts.end(), [](const ContextText &text) {
        return !isLayer(text) || text.weakestEvidence() == EvidenceKind::Observed;
    });
}

} // namespace outcrop
