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

/// Finds runs of paragraphs that occur in several places.
class DuplicateFinder
{
public:
    explicit DuplicateFinder(const QList<Paragraph> &paragraphs) : m_paragraphs(paragraphs), m_isUsed(paragraphs.size(), false)
    {
        for (qsizetype i = 0; i < paragraphs.size(); ++i)
            m_places[paragraphs.at(i).key].append(i);
    }

    /// Returns the indexes of the paragraphs where a duplicated run begins, one of which is `first`; empty if there is none. Sets `length` to its number of
    /// paragraphs.
    QList<qsizetype> runAt(qsizetype first, qsizetype &length) const
    {
        QList<qsizetype> places = m_places.value(m_paragraphs.at(first).key);
        places.removeIf([this](qsizetype one) { return m_isUsed.at(one); });
        length = 1;
        while (places.size() > 1 && isExtendable(places, length))
            ++length;
        return places.size() > 1 && !m_isUsed.at(first) ? places : QList<qsizetype>();
    }

    void use(const QList<qsizetype> &places, qsizetype length)
    {
        for (const qsizetype place : places)
            std::fill_n(m_isUsed.begin() + place, length, true);
    }

private:
    bool isExtendable(const QList<qsizetype> &places, qsizetype length) const
    {
        const qsizetype next = places.first() + length;
        return std::all_of(places.begin(), places.end(), [&](qsizetype place) {
            const qsizetype at = place + length;
            const bool isFree = at < m_paragraphs.size() && !m_isUsed.at(at) && !places.contains(at);
            return isFree && m_paragraphs.at(at).document == m_paragraphs.at(place).document && m_paragraphs.at(at).key == m_paragraphs.at(next).key;
        });
    }

    const QList<Paragraph> &m_paragraphs;
    QHash<QString, QList<qsizetype>> m_places;
    QList<bool> m_isUsed;
};

/// Returns the tag that includes a partial, or an error.
Result<QString> includeTag(const Document &document, const QString &name, const Location &place)
{
    const std::optional<TemplateDialect> dialect = dialectOf(document);
    if (dialect && *dialect != TemplateDialect::Mustache && *dialect != TemplateDialect::Handlebars)
        return Error{ErrorCode::NotAllowed, partialmessages::otherDialect(templateDialectName(*dialect)), place};
    const qsizetype brace = dialect ? -1 : document.text.indexOf(QStringLiteral("{{"), document.frontMatter.bodyStart);
    if (brace >= 0)
        return Error{ErrorCode::NotAllowed, partialmessages::braces(), {document.path, LineTable(document.text).range(brace, brace + 2)}};
    return dialect == TemplateDialect::Mustache ? QStringLiteral("{{>%1}}").arg(name) : QStringLiteral("{{> %1}}").arg(name);
}

} // namespace

QList<DuplicatedPassage> duplicatedPassages(const Workspace &workspace, qsizetype minLength)
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
        const QList<qsizetype> places = finder.runAt(i, length);
        const qsizetype end = places.isEmpty() ? 0 : paragraphs.at(places.first() + length - 1).end;
        if (places.isEmpty() || end - paragraphs.at(places.first()).start < minLength)
            continue;
        finder.use(places, length);
        DuplicatedPassage passage;
        for (const qsizetype place : places) {
            const Document &document = *documents.at(paragraphs.at(place).document);
            passage.places.append({document.path, LineTable(document.text).range(paragraphs.at(place).start, paragraphs.at(place + length - 1).end)});
        }
        const Paragraph &first = paragraphs.at(places.first());
        passage.text = documents.at(first.document)->text.mid(first.start, end - first.start);
        passages.append(passage);
    }
    std::stable_sort(passages.begin(), passages.end(), [](const DuplicatedPassage &a, const DuplicatedPassage &b) { return a.text.size() > b.text.size(); });
    return passages;
}

std::optional<DuplicatedPassage> passageAt(const QList<DuplicatedPassage> &passages, const QString &file, int line)
{
    for (const DuplicatedPassage &passage : passages) {
        for (const Location &place : passage.places) {
            if (place.file == file && place.range.start.line <= line && line <= place.range.end.line)
                return passage;
        }
    }
    return std::nullopt;
}

Result<WorkspaceChange> extractPartialChange(const Workspace &workspace, const DuplicatedPassage &passage, const QString &name)
{
    static const QRegularExpression allowed(QStringLiteral("\\A[A-Za-z0-9][A-Za-z0-9_-]*\\z"));
    if (!allowed.match(name).hasMatch())
        return Error{ErrorCode::Invalid, partialmessages::invalidName(name)};
    WorkspaceChange change;
    for (const Location &place : passage.places) {
        const DocumentPtr document = workspace.document(place.file);
        if (!document || findPartial(workspace, name, place.file, TemplateDialect::Handlebars))
            return Error{ErrorCode::NotAllowed, partialmessages::nameTaken(name), place};
        const Result<QString> tag = includeTag(*document, name, place);
        if (!tag)
            return tag.error();
        const bool isTemplate = dialectOf(*document).has_value();
        const Result<QList<TextEdit>> head = isTemplate ? QList<TextEdit>() : setFieldEdits(*document, QStringLiteral("template"), Json("handlebars"));
        if (!head)
            return head.error();
        const bool isFirst = std::none_of(change.edits.begin(), change.edits.end(), [&place](const DocumentEdits &one) { return one.path == place.file; });
        if (isFirst)
            change.add(place.file, *head);
        change.add(place.file, {{place.range, *tag}});
    }
    change.newFiles.append({QStringLiteral("partials/%1.md").arg(name), passage.text + u'\n'});
    return change;
}

} // namespace outcrop
