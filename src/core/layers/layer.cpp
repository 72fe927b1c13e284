// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/layer.h"

#include "core/base/paths.h"
#include "core/documents/fieldcheck.h"
#include "core/documents/formatschema.h"
#include "core/documents/renamereferences.h"
#include "core/layers/layersmessages.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace outcrop {
namespace {

QString asHeading(const QString &name)
{
    QString title = name;
    title.replace(u'-', u' ').replace(u'_', u' ');
    return title.left(1).toUpper() + title.mid(1);
}

/// Returns the tier of layer names with a fixed meaning. All others belong to TOPSOIL unless their front matter has a
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

Diagnostic unknownWord(const Document &document, const DataNode &node, const QString &code, const QString &what, const QStringList &known)
{
    const bool isWritten = node.isScalar() && !node.text().isEmpty();
    const QString names = known.join(QStringLiteral(", "));
    return {Severity::Error, code, isWritten ? layersmessages::wrongWord(node.text(), what, names) : layersmessages::notAWord(what, names), {document.path, node.range()}};
}

/// Returns unknown keys and wrong types. LayerReader reports invalid values itself.
Diagnostics unexpectedFields(const Document &document)
{
    const QString format = QStringLiteral("layer");
    const DataNode &data = document.frontMatter.data;
    if (document.frontMatter.recovered || !data.isMapping())
        return {};
    Diagnostics found = checkFields(data, outcrop::formatFields(format), format, document.path);
    found.removeIf([](const Diagnostic &one) { return one.code == u"layer-unknown-value"; });
    return found;
}

/// Reads one layer's front matter. Each step returns false if it reported an error.
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
        layer.title = data[u"title"].isScalar() && !data[u"title"].isNull() ? data[u"title"].text() : asHeading(name);
        layer.tags = data[u"tags"].toStrings();
        layer.order = static_cast<int>(std::clamp<qint64>(data[u"order"].toInteger().value_or(0), std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
        layer.condensed = m_workspace.document(QStringLiteral("layers/condensed/") + document->path.section(u'/', -1));
        m_diagnostics += unexpectedFields(*document);
        const bool usable = readTier(layer) & readCadence(layer) & readPart(layer) & readCondition(layer);
        return usable ? std::optional(layer) : std::nullopt;
    }

private:
    bool readTier(Layer &layer)
    {
        const DataNode &node = layer.document->frontMatter.data[u"tier"];
        if (node.isMissing()) {
            layer.tier = tierOfName(layer.name.toLower());
            return true;
        }
        const auto tier = tierFromName(node.text());
        if (!tier)
            m_diagnostics.append(unknownWord(*layer.document, node, QStringLiteral("layer-unknown-tier"), QStringLiteral("tier"), tierNames()));
        layer.tier = tier.value_or(Tier::Topsoil);
        return tier.has_value();
    }

    bool readCadence(Layer &layer)
    {
        layer.cadence = cadenceFromName(m_workspace.manifest().cadences.value(tierName(layer.tier))).value_or(defaultCadence(layer.tier));
        const DataNode &node = layer.document->frontMatter.data[u"cadence"];
        if (node.isMissing())
            return true;
        const auto cadence = cadenceFromName(node.text());
        if (!cadence)
            m_diagnostics.append(
                unknownWord(*layer.document, node, QStringLiteral("layer-unknown-cadence"), QStringLiteral("cadence"), cadenceNames()));
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
            m_diagnostics.append(
                unknownWord(*layer.document, node, QStringLiteral("layer-unknown-section"), QStringLiteral("section"), partNames()));
        layer.part = part.value_or(Part::Context);
        return part.has_value();
    }

    bool readCondition(Layer &layer)
    {
        const Result<Condition> condition = conditionOf(*layer.document);
        if (condition)
            layer.when = *condition;
        else
            reportCondition(layer, layer.document->frontMatter.data[u"when"], condition.error());
        return condition.ok();
    }

    /// Reports an invalid condition. The error's offset is relative to the condition, and a quoted value begins one character later.
    void reportCondition(const Layer &layer, const DataNode &node, const Error &error)
    {
        const QString &text = layer.document->text;
        const qsizetype start = node.range().start.offset;
        const bool quoted = start < text.size() && (text.at(start) == u'"' || text.at(start) == u'\'');
        const Position place = positionAt(text, start + error.location.range.start.offset + (quoted ? 1 : 0));
        m_diagnostics.append({Severity::Error, QStringLiteral("layer-condition"),
                              layersmessages::badCondition(error.message),
                              {layer.file(), {place, node.range().end}}});
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
            return Error{ErrorCode::Invalid, layersmessages::unknownName(name, known.join(QStringLiteral(", "))),
                         {{}, {{offset, 0, 0}, {offset, 0, 0}}}};
    }
    return std::nullopt;
}

} // namespace

bool Skill::hasWorkload(const QString &workload) const
{
    return std::any_of(workloads.begin(), workloads.end(),
                       [&workload](const QString &tag) { return isAtOrBelow(workload, tag) || isAtOrBelow(tag, workload); });
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

Result<Condition> conditionOf(const Document &layer)
{
    const DataNode &node = layer.frontMatter.data[u"when"];
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
    return std::tie(a.tier, a.order, a.document->path) < std::tie(b.tier, b.order, b.document->path);
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
