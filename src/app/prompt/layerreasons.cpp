// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/layerreasons.h"

#include "app/prompt/promptmessages.h"
#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/documents/clientlint.h"
#include "core/layers/contextlayers.h"
#include "core/ports/workspacefiles.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <iterator>

namespace outcrop {
namespace {

const QString layersFolder = QStringLiteral("layers");

/// Returns whether a finding is in the manifest's entry for a layer.
bool isInEntry(const Diagnostic &found, const Workspace &workspace, const QString &path)
{
    const std::optional<qsizetype> index = found.location.file == manifestPath ? workspace.promptLayerIndex(path) : std::nullopt;
    if (!index)
        return false;
    const Range &entry = workspace.promptLayers().at(*index).settings.range();
    const qsizetype at = found.location.range.start.offset;
    return at >= entry.start.offset && at < entry.end.offset;
}

/// Returns the first error in a file or in its entry in [prompt_layers], or nullopt.
std::optional<Diagnostic> firstErrorIn(const OpenedWorkspace &opened, const QString &path)
{
    for (const Diagnostic &found : opened.diagnostics()) {
        if (found.severity == Severity::Error && (found.location.file == path || isInEntry(found, opened.workspace(), path)))
            return found;
    }
    return std::nullopt;
}

const Layer *layerAt(const OpenedWorkspace &opened, const QString &path)
{
    const QList<Layer> &layers = opened.library.stack.layers;
    const auto found = std::find_if(layers.begin(), layers.end(), [&path](const Layer &layer) { return layer.file() == path; });
    return found == layers.end() ? nullptr : &*found;
}

/// Returns the name of a path in [prompt_layers], or an empty string.
QString manifestNameOf(const Workspace &workspace, const QString &path)
{
    for (const Manifest::LayerEntry &entry : workspace.manifest().promptLayers) {
        if (resolveManifestPath(entry.file, workspace.folder().home, workspace.folder().root) == path)
            return entry.name;
    }
    return {};
}

bool isUnreadLayer(const QString &path)
{
    return kindOfPath(path) == DocumentKind::Layer || path == layersFolder || (path.startsWith(layersFolder + u'/') && !kindOfPath(path));
}

QString clientFileText(ClientFile file)
{
    if (file == ClientFile::Rules)
        return promptmessages::instructions();
    if (file == ClientFile::Command)
        return promptmessages::command();
    return kindNoun(file == ClientFile::Agent ? DocumentKind::Agent : DocumentKind::Skill);
}

/// Determines why one file is or is not a layer.
class LayerExplainer
{
public:
    LayerExplainer(const OpenedWorkspace &opened, const QString &path, const Selection &selection, const ProviderCapabilities &model)
        : m_opened(opened), m_selection(selection), m_model(model)
    {
        m_reason.file = path;
        m_manifestName = manifestNameOf(opened.workspace(), path);
    }

    Result<LayerReason> run()
    {
        const DocumentPtr document = m_opened.workspace().document(m_reason.file);
        if (const Layer *layer = layerAt(m_opened, m_reason.file))
            explainLayer(*layer);
        else if (const auto error = firstErrorIn(m_opened, m_reason.file); error && (!document || document->kind == DocumentKind::Layer))
            explainUnusableLayer(*error);
        else if (document)
            explainDocument(*document);
        else if (!m_manifestName.isEmpty() && QDir::isAbsolutePath(m_reason.file))
            explainOutsideLayer();
        else if (!QFileInfo::exists(QDir(m_opened.folder).absoluteFilePath(m_reason.file)))
            return Error{ErrorCode::NotFound, promptmessages::noFile(), {m_reason.file, {}}};
        else
            explainIgnored();
        return m_reason;
    }

private:
    void addSentence(const QString &sentence) { m_reason.sentences.append(sentence); }
    void setKind(LayerReason::Kind kind, const QString &sentence)
    {
        m_reason.kind = kind;
        addSentence(sentence);
    }

    const QString &file() const { return m_reason.file; }

    QString locationText() const
    {
        const bool isInside = kindOfPath(file()) == DocumentKind::Layer;
        if (m_manifestName.isEmpty())
            return promptmessages::inLayersFolder();
        return isInside ? promptmessages::inLayersAndManifest(m_manifestName) : promptmessages::namedInManifest(m_manifestName);
    }

