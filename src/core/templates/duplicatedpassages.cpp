// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/duplicatedpassages.h"

#include "core/documents/fieldedit.h"
#include "core/templates/partialmessages.h"
#include "core/templates/templatedocument.h"
#include "core/text/linetable.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

/// A paragraph of a document: consecutive lines that are not blank.
struct Paragraph {
    qsizetype document = 0; ///< index of the document
    qsizetype start = 0;    ///< offsets in the document's text
    qsizetype end = 0;      ///< excludes the last line ending
    QString key;            ///< text without whitespace at the ends of lines
};

bool canHavePartials(const Document &document)
{
    return document.isValidUtf8 && (document.kind == DocumentKind::Layer || document.kind == DocumentKind::Skill || document.kind == DocumentKind::Agent) && document.path.endsWith(u".md");
}

QString withoutTrailingSpaces(QStringView line)
{
    while (!line.isEmpty() && line.back().isSpace())
        line.chop(1);
    return line.toString();
}

void addParagraphs(const Document &document, qsizetype index, QList<Paragraph> &paragraphs)
{
    const QStringView text = document.text;
    bool isOpen = false;
    for (TextLine line = lineAt(text, document.frontMatter.bodyStart); line.start < text.size(); line = lineAt(text, line.next)) {
        const QString content = withoutTrailingSpaces(text.sliced(line.start, line.end - line.start));
        if (content.isEmpty()) {
            isOpen = false;
            continue;
        }
        if (!isOpen)
            paragraphs.append({index, line.start, line.end, content});
        else
            paragraphs.last().key += u'\n' + content;
        paragraphs.last().end = line.end;
        isOpen = true;
    }
}

/// Finds runs of paragraphs that occur more than once.
class DuplicateFinder
{
public:
    explicit DuplicateFinder(const QList<Paragraph> &paragraphs) : m_paragraphs(paragraphs), m_isUsed(paragraphs.size(), false)
    {
        for (qsizetype i = 0; i < paragraphs.size(); ++i)
            m_indexes[paragraphs.at(i).key].append(i);
    }

    /// Returns the indexes of the paragraphs where a duplicated run begins, one of which is `first`; empty if there is none. Sets `length` to its number of
    /// paragraphs.
    QList<qsizetype> runAt(qsizetype first, qsizetype &length) const
    {
        QList<qsizetype> indexes = m_indexes.value(m_paragraphs.at(first).key);
        indexes.removeIf([this](qsizetype one) { return m_isUsed.at(one); });
        length = 1;
        while (indexes.size() > 1 && isExtendable(indexes, length))
            ++length;
        return indexes.size() > 1 && !m_isUsed.at(first) ? indexes : QList<qsizetype>();
    }

    void markParagraphsUsed(const QList<qsizetype> &indexes, qsizetype length)
    {
        for (const qsizetype index : indexes)
            std::fill_n(m_isUsed.begin() + index, length, true);
    }

private:
    bool isExtendable(const QList<qsizetype> &indexes, qsizetype length) const
    {
        const qsizetype next = indexes.first() + length;
        return std::all_of(indexes.begin(), indexes.end(), [&](qsizetype index) {
            const qsizetype at = index + length;
            const bool isFree = at < m_paragraphs.size() && !m_isUsed.at(at) && !indexes.contains(at);
            return isFree && m_paragraphs.at(at).document == m_paragraphs.at(index).document && m_paragraphs.at(at).key == m_paragraphs.at(next).key;
        });
    }

    const QList<Paragraph> &m_paragraphs;
    QHash<QString, QList<qsizetype>> m_indexes;
    QList<bool> m_isUsed;
};

