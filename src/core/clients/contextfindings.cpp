// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/contextfindings.h"

#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/clients/clientsmessages.h"
#include "core/clients/contextcandidates.h"
#include "core/documents/clientimports.h"
#include "core/documents/document.h"
#include "core/text/byteoffset.h"
#include "core/text/linetable.h"

#include <QDir>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the offset in a document's text of the character that contains a byte of its file.
qsizetype textOffset(const Document &document, qint64 byte)
{
    if (!document.isValidUtf8)
        return std::min(QString::fromUtf8(document.bytes.first(std::min<qint64>(byte, document.bytes.size()))).size(), document.text.size());
    return offsetOfByte(document.text, std::max<qint64>(0, byte - (document.hasByteOrderMark ? utf8Mark.size() : 0)));
}

/// Returns the range from the first byte that is not sent to the end of its line.
Range truncatedRange(const Document &document, qint64 byte)
{
    const qsizetype start = textOffset(document, byte);
    const TextLine line = lineAt(document.text, start);
    return LineTable(document.text).range(start, line.end > start ? line.end : line.next);
}

/// Returns advice for the user on a size limit.
QString adviceFor(const ContextText &text)
{
    if (text.limitSetting.isEmpty())
        return text.isLimitShared ? clientsmessages::shortenAllFiles() : clientsmessages::shortenFile();
    return text.isLimitShared ? clientsmessages::shortenAllFilesOrRaise(text.limitSetting) : clientsmessages::shortenFileOrRaise(text.limitSetting);
}

constexpr qsizetype maximumSkippedNames = 5; ///< files in a sentence

/// Returns a sentence about a rule that is only assumed; empty if the evidence is better.
QString assumptionNote(const ContextText &text)
{
    if (text.weakestEvidence() != EvidenceKind::Assumed)
        return {};
    if (!text.weakerPart)
        return clientsmessages::knownFromAssumption();
    return text.weakerPart->name == u"limit" ? clientsmessages::limitAssumed() : clientsmessages::importsAssumed();
}

QString joinSentences(QStringList sentences)
{
    sentences.removeAll(QString());
    return sentences.join(sentenceSeparator());
}

/// Reports the losses of one context.
class LossReport
{
public:
    LossReport(const ClientContext &context, const ContextFiles &files, const QString &folder)
        : m_context(context), m_files(files), m_folder(folder), m_client(clientTitleWithFolder(context, folder))
    {
    }

    Diagnostics run(const QList<const ContextText *> &lostTexts)
    {
        for (const ContextText *text : lostTexts) {
            if (text->isBlockedImport)
                addImport(*text);
            else if (text->isInList)
                addList(*text, lostTexts);
            else if (text->isOverLimit)
                add(*text, QStringLiteral("client-file-skipped"), {notSentSentence(*text), contextReason(*text, m_folder), adviceFor(*text)}, text->file, {});
            else
                addTruncationFinding(*text);
        }
        return m_findings;
    }

private:
    DocumentPtr documentAt(const QString &file) const
    {
        const Result<QByteArray> bytes = m_files.read(file, maximumContextFileBytes);
        return bytes ? readDocument(contextPath(file, m_folder, m_context.home), *bytes, DocumentKind::Text) : nullptr;
    }

    void add(const ContextText &text, const QString &code, const QStringList &sentences, const QString &file, const Range &range)
    {
        const QString doubt = assumptionNote(text);
        const Severity severity = doubt.isEmpty() && !text.isBlockedImport ? Severity::Warning : Severity::Note;
        m_findings.append({severity, code, joinSentences(sentences + QStringList{doubt}),
            {contextPath(file, m_folder, m_context.home), range}});
    }

    QString notSentSentence(const ContextText &text) const { return clientsmessages::fileNotSent(m_client, groupedNumber(text.fileBytes)); }

    void addTruncationFinding(const ContextText &text)
    {
        const DocumentPtr document = documentAt(text.file);
        const QString sentence = clientsmessages::onlyFirstBytes(m_client, groupedNumber(text.truncationOffset), groupedNumber(text.fileBytes));
        add(text, QStringLiteral("client-file-truncated"), {sentence, adviceFor(text)}, text.file, document ? truncatedRange(*document, text.truncationOffset) : Range());
    }