    void explainLayer(const Layer &layer)
    {
        m_reason.layer = layer;
        const bool isTrue = conditionHolds(layer.when, m_opened.library, m_selection, m_model);
        if (const ContextLayers *context = contextLayersOf(m_opened.library))
            return explainClientLayer(*context, layer);
        const bool isEmpty = layer.document->body().trimmed().isEmpty();
        setKind(isEmpty   ? LayerReason::Kind::Empty
                : isTrue ? LayerReason::Kind::Sent
                        : LayerReason::Kind::NotSent,
            promptmessages::isLayer(file(), locationText()));
        addSentence(promptmessages::tierIs(tierName(layer.tier).toUpper(), tierSource(layer)));
        if (isEmpty)
            addSentence(promptmessages::emptyLayer());
        else if (layer.when.text().isEmpty())
            addSentence(promptmessages::unconditionalLayer());
        else
            addConditionSentence(layer, isTrue);
    }

    void explainClientLayer(const ContextLayers &context, const Layer &layer)
    {
        setKind(
            LayerReason::Kind::Sent, promptmessages::isLayer(file(), promptmessages::loadedByClient(dataText(context.title))));
        addSentence(promptmessages::tierIs(tierName(layer.tier).toUpper(), promptmessages::tierOfClient()));
        if (context.truncated.contains(file()))
            addSentence(promptmessages::clientTruncates(dataText(context.title)));
    }

    LayerSetting setting(const Layer &layer, const QString &key) const { return layerSetting(m_opened.workspace(), *layer.document, key); }

    QString tierSource(const Layer &layer) const
    {
        const LayerSetting written = setting(layer, QStringLiteral("tier"));
        if (!written.value.isMissing())
            return written.location.file == manifestPath ? promptmessages::tierFromManifest() : promptmessages::tierFromFrontMatter();
        return layer.tier == Tier::Topsoil ? promptmessages::defaultLabel() : promptmessages::tierFromName(layer.name);
    }

    void addConditionSentence(const Layer &layer, bool isTrue)
    {
        m_reason.location = setting(layer, QStringLiteral("when")).location;
        const MessageText &sentence = isTrue ? promptmessages::conditionTrue : promptmessages::conditionFalse;
        addSentence(sentence(layer.when.text(), conditionValues(layer.when)));
    }

    /// Returns the values of the condition's names, such as `phase planning, no workload`.
    QString conditionValues(const Condition &condition) const
    {
        QStringList words;
        for (const auto &[name, offset] : condition.names()) {
            const QString value = valueOf(name);
            const auto text = std::find_if(std::begin(promptmessages::conditionValues), std::end(promptmessages::conditionValues),
                [&name](const promptmessages::ConditionValueText &one) { return one.name == name; });
            if (text != std::end(promptmessages::conditionValues))
                words.append(value.isEmpty() ? text->missing() : text->value(value));
        }
        words.removeDuplicates();
        return words.join(listSeparator());
    }

    QString valueOf(const QString &name) const
    {
        const Agent *agent = selectedAgent(m_opened.library, m_selection);
        const Profile *profile = selectedProfile(m_opened.library, m_selection);
        if (name == u"agent")
            return agent ? agent->name : QString();
        if (name == u"profile")
            return profile ? profile->name : QString();
        if (name == u"window")
            return m_model.maxContextTokens ? QString::number(*m_model.maxContextTokens) : QString();
        const QHash<QString, QString> others{{QStringLiteral("phase"), m_selection.phase}, {QStringLiteral("scope"), m_selection.scope},
            {QStringLiteral("workload"), m_selection.workload}, {QStringLiteral("provider"), m_model.provider}, {QStringLiteral("model"), m_model.model}};
        return others.value(name);
    }

    void explainUnusableLayer(const Diagnostic &error)
    {
        const bool mustBe = !m_manifestName.isEmpty() || isUnreadLayer(file());
        setKind(mustBe ? LayerReason::Kind::Unusable : LayerReason::Kind::Other,
            (mustBe ? promptmessages::shouldBeLayer(file(), locationText())
                    : promptmessages::notReadableLayer(file())));
        addSentence(error.message);
        m_reason.location = error.location;
    }

