// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adoption/adoption.h"

#include "core/adoption/adoptionmanifest.h"
#include "core/adoption/adoptionmessages.h"
#include "core/adoption/adoptionrules.h"
#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/clients/clienttext.h"

#include <QDir>
#include <QRegularExpression>

#include <algorithm>
#include <tuple>

namespace outcrop {
namespace {

/// A document and the rule that recognized it.
struct RecognizedFile {
    const AdoptionRule *rule = nullptr;
    qsizetype index = 0; ///< index of the rule, by which rows are ordered
    DocumentPtr document;

    auto sortKey() const { return std::tuple(rule->tier, rule->order, index, document->path); }
};

/// Recognizes the files of the choice. An included file that no rule proposes as a layer gets the optional rule.
QList<RecognizedFile> recognize(const Workspace &workspace, const AdoptionChoice &choice)
{
    const QList<AdoptionRule> &rules = adoptionRules();
    const auto optional = std::find_if(rules.begin(), rules.end(), [](const AdoptionRule &one) { return one.isOptional; });
    QList<RecognizedFile> all;
    for (const DocumentPtr &document : workspace.documents()) {
        if (!choice.onlyFiles.isEmpty() && !choice.onlyFiles.contains(document->path))
            continue;
        auto rule = std::find_if(rules.begin(), rules.end(), [&document](const AdoptionRule &one) { return one.matches(*document); });
        if (choice.includedFiles.contains(document->path) && (rule == rules.end() || !rule->isLayer()))
            rule = optional;
        if (rule != rules.end())
            all.append({&*rule, std::distance(rules.begin(), rule), document});
    }
    return all;
}

/// Replaces the patterns of included files with the files. Keeps a pattern without files, which is then reported.
AdoptionChoice withoutPatterns(const Workspace &workspace, const AdoptionChoice &choice)
{
    AdoptionChoice files = choice;
    files.includedFiles.clear();
    for (const QString &path : choice.includedFiles) {
        const QStringList found = filesToInclude(workspace, path);
        files.includedFiles += found.isEmpty() ? QStringList{path} : found;
    }
    return files;
}

/// If the document is a symbolic link to a Markdown file that was checked out as text, returns the workspace path of the target; otherwise an empty
/// string.
QString linkTargetOf(const Document &document)
{
    const QString body = document.body().trimmed().toString();
    const bool isPath = isMarkdown(body) && !body.contains(QRegularExpression(QStringLiteral("\\s"))) && !body.startsWith(u'@');
    return isPath ? QDir::cleanPath(document.path.section(u'/', 0, -2) + u'/' + body).remove(QRegularExpression(QStringLiteral("^/"))) : QString();
}

/// Returns whether the body of a document has at most 400 characters and a line that consists of an import of this file, such as `@AGENTS.md`.
bool mainlyImports(const Document &document, const QString &path)
{
    constexpr qsizetype longest = 400;
    const QStringView body = document.body();
    const QList<QStringView> lines = body.split(u'\n');
    return body.size() <= longest && std::any_of(lines.begin(), lines.end(), [&path](QStringView line) {
        const QStringView word = line.trimmed();
        return word.startsWith(u'@') && QDir::cleanPath(word.mid(1).toString()) == path;
    });
}

/// Returns the paths of the text files that a document imports with `@path`, as coding agents do, outside fenced and inline code and comments.
QStringList importedFiles(const Document &document)
{
    static const QRegularExpression import(QStringLiteral("(?<![^\\s*_])@([^\\s#*,;()]+\\.(?:md|mdc|txt|ya?ml|json|toml))\\b"));
    const QString text = document.body().toString();
    const auto skipped = markdownParts(text, {MarkdownPart::Fence, MarkdownPart::TildeFence, MarkdownPart::Inline, MarkdownPart::Comment});
    QStringList files;
    for (auto found = import.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const qsizetype at = match.capturedStart();
        const bool isSkipped = std::any_of(skipped.begin(), skipped.end(), [at](const auto &part) { return at >= part.first && at < part.second; });
        const QString path = QDir::cleanPath(document.path.section(u'/', 0, -2) + u'/' + match.captured(1)).remove(QRegularExpression(QStringLiteral("^/")));
        if (!isSkipped && !files.contains(path))
            files.append(path);
    }
    return files;
}

/// Collects the rows of a proposal.
class AdoptionPlanner
{
public:
    AdoptionPlanner(const Workspace &workspace, const AdoptionChoice &choice) : m_workspace(workspace), m_choice(choice)
    {
        for (const Manifest::LayerEntry &entry : workspace.manifest().promptLayers)
            m_names.append(entry.name);
    }

