// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/layer.h"

#include "core/base/joinedtext.h"
#include "core/base/paths.h"
#include "core/documents/fieldcheck.h"
#include "core/documents/formatschema.h"
#include "core/documents/renamereferences.h"
#include "core/documents/valuefix.h"
#include "core/layers/layersmessages.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace outcrop {
namespace {

QString toHeading(const QString &name)
{
    QString title = name;
    title.replace(u'-', u' ').replace(u'_', u' ');
    return title.left(1).toUpper() + title.mid(1);
}

/// Returns the tier of layer names with a fixed meaning, and TOPSOIL for others. Used if neither manifest nor front matter has a
/// tier. Source: ADR-0163, section 1.
Tier tierOfName(const QString &name)
{
    if (name == QLatin1String("soul"))
        return Tier::Granite;
    if (name == QLatin1String("user"))
        return Tier::Bedrock;
    if (name == QLatin1String("identity"))
        return Tier::Sandstone;
    return Tier::Topsoil;
}

Diagnostic unknownWord(const LayerSetting &setting, const QString &code, const QString &noun, const QStringList &known)
{
    const DataNode &node = setting.value;
    const bool isWritten = node.isScalar() && !node.text().isEmpty();
    const QString names = known.join(listSeparator());
    return {Severity::Error, code, isWritten ? layersmessages::invalidValue(node.text(), noun, names) : layersmessages::invalidKind(noun, names), setting.location,
        nearestValueFix(node, known)};
}

/// Returns unknown keys and wrong types. LayerReader reports invalid values itself.
Diagnostics findUnexpectedFields(const Document &document)
{
    const QString format = QStringLiteral("layer");
    const DataNode &data = document.frontMatter.data;
    if (document.frontMatter.isRecovered || !data.isMapping())
        return {};
    Diagnostics found = checkFields(data, outcrop::formatFields(format), format, document.path);
    found.removeIf([](const Diagnostic &one) { return one.code == u"layer-unknown-value"; });
    return found;
}

/// Reads one layer's settings. Each step returns false for an invalid value.
class LayerReader
{
public:
    LayerReader(const Workspace &workspace, Diagnostics &diagnostics) : m_workspace(workspace), m_diagnostics(diagnostics) { }

    std::optional<Layer> read(const DocumentPtr &document, const QString &name)
    {
        Layer layer;
        layer.document = document;
        layer.name = name;
        const DataNode &data = document->frontMatter.data;
        layer.title = data[u"title"].isScalar() && !data[u"title"].isNull() ? data[u"title"].text() : toHeading(name);
        layer.tags = data[u"tags"].toStrings();
        layer.condensedForm = m_workspace.document(QStringLiteral("layers/condensed/") + document->path.section(u'/', -1));
        m_diagnostics += findUnexpectedFields(*document);
        readEntry(layer);
        readOrder(layer);
        const bool isUsable = readTier(layer) & readCadence(layer) & readPart(layer) & readCondition(layer);
        return isUsable ? std::optional(layer) : std::nullopt;
    }

private:
    LayerSetting setting(const Layer &layer, const QString &key) const { return layerSetting(m_workspace, *layer.document, key); }

    /// Reports an invalid value, unless the manifest's schema check already does.
    void reportInvalidValue(const LayerSetting &setting, const QString &code, const QString &noun, const QStringList &known)
    {
        if (setting.location.file != manifestPath)
            m_diagnostics.append(unknownWord(setting, code, noun, known));
    }

    void readEntry(Layer &layer) const
    {
        layer.settingsDocument = layer.document;
        const std::optional<qsizetype> index = m_workspace.promptLayerIndex(layer.file());
        if (!index)
            return;
        layer.manifestIndex = *index;
        const PromptLayer &entry = m_workspace.promptLayers().at(*index);
        if (!entry.settings.isMapping())
            return;
        layer.settingsDocument = m_workspace.document(manifestPath);
        layer.settingsPath = QStringList{QStringLiteral("prompt_layers"), entry.name};
    }

