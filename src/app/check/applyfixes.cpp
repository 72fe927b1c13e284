// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/applyfixes.h"

#include "app/check/checkmessages.h"
#include "app/files/applychange.h"
#include "app/files/savedocument.h"
#include "core/documents/clientlint.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/fieldedits.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <utility>

namespace outcrop {
namespace {

constexpr int maxPasses = 8; ///< more than one, because a fix can reveal another finding

bool editsOverlap(const TextEdit &a, const TextEdit &b)
{
    const auto [startA, endA] = std::pair(a.range.start.offset, a.range.end.offset);
    const auto [startB, endB] = std::pair(b.range.start.offset, b.range.end.offset);
    return startA == startB || (startA < endB && startB < endA);
}

bool haveOverlap(const QList<TextEdit> &edits, const QList<TextEdit> &others)
{
    return std::any_of(edits.begin(), edits.end(),
        [&others](const TextEdit &edit) { return std::any_of(others.begin(), others.end(), [&edit](const TextEdit &other) { return editsOverlap(edit, other); }); });
}

int countErrors(const Document &document)
{
    return int(std::count_if(document.diagnostics.begin(), document.diagnostics.end(), [](const Diagnostic &found) { return found.severity == Severity::Error; }));
}

/// Returns whether a finding is about the syntax of a file's data, and not about its values.
bool isSyntaxFinding(const Diagnostic &found)
{
    return found.code.startsWith(u"frontmatter-") || found.code.startsWith(u"yaml-");
}

/// Returns whether the front matter is invalid YAML, apart from unquoted text that the file's client accepts.
bool hasInvalidFrontMatter(const Document &document)
{
    const FrontMatter &frontMatter = document.frontMatter;
    const Range &content = frontMatter.content;
    return frontMatter.isRecovered && !frontMatterFindings(document).isEmpty()
        && !readYaml(document.text.mid(content.start.offset, content.end.offset - content.start.offset), document.path).isParsed;
}

/// Applies the fixes of one run to a workspace. m_current is the workspace with the fixes applied so far.
class FixRun
{
public:
    FixRun(const OpenedWorkspace &opened, const CheckScope &scope) : m_originalWorkspace(opened), m_current(opened), m_scope(scope) { }

    FixPlan run()
    {
        int pass = 0;
        while (pass < maxPasses && runPass())
            ++pass;
        for (const Diagnostic &found : findings()) {
            if (found.fix)
                m_result.skipped.append({found, m_rejectedFixes.value(keyOf(found), found.fix->isGuess ? checkmessages::fixIsGuess() : checkmessages::overlappingFix())});
        }
        addChange();
        return m_result;
    }

private:
    /// Returns a key that identifies a finding by its line and not by its column, because a fix on the same line moves the columns.
    static QString keyOf(const Diagnostic &found)
    {
        return QStringList{found.location.file, found.code, found.message, QString::number(found.location.range.start.line)}.join(u'\n');
    }

    Diagnostics findings() const
    {
        const CheckedFolder checkedFolder = checkFolder(m_current, m_scope);
        return checkedFolder.unreadable + checkedFolder.findings;
    }

    /// Applies the fixes of every document once, except guesses and rejected ones. Of overlapping fixes, applies only the first. If a document's fixes fail
    /// together, applies the first that works alone. Returns whether a document changed.
    bool runPass()
    {
        QMap<QString, Diagnostics> findingsByFile;
        for (const Diagnostic &found : findings()) {
            if (hasCertainFix(found) && !m_rejectedFixes.contains(keyOf(found)))
                findingsByFile[found.location.file].append(found);
        }
        QList<SourceFile> files;
        for (auto file = findingsByFile.begin(); file != findingsByFile.end(); ++file) {
            if (const DocumentPtr document = m_current.workspace().document(file.key()))
                fixDocument(*document, file.value(), files);
        }
        if (!files.isEmpty())
            m_current = withWorkspace(m_current, m_current.workspace().withDocuments(files, {}));
        return !files.isEmpty();
    }