    Result<Adoption> run()
    {
        if (const Status checkStatus = checkIncludedFiles(); !checkStatus)
            return checkStatus.error();
        QList<RecognizedFile> layers;
        QList<RecognizedFile> others;
        for (const RecognizedFile &one : recognize(m_workspace, m_choice))
            (one.rule->isLayer() ? layers : others).append(one);
        if (layers.isEmpty() && others.isEmpty())
            return Error{ErrorCode::NotFound, adoptionmessages::nothingRecognized(), {}};
        std::sort(layers.begin(), layers.end(), [](const RecognizedFile &a, const RecognizedFile &b) { return a.sortKey() < b.sortKey(); });
        for (const RecognizedFile &one : layers)
            addLayer(one);
        std::stable_sort(others.begin(), others.end(), [](const RecognizedFile &a, const RecognizedFile &b) { return a.index < b.index; });
        for (const RecognizedFile &one : others)
            addNonLayer(one);
        m_adoption.rows += m_notIncludedRows;
        if (const Status checkStatus = checkExcludedFiles(layers); !checkStatus)
            return checkStatus.error();
        if (others.isEmpty() && m_adoption.layers().isEmpty())
            return m_adoption; // a config.toml without layers and settings would be of no use
        const Result<WorkspaceChange> change = planManifestChange(m_workspace, m_adoption.rows, m_settings);
        if (!change)
            return change.error();
        m_adoption.change = *change;
        return m_adoption;
    }

private:
    Status checkIncludedFiles() const
    {
        for (const QString &path : m_choice.includedFiles) {
            if (!canBecomeLayer(m_workspace, path) && !m_workspace.promptLayerIndex(path))
                return Error{ErrorCode::NotFound, adoptionmessages::cannotInclude(path), {}};
        }
        return success();
    }

    Status checkExcludedFiles(const QList<RecognizedFile> &layers) const
    {
        for (const QString &path : m_choice.excludedFiles) {
            if (std::none_of(layers.begin(), layers.end(), [&path](const RecognizedFile &one) { return one.document->path == path; }))
                return Error{ErrorCode::NotFound, adoptionmessages::cannotExclude(path), {}};
        }
        return success();
    }

    void addLayer(const RecognizedFile &one)
    {
        const QString &path = one.document->path;
        const QString reason = rejectionReason(*one.document);
        const bool isExcluded = m_choice.excludedFiles.contains(path);
        const bool isIncluded = one.rule->isOptional && m_choice.includedFiles.contains(path);
        if (isExcluded || (one.rule->isOptional && !isIncluded && reason.isEmpty()))
            m_notIncludedRows.append({adoptionmessages::notIncluded(), {path}, isExcluded ? adoptionmessages::excludedByUser() : dataText(one.rule->reason), std::nullopt, true, true});
        else
            addLayerRow(one, reason);
    }

    void addLayerRow(const RecognizedFile &one, const QString &reason)
    {
        const auto fillText = [&one](const QString &text) { return AdoptionRule::fillName(text, one.document->path); };
        const QString proposalReason = one.rule->isOptional ? adoptionmessages::includedByUser() : fillText(dataText(one.rule->reason));
        AdoptionRow row{dataText(one.rule->use), {one.document->path}, reason.isEmpty() ? proposalReason : reason};
        if (reason.isEmpty()) {
            row.layer = layerOf(one);
            row.layer->comment = one.rule->isOptional ? adoptionmessages::includedComment.english() : fillText(one.rule->reason);
        }
        QStringList imports = importedFiles(*one.document);
        imports.removeIf([this](const QString &path) {
            return std::any_of(m_layers.begin(), m_layers.end(), [&path](const DocumentPtr &layer) { return layer->path == path; });
        });
        if (row.layer && !imports.isEmpty()) {
            row.reason += sentenceSeparator() + adoptionmessages::importsNotSent(imports.join(listSeparator()));
            row.layer->comment += u' ' + adoptionmessages::importsNotSent.english(imports.join(QStringLiteral(", ")));
        }
        row.use = reason.isEmpty() ? row.use : adoptionmessages::noEntry();
        row.isCandidate = true;
        m_layers.append(one.document);
        m_adoption.rows.append(row);
    }

