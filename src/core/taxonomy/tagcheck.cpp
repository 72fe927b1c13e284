// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/tagcheck.h"

#include "core/base/condition.h"
#include "core/base/joinedtext.h"
#include "core/documents/documentchanges.h"
#include "core/taxonomy/taxonomycheck.h"
#include "core/taxonomy/taxonomymessages.h"
#include "core/text/linetable.h"
#include "core/text/nearestword.h"

#include <algorithm>

namespace outcrop {
namespace {

bool isTagged(DocumentKind kind)
{
    return kind == DocumentKind::Layer || kind == DocumentKind::Skill || kind == DocumentKind::Text;
}

class TagReader
{
public:
    explicit TagReader(const Document &document)
        : m_document(document)
    {
    }

    QList<WrittenTag> run()
    {
        const DataNode &data = m_document.frontMatter.data;
        addTags(data[u"workloads"], true);
        addTags(data.at(u"metadata.workloads"), true);
        addTags(data[u"tags"], false);
        return m_tags;
    }

    QList<WrittenTag> specialistTags(const DataNode &manifest)
    {
        for (const DataNode::Member &specialist : manifest[u"specialists"].members())
            addTags(specialist.value[u"workloads"], true);
        return m_tags;
    }

private:
    void addTags(const DataNode &node, bool isWorkload)
    {
        for (const DataNode &item : node.items())
            addTags(item, isWorkload);
        if (!node.isScalar())
            return;
        qsizetype from = node.range().start.offset;
        for (const QString &part : node.text().split(u',')) {
            if (const QString word = part.trimmed(); !word.isEmpty())
                m_tags.append({word, {m_document.path, rangeOf(word, node.range(), from)}, isWorkload});
        }
    }

    /// Returns the range of one item in a comma-separated string, or of the whole string if it contains escapes or line breaks. `from` is the end of the
    /// previous word; it is set to the end of this one.
    Range rangeOf(const QString &word, const Range &whole, qsizetype &from) const
    {
        const qsizetype at = m_document.text.indexOf(word, from);
        if (at < 0 || at + word.size() > whole.end.offset || whole.start.line != whole.end.line)
            return whole;
        from = at + word.size();
        const auto toWholeOffset = [&whole](qsizetype offset) {
            return Position{offset, whole.start.line, whole.start.column + static_cast<int>(offset - whole.start.offset)};
        };
        return {toWholeOffset(at), toWholeOffset(from)};
    }

