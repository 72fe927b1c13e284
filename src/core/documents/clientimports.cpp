// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/clientimports.h"

#include "core/documents/clientlint.h"
#include "core/documents/documentsmessages.h"
#include "core/documents/markdownlinks.h"
#include "core/text/linetable.h"

#include <QDir>
#include <QRegularExpression>

namespace outcrop {
namespace {

/// Returns the text with spaces for code and HTML comments after `from`. All offsets and line breaks are unchanged.
QString blankOutCode(const QString &text, qsizetype from)
{
    QString plain = text;
    static const QRegularExpression hiddenPattern(QStringLiteral("^[ ]{0,3}(```+|~~~+)[^\\n]*\\n.*?(?:^[ ]{0,3}\\1[^\\n]*$|\\z)|^(?: {4}|\\t)[^\\n]*$|`[^`\\n]+`|<!--.*?-->"),
        QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    for (auto match = hiddenPattern.globalMatch(text, from); match.hasNext();) {
        const auto found = match.next();
        for (qsizetype i = found.capturedStart(); i < found.capturedEnd(); ++i) {
            if (plain.at(i) != u'\n')
                plain[i] = u' ';
        }
    }
    return plain;
}

/// Returns whether Claude Code imports the file. It imports only text files, so @mentions of people and packages are not imports.
bool isTextFile(const QString &path)
{
    static const QRegularExpression known(QStringLiteral("\\.(md|markdown|txt|text|json|ya?ml|toml|xml|csv|html?|css|[cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|c|cc|cpp|h|hpp|sh|sql)$"),
        QRegularExpression::CaseInsensitiveOption);
    return known.match(path).hasMatch();
}

QList<ClientReference> findImportReferences(const Document &document, const LineTable &lines)
{
    QList<ClientReference> references;
    static const QRegularExpression word(QStringLiteral("(?<![^\\s>*_|-])@((?:[^\\s\\\\#]|\\\\ )+)"));
    const QString plain = blankOutCode(document.text, document.frontMatter.bodyStart);
    for (auto match = word.globalMatch(plain, document.frontMatter.bodyStart); match.hasNext();) {
        const auto found = match.next();
        const QString target = found.captured(1).replace(QStringLiteral("\\ "), QStringLiteral(" "));
        if (isTextFile(target))
            references.append({target, lines.range(found.capturedStart(), found.capturedEnd()), true});
    }
    return references;
}

bool isSkippedTarget(const QString &target)
{
    return QDir::isAbsolutePath(target) || target.startsWith(u'~') || target.contains(u'<') || target.contains(u'{') || target.contains(u'$') || target.contains(u'*');
}

} // namespace

QList<ClientReference> clientReferences(const Document &document)
{
    QList<ClientReference> references;
    const ClientPathPattern *place = clientPathPattern(document.path);
    const bool imports = place && place->supportsImports && document.body().contains(u'@');
    const auto file = clientFileOf(document);
    const bool hasLinks = file && file != ClientFile::Skill && isMarkdown(document.path) && (document.body().contains(u"](") || document.body().contains(u"]:"));
    if (!imports && !hasLinks)
        return references;
    const LineTable lines(document.text);
    if (imports)
        references += findImportReferences(document, lines);
    if (!hasLinks)
        return references;
    for (const MarkdownLink &link : markdownLinks(document.text, document.frontMatter.bodyStart))
        references.append({link.target, lines.range(link.start, link.end)});
    return references;
}

QString referencedPath(const Document &document, const ClientReference &reference)
{
    const QString folder = document.path.section(u'/', 0, -2);
    return QDir::cleanPath(folder.isEmpty() ? reference.target : QString(folder + u'/' + reference.target));
}

std::optional<ClientReference> referenceAt(const Document &document, qsizetype offset)
{
    for (const ClientReference &reference : clientReferences(document)) {
        if (reference.range.start.offset <= offset && offset <= reference.range.end.offset)
            return reference;
    }
    return std::nullopt;
}

Diagnostics lintReferences(const Document &document, const QList<ClientReference> &references, const std::function<bool(const QString &)> &exists)
{
    Diagnostics found;
    for (const ClientReference &reference : references) {
        const QString path = referencedPath(document, reference);
        if (isSkippedTarget(reference.target) || exists(path) || exists(QDir::cleanPath(reference.target)))
            continue;
        if (reference.isImport)
            found.append({Severity::Warning, QStringLiteral("import-missing"),
                documentsmessages::missingImport(path), {document.path, reference.range}});
        else
            found.append({Severity::Note, QStringLiteral("link-missing"),
                documentsmessages::missingLink(path), {document.path, reference.range}});
    }
    return found;
}

} // namespace outcrop
