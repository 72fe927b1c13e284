// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/messengerstate.h"

#include "adapters/files/writefile.h"
#include "app/evolution/messengermessages.h"
#include "app/records/storeaccess.h"
#include "core/base/json.h"

#include <QFile>

namespace outcrop {
namespace {

const QString stateFile = QStringLiteral(".outcrop/messenger.json");

std::optional<MessengerState> parseState(const Json &json)
{
    const auto jsonMember = [&json](const char *key) { return json.is_object() ? json.value(key, Json()) : Json(); };
    const Json lastJson = jsonMember("last_update"), sent = jsonMember("sent");
    if (!lastJson.is_number_integer() || !sent.is_object())
        return std::nullopt;
    MessengerState state{lastJson.get<qint64>(), {}};
    for (const auto &[id, code] : sent.items()) {
        bool isNumber = false;
        const RecordId suggestion = QString::fromStdString(id).toLongLong(&isNumber);
        if (!isNumber || !code.is_string())
            return std::nullopt;
        state.sent.insert(suggestion, qString(code));
    }
    return state;
}

} // namespace

Result<MessengerState> readMessengerState(const QString &folder)
{
    QFile file(folder + u'/' + stateFile);
    if (!file.exists())
        return MessengerState();
    const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const std::optional<MessengerState> state = parseState(Json::parse(bytes.begin(), bytes.end(), nullptr, false));
    return state ? Result<MessengerState>(*state) : Error{ErrorCode::Invalid, messengermessages::stateUnreadable(stateFile), {stateFile, {}}};
}

Status writeMessengerState(const QString &folder, const MessengerState &state)
{
    Json sentJson = Json::object();
    for (auto one = state.sent.cbegin(); one != state.sent.cend(); ++one)
        sentJson[std::to_string(one.key())] = jsonString(one.value());
    if (const Status preparedStatus = prepareStoreFolder({folder}); !preparedStatus)
        return preparedStatus;
    return writeInside(folder, stateFile, jsonText(Json{{"last_update", state.lastUpdate}, {"sent", sentJson}}));
}

} // namespace outcrop
