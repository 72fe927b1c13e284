// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/ratifyplan.h"

#include "adapters/files/savefile.h"
#include "app/evolution/ratifymessages.h"
#include "core/diff/textmerge.h"
#include "core/documents/fieldedits.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr QStringView checksumPrefix = u"sha256:";
constexpr int maxVersions = 500; ///< limit of the search for a suggestion's base version

Error invalid(const QString &message, const Location &location = {})
{
    return {ErrorCode::Invalid, message, location};
}

/// Returns the diff, or Invalid if it cannot be accepted.
Result<FileDiff> readDiff(const Suggestion &suggestion)
{
    if (suggestion.diff.isEmpty())
        return invalid(ratifymessages::noDiff(suggestion.id));
    const Result<FileDiff> diff = readUnifiedDiff(suggestion.diff, ratifymessages::suggestionDiff(suggestion.id));
    if (!diff)
        return diff.error();
    if (diff->removesFile())
        return invalid(ratifymessages::removesFile(suggestion.id, suggestion.target));
    if (diff->path() != suggestion.target)
        return invalid(ratifymessages::otherFile(suggestion.id, suggestion.target, diff->path()));
    return diff;
}

Status checkChoice(const AcceptChoice &choice, const FileDiff &diff)
{
    for (const int hunk : choice.hunks.value_or(QList<int>())) {
        if (hunk < 1 || hunk > diff.hunks.size())
            return invalid(ratifymessages::noHunk(hunk, diff.hunks.size()));
    }
    if (choice.hunks && choice.hunks->isEmpty())
        return invalid(ratifymessages::noHunkChosen());
    return success();
}

/// Returns the bytes as text without a byte order mark, or nullopt if they are not UTF-8.
std::optional<QString> decodedText(const QString &path, const QByteArray &bytes)
{
    const DocumentPtr document = readDocument(path, bytes);
    return document->isValidUtf8 ? std::optional<QString>(document->text.isNull() ? QString::fromLatin1("") : document->text) : std::nullopt;
}

class AcceptancePlanner
{
public:
    AcceptancePlanner(const OpenedWorkspace &opened, const History *history, AcceptPlan plan) : m_opened(opened), m_history(history), m_plan(std::move(plan)) { }

    Result<AcceptPlan> run()
    {
        const DocumentPtr document = m_opened.workspace().document(m_plan.path);
        if (const Status found = readFile(document); !found)
            return found.error();
        m_plan.hasUncommittedChanges = hasUncommitted(document);
        const std::optional<QString> base = baseText(document);
        m_plan.isFileChanged =
            base ? *base != m_plan.before : !m_plan.suggestion.baseVersion.isEmpty() || m_plan.diff.createsFile();
        m_plan.after = m_plan.before;
        if (m_plan.isFileChanged && !base && m_plan.choice.editedText)
            return Error{ErrorCode::NotAllowed, ratifymessages::baseMissing(m_plan.path, QString::number(m_plan.suggestion.id)), {m_plan.path, {}}};
        if (m_plan.isFileChanged && base)
            merge(*base);
        else
            applyToCurrentText(m_plan.before);
        makeChange(document);
        return m_plan;
    }

private:
    Status readFile(const DocumentPtr &document)
    {
        if (!document)
            return m_plan.diff.createsFile()
                ? success()
                : Error{ErrorCode::NotFound, ratifymessages::fileRemoved(m_plan.path), {m_plan.path, {}}};
        if (!document->isValidUtf8)
            return invalid(ratifymessages::notUtf8(m_plan.path), {m_plan.path, {}});
        m_plan.before = document->text.isNull() ? QString::fromLatin1("") : document->text;
        return success();
    }

    /// Returns whether the file differs from the last commit or is untracked. Returns false if the commit cannot be read.
    bool hasUncommitted(const DocumentPtr &document) const
    {
        if (!document || !m_history || !m_history->isRepository())
            return false;
        const Result<QByteArray> committedBytes = m_history->read(m_plan.path, QStringLiteral("HEAD"));
        return committedBytes ? *committedBytes != document->bytes : committedBytes.error().code == ErrorCode::NotFound;
    }

