// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/logimport.h"

#include "app/records/recordsmessages.h"
#include "app/records/storeadd.h"
#include "core/interactions/unknownfields.h"

#include <utility>

namespace outcrop {
namespace {

/// Maximum number of sessions whose questions are kept, which is more than the concurrent sessions of a log. If there are more, all are dropped, and repeated
/// questions of these sessions are not recognized.
constexpr qsizetype maxSessions = 20'000;
constexpr qsizetype maxReportedFindings = 50;
/// Maximum number of reported field names. A file that is not a log may have new names in every line.
constexpr qsizetype maxUnknownFields = 1000;
/// Values that are read before the format is recognized, and their size. A transcript may begin with lines of other kinds.
constexpr qsizetype valuesToRecognize = 50;
constexpr qsizetype bytesToRecognize = 4 * 1024 * 1024;
constexpr qsizetype fingerprintsPerQuery = 500; ///< databases limit the number of values in a query

const QString &outcropFormatName()
{
    static const QString name = QStringLiteral("outcrop");
    return name;
}

void count(QMap<QString, qint64> &counts, const QString &name)
{
    if (counts.contains(name) || counts.size() < maxUnknownFields)
        ++counts[name];
}

void addCounts(QMap<QString, qint64> &counts, const QMap<QString, qint64> &added)
{
    for (auto one = added.begin(); one != added.end(); ++one)
        counts[one.key()] += one.value();
}

} // namespace

LogImport::LogImport(Store *store, const LogImportOptions &options, const InteractionPreprocessor &preprocessor, const Taxonomy &taxonomy)
    : m_store(store)
    , m_options(options)
    , m_preprocessor(preprocessor)
    , m_taxonomy(taxonomy)
    , m_maxEarlierQuestions(preprocessor.classifier().maxEarlierQuestions())
{
    restart();
}

void LogImport::restart()
{
    m_mappedLog.reset();
    m_format.clear();
    if (!m_options.mappings || !m_options.formatName.isEmpty())
        setFormat(m_options.formatName);
}

void LogImport::setFormat(const QString &name)
{
    const LogMapping *mapping = m_options.mappings ? m_options.mappings->find(name) : nullptr;
    m_format = mapping ? mapping->name : outcropFormatName();
    m_report.format = mapping ? mapping->title : QString();
    if (mapping && m_report.format.isEmpty())
        m_report.format = mapping->name;
    if (mapping)
        m_mappedLog.emplace(*mapping, m_options.name);
}

Status LogImport::add(const Result<LogEntry> &entry)
{
    if (!m_format.isEmpty())
        return addKnownEntry(entry);
    m_unrecognized += entry;
    m_unrecognizedBytes += entry ? entry->text.size() : 0;
    if (m_unrecognized.size() < valuesToRecognize && m_unrecognizedBytes < bytesToRecognize)
        return success();
    recognize();
    for (const Result<LogEntry> &one : std::exchange(m_unrecognized, {})) {
        if (const Status addedStatus = addKnownEntry(one); !addedStatus)
            return addedStatus;
    }
    return success();
}

void LogImport::recognize()
{
    QList<Json> lines;
    for (const Result<LogEntry> &entry : std::as_const(m_unrecognized)) {
        if (entry)
            lines += entry->json;
    }
    const LogMapping *mapping = detectMapping(lines, m_options.mappings->mappings);
    setFormat(mapping ? mapping->name : outcropFormatName());
    m_unrecognizedBytes = 0;
}

Status LogImport::addKnownEntry(const Result<LogEntry> &entry)
{
    readEntry(entry);
    return m_batch.size() >= m_options.batchSize ? storeBatch() : success();
}

Status LogImport::flush()
{
    if (m_format.isEmpty() && !m_unrecognized.isEmpty()) {
        recognize();
        for (const Result<LogEntry> &one : std::exchange(m_unrecognized, {})) {
            if (const Status addedStatus = addKnownEntry(one); !addedStatus)
                return addedStatus;
        }
    }
    for (Interaction turn : m_mappedLog ? m_mappedLog->openTurns() : QList<Interaction>()) {
        if (turn.source.isEmpty())
            turn.source = m_options.source;
        m_batch += turn;
    }
    return storeBatch();
}

void LogImport::readContext(const LogEntry &entry)
{
    if (m_mappedLog)
        static_cast<void>(m_mappedLog->read(entry));
}

LogPosition LogImport::resumePosition(const LogPosition &end) const
{
    return m_mappedLog ? m_mappedLog->firstOpenPosition(end) : end;
}

void LogImport::readEntry(const Result<LogEntry> &entry)
{
    if (!entry)
        return addFinding(entry.error());
    const Result<LogRecords> records = m_mappedLog ? m_mappedLog->read(*entry) : readLogRecords(*entry, m_options.name, errorText());
    if (!records)
        return addFinding(records.error());
    addLogRecords(*records, *entry);
}

void LogImport::addLogRecords(const LogRecords &records, const LogEntry &entry)
{
    for (const Error &problem : records.problems)
        addFinding(problem);
    for (const QString &field : records.unknownFields)
        recordUnknownField(field, entry);
    for (const QString &field : records.unmappedFields)
        count(m_report.unmappedFields, field);
    addCounts(m_report.otherSpans, records.otherSpans);
    addCounts(m_report.otherLines, records.otherLines);
    for (const Interaction &interaction : records.interactions) {
        m_batch += interaction;
        if (interaction.source.isEmpty())
            m_batch.last().source = m_options.source;
    }
}

/// Returns Full while errors are still shown, then None. In a file of another format every line is an error, but only the first ones are shown.
ErrorText LogImport::errorText() const
{
    return m_report.findings.size() < maxReportedFindings ? ErrorText::Full : ErrorText::None;
}

void LogImport::recordUnknownField(const QString &field, const LogEntry &entry)
{
    const bool isNew = !m_report.unknownFields.contains(field);
    count(m_report.unknownFields, field);
    if (m_mappedLog || !isNew || m_report.unknown.size() >= maxReportedFindings)
        return;
    const QString suggestion = suggestedField(field);
    const Position place = locationOfMember(entry, field);
    m_report.unknown += Diagnostic{Severity::Warning, QStringLiteral("log-unknown-field"),
                                   suggestion.isEmpty() ? recordsmessages::unknownField(field) : recordsmessages::unknownFieldNear(field, suggestion),
                                   {m_options.name, {place, place}}};
}

void LogImport::addFinding(const Error &error)
{
    ++m_report.unreadableCount;
    if (m_report.findings.size() < maxReportedFindings)
        m_report.findings += Diagnostic{Severity::Error, QStringLiteral("log-line"), error.message, error.location};
}

/// Stores a batch, or in a dry run counts it. Lookup and write are in one transaction, because another program may import the same log.
Status LogImport::storeBatch()
{
    const QList<Interaction> batch = std::exchange(m_batch, {});
    m_report.read += batch.size();
    if (batch.isEmpty())
        return success();
    return m_options.writesToStore && m_store ? writeBatch(batch) : dryRunBatch(batch);
}

/// Compares a batch with the store without writing. Interactions that are earlier in the log count as stored.
Status LogImport::dryRunBatch(const QList<Interaction> &batch)
{
    Result<QSet<QString>> known = m_store ? knownFingerprints(batch) : Result<QSet<QString>>(QSet<QString>());
    if (!known)
        return known.error();
    for (const Interaction &interaction : batch) {
        if (m_seenFingerprints.contains(qHash(interaction.fingerprint)))
            known->insert(interaction.fingerprint);
    }
    for (const Interaction &interaction : batch)
        m_seenFingerprints.insert(qHash(interaction.fingerprint));
    static_cast<void>(prepareBatch(batch, *known, {}));
    return success();
}

Status LogImport::writeBatch(const QList<Interaction> &batch)
{
    return m_store->transaction([&]() -> Status {
        const Result<QSet<QString>> known = knownFingerprints(batch);
        if (!known)
            return known.error();
        const Result<QHash<QString, RecordId>> grownIds = findGrownInteractions(batch, *known);
        if (!grownIds)
            return grownIds.error();
        QList<Interaction> freshInteractions = prepareBatch(batch, *known, *grownIds);
        for (const Interaction &interaction : std::as_const(freshInteractions)) {
            const Status replaceStatus = interaction.id > 0 ? m_store->interactions().replace(interaction) : success();
            if (!replaceStatus)
                return replaceStatus;
        }
        freshInteractions.removeIf([](const Interaction &interaction) { return interaction.id > 0; });
        const Result<QList<RecordId>> ids = m_store->interactions().append(freshInteractions);
        return ids ? success() : Status(ids.error());
    });
}

Result<QSet<QString>> LogImport::knownFingerprints(const QList<Interaction> &batch)
{
    QStringList fingerprints;
    for (const Interaction &interaction : batch)
        fingerprints += interaction.fingerprint;
    const Result<QHash<QString, qint64>> kept = countStoredFingerprints(*m_store, fingerprints);
    return kept ? Result<QSet<QString>>(QSet<QString>(kept->keyBegin(), kept->keyEnd())) : kept.error();
}

Result<QHash<QString, RecordId>> LogImport::findGrownInteractions(const QList<Interaction> &batch, const QSet<QString> &known)
{
    QHash<QString, int> lines;
    for (const Interaction &interaction : batch) {
        if (logLineCount(interaction) > 0 && known.contains(interaction.fingerprint))
            lines[interaction.fingerprint] = logLineCount(interaction);
    }
    QHash<QString, RecordId> grownIds;
    const QStringList fingerprints = lines.keys();
    for (qsizetype from = 0; from < fingerprints.size(); from += fingerprintsPerQuery) {
        const RecordFilter same{.where = {{QStringLiteral("fingerprint"), fingerprints.mid(from, fingerprintsPerQuery)}}};
        const Result<QList<Interaction>> storedInteractions = m_store->interactions().query(same);
        if (!storedInteractions)
            return storedInteractions.error();
        for (const Interaction &interaction : *storedInteractions) {
            if (logLineCount(interaction) < lines.value(interaction.fingerprint))
                grownIds.insert(interaction.fingerprint, interaction.id);
        }
    }
    return grownIds;
}

/// Returns the new and the grown interactions of a batch, redacted and classified. Grown ones have the ID of the stored interaction.
QList<Interaction> LogImport::prepareBatch(const QList<Interaction> &batch, QSet<QString> known, const QHash<QString, RecordId> &grownIds)
{
    QList<Interaction> freshInteractions;
    for (Interaction interaction : batch) {
        const bool isGrown = grownIds.contains(interaction.fingerprint);
        if (known.contains(interaction.fingerprint) && !isGrown) {
            ++m_report.known;
            continue;
        }
        known.insert(interaction.fingerprint);
        countWorkload(interaction.workload);
        prepare(interaction);
        interaction.id = grownIds.value(interaction.fingerprint);
        ++(isGrown ? m_report.updatedCount : m_report.added);
        if (!isGrown)
            ++m_report.workloads[interaction.workload];
        freshInteractions += interaction;
    }
    return freshInteractions;
}

void LogImport::prepare(Interaction &interaction)
{
    if (!m_options.classifies)
        return m_preprocessor.redact(interaction, m_report.redactionCounts);
    QStringList &earlier = earlierQuestions(interaction.session);
    m_preprocessor.prepare(interaction, earlier, m_report.redactionCounts);
    earlier += questionOf(interaction);
    if (earlier.size() > m_maxEarlierQuestions)
        earlier.removeFirst();
}

void LogImport::countWorkload(const QString &workload)
{
    if (!workload.isEmpty() && !m_taxonomy.find(workload))
        ++m_report.unknownWorkloads[workload];
}

QStringList &LogImport::earlierQuestions(const QString &session)
{
    if (session.isEmpty()) {
        m_emptyQuestions.clear();
        return m_emptyQuestions;
    }
    if (m_earlierQuestions.size() > maxSessions)
        m_earlierQuestions.clear();
    return m_earlierQuestions[session];
}

} // namespace outcrop