    /// Returns the reason why a file that looks like a layer does not get an entry; empty if it gets one.
    QString rejectionReason(const Document &document) const
    {
        if (m_workspace.promptLayerIndex(document.path))
            return adoptionmessages::alreadyListed();
        if (document.body().trimmed().isEmpty())
            return adoptionmessages::emptyFile();
        if (const QString target = linkTargetOf(document); !target.isEmpty())
            return adoptionmessages::linkAsText(target);
        for (const DocumentPtr &layer : m_layers) {
            if (layer->bytes == document.bytes)
                return adoptionmessages::sameText(layer->path);
            if (mainlyImports(document, layer->path))
                return layer->body().trimmed().isEmpty() ? adoptionmessages::importsEmptyFile(layer->path) : adoptionmessages::onlyImports(layer->path);
        }
        return {};
    }

    AdoptedLayer layerOf(const RecognizedFile &one)
    {
        const AdoptionRule &rule = *one.rule;
        const QString &path = one.document->path;
        const bool isConditional = rule.beside.isEmpty() || std::any_of(m_layers.begin(), m_layers.end(), [&rule](const DocumentPtr &layer) {
            return rule.beside.contains(layer->path, Qt::CaseInsensitive);
        });
        return {reserveName(AdoptionRule::fillName(rule.layer, path)), path, rule.tier, rule.cadence, rule.order,
            isConditional ? AdoptionRule::fillName(rule.when, path) : QString()};
    }

    /// Reserves and returns an unused name, with a number if necessary: files in different folders can have the same name.
    QString reserveName(const QString &wanted)
    {
        QString name = wanted;
        for (int number = 2; m_names.contains(name); ++number)
            name = QStringLiteral("%1-%2").arg(wanted).arg(number);
        m_names.append(name);
        return name;
    }

    void addNonLayer(const RecognizedFile &one)
    {
        const QString &path = one.document->path;
        const bool isNew = m_lastRule != one.rule;
        if (isNew)
            m_adoption.rows.append({dataText(one.rule->use), {}, dataText(one.rule->reason)});
        m_lastRule = one.rule;
        m_adoption.rows.last().files.append(path);
        if (isNew && !one.rule->manifestKey.isEmpty())
            m_settings.append({one.rule->manifestKey, path.section(u'/', 0, 0)});
    }

    const Workspace &m_workspace;
    const AdoptionChoice &m_choice;
    Adoption m_adoption;
    QList<AdoptionRow> m_notIncludedRows;
    QStringList m_names;               ///< names in [prompt_layers], including the proposed ones
    QList<DocumentPtr> m_layers;       ///< documents of the layer rows so far
    QList<AdoptedSetting> m_settings;
    const AdoptionRule *m_lastRule = nullptr;
};

} // namespace

QList<AdoptedLayer> Adoption::layers() const
{
    QList<AdoptedLayer> layers;
    for (const AdoptionRow &row : rows) {
        if (row.layer)
            layers.append(*row.layer);
    }
    return layers;
}

QStringList Adoption::optionalFiles() const
{
    QStringList files;
    for (const AdoptionRow &row : rows)
        files += row.isOptional ? row.files : QStringList();
    return files;
}

bool canBecomeLayer(const Workspace &workspace, const QString &path)
{
    const DocumentPtr document = workspace.document(path);
    const bool isProse = isMarkdown(path) || path.endsWith(u".txt", Qt::CaseInsensitive);
    return document && document->kind == DocumentKind::Text && isProse && !workspace.promptLayerIndex(path);
}

QStringList filesToInclude(const Workspace &workspace, const QString &pattern)
{
    if (workspace.document(pattern)) // a path with characters such as `[` is not a pattern
        return canBecomeLayer(workspace, pattern) ? QStringList{pattern} : QStringList();
    QStringList files;
    for (const DocumentPtr &document : workspace.documents()) {
        if (matchesAdoptionPattern(pattern.toLower(), document->path.toLower()) && canBecomeLayer(workspace, document->path))
            files.append(document->path);
    }
    return files;
}

Result<Adoption> planAdoption(const Workspace &workspace, const AdoptionChoice &choice)
{
    const AdoptionChoice files = withoutPatterns(workspace, choice);
    return AdoptionPlanner(workspace, files).run();
}

} // namespace outcrop
