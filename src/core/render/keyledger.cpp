// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/keyledger.h"

#include "core/documents/data/yamlreader.h"
#include "core/documents/formatschema.h"
#include "core/render/rendermessages.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether a document is built into the program.
bool isBuiltIn(const DocumentPtr &document)
{
    return document->path.startsWith(QLatin1String("builtin/"));
}

/// Returns KeyEffect::applied for keys that describe a model other than the target model. Returns nullopt for all other keys.
std::optional<KeyEffect> effectOfAdapterKey(const ValueAtPath &place, const QString &model)
{
    const bool isModel = place.keys.value(0) == u"provider" && place.keys.value(1) == u"models" && place.chain.size() > 3;
    const DataNode *describedNode = isModel ? place.chain.at(3) : nullptr;
    if (describedNode && (*describedNode)[u"id"].text() != model)
        return KeyEffect::applied(rendermessages::describesOtherModel());
    return std::nullopt;
}

bool isAt(const Location &location, const DocumentKey &key)
{
    return location.file == key.file && location.range.start.offset == key.range.start.offset;
}

class KeyRows
{
public:
    KeyRows(const Ledger &parts, const RenderTarget &target, PromptEnvelope envelope) : m_target(target), m_envelope(envelope)
    {
        for (const LedgerEntry &entry : parts) {
            if (!m_parts.contains(entry.part))
                m_parts.insert(entry.part, &entry);
        }
    }

    LedgerEntry of(const DocumentKey &key) const
    {
        switch (key.use) {
        case DocumentKey::Use::Applied:
            return row(key, LossAction::Applied, key.reason);
        case DocumentKey::Use::Unsent:
            return row(key, LossAction::Dropped, key.reason);
        case DocumentKey::Use::Unused:
            return row(key, LossAction::Unused, key.reason);
        case DocumentKey::Use::Part:
            return key.part.startsWith(QLatin1String("model/")) ? requestedModelRow(key) : rowOfPart(key);
        }
        Q_UNREACHABLE();
    }

private:
    static LedgerEntry row(const DocumentKey &key, LossAction action, const QString &reason)
    {
        return {{}, key.file + QStringLiteral(": ") + key.key, action, reason, key.value, {}, LedgerKey{key.file, key.key, {key.file, key.range}, {}}};
    }

    /// Returns the entry for a requested model: dropped if another model is used instead, otherwise applied.
    LedgerEntry requestedModelRow(const DocumentKey &key) const
    {
        const QList<ModelRequestResult> &results = m_target.results;
        const auto requestedModel = std::find_if(results.begin(), results.end(), [&key](const ModelRequestResult &one) { return isAt(one.request.requestedModel.location, key); });
        if (requestedModel == results.end())
            return row(key, LossAction::Applied, rendermessages::modelRequest());
        const bool isManual = m_target.wireFormat->method.isEmpty(); // the user copies the prompt manually and selects the model
        const bool isLost = requestedModel->outcome == ModelRequestOutcome::Unmet
            || (requestedModel->outcome == ModelRequestOutcome::OtherProvider && !requestedModel->request.isBinding && !canMeetAnyRequest(results));
        if (!isLost || isManual)
            return row(key, LossAction::Applied, requestedModel->reason);
        LedgerEntry lostEntry = row(key, LossAction::Dropped, rendermessages::otherModelUsed(requestedModel->reason, m_target.model.id));
        lostEntry.before = jsonString(requestedModel->request.requestedModel.written);
        lostEntry.after = jsonString(m_target.model.id);
        return lostEntry;
    }

    LedgerEntry rowOfPart(const DocumentKey &key) const
    {
        if (const LedgerEntry *part = m_parts.value(key.part)) {
            const bool isUnsent = part->action == LossAction::Dropped || part->action == LossAction::Applied || part->action == LossAction::Unused;
            LedgerEntry entry = row(key, isUnsent ? part->action : LossAction::Kept, isUnsent ? part->reason : QString());
            entry.path = part->path;
            entry.key->sentAs = key.part;
            return entry;
        }
        if (key.part.endsWith(QLatin1String("/category")) || key.part.endsWith(QLatin1String("/usage_example")))
            return documentRow(key);
        if (key.part == QLatin1String("hybrid.metadata"))
            return row(key, LossAction::Applied, rendermessages::metadataNotSent());
        return row(key, LossAction::Dropped, rendermessages::isEmpty());
    }

    /// Returns the entry for a tool's key that is sent only in a `<prompt>` document.
    LedgerEntry documentRow(const DocumentKey &key) const
    {
        if (m_envelope != PromptEnvelope::PromptXml)
            return row(key, LossAction::Dropped, rendermessages::onlyInDocument());
        LedgerEntry kept = row(key, LossAction::Kept, {});
        kept.path = QStringLiteral("tools");
        return kept;
    }

    const RenderTarget &m_target;
    PromptEnvelope m_envelope;
    QHash<QString, const LedgerEntry *> m_parts;
};

} // namespace

QList<DocumentKey> targetKeys(const RenderTarget &target)
{
    QList<DocumentKey> keys;
    if (!isBuiltIn(target.adapter->document))
        keys += documentKeys(target.adapter->data, target.adapter->file(), {&formatFields(QStringLiteral("adapter"))},
            [&target](const ValueAtPath &place, const FieldSpec *) { return effectOfAdapterKey(place, target.model.id); });
    if (!isBuiltIn(target.wireFormat->document))
        keys += documentKeys(target.wireFormat->data, target.wireFormat->file(), {&formatFields(QStringLiteral("wire"))},
            [](const ValueAtPath &, const FieldSpec *) { return std::optional<KeyEffect>(); });
    return keys;
}

Ledger keyEntries(const QList<DocumentKey> &keys, const Ledger &parts, const RenderTarget &target, PromptEnvelope envelope)
{
    const KeyRows rows(parts, target, envelope);
    Ledger ledger;
    for (const DocumentKey &key : keys)
        ledger.append(rows.of(key));
    return ledger;
}

} // namespace outcrop