    /// Reports a list once, at the first of its files that is shortened or not listed.
    void addList(const ContextText &text, const QList<const ContextText *> &lostTexts)
    {
        const QString list = text.rule + (text.isOverLimit ? QStringLiteral(" full") : QString());
        if (m_lists.contains(list))
            return;
        m_lists.insert(list);
        const qsizetype count = std::count_if(lostTexts.begin(), lostTexts.end(),
            [&text](const ContextText *each) { return each->isInList && each->rule == text.rule && each->isOverLimit == text.isOverLimit; });
        const DocumentPtr document = documentAt(text.file);
        const Range range = document ? document->frontMatter.data[u"description"].range() : Range();
        if (text.isOverLimit)
            add(text, QStringLiteral("client-list-full"), {clientsmessages::entriesNotListed(count, m_client)}, text.file, range);
        else
            add(text, QStringLiteral("client-list-shortened"), {clientsmessages::descriptionsCut(count, m_client)}, text.file, range);
    }

    void addImport(const ContextText &text)
    {
        const QString importer = text.relatedFile.isEmpty() ? text.file : text.relatedFile;
        const QString sentence = clientsmessages::importNotFollowed(m_client, contextPath(text.file, m_folder, m_context.home));
        add(text, QStringLiteral("import-outside"), {sentence, contextReason(text, m_folder), clientsmessages::moveImport()}, importer, importRange(importer, text.file));
    }

    /// Returns the range of the first import of a file; an empty range if it is not found.
    Range importRange(const QString &importer, const QString &file) const
    {
        const DocumentPtr document = documentAt(importer);
        const QList<ClientReference> references = document ? clientReferences(*document) : QList<ClientReference>();
        const auto found = std::find_if(references.begin(), references.end(), [&](const ClientReference &reference) {
            const QString target = reference.target.startsWith(u"~/") ? m_context.home + reference.target.sliced(1) : reference.target;
            return reference.isImport && QDir::cleanPath(QDir(folderOf(importer)).absoluteFilePath(target)) == file;
        });
        return found == references.end() ? Range() : found->range;
    }

    const ClientContext &m_context;
    const ContextFiles &m_files;
    const QString m_folder;
    const QString m_client;
    QSet<QString> m_lists; ///< lists that were reported, and those that were reported as full
    Diagnostics m_findings;
};

} // namespace

QString clientTitleWithFolder(const ClientContext &context, const QString &folder)
{
    return context.start == folder ? dataText(context.title) : clientsmessages::clientInFolder(dataText(context.title), contextPath(context.start, folder, context.home));
}

Diagnostics contextFindings(const ClientContext &context, const QList<const ContextText *> &lostTexts, const ContextFiles &files, const QString &folder)
{
    return LossReport(context, files, folder).run(lostTexts);
}

const ContextText *limitConsumer(const ClientContext &context, const ContextText &skipped)
{
    if (!skipped.isOverLimit || skipped.isInList || !skipped.isLimitShared)
        return nullptr;
    const auto found = std::find_if(context.texts.begin(), context.texts.end(),
        [&skipped](const ContextText &text) { return text.rule == skipped.rule && !text.isInList && text.truncationOffset >= 0 && text.isLimitShared; });
    return found == context.texts.end() ? nullptr : &*found;
}

Diagnostic skippedFilesFinding(const ClientContext &context, const ContextText &consumer, const QStringList &skipped, const QString &folder)
{
    QStringList names;
    for (const QString &file : skipped.first(std::min(maximumSkippedNames, skipped.size())))
        names.append(contextPath(file, folder, context.home));
    if (names.size() < skipped.size())
        names.append(QStringLiteral("…"));
    const QString doubt = assumptionNote(consumer);
    const QString sentence = clientsmessages::filesNotSent(skipped.size(), dataText(context.title), names.join(listSeparator()));
    return {doubt.isEmpty() ? Severity::Warning : Severity::Note, QStringLiteral("client-file-skipped"), joinSentences({sentence, adviceFor(consumer), doubt}),
        {contextPath(consumer.file, folder, context.home), {}}};
}

} // namespace outcrop
