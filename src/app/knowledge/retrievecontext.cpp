// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/knowledge/retrievecontext.h"

#include "app/knowledge/knowledgemessages.h"
#include "app/knowledge/searchknowledge.h"
#include "app/prompt/renderprompt.h"
#include "app/workspace/chosenprovider.h"
#include "core/base/joinedtext.h"
#include "core/layers/prompttemplaterenderer.h"
#include "core/layers/retrievedpassages.h"
#include "core/retrieval/memorynotes.h"

#include <algorithm>

namespace outcrop {
namespace {

Diagnostic contextWarning(const QString &message, const QString &file = {})
{
    return {Severity::Warning, QStringLiteral("retrieved-context"), message, {file, {}}, {}};
}

/// Returns the collections to search: those of the settings, or else those of skills, memory and vault that are indexed.
QStringList includedCollections(const OpenedWorkspace &opened, const IncludeSettings &settings)
{
    static const QStringList usual{QStringLiteral("skills"), QStringLiteral("memory"), QStringLiteral("vault")};
    const QStringList indexedCollections = readRetrievalSettings(opened.workspace().manifest()).collections;
    QStringList names = settings.collections.isEmpty() ? usual : settings.collections;
    if (settings.collections.isEmpty())
        names.removeIf([&indexedCollections](const QString &name) { return !indexedCollections.contains(name); });
    return names;
}

QString passageTitle(const SearchDocument &document)
{
    if (document.collection == u"skills")
        return QStringLiteral("Skill: ") + document.title;
    if (document.collection == u"memory")
        return QStringLiteral("Memory: ") + document.title;
    return document.collection == u"vault" ? QStringLiteral("Note: ") + document.title : document.title;
}

/// Returns the current text of a note in a memory file, traced to the file. Empty if the file no longer contains the note.
TracedText noteText(const Document &document, const QString &id)
{
    const QList<MemoryNote> notes = readMemoryNotes(document.text);
    const qsizetype at = fileNamesFor(notes).indexOf(id.section(u'#', 1));
    if (at < 0)
        return {};
    const MemoryNote &note = notes.at(at);
    qsizetype line = 0;
    for (int number = 1; number < note.line; ++number)
        line = document.text.indexOf(u'\n', line) + 1;
    const qsizetype start = document.text.indexOf(note.text, line);
    return start < 0 ? TracedText::rewritten(note.text, document.path, line) : TracedText::copied(note.text, document.path, start);
}

/// Returns the current text of a search hit; for records and files outside the workspace, the text in the index. Empty if the file or the note was removed
/// since the index was made.
TracedText passageText(const Workspace &workspace, const SearchDocument &hit)
{
    const DocumentPtr document = workspace.document(hit.path);
    if (document && hit.line > 0)
        return noteText(*document, hit.id).trimmed();
    if (document)
        return TracedText::copied(document->body().toString(), document->path, document->frontMatter.bodyStart).trimmed();
    if (hit.path.isEmpty())
        return TracedText::generated(hit.text, QStringLiteral("record ") + hit.id).trimmed();
    return hit.path.startsWith(u'/') ? TracedText::rewritten(hit.text, hit.path, 0).trimmed() : TracedText();
}

QString reasonOf(const SearchHit &hit)
{
    QStringList words;
    for (const MatchedWord &word : hit.words)
        words.append(word.queryWord);
    words.removeDuplicates();
    const qsizetype rank = hit.reasons.isEmpty() ? 0 : hit.reasons.first().rank;
    return words.isEmpty() ? knowledgemessages::retrievedRank(rank, hit.document.collection)
                           : knowledgemessages::retrievedWords(words.join(listSeparator()), rank, hit.document.collection);
}

/// Selects the passages of one prompt within its token budget.
class PassageSelector
{
public:
    PassageSelector(const OpenedWorkspace &opened, const RetrieveJob &job) : m_job(job), m_opened(opened), m_result{opened}
    {
        const Result<ModelChoice> choice = selectModel(opened, job.selection, job.provider, job.model);
        m_counter = counterFor(opened, choice ? choice->provider : job.provider, choice ? choice->model : job.model);
        for (const Section &section : compose(opened.library, job.selection).bundle.sections) {
            const QString file = section.id.section(u'#', 0, 0);
            m_presentSources.append(file);
            if (const DocumentPtr document = opened.workspace().document(file))
                m_presentSources.append(document->frontMatter.data[u"memory"].text()); // a memory that became this layer
        }
    }