/// Returns the tag that includes a partial, in the document's dialect. Errors: NotAllowed if the dialect is neither Mustache nor Handlebars, or if a document
/// without a dialect contains `{{`.
Result<QString> includeTag(const Document &document, const QString &name, const Location &location)
{
    const std::optional<TemplateDialect> dialect = dialectOf(document);
    if (dialect && *dialect != TemplateDialect::Mustache && *dialect != TemplateDialect::Handlebars)
        return Error{ErrorCode::NotAllowed, partialmessages::otherDialect(templateDialectName(*dialect)), location};
    const qsizetype brace = dialect ? -1 : document.text.indexOf(QStringLiteral("{{"), document.frontMatter.bodyStart);
    if (brace >= 0)
        return Error{ErrorCode::NotAllowed, partialmessages::braces(), {document.path, LineTable(document.text).range(brace, brace + 2)}};
    return dialect == TemplateDialect::Mustache ? QStringLiteral("{{>%1}}").arg(name) : QStringLiteral("{{> %1}}").arg(name);
}

} // namespace

QList<DuplicatedPassage> findDuplicatedPassages(const Workspace &workspace, qsizetype minLength)
{
    QList<Paragraph> paragraphs;
    const QList<DocumentPtr> documents(workspace.documents().begin(), workspace.documents().end());
    for (qsizetype i = 0; i < documents.size(); ++i) {
        if (canHavePartials(*documents.at(i)))
            addParagraphs(*documents.at(i), i, paragraphs);
    }
    DuplicateFinder finder(paragraphs);
    QList<DuplicatedPassage> passages;
    for (qsizetype i = 0; i < paragraphs.size(); ++i) {
        qsizetype length = 0;
        const QList<qsizetype> indexes = finder.runAt(i, length);
        const qsizetype end = indexes.isEmpty() ? 0 : paragraphs.at(indexes.first() + length - 1).end;
        if (indexes.isEmpty() || end - paragraphs.at(indexes.first()).start < minLength)
            continue;
        finder.markParagraphsUsed(indexes, length);
        DuplicatedPassage passage;
        for (const qsizetype index : indexes) {
            const Document &document = *documents.at(paragraphs.at(index).document);
            passage.locations.append({document.path, LineTable(document.text).range(paragraphs.at(index).start, paragraphs.at(index + length - 1).end)});
        }
        const Paragraph &first = paragraphs.at(indexes.first());
        passage.text = documents.at(first.document)->text.mid(first.start, end - first.start);
        passages.append(passage);
    }
    std::stable_sort(passages.begin(), passages.end(), [](const DuplicatedPassage &a, const DuplicatedPassage &b) { return a.text.size() > b.text.size(); });
    return passages;
}

std::optional<DuplicatedPassage> passageAt(const QList<DuplicatedPassage> &passages, const QString &file, int line)
{
    for (const DuplicatedPassage &passage : passages) {
        for (const Location &location : passage.locations) {
            if (location.file == file && location.range.start.line <= line && line <= location.range.end.line)
                return passage;
        }
    }
    return std::nullopt;
}

Result<WorkspaceChange> extractPartialChange(const Workspace &workspace, const DuplicatedPassage &passage, const QString &name)
{
    static const QRegularExpression allowedPattern(QStringLiteral("\\A[A-Za-z0-9][A-Za-z0-9_-]*\\z"));
    if (!allowedPattern.match(name).hasMatch())
        return Error{ErrorCode::Invalid, partialmessages::invalidName(name)};
    WorkspaceChange change;
    for (const Location &location : passage.locations) {
        const DocumentPtr document = workspace.document(location.file);
        if (!document || findPartial(workspace, name, location.file, TemplateDialect::Handlebars))
            return Error{ErrorCode::NotAllowed, partialmessages::nameTaken(name), location};
        const Result<QString> tag = includeTag(*document, name, location);
        if (!tag)
            return tag.error();
        const bool isTemplate = dialectOf(*document).has_value();
        const Result<QList<TextEdit>> head = isTemplate ? QList<TextEdit>() : planSetField(*document, QStringLiteral("template"), Json("handlebars"));
        if (!head)
            return head.error();
        const bool isFirst = std::none_of(change.edits.begin(), change.edits.end(), [&location](const DocumentEdits &one) { return one.path == location.file; });
        if (isFirst)
            change.add(location.file, *head);
        change.add(location.file, {{location.range, *tag}});
    }
    change.newFiles.append({QStringLiteral("partials/%1.md").arg(name), passage.text + u'\n'});
    return change;
}

} // namespace outcrop
