// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/templatedocument.h"

#include "core/base/joinedtext.h"
#include "core/documents/fieldedits.h"
#include "core/templates/freevariables.h"
#include "core/templates/inferredinputs.h"
#include "core/templates/inputmessages.h"
#include "core/templates/templateparser.h"
#include "core/text/nearestword.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <utility>

namespace outcrop {
namespace {

const QString templateKey = QStringLiteral("template");
const QString inputsKey = QStringLiteral("inputs");

Location locationIn(const Document &document, qsizetype offset, qsizetype length)
{
    const qsizetype start = document.frontMatter.bodyStart + offset;
    return {document.path, {positionAt(document.text, start), positionAt(document.text, start + length)}};
}

/// Reports placeholders. All findings have the same fix, because a document that becomes a template needs all its inputs.
Diagnostics placeholderFindings(const Document &document)
{
    const QList<UnfilledPlaceholder> all = findPlaceholders(document.body());
    if (all.isEmpty())
        return {};
    QStringList names;
    for (const UnfilledPlaceholder &one : all)
        names.append(one.name);
    const TemplateDialect dialect = likelyDialect(document.body());
    const std::optional<Fix> fix = inputDeclarationFix(document, names, dialect);
    Diagnostics found;
    for (const UnfilledPlaceholder &one : all)
        found.append({Severity::Warning, QStringLiteral("placeholder-unfilled"), inputmessages::placeholder(one.name, templateDialectName(dialect)), locationIn(document, one.start, one.length), fix});
    return found;
}

/// Reports variables that are not declared. The first finding's fix declares all of them, so that applying all fixes once is enough.
Diagnostics undeclaredFindings(const Document &document, const QList<FreeVariable> &variables)
{
    QStringList names;
    for (const FreeVariable &one : variables)
        names.append(one.name);
    Diagnostics found;
    for (const FreeVariable &one : variables)
        found.append({Severity::Warning, QStringLiteral("input-undeclared"), inputmessages::undeclared(one.name), locationIn(document, one.start, one.length),
            inputDeclarationFix(document, found.isEmpty() ? names : QStringList{one.name})});
    return found;
}

/// Returns the declaration of an input with the type and `required` that its use in the document needs, so that the document renders as before.
Json declarationFor(const QString &name, const QList<InferredInput> &uses)
{
    const auto use = std::find_if(uses.begin(), uses.end(), [&name](const InferredInput &one) { return one.name == name; });
    Json declaration = Json::object();
    declaration["type"] = use != uses.end() && use->isList ? "list" : "string";
    if (use != uses.end() && !use->isRequired)
        declaration["required"] = false;
    return declaration;
}

/// Returns the possible paths of a partial.
QStringList partialPaths(const QString &name, const QString &from)
{
    static const QStringList endings{QString(), QStringLiteral(".md"), QStringLiteral(".txt"), QStringLiteral(".markdown"), QStringLiteral(".mdx")};
    const QString folder = from.contains(u'/') ? from.section(u'/', 0, -2) + u'/' : QString();
    const QStringList places{folder, folder + QStringLiteral("partials/"), QString(), QStringLiteral("partials/"), QStringLiteral("templates/")};
    QStringList paths;
    for (const QString &place : places) {
        for (const QString &ending : endings) {
            const QString path = QDir::cleanPath(place + name + ending);
            if (!path.startsWith(u"../") && !paths.contains(path))
                paths.append(path);
        }
    }
    return paths;
}

/// Returns the title of a fix that declares inputs, and that adds the dialect if there is one.
QString declarationTitle(const QStringList &names, std::optional<TemplateDialect> dialect)
{
    const bool isOne = names.size() == 1;
    if (!dialect)
        return isOne ? inputmessages::declare(names.first()) : inputmessages::declareAll(names.size());
    const QString name = templateDialectName(*dialect);
    return isOne ? inputmessages::declareInTemplate(names.first(), name) : inputmessages::declareAllInTemplate(names.size(), name);
}

} // namespace

std::optional<TemplateDialect> dialectOf(const Document &document)
{
    const DataNode &written = document.frontMatter.data[templateKey];
    return written.isMissing() ? std::nullopt : templateDialectFromName(written.text());
}

std::optional<Diagnostic> dialectProblem(const Document &document)
{
    const DataNode &written = document.frontMatter.data[templateKey];
    if (written.isMissing() || templateDialectFromName(written.text()))
        return std::nullopt;
    const QStringList known = templateDialectNames();
    const QString nearestDialect = nearestWord(written.text(), known);
    // A value unlike any dialect may be intended for another program.
    Diagnostic problem{nearestDialect.isEmpty() ? Severity::Warning : Severity::Error, QStringLiteral("template-dialect-unknown"), inputmessages::unknownDialect(written.text(), known.join(listSeparator())),
        {document.path, written.range()}};
    if (!nearestDialect.isEmpty())
        problem.fix = Fix{nearestDialect, {{written.range(), nearestDialect}}, !isTypingError(written.text(), nearestDialect)};
    return problem;
}

bool isCommandArgument(const QString &name)
{
    return name == u"ARGUMENTS" || (!name.isEmpty() && name.front().isDigit());
}

QList<UnfilledPlaceholder> findPlaceholders(QStringView text)
{
    static const QRegularExpression placeholder(QStringLiteral("(?<![\\\\$\\{])\\{\\{\\s*([A-Za-z_][\\w.\\-]*)\\s*\\}\\}(?!\\})"));
    QList<UnfilledPlaceholder> found;
    if (!text.contains(u"{{"))
        return found;
    QSet<QString> names;
    for (auto match = placeholder.globalMatch(text.toString()); match.hasNext();) {
        const QRegularExpressionMatch one = match.next();
        if (names.contains(one.captured(1)))
            continue;
        names.insert(one.captured(1));
        found.append({one.captured(1), one.capturedStart(), one.capturedLength()});
    }
    return found;
}

std::optional<Fix> inputDeclarationFix(const Document &document, QStringList names, std::optional<TemplateDialect> dialect)
{
    if (dialect && !document.frontMatter.data[templateKey].isMissing())
        return std::nullopt; // an unknown dialect is misspelled, or meant for another program
    const TemplateDialect written = dialectOf(document).value_or(dialect.value_or(TemplateDialect::None));
    const QList<InferredInput> uses = inferTemplateInputs(parseTemplate(document.body(), written).nodes);
    const bool hasInputs = document.frontMatter.data[inputsKey].isMapping();
    FieldEdits edits(std::make_shared<const Document>(document));
    bool isDone = !dialect || edits.set({templateKey}, jsonString(templateDialectName(*dialect))).ok();
    for (QString &name : names)
        name = name.section(u'.', 0, 0);
    const auto hasFields = [&uses](const QString &name) {
        return std::any_of(uses.begin(), uses.end(), [&name](const InferredInput &use) { return use.name == name && !use.isPlain; });
    };
    const bool isGuess = dialect && std::any_of(names.begin(), names.end(), hasFields);
    if (!dialect)
        names.removeIf(hasFields);
    Json all = Json::object();
    for (const QString &name : std::as_const(names)) {
        const Json declaration = declarationFor(name, uses);
        all[name.toStdString()] = declaration;
        if (hasInputs)
            isDone &= edits.set({inputsKey, name}, declaration).ok();
    }
    names.removeDuplicates();
    if (!hasInputs)
        isDone &= edits.set({inputsKey}, all).ok();
    if (!isDone || names.isEmpty())
        return std::nullopt;
    return Fix{declarationTitle(names, dialect), edits.edits(), isGuess};
}

std::optional<TemplateText> findPartial(const Workspace &workspace, const QString &name, const QString &from, TemplateDialect dialect)
{
    for (const QString &path : partialPaths(name, from)) {
        const DocumentPtr document = workspace.document(path);
        if (!document)
            continue;
        const TracedText text = TracedText::copied(document->body().toString(), path, document->frontMatter.bodyStart);
        return TemplateText{text, dialectOf(*document).value_or(dialect)};
    }
    return std::nullopt;
}

Diagnostics templateFindings(const Document &document, const InputDeclarations &known)
{
    if (const auto problem = dialectProblem(document))
        return {*problem};
    const auto dialect = dialectOf(document);
    if (!dialect)
        return placeholderFindings(document);
    if (*dialect == TemplateDialect::None)
        return {};
    const InputDeclarations declaredInputs = readInputs(document.frontMatter.data[inputsKey], document);
    Diagnostics found = declaredInputs.diagnostics;
    const ParsedTemplate parsedTemplate = parseTemplate(document.body(), *dialect);
    for (const TemplateFinding &one : parsedTemplate.findings)
        found.append({one.severity, one.code, one.message, locationIn(document, one.start, one.length)});
    QList<FreeVariable> undeclaredVariables = findFreeVariables(parsedTemplate.nodes);
    undeclaredVariables.removeIf([&](const FreeVariable &one) { return isCommandArgument(one.name) || declaredInputs.find(one.name) || known.find(one.name); });
    return found + undeclaredFindings(document, undeclaredVariables);
}

} // namespace outcrop