    RetrievedContext select(const SearchResult &found)
    {
        m_result.findings += found.findings;
        for (const SearchHit &hit : found.hits) {
            const bool isPresent = m_presentSources.contains(hit.document.path) || m_presentSources.contains(hit.document.id);
            if (!isPresent || hit.document.path.isEmpty())
                add(hit);
        }
        m_result.opened.library = withRetrievedPassages(m_opened.library, m_passages);
        return m_result;
    }

private:
    void add(const SearchHit &hit)
    {
        RetrievedPassage passage{hit.document.path.isEmpty() ? hit.document.collection + u'/' + hit.document.id : hit.document.id, passageTitle(hit.document), passageText(m_opened.workspace(), hit.document)};
        if (passage.content.isEmpty()) {
            m_result.findings.append(contextWarning(knowledgemessages::outdatedIndex(passage.id), hit.document.path));
            return;
        }
        passage.tokens = m_counter->count(passage.content.text()).tokens;
        const qint64 left = m_job.settings.tokens - m_result.tokens;
        passage.isIncluded = passage.tokens <= left;
        passage.reason = passage.isIncluded ? reasonOf(hit) : knowledgemessages::overBudget(reasonOf(hit), passage.tokens, left, m_job.settings.tokens);
        m_result.tokens += passage.isIncluded ? passage.tokens : 0;
        ++(passage.isIncluded ? m_result.includedCount : m_result.omittedCount);
        m_passages.append(passage);
    }

    const RetrieveJob &m_job;
    const OpenedWorkspace &m_opened;
    RetrievedContext m_result;
    TokenCounterPtr m_counter;
    QStringList m_presentSources; ///< files and memories that are part of the prompt without a search
    QList<RetrievedPassage> m_passages;
};

/// Returns whether the error means that no search is possible. Causes are a missing index, a request without words, and a collection that is not configured.
bool isNothingToSearch(const Error &error)
{
    return error.code == ErrorCode::NotFound || error.code == ErrorCode::Invalid;
}

} // namespace

QString RetrievedContext::text(const RetrieveJob &job) const
{
    const QString sentence = knowledgemessages::retrieved(includedCount, tokens, job.settings.tokens);
    return omittedCount == 0 ? sentence : QString(sentence + sentenceSeparator() + knowledgemessages::passagesOmitted(omittedCount));
}

Result<RetrievedContext> retrieveContext(const OpenedWorkspace &opened, const RetrieveJob &job, KeyRing &keys, const std::stop_token &stop)
{
    SearchRequest asked;
    asked.text = requestBody(job.selection);
    asked.collections = includedCollections(opened, job.settings);
    asked.limit = job.settings.limit;
    if (asked.collections.isEmpty())
        return RetrievedContext{opened, 0, 0, 0, job.settings.diagnostics};
    const Result<SearchResult> found = searchKnowledge(opened, asked, keys, nullptr, stop);
    if (!found && !isNothingToSearch(found.error()))
        return found.error();
    if (!found)
        return RetrievedContext{opened, 0, 0, 0, job.settings.diagnostics + Diagnostics{contextWarning(knowledgemessages::noContextRetrieved(found.error().message))}};
    RetrievedContext result = PassageSelector(opened, job).select(*found);
    result.findings = job.settings.diagnostics + result.findings;
    return result;
}

RetrievedContext withIncludedContext(const OpenedWorkspace &opened, const Selection &selection, const QString &provider, const QString &model)
{
    const RetrieveJob job{selection, provider, model, readIncludeSettings(opened.workspace().manifest())};
    RetrievedContext unchangedContext{opened, 0, 0, 0, job.settings.diagnostics};
    if (!job.settings.isEnabled)
        return unchangedContext;
    if (readRetrievalSettings(opened.workspace().manifest()).backend != RetrievalSettings::Backend::Sqlite) {
        unchangedContext.findings += contextWarning(knowledgemessages::noContextRetrieved(knowledgemessages::indexOnServer()), QStringLiteral("config.toml"));
        return unchangedContext;
    }
    const std::unique_ptr<KeyRing> keys = openKeyRing(); // an index in a file needs no key
    Result<RetrievedContext> context = retrieveContext(opened, job, *keys, {});
    if (context)
        return *context;
    unchangedContext.findings += contextWarning(knowledgemessages::noContextRetrieved(context.error().message));
    return unchangedContext;
}

} // namespace outcrop