    void readOrder(Layer &layer) const
    {
        const qint64 order = setting(layer, QStringLiteral("order")).value.toInteger().value_or(0);
        layer.order = static_cast<int>(std::clamp<qint64>(order, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
    }

    bool readTier(Layer &layer)
    {
        const LayerSetting written = setting(layer, QStringLiteral("tier"));
        if (written.value.isMissing()) {
            layer.tier = tierOfName(layer.name.toLower());
            return true;
        }
        const auto tier = tierFromName(written.value.text());
        if (!tier)
            reportInvalidValue(written, QStringLiteral("layer-unknown-tier"), QStringLiteral("tier"), tierNames());
        layer.tier = tier.value_or(Tier::Topsoil);
        return tier.has_value();
    }

    bool readCadence(Layer &layer)
    {
        layer.cadence = cadenceFromName(m_workspace.manifest().cadences.value(tierName(layer.tier))).value_or(defaultCadence(layer.tier));
        const LayerSetting written = setting(layer, QStringLiteral("cadence"));
        if (written.value.isMissing())
            return true;
        const auto cadence = cadenceFromName(written.value.text());
        if (!cadence)
            reportInvalidValue(written, QStringLiteral("layer-unknown-cadence"), QStringLiteral("cadence"), cadenceNames());
        layer.cadence = cadence.value_or(layer.cadence);
        return cadence.has_value();
    }

    bool readPart(Layer &layer)
    {
        const DataNode &node = layer.document->frontMatter.data[u"section"];
        if (node.isMissing())
            return true;
        const auto part = partFromName(node.text());
        if (!part)
            m_diagnostics.append(unknownWord({node, {layer.file(), node.range()}}, QStringLiteral("layer-unknown-section"), QStringLiteral("section"), partNames()));
        layer.part = part.value_or(Part::Context);
        return part.has_value();
    }

    bool readCondition(Layer &layer)
    {
        const Result<Condition> condition = conditionOf(m_workspace, *layer.document);
        if (condition)
            layer.when = *condition;
        else
            reportCondition(setting(layer, QStringLiteral("when")), condition.error());
        return condition.ok();
    }

    /// Reports an invalid condition. The error's offset is relative to the condition, and a quoted value begins one character later.
    void reportCondition(const LayerSetting &written, const Error &error)
    {
        const DocumentPtr document = m_workspace.document(written.location.file);
        const QString text = document ? document->text : QString();
        const Range &range = written.value.range();
        const qsizetype start = range.start.offset;
        const bool isQuoted = start < text.size() && (text.at(start) == u'"' || text.at(start) == u'\'');
        const Position place = positionAt(text, start + error.location.range.start.offset + (isQuoted ? 1 : 0));
        m_diagnostics.append({Severity::Error, QStringLiteral("layer-condition"), layersmessages::badCondition(error.message),
            {written.location.file, {place, range.end}}});
    }

    const Workspace &m_workspace;
    Diagnostics &m_diagnostics;
};

/// Returns an error for the first unknown name in a condition, with its offset, or nullopt.
std::optional<Error> unknownName(const Condition &condition)
{
    static const QStringList known{QStringLiteral("agent"),    QStringLiteral("profile"), QStringLiteral("phase"),
                                   QStringLiteral("scope"),    QStringLiteral("workload"), QStringLiteral("provider"),
                                   QStringLiteral("model"),    QStringLiteral("window")};
    for (const auto &[name, offset] : condition.names()) {
        if (!known.contains(name))
            return Error{ErrorCode::Invalid, layersmessages::unknownName(name, known.join(listSeparator())),
                         {{}, {{offset, 0, 0}, {offset, 0, 0}}}};
    }
    return std::nullopt;
}

} // namespace

bool Skill::hasWorkload(const QString &workload) const
{
    const QString wanted = withoutScheme(workload);
    return std::any_of(workloads.begin(), workloads.end(), [&wanted](const QString &written) {
        const QString tag = withoutScheme(written);
        return isAtOrBelow(wanted, tag) || isAtOrBelow(tag, wanted);
    });
}

Skill readSkill(const DocumentPtr &document)
{
    const DataNode &data = document->frontMatter.data;
    Skill skill{document, document->name(), data[u"description"].text(), {}, skillReferences(*document)};
    if (data[u"name"].isScalar())
        skill.name = data[u"name"].text();
    const QString written = data.at(u"metadata.workloads").toStrings().join(u',');
    for (const QString &word : written.split(u',', Qt::SkipEmptyParts))
        skill.workloads.append(word.trimmed());
    skill.workloads += data[u"tags"].toStrings();
    return skill;
}

LayerSetting layerSetting(const Workspace &workspace, const Document &layer, const QString &key)
{
    if (const std::optional<qsizetype> index = workspace.promptLayerIndex(layer.path)) {
        const DataNode &value = workspace.promptLayers().at(*index).settings[key];
        if (!value.isMissing())
            return {value, {manifestPath, value.range()}};
    }
    const DataNode &value = layer.frontMatter.data[key];
    return {value, {layer.path, value.range()}};
}

Result<Condition> conditionOf(const Workspace &workspace, const Document &layer)
{
    const DataNode node = layerSetting(workspace, layer, QStringLiteral("when")).value;
    if (node.isMissing() || node.isNull())
        return Condition();
    const Result<Condition> condition = Condition::parse(node.text());
    const std::optional<Error> unknown = condition ? unknownName(*condition) : std::nullopt;
    return unknown ? Result<Condition>(*unknown) : condition;
}

std::optional<Layer> readLayer(const Workspace &workspace, const DocumentPtr &document, Diagnostics &diagnostics)
{
    return LayerReader(workspace, diagnostics).read(document, layerNameOf(workspace, document->path));
}

bool isBefore(const Layer &a, const Layer &b)
{
    return a.tier != b.tier ? a.tier < b.tier : a.place() < b.place();
}

LayerStack readStack(const Workspace &workspace)
{
    LayerStack stack;
    for (const DocumentPtr &document : workspace.documents(DocumentKind::Layer)) {
        if (const auto layer = readLayer(workspace, document, stack.diagnostics))
            stack.layers.append(*layer);
    }
    for (const DocumentPtr &document : workspace.documents(DocumentKind::Skill))
        stack.skills.append(readSkill(document));
    std::stable_sort(stack.layers.begin(), stack.layers.end(), isBefore);
    std::stable_sort(stack.skills.begin(), stack.skills.end(), [](const Skill &a, const Skill &b) { return a.name < b.name; });
    return stack;
}

} // namespace outcrop
