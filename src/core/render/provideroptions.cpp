// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/provideroptions.h"

#include "core/render/rendermessages.h"

namespace outcrop {
namespace {

/// Returns a JSON value in the form of a rendered body, so that its members can be replaced individually.
Value optionValue(const Json &json, const QString &part)
{
    if (!json.is_object() || json.empty())
        return Value::data(json, part);
    QList<Value::Field> fields;
    for (const auto &[key, member] : json.items())
        fields.append({QString::fromStdString(key), optionValue(member, part)});
    return Value::record(fields);
}

/// Copies one option to a body.
class OptionCopy
{
public:
    OptionCopy(const ProviderOption &option, const Json &value, bool isReserved) : m_partName(QStringLiteral("params.") + option.paramName()), m_key(option.key), m_value(value), m_isReserved(isReserved) { }

    Ledger copyTo(Value &body)
    {
        body = copyMember(body, m_key, m_value, {});
        if (m_isCopied)
            m_entries.prepend({m_key, m_partName, LossAction::Kept, {}});
        return m_entries;
    }

private:
    /// Returns `record` with a member added. Keeps the order of the other fields.
    Value copyMember(const Value &record, const QString &name, const Json &value, const QString &path)
    {
        const QString place = path.isEmpty() ? name : path + u'.' + name;
        QList<Value::Field> fields = record.fields();
        for (Value::Field &field : fields) {
            if (field.first != name)
                continue;
            field.second = merge(field.second, value, place);
            return Value::record(fields);
        }
        if (path.isEmpty() && m_isReserved) {
            drop(value, rendermessages::setWhenSent());
            return record;
        }
        m_isCopied = true;
        fields.append({name, optionValue(value, m_partName)});
        return Value::record(fields);
    }

    Value merge(const Value &existingValue, const Json &value, const QString &place)
    {
        if (existingValue.kind() == Value::Kind::Record && value.is_object()) {
            m_isCopied |= value.empty(); // nothing to add
            Value record = existingValue;
            for (const auto &[key, member] : value.items())
                record = copyMember(record, QString::fromStdString(key), member, place);
            return record;
        }
        if (existingValue.toJson() == value) {
            m_isCopied = true;
            return existingValue;
        }
        const bool isGenerated = place == m_key && !m_isReserved && existingValue.parts().isEmpty() && existingValue.toJson().is_primitive();
        if (!isGenerated) {
            drop(value, m_isReserved ? rendermessages::setWhenSent() : rendermessages::hasOtherValue(place));
            return existingValue;
        }
        m_isCopied = true;
        return optionValue(value, m_partName);
    }

    void drop(const Json &value, const QString &reason) { m_entries.append({{}, m_partName, LossAction::Dropped, reason, value}); }

    QString m_partName;
    QString m_key;
    Json m_value;
    bool m_isReserved;
    bool m_isCopied = false;
    Ledger m_entries;
};

/// Returns whether Outcrop sets a key when it sends a request: the model, and the keys that request a stream.
bool isReserved(const WireFormat &wire, const QString &key)
{
    return key == u"model" || wire.data.at(u"stream.ask.body").member(key);
}

} // namespace

void addProviderOptions(const PromptBundle &bundle, const WireFormat &wire, Value &body, Ledger &ledger)
{
    for (const GenerationParam &param : bundle.params.all()) {
        const std::optional<ProviderOption> option = providerOptionOf(param.name);
        if (!option)
            continue;
        const QString part = QStringLiteral("params.") + param.name;
        ledger.removeIf([&part](const LedgerEntry &entry) { return entry.part == part; });
        if (!wire.hasApi(option->api)) {
            ledger.append({{}, part, LossAction::Dropped, rendermessages::otherApi(option->api)});
            continue;
        }
        const Ledger entries = OptionCopy(*option, param.value, isReserved(wire, option->key)).copyTo(body);
        const bool isCopied = entries.first().action == LossAction::Kept;
        ledger.removeIf([&](const LedgerEntry &entry) { return isCopied && entry.action == LossAction::Injected && entry.path == option->key; });
        ledger += entries;
    }
}

} // namespace outcrop
