// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/layerreasons.h"

#include "core/ports/workspacefiles.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace outcrop {
namespace {

const QString layersFolder = QStringLiteral("layers");

std::optional<Diagnostic> firstErrorIn(const OpenedWorkspace &opened, const QString &path)
{
    for (const Diagnostic &found : opened.diagnostics()) {
        if (found.location.file == path && found.severity == Severity::Error)
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

/// The name that [prompt_layers] gives a path; empty where it does not name it.
QString manifestNameOf(const Workspace &workspace, const QString &path)
{
    for (const auto &[name, written] : workspace.manifest().promptLayers) {
        if (resolveManifestPath(written, workspace.folder().home, workspace.folder().root) == path)
            return name;
    }
    return {};
}

bool isUnreadLayer(const QString &path)
{
    return kindOfPath(path) == DocumentKind::Layer || path == layersFolder || (path.startsWith(layersFolder + u'/') && !kindOfPath(path));
}

/// Puts the reason for one file into words.
class Reasoning
{
public:
    Reasoning(const OpenedWorkspace &opened, const QString &path, const Selection &selection, const ProviderCapabilities &model)
        : m_opened(opened), m_selection(selection), m_model(model)
    {
        m_reason.file = path;
        m_named = manifestNameOf(opened.workspace(), path);
    }

    Result<LayerReason> run()
    {
        const DocumentPtr document = m_opened.workspace().document(m_reason.file);
        if (const Layer *layer = layerAt(m_opened, m_reason.file))
            ofLayer(*layer);
        else if (const auto why = firstErrorIn(m_opened, m_reason.file); why && (!document || document->kind == DocumentKind::Layer))
            ofUnusable(*why);
        else if (document)
            ofDocument(*document);
        else if (!m_named.isEmpty() && QDir::isAbsolutePath(m_reason.file))
            ofOutside();
        else if (!QFileInfo::exists(QDir(m_opened.folder).absoluteFilePath(m_reason.file)))
            return Error{ErrorCode::NotFound, QStringLiteral("There is no such file."), {m_reason.file, {}}};
        else
            ofIgnored();
        return m_reason;
    }

private:
    void say(const QString &sentence) { m_reason.sentences.append(sentence); }
    void become(LayerReason::Kind kind, const QString &sentence)
    {
        m_reason.kind = kind;
        say(sentence);
    }

    const QString &file() const { return m_reason.file; }

    QString placeText() const
    {
        const bool inside = kindOfPath(file()) == DocumentKind::Layer;
        if (m_named.isEmpty())
            return QStringLiteral("it is in layers/");
        const QString named = QStringLiteral("config.toml names it `%1` in [prompt_layers]").arg(m_named);
        return inside ? QStringLiteral("it is in layers/, and ") + named : named;
    }

    void ofLayer(const Layer &layer)
    {
        m_reason.layer = layer;
        const bool holds = conditionHolds(layer.when, m_opened.library, m_selection, m_model);
        const bool empty = layer.document->body().trimmed().isEmpty();
        become(empty ? LayerReason::Kind::Empty : holds ? LayerReason::Kind::Sent : LayerReason::Kind::NotSent,
            QStringLiteral("%1 is a layer: %2.").arg(file(), placeText()));
        say(QStringLiteral("Its tier is %1, %2.").arg(tierName(layer.tier).toUpper(), tierSource(layer)));
        if (empty)
            say(QStringLiteral("It is not sent: it has no text."));
        else if (layer.when.text().isEmpty())
            say(QStringLiteral("It is sent with every prompt: it has no condition."));
        else
            sayCondition(layer, holds);
    }

    static QString tierSource(const Layer &layer)
    {
        if (layer.document->frontMatter.data.member(u"tier"))
            return QStringLiteral("as its front matter says");
        return layer.tier == Tier::Topsoil ? QStringLiteral("the default") : QStringLiteral("by its name `%1`").arg(layer.name);
    }

    void sayCondition(const Layer &layer, bool holds)
    {
        m_reason.place = {file(), layer.document->frontMatter.data[u"when"].range()};
        const QString sentence = holds ? QStringLiteral("It is sent: its condition `%1` holds for %2.")
                                       : QStringLiteral("It is not sent: its condition `%1` does not hold for %2.");
        say(sentence.arg(layer.when.text(), choices(layer.when)));
    }

    /// What the names of a condition stand for here: `phase planning, no workload`.
    QString choices(const Condition &condition) const
    {
        QStringList words;
        for (const auto &[name, offset] : condition.names()) {
            const QString value = valueOf(name);
            words.append(value.isEmpty() ? QString(QStringLiteral("no ") + name) : QString(name + u' ' + value));
        }
        words.removeDuplicates();
        return words.join(QStringLiteral(", "));
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

    void ofUnusable(const Diagnostic &why)
    {
        const bool mustBe = !m_named.isEmpty() || isUnreadLayer(file());
        become(mustBe ? LayerReason::Kind::Unusable : LayerReason::Kind::Other,
            (mustBe ? QStringLiteral("%1 should be a layer, for %2, but it cannot be used.").arg(file(), placeText())
                    : QStringLiteral("%1 is not a layer, and it cannot be read.").arg(file())));
        say(why.message);
        m_reason.place = why.location;
    }

    void ofDocument(const Document &document)
    {
        const DataNode::Member *tier = isMarkdown(file()) ? document.frontMatter.data.member(u"tier") : nullptr;
        if (document.kind == DocumentKind::CondensedLayer)
            return become(LayerReason::Kind::ShortForm,
                QStringLiteral("%1 is the short form of the layer with this file name: it takes its place where the model's window is smaller than %2 tokens.")
                    .arg(file())
                    .arg(m_opened.workspace().manifest().condensedBelow));
        if (document.kind != DocumentKind::Text || !tier)
            return become(LayerReason::Kind::Other, QStringLiteral("%1 is not a layer: it is a document of the kind `%2`.").arg(file(), toString(document.kind)));
        become(LayerReason::Kind::Elsewhere, QStringLiteral("%1 is not a layer: it has `tier:`, but %2.").arg(file(), whyElsewhere()));
        say(QStringLiteral("Move it into layers/, or name it in [prompt_layers] of config.toml."));
        m_reason.place = {file(), tier->keyRange};
    }

    QString whyElsewhere() const
    {
        const bool inFolder = file().section(u'/', 0, -2) == layersFolder;
        if (inFolder)
            return QStringLiteral("a file of this name is a text wherever it is");
        if (file().startsWith(layersFolder + u'/'))
            return QStringLiteral("it is in a folder below layers/, and only files in layers/ itself are layers");
        return QStringLiteral("it is not in layers/, and config.toml does not name it");
    }

    void ofOutside()
    {
        become(LayerReason::Kind::Outside,
            QStringLiteral("%1 is not a layer: config.toml names it `%2` in [prompt_layers], but it is outside the workspace, so it was not read.")
                .arg(file(), m_named));
        say(QStringLiteral("Allow it with --allow-outside, or copy it into layers/."));
        m_reason.place = {manifestPath, m_opened.workspace().manifest().data[u"prompt_layers"][m_named].range()};
    }

    void ofIgnored()
    {
        become(LayerReason::Kind::Ignored, QStringLiteral("%1 is not a layer: %2.").arg(file(), whyIgnored()));
    }

    QString whyIgnored() const
    {
        if (QDir::isAbsolutePath(file()))
            return QStringLiteral("it is outside the workspace, and config.toml does not name it");
        if (QFileInfo(QDir(m_opened.folder).absoluteFilePath(file())).isDir())
            return QStringLiteral("it is a folder");
        if (!isListed(file().section(u'/', -1).toUtf8()))
            return QStringLiteral("files with this ending are not read, and layers are Markdown");
        return QStringLiteral("hidden files, hidden folders and node_modules are not read");
    }

    const OpenedWorkspace &m_opened;
    const Selection &m_selection;
    const ProviderCapabilities &m_model;
    QString m_named;
    LayerReason m_reason;
};

} // namespace

QList<UnusableLayer> unusableLayers(const OpenedWorkspace &opened)
{
    QList<UnusableLayer> unusable;
    for (const DocumentPtr &document : opened.workspace().documents(DocumentKind::Layer)) {
        if (!layerAt(opened, document->path))
            unusable.append({document->path, firstErrorIn(opened, document->path).value_or(Diagnostic())});
    }
    for (const Diagnostic &found : opened.workspace().unreadable()) {
        if (isUnreadLayer(found.location.file))
            unusable.append({found.location.file, found});
    }
    std::sort(unusable.begin(), unusable.end(), [](const UnusableLayer &a, const UnusableLayer &b) { return a.file < b.file; });
    return unusable;
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
    return Reasoning(opened, path, selection, model).run();
}

} // namespace outcrop