    const Document &m_document;
    QList<WrittenTag> m_tags;
};

/// A condition as written in the document, without the quotation marks around it or the header of a YAML block scalar. A condition treats line breaks and
/// indentation as whitespace.
struct WrittenCondition {
    QString text;
    qsizetype start = 0;
};

WrittenCondition writtenCondition(const Document &document, const DataNode &node)
{
    const qsizetype start = node.range().start.offset;
    const QString whole = document.text.mid(start, node.range().end.offset - start);
    if (whole.startsWith(u'>') || whole.startsWith(u'|')) {
        const qsizetype below = lineAt(whole, 0).next;
        return {whole.mid(below), start + below};
    }
    const bool isQuoted = whole.size() >= 2 && (whole.startsWith(u'"') || whole.startsWith(u'\'')) && whole.endsWith(whole.front());
    return isQuoted ? WrittenCondition{whole.mid(1, whole.size() - 2), start + 1} : WrittenCondition{whole, start};
}

bool areEqualLiterals(const QList<ConditionLiteral> &left, const QList<ConditionLiteral> &right)
{
    return std::equal(left.begin(), left.end(), right.begin(), right.end(),
        [](const ConditionLiteral &one, const ConditionLiteral &other) { return one.name == other.name && one.text == other.text; });
}

/// Returns whether a tag is probably a misspelled concept: `platform/k9s` if `platform` is a concept.
bool looksLikeConcept(const WrittenTag &tag, const Taxonomy &taxonomy)
{
    const qsizetype slash = tag.word.indexOf(u'/');
    return slash > 0 && taxonomy.find(tag.word.left(slash));
}

bool isReportable(const WrittenTag &tag, const Taxonomy &taxonomy, bool isBuiltIn)
{
    if (taxonomy.find(tag.word))
        return false;
    return isBuiltIn ? tag.isWorkload && !nearestTag(taxonomy, tag.word).isEmpty() : tag.isWorkload || looksLikeConcept(tag, taxonomy);
}

/// Returns the tags of a document. The manifest's tags are the workloads of its specialists.
QList<WrittenTag> tagsIn(const Document &document, const Workspace &workspace)
{
    if (document.path == QLatin1StringView("config.toml"))
        return TagReader(document).specialistTags(workspace.manifest().data);
    return document.frontMatter.isPresent ? tagsOf(document) : QList<WrittenTag>();
}

Diagnostic findingOf(const WrittenTag &tag, const Taxonomy &taxonomy, bool isBuiltIn)
{
    const QString words = unknownTagMessage(taxonomy, tag.word).value_or(QString());
    const QString message = isBuiltIn ? QString(words + sentenceSeparator() + taxonomymessages::builtInTaxonomy()) : words;
    Diagnostic finding{isBuiltIn ? Severity::Note : Severity::Warning, QStringLiteral("tag-unknown"), message, tag.location};
    const QString near = nearestTag(taxonomy, tag.word);
    const Range &range = tag.location.range;
    if (!near.isEmpty() && range.end.offset - range.start.offset == tag.word.size())
        finding.fix = Fix{taxonomymessages::changeTo(near), {{range, near}}, !isTypingError(tag.word.section(u':', -1), near)};
    return finding;
}

} // namespace

QList<WrittenTag> tagsOf(const Document &document)
{
    return isTagged(document.kind) ? TagReader(document).run() : QList<WrittenTag>();
}

QList<DataNode> conditionsIn(const Document &document, const Workspace &workspace)
{
    QList<DataNode> conditions;
    if (document.kind == DocumentKind::Layer || document.kind == DocumentKind::CondensedLayer)
        conditions.append(document.frontMatter.data[u"when"]);
    if (document.path == manifestPath) {
        for (const Manifest::LayerEntry &entry : workspace.manifest().promptLayers)
            conditions.append(entry.settings[u"when"]);
    }
    return conditions;
}

QList<WrittenTag> conditionWorkloads(const Document &document, const DataNode &condition)
{
    const Result<Condition> intendedCondition = Condition::parse(condition.isScalar() ? condition.text() : QString());
    if (!intendedCondition)
        return {};
    const WrittenCondition written = writtenCondition(document, condition);
    const Result<Condition> read = Condition::parse(written.text);
    const bool isUnescaped = read && areEqualLiterals(read->literals(), intendedCondition->literals());
    const LineTable lines(document.text);
    QList<WrittenTag> tags;
    for (const ConditionLiteral &word : isUnescaped ? read->literals() : intendedCondition->literals()) {
        const qsizetype start = written.start + word.offset;
        const Range range = isUnescaped ? lines.range(start, start + word.text.size()) : condition.range();
        if (word.name == QLatin1StringView("workload"))
            tags.append({word.text, {document.path, range}, true});
    }
    return tags;
}

QMap<QString, QList<WrittenTag>> tagsIn(const Workspace &workspace)
{
    QMap<QString, QList<WrittenTag>> all;
    for (const DocumentPtr &document : workspace.documents()) {
        if (const QList<WrittenTag> tags = tagsIn(*document, workspace); !tags.isEmpty())
            all.insert(document->path, tags);
    }
    return all;
}

Diagnostics TagFindings::all() const
{
    Diagnostics all;
    for (const Diagnostics &found : byPath)
        all += found;
    return all;
}

TagFindings checkTags(const Workspace &workspace, const Taxonomy &taxonomy, bool isBuiltIn, const TagFindings &previous)
{
    TagFindings findings{workspace.documents(), previous.byPath};
    forEachChange(previous.documents, workspace.documents(), [&](const DocumentPtr &before, const DocumentPtr &now) {
        if (before)
            findings.byPath.remove(before->path);
        if (!now)
            return;
        Diagnostics found;
        QList<WrittenTag> tags = tagsIn(*now, workspace);
        for (const DataNode &condition : conditionsIn(*now, workspace))
            tags += conditionWorkloads(*now, condition);
        for (const WrittenTag &tag : tags) {
            if (isReportable(tag, taxonomy, isBuiltIn))
                found.append(findingOf(tag, taxonomy, isBuiltIn));
        }
        if (!found.isEmpty())
            findings.byPath.insert(now->path, found);
    });
    return findings;
}

QMap<QString, QStringList> taggedDocuments(const Workspace &workspace, const Taxonomy &taxonomy)
{
    const QMap<QString, QList<WrittenTag>> all = tagsIn(workspace);
    QMap<QString, QStringList> documentsByTag;
    for (auto tags = all.begin(); tags != all.end(); ++tags) {
        for (const WrittenTag &tag : *tags) {
            const Concept *one = taxonomy.find(tag.word);
            if (one && !documentsByTag[one->notation].contains(tags.key()))
                documentsByTag[one->notation].append(tags.key());
        }
    }
    return documentsByTag;
}

} // namespace outcrop
