// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"
#include "adapters/formats/requests/requestreader.h"
#include "adapters/formats/requests/requestwriter.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/sourceledger.h"

namespace outcrop {
namespace {

/// The structure of a batch file: the keys of an entry. Entries are lines, or items of the list `requests` in one document.
struct BatchForm {
    const char *name;
    const char *id;
    const char *body;
    bool isDocument;
};

BatchForm formOf(BatchApi api)
{
    switch (api) {
    case BatchApi::OpenAi:
        return {"openai-batch", "custom_id", "body", false};
    case BatchApi::Anthropic:
        return {"anthropic-batch", "custom_id", "params", true};
    case BatchApi::Google:
        return {"google-batch", "key", "request", false};
    }
    Q_UNREACHABLE();
}

class BatchFormat : public FileFormat
{
public:
    explicit BatchFormat(BatchApi api) : m_api(api), m_form(formOf(api)) { }

    FormatDescription description() const override;
    FormatMatch detect(const FormatInput &input) const override;
    Result<ParsedPromptFile> read(const FormatInput &input) const override;
    Result<WrittenPromptFile> write(const PromptFile &prompt) const override;

private:
    QString name() const { return QLatin1String(m_form.name); }
    QString idKey() const { return QLatin1String(m_form.id); }
    QString bodyKey() const { return QLatin1String(m_form.body); }
    QString prefix() const { return u'/' + bodyKey(); }
    const QList<DataNode> &entriesOf(const FormatInput &input) const { return m_form.isDocument ? input.data[u"requests"].items() : input.lines; }
    QString pathOf(qsizetype index) const { return itemPath(m_form.isDocument ? QStringLiteral("requests") : QString(), index); }
    RequestWire wireOf(const QString &url) const;
    PromptFile readEntry(const DataNode &entry, const QString &path, const FormatInput &input, Diagnostics &findings) const;
    Json entryOf(const PromptFile &prompt, const QString &url, const Json &body) const;

    BatchApi m_api;
    BatchForm m_form;
};

FormatDescription BatchFormat::description() const
{
    const QStringList titles{formatsmessages::openAiBatchTitle(), formatsmessages::anthropicBatchTitle(), formatsmessages::googleBatchTitle()};
    QMap<PromptFeature, FormatSupport> features = requestFeatures();
    features.insert(PromptFeature::Name, FormatSupport::Approximated);
    return {name(), titles.at(int(m_api)), m_form.isDocument ? QStringLiteral("*.json") : QStringLiteral("*.jsonl"), true, features};
}

FormatMatch BatchFormat::detect(const FormatInput &input) const
{
    const QList<DataNode> &entries = entriesOf(input);
    if (entries.isEmpty() || !entries.first()[bodyKey()].isMapping())
        return FormatMatch::No;
    const bool isThis = m_api == BatchApi::Google ? entries.first()[bodyKey()][u"contents"].isSequence() : entries.first()[idKey()].isScalar();
    return isThis ? FormatMatch::Certain : FormatMatch::No;
}

RequestWire BatchFormat::wireOf(const QString &url) const
{
    if (m_api == BatchApi::Anthropic)
        return RequestWire::Anthropic;
    if (m_api == BatchApi::Google)
        return RequestWire::Google;
    return url.endsWith(u"/responses") ? RequestWire::Responses : RequestWire::ChatCompletions;
}

PromptFile BatchFormat::readEntry(const DataNode &entry, const QString &path, const FormatInput &input, Diagnostics &findings) const
{
    const ParsedPromptFile read = readRequest(wireOf(entry[u"url"].text()), entry[bodyKey()], memberPath(path, bodyKey()), input);
    findings += read.diagnostics;
    PromptFile prompt = read.prompts.first();
    prompt.format = name();
    prefixForeignPointers(prompt, prefix());
    SourceLedger ledger;
    ledger.append(prompt.ledger);
    if (entry[idKey()].isScalar()) {
        prompt.name = entry[idKey()].text();
        ledger.add(memberPath(path, idKey()), LossAction::Renamed, QStringLiteral("name"));
    }
    const Json rest = ledger.addRemainingValues(entry, path, formatsmessages::keptForFormat());
    prompt.foreignKeys.update(rest);
    prompt.ledger = ledger.entries();
    return prompt;
}

Result<ParsedPromptFile> BatchFormat::read(const FormatInput &input) const
{
    if (const auto error = firstError(input.diagnostics))
        return toError(*error);
    ParsedPromptFile read;
    SourceLedger ledger;
    const QList<DataNode> &entries = entriesOf(input);
    for (qsizetype at = 0; at < entries.size(); ++at) {
        const DataNode &entry = entries.at(at);
        if (!entry[bodyKey()].isMapping())
            return Error{ErrorCode::Invalid, formatsmessages::missingKey(description().title, bodyKey()), {input.file, entry.range()}};
        read.prompts.append(readEntry(entry, pathOf(at), input, read.diagnostics));
        ledger.append(read.prompts.last().ledger);
    }
    if (read.prompts.isEmpty())
        return Error{ErrorCode::Invalid, formatsmessages::missingKey(description().title, bodyKey()), input.begin()};
    const qsizetype before = ledger.entries().size();
    if (m_form.isDocument)
        read.prompts.first().foreignKeys.update(Json(ledger.addRemainingValues(input.data, {}, formatsmessages::keptForFormat())));
    read.ledger = ledger.entries().mid(before);
    return read;
}

Json BatchFormat::entryOf(const PromptFile &prompt, const QString &url, const Json &body) const
{
    Json entry{{m_form.id, jsonString(documentNameFrom(prompt.name))}};
    if (m_api == BatchApi::OpenAi) {
        entry["method"] = "POST";
        entry["url"] = jsonString(url);
    }
    entry[m_form.body] = body;
    return entry;
}

Result<WrittenPromptFile> BatchFormat::write(const PromptFile &prompt) const
{
    const bool isOwn = prompt.format == name();
    const QString url = isOwn && prompt.foreignKeys.contains("/url") ? qString(prompt.foreignKeys["/url"]) : QStringLiteral("/v1/responses");
    Ledger rows;
    const Json body = writeNestedRequest(wireOf(url), prompt, name(), prefix(), rows);
    const Json entry = entryOf(prompt, url, body);
    for (const auto &[pointer, value] : prompt.foreignKeys.items()) {
        const QString key = QString::fromStdString(pointer);
        const bool isWritten = isOwn && m_api == BatchApi::OpenAi && (key == u"/url" || key == u"/method");
        if (!isOwn || !key.startsWith(prefix() + u'/'))
            rows.append({{}, QStringLiteral("foreign") + key, isWritten ? LossAction::Kept : LossAction::Dropped, isWritten ? QString() : formatsmessages::noPlace(description().title)});
    }
    const QString id = documentNameFrom(prompt.name);
    for (LedgerEntry &row : rows) {
        if (row.part == u"name")
            row = {idKey(), row.part, id == prompt.name ? LossAction::Renamed : LossAction::Approximated, id == prompt.name ? QString() : formatsmessages::nameWritten(id)};
    }
    if (m_form.isDocument)
        return WrittenPromptFile{id + QStringLiteral(".json"), jsonText({{"requests", Json::array({entry})}}), rows};
    return WrittenPromptFile{id + QStringLiteral(".jsonl"), QByteArray::fromStdString(entry.dump()) + '\n', rows};
}

} // namespace

std::unique_ptr<FileFormat> batchFormat(BatchApi api)
{
    return std::make_unique<BatchFormat>(api);
}

} // namespace outcrop