    void fixDocument(const Document &document, const Diagnostics &found, QList<SourceFile> &files)
    {
        const Diagnostics compatibleFixes = withoutOverlaps(found);
        if (tryFixes(document, compatibleFixes, files))
            return;
        for (const Diagnostic &one : compatibleFixes) {
            if (tryFixes(document, {one}, files))
                return; // the next pass tries the other fixes on the new content
            m_rejectedFixes.insert(keyOf(one), checkmessages::fixAddsErrors());
        }
    }

    /// Keeps only the first of overlapping fixes. Fixes of malformed data come first, because fields are read from the data.
    static Diagnostics withoutOverlaps(Diagnostics found)
    {
        std::stable_partition(found.begin(), found.end(), isSyntaxFinding);
        QList<TextEdit> edits;
        found.removeIf([&edits](const Diagnostic &one) {
            if (haveOverlap(one.fix->edits, edits))
                return true;
            edits += one.fix->edits;
            return false;
        });
        return found;
    }

    /// Applies these fixes together and adds the result to `files`. Returns false if that is impossible, changes nothing or damages the document.
    bool tryFixes(const Document &document, const Diagnostics &found, QList<SourceFile> &files)
    {
        QList<TextEdit> edits;
        for (const Diagnostic &one : found)
            edits += one.fix->edits;
        const Result<QByteArray> bytes = applyEditsToBytes(document, edits);
        if (!bytes || *bytes == document.bytes)
            return false;
        const DocumentPtr after = readDocument(document.path, *bytes, document.kind);
        const bool isWorse = countErrors(*after) > countErrors(document) || (after->frontMatter.isRecovered && !document.frontMatter.isRecovered);
        if (isWorse)
            return false;
        files.append({document.path, *bytes, document.modified});
        m_result.fixedFindings += found;
        for (const Diagnostic &one : found) // do not apply the fix again if its finding returns
            m_rejectedFixes.insert(keyOf(one), checkmessages::fixDidNotHelp());
        return true;
    }

    void addChange()
    {
        for (const DocumentPtr &after : m_current.workspace().documents()) {
            const DocumentPtr before = m_originalWorkspace.workspace().document(after->path);
            if (!before || before->bytes == after->bytes)
                continue;
            if (hasInvalidFrontMatter(*after) && hasRepairedSyntax(after->path))
                discardFixes(after->path);
            else
                m_result.change.add(after->path, editsBetween(before->text, after->text));
        }
    }

    bool hasRepairedSyntax(const QString &path) const
    {
        return std::any_of(
            m_result.fixedFindings.begin(), m_result.fixedFindings.end(), [&path](const Diagnostic &one) { return one.location.file == path && isSyntaxFinding(one); });
    }

    /// Discards all fixes of a file. Called if its front matter is still invalid after they were applied.
    void discardFixes(const QString &path)
    {
        for (const Diagnostic &found : std::as_const(m_result.fixedFindings)) {
            if (found.location.file == path)
                m_result.skipped.append({found, checkmessages::fixLeavesInvalid()});
        }
        m_result.fixedFindings.removeIf([&path](const Diagnostic &found) { return found.location.file == path; });
    }

    const OpenedWorkspace &m_originalWorkspace;
    OpenedWorkspace m_current;
    const CheckScope &m_scope;
    QMap<QString, QString> m_rejectedFixes; ///< reason, by the key of a finding whose fix is not tried again
    FixPlan m_result;
};

} // namespace

FixPlan planFixes(const OpenedWorkspace &opened, const CheckScope &scope)
{
    return FixRun(opened, scope).run();
}

AppliedFixes applyFixes(const OpenedWorkspace &opened, const FixPlan &fixPlan)
{
    AppliedFixes appliedFixes;
    for (const DocumentEdits &edits : fixPlan.change.edits) {
        WorkspaceChange one;
        one.edits = {edits};
        if (const AppliedChange outcome = applyChange(opened.folder, opened.workspace(), one); !outcome.isDone()) {
            appliedFixes.failed.append(*outcome.error);
            continue;
        }
        appliedFixes.written.append(edits.path);
        const DocumentPtr before = opened.workspace().document(edits.path);
        if (const Result<QByteArray> after = applyEditsToBytes(*before, edits.edits))
            recordUncommittedVersion(opened.folder, edits.path, before->bytes, *after);
    }
    return appliedFixes;
}

} // namespace outcrop
