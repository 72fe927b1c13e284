// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/collectlog.h"

#include "app/records/recordsmessages.h"
#include "core/interactions/classify.h"

namespace outcrop {
namespace {

constexpr qint64 maxInteractions = 100'000;
constexpr qint64 page = 1'000;
constexpr qsizetype maxPartLength = 4'000;
constexpr qsizetype maxTitleLength = 80;

QString titleOf(const QString &question)
{
    const QString first = question.simplified();
    return first.size() > maxTitleLength ? first.left(maxTitleLength) + QStringLiteral("…") : first;
}

SearchDocument documentOf(const Interaction &interaction, const Taxonomy &taxonomy)
{
    SearchDocument document{QStringLiteral("log"), QString::number(interaction.id)};
    const QString question = questionOf(interaction); // the request of an imported interaction also contains the earlier messages
    document.title = titleOf(question);
    document.text = question.left(maxPartLength) + QStringLiteral("\n\n") + interaction.response.left(maxPartLength);
    const Concept *known = taxonomy.find(interaction.workload);
    if (const QString workload = known ? known->notation : interaction.workload; !workload.isEmpty())
        document.workloads = {workload};
    const std::pair<const char *, QString> fields[] = {{"source", interaction.source}, {"session", interaction.session}, {"agent", interaction.agent},
        {"provider", interaction.provider}, {"model", interaction.model}, {"outcome", interaction.outcome},
        // Skills and layers do not describe the turn's topic, so they are shown but not searched.
        {"skills", interaction.skills.join(QStringLiteral(", "))}, {"layers", interaction.layers.join(QStringLiteral(", "))},
        {"date", interaction.at.toUTC().date().toString(Qt::ISODate)}};
    for (const auto &[name, value] : fields) {
        if (!value.isEmpty())
            document.fields.insert(QString::fromLatin1(name), value);
    }
    return document;
}

} // namespace

Result<QList<SearchDocument>> readLogDocuments(Store &store, const Taxonomy &taxonomy, const std::stop_token &stop)
{
    QList<SearchDocument> documents;
    RecordFilter filter;
    filter.limit = page;
    filter.isNewestFirst = true;
    while (documents.size() < maxInteractions) {
        if (stop.stop_requested())
            return Error{ErrorCode::Interrupted, recordsmessages::stoppedReading()};
        const Result<QList<Interaction>> read = store.interactions().query(filter);
        if (!read)
            return read.error();
        for (const Interaction &interaction : *read) {
            if (interaction.source != u"experiment") // calls of experiments have no text, and would displace turns with text
                documents.append(documentOf(interaction, taxonomy));
        }
        if (read->size() < page)
            break;
        filter.after = read->last().id;
    }
    return documents;
}

} // namespace outcrop