    void explainDocument(const Document &document)
    {
        const DataNode::Member *tier = isMarkdown(file()) ? document.frontMatter.data.member(u"tier") : nullptr;
        if (document.kind == DocumentKind::CondensedLayer)
            return setKind(LayerReason::Kind::Condensed,
                promptmessages::condensedForm(file(), m_opened.workspace().manifest().condensedBelow));
        if (document.kind != DocumentKind::Text || !tier)
            return explainOtherKind(document);
        setKind(LayerReason::Kind::Misplaced, promptmessages::notLayerBecause(file(), misplacedReason()));
        addSentence(promptmessages::moveIntoLayers());
        m_reason.location = {file(), tier->keyRange};
    }

    void explainOtherKind(const Document &document)
    {
        const std::optional<ClientFile> role = document.kind == DocumentKind::Text ? clientFileOf(document) : std::nullopt;
        setKind(LayerReason::Kind::Other, promptmessages::otherKind(file(), role ? clientFileText(*role) : kindNoun(document.kind)));
        if (const ContextLayers *context = role ? contextLayersOf(m_opened.library) : nullptr)
            addSentence(promptmessages::notLoadedAtStart(dataText(context->title)));
    }

    QString misplacedReason() const
    {
        const bool isInFolder = file().section(u'/', 0, -2) == layersFolder;
        if (isInFolder)
            return promptmessages::alwaysText();
        if (file().startsWith(layersFolder + u'/'))
            return promptmessages::belowLayers();
        return promptmessages::outsideLayers();
    }

    void explainOutsideLayer()
    {
        setKind(LayerReason::Kind::Outside, promptmessages::outsideWorkspace(file(), m_manifestName));
        addSentence(promptmessages::allowOutside());
        m_reason.location = {manifestPath, m_opened.workspace().manifest().data[u"prompt_layers"][m_manifestName].range()};
    }

    void explainIgnored() { setKind(LayerReason::Kind::Ignored, promptmessages::isNotLayer(file(), ignoredReason())); }

    QString ignoredReason() const
    {
        if (QDir::isAbsolutePath(file()))
            return promptmessages::outsideUnnamed();
        if (QFileInfo(QDir(m_opened.folder).absoluteFilePath(file())).isDir())
            return promptmessages::isFolder();
        if (!isWorkspaceFileName(file().section(u'/', -1).toUtf8()))
            return promptmessages::extensionNotRead();
        return promptmessages::hiddenNotRead();
    }

    const OpenedWorkspace &m_opened;
    const Selection &m_selection;
    const ProviderCapabilities &m_model;
    QString m_manifestName;
    LayerReason m_reason;
};

} // namespace

QList<UnusableLayer> unusableLayers(const OpenedWorkspace &opened)
{
    QList<UnusableLayer> layers;
    for (const DocumentPtr &document : opened.workspace().documents(DocumentKind::Layer)) {
        if (!layerAt(opened, document->path))
            layers.append({document->path, firstErrorIn(opened, document->path).value_or(Diagnostic())});
    }
    for (const Diagnostic &found : opened.workspace().unreadable()) {
        if (isUnreadLayer(found.location.file))
            layers.append({found.location.file, found});
    }
    std::sort(layers.begin(), layers.end(), [](const UnusableLayer &a, const UnusableLayer &b) { return a.file < b.file; });
    return layers;
}

QString reasonName(LayerReason::Kind kind)
{
    static const QStringList names{QStringLiteral("sent"), QStringLiteral("not-sent"), QStringLiteral("empty"), QStringLiteral("short-form"),
        QStringLiteral("unusable"), QStringLiteral("outside"), QStringLiteral("elsewhere"), QStringLiteral("other"), QStringLiteral("ignored")};
    return names.at(static_cast<int>(kind));
}

Result<LayerReason> layerReason(
    const OpenedWorkspace &opened, const QString &path, const Selection &selection, const ProviderCapabilities &model)
{
    return LayerExplainer(opened, path, selection, model).run();
}

} // namespace outcrop