    /// Returns the text that the suggestion is based on, from the file or the history, or nullopt if it was not found.
    std::optional<QString> baseText(const DocumentPtr &document) const
    {
        const QString &version = m_plan.suggestion.baseVersion;
        if (m_plan.diff.createsFile())
            return document ? std::nullopt : std::optional<QString>(QString());
        if (version.startsWith(checksumPrefix))
            return checksumText(document, version.mid(checksumPrefix.size()).toLatin1());
        const Result<QByteArray> bytes = m_history && !version.isEmpty() ? m_history->read(m_plan.path, version) : Result<QByteArray>(Error{});
        return bytes ? decodedText(m_plan.path, *bytes) : std::nullopt;
    }

    std::optional<QString> checksumText(const DocumentPtr &document, const QByteArray &checksum) const
    {
        if (checksumOf(document->bytes).toHex() == checksum)
            return m_plan.before;
        const Result<QList<FileVersion>> versions = m_history ? m_history->versions(m_plan.path, maxVersions) : Result<QList<FileVersion>>(QList<FileVersion>());
        if (!versions)
            return std::nullopt;
        for (const FileVersion &version : *versions) {
            const Result<QByteArray> bytes = m_history->read(version.path, version.id);
            if (bytes && checksumOf(*bytes).toHex() == checksum)
                return decodedText(m_plan.path, *bytes);
        }
        return std::nullopt;
    }

    /// Returns the text with the accepted part of the suggestion applied. Each hunk that does not apply becomes a conflict.
    QString applyAcceptedPart(const QString &text)
    {
        if (m_plan.choice.editedText)
            return *m_plan.choice.editedText;
        const AppliedHunks appliedHunks = applyHunks(text, m_plan.diff, m_plan.choice.hunks);
        m_plan.locations = appliedHunks.locations;
        for (const HunkLocation &place : appliedHunks.conflicts())
            m_plan.conflicts += {place.hunk, m_plan.diff.hunks[place.hunk - 1].before, place.problem};
        return appliedHunks.text;
    }

    void applyToCurrentText(const QString &text)
    {
        const QString after = applyAcceptedPart(text);
        for (const HunkLocation &place : m_plan.locations)
            m_plan.isFileChanged = m_plan.isFileChanged || place.offset != 0 || !place.isFound();
        if (m_plan.isClean())
            m_plan.after = after;
    }

    void merge(const QString &base)
    {
        const QString theirs = applyAcceptedPart(base);
        const TextMerge mergedText = mergeTexts(base, m_plan.before, theirs);
        const auto part = [](const QString &text, const LineSpan &span) { return text.mid(span.start, span.end - span.start); };
        for (const MergeChunk &chunk : mergedText.conflicts())
            m_plan.conflicts += {0, chunk.myLines.first, ratifymessages::changedDifferently(), part(base, chunk.base),
                                 part(m_plan.before, chunk.myLines), part(theirs, chunk.theirs)};
        m_plan.isMerged = true;
        if (m_plan.isClean())
            m_plan.after = mergedText.text;
    }

    void makeChange(const DocumentPtr &document)
    {
        if (!m_plan.isClean() || (document && m_plan.after == m_plan.before))
            return;
        if (document)
            m_plan.change.add(m_plan.path, editsBetween(m_plan.before, m_plan.after));
        else
            m_plan.change.newFiles += NewFile{m_plan.path, m_plan.after};
    }

    const OpenedWorkspace &m_opened;
    const History *m_history;
    AcceptPlan m_plan;
};

} // namespace

QString AcceptPlan::verdict() const
{
    if (choice.editedText)
        return QStringLiteral("edited");
    return choice.hunks && choice.hunks->size() < diff.hunks.size() ? QStringLiteral("partly") : QStringLiteral("accepted");
}

Result<AcceptPlan> planAcceptance(const OpenedWorkspace &opened, const History *history, const Suggestion &suggestion, const AcceptChoice &choice)
{
    const Result<FileDiff> diff = readDiff(suggestion);
    if (!diff)
        return diff.error();
    if (const Status choiceStatus = checkChoice(choice, *diff); !choiceStatus)
        return choiceStatus.error();
    return AcceptancePlanner(opened, history, {suggestion, choice, *diff, suggestion.target, {}, {}}).run();
}

} // namespace outcrop
