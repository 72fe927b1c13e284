// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"

#include "adapters/formats/requests/requestreader.h"
#include "adapters/formats/requests/requestwriter.h"
#include "adapters/formats/requests/shellwords.h"
#include "core/documents/data/jsonreader.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/sourceledger.h"

#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

namespace outcrop {
namespace {

/// A parsed curl command. API keys are omitted; `secrets` lists their locations.
struct CurlCommand {
    QString url;
    QString method;
    QString body;
    QString bodyFile; ///< name in `-d @name`
    QStringList headers;
    QStringList secrets;
    QStringList options; ///< other options, as written
};

/// Removes API keys and user information from a URL, and adds their locations to the secrets of the command.
QString removeKeys(const QString &address, CurlCommand &command)
{
    QUrl url(address);
    QUrlQuery query(url);
    for (const QString &name : {QStringLiteral("key"), QStringLiteral("api_key"), QStringLiteral("api-key"), QStringLiteral("access_token")}) {
        if (query.hasQueryItem(name)) {
            query.removeAllQueryItems(name);
            command.secrets.append(QStringLiteral("url?") + name);
        }
    }
    if (!url.userInfo().isEmpty()) {
        url.setUserInfo(QString());
        command.secrets.append(QStringLiteral("url.user"));
    }
    if (command.secrets.isEmpty())
        return address;
    url.setQuery(query);
    return url.toString();
}

class CurlReader
{
public:
    explicit CurlReader(const ShellCommand &shell) : m_shell(shell) { }

    CurlCommand run()
    {
        const QStringList &words = m_shell.words;
        qsizetype at = words.indexOf(QStringLiteral("curl"));
        for (at = at < 0 ? words.size() : at + 1; at < words.size(); ++at)
            at += readWord(words.at(at), words.value(at + 1));
        return m_command;
    }

private:
    /// Reads a word. Returns the number of following words that belong to it.
    int readWord(const QString &written, const QString &followingWord)
    {
        const qsizetype equals = written.startsWith(u"--") ? written.indexOf(u'=') : -1;
        const bool isJoined = equals > 0 || (written.size() > 2 && written.startsWith(u'-') && !written.startsWith(u"--") && QStringLiteral("HXdu").contains(written.at(1)));
        const QString option = equals > 0 ? written.left(equals) : isJoined ? written.left(2) : written;
        const QString value = equals > 0 ? written.mid(equals + 1) : isJoined ? written.mid(2) : followingWord;
        const int used = isJoined ? 0 : 1;
        static const QStringList data{QStringLiteral("-d"), QStringLiteral("--data"), QStringLiteral("--data-raw"), QStringLiteral("--data-binary"), QStringLiteral("--data-ascii"), QStringLiteral("--json")};
        if (data.contains(option))
            readData(option, value);
        else if (option == u"-H" || option == u"--header")
            readHeader(value);
        else if (option == u"-X" || option == u"--request")
            m_command.method = value;
        else if (option == u"-u" || option == u"--user")
            m_command.secrets.append(QStringLiteral("--user"));
        else if (option == u"--url")
            m_command.url = removeKeys(value, m_command);
        else
            return readUrlOrOption(written);
        return used;
    }

    int readUrlOrOption(const QString &word)
    {
        if (word.startsWith(u'-'))
            m_command.options.append(word);
        else if (m_command.url.isEmpty())
            m_command.url = removeKeys(word, m_command);
        else
            m_command.options.append(word);
        return 0;
    }

    void readData(const QString &option, const QString &value)
    {
        const bool isFile = value.startsWith(u'@') && option != u"--data-raw";
        if (isFile && value == u"@-")
            m_command.body = m_shell.hereDocument;
        else if (isFile)
            m_command.bodyFile = value.mid(1);
        else
            m_command.body += value;
    }

    void readHeader(const QString &header)
    {
        static const QStringList keys{QStringLiteral("authorization"), QStringLiteral("x-api-key"), QStringLiteral("x-goog-api-key"), QStringLiteral("api-key"), QStringLiteral("cookie"), QStringLiteral("proxy-authorization")};
        const QString name = header.section(u':', 0, 0).trimmed();
        if (keys.contains(name.toLower()))
            m_command.secrets.append(QStringLiteral("headers.") + name);
        else
            m_command.headers.append(header);
    }

    const ShellCommand &m_shell;
    CurlCommand m_command;
};

/// Returns the API of a URL, or nullopt if the URL does not determine it. The URL takes precedence over the shape of the body.
std::optional<RequestWire> wireOfAddress(const QString &url)
{
    if (url.contains(u"/v1/messages"))
        return RequestWire::Anthropic;
    if (url.contains(u"/chat/completions"))
        return RequestWire::ChatCompletions;
    if (url.contains(u"/responses"))
        return RequestWire::Responses;
    if (url.contains(u":generateContent") || url.contains(u":streamGenerateContent"))
        return RequestWire::Google;
    return url.contains(u"/api/chat") ? std::optional(RequestWire::Ollama) : std::nullopt;
}

void addCommandRows(const CurlCommand &command, PromptFile &prompt)
{
    SourceLedger ledger;
    const QString url = QStringLiteral("url");
    static const QRegularExpression googleModel(QStringLiteral("/models/([^/:?]+):"));
    if (const QRegularExpressionMatch match = googleModel.match(command.url); match.hasMatch() && prompt.model.isEmpty()) {
        prompt.model = match.captured(1);
        ledger.add(url, LossAction::Approximated, QStringLiteral("model"), formatsmessages::modelInAddress());
    }
    prompt.foreignKeys["/url"] = jsonString(command.url);
    ledger.add(url, LossAction::Moved, QStringLiteral("foreign/url"), formatsmessages::keptForFormat());
    for (const QString &secret : command.secrets)
        ledger.add(secret, LossAction::Dropped, {}, formatsmessages::secretDropped());
    for (qsizetype at = 0; at < command.headers.size(); ++at) {
        const QString name = command.headers.at(at).section(u':', 0, 0).trimmed();
        prompt.foreignKeys[("/headers/" + name.toStdString())] = jsonString(command.headers.at(at).section(u':', 1).trimmed());
        ledger.add(QStringLiteral("headers.") + name, LossAction::Moved, QStringLiteral("foreign/headers/") + name, formatsmessages::keptForFormat());
    }
    if (!command.method.isEmpty())
        ledger.add(QStringLiteral("method"), LossAction::Dropped, {}, formatsmessages::methodFromApi());
    for (const QString &option : command.options)
        ledger.add(option, LossAction::Dropped, {}, formatsmessages::curlOption());
    prompt.ledger += ledger.entries();
}

QString addressOf(const PromptFile &prompt)
{
    if (prompt.format == u"curl" && prompt.foreignKeys.contains("/url"))
        return qString(prompt.foreignKeys["/url"]);
    if (prompt.provider.contains(u"anthropic"))
        return QStringLiteral("https://api.anthropic.com/v1/messages");
    return QStringLiteral("https://api.openai.com/v1/chat/completions");
}

FormatDescription describeCurl()
{
    return {QStringLiteral("curl"), formatsmessages::curlTitle(), QStringLiteral("*.sh"), true, requestFeatures()};
}

FormatMatch detectCurl(const FormatInput &input)
{
    static const QRegularExpression command(QStringLiteral("\\A(?:\\s*#[^\\n]*\\n|\\s)*(?:\\$ )?curl\\s"));
    return command.match(input.text).hasMatch() ? FormatMatch::Certain : FormatMatch::No;
}

Result<ParsedPromptFile> readCurl(const FormatInput &input)
{
    const ShellCommand shell = readShellCommand(input.text);
    const CurlCommand command = CurlReader(shell).run();
    const Location begin{input.file, {{0, 1, 1}, {0, 1, 1}}};
    if (!command.bodyFile.isEmpty())
        return Error{ErrorCode::Invalid, formatsmessages::bodyInFile(command.bodyFile), begin};
    const DataDocument body = readJson(command.body, input.file);
    if (!body.isParsed)
        return Error{ErrorCode::Invalid, formatsmessages::bodyNotJson(), begin};
    const auto wireByAddress = wireOfAddress(command.url);
    const auto wire = wireByAddress ? wireByAddress : requestWireOf(body.root);
    if (!wire)
        return Error{ErrorCode::Invalid, formatsmessages::notARequest(), begin};
    ParsedPromptFile read = readRequest(*wire, body.root, QStringLiteral("body"), input);
    PromptFile &prompt = read.prompts.first();
    prompt.format = QStringLiteral("curl");
    prefixForeignPointers(prompt, QStringLiteral("/body"));
    addCommandRows(command, prompt);
    return read;
}

Result<WrittenPromptFile> writeCurl(const PromptFile &prompt)
{
    const QString address = addressOf(prompt);
    const RequestWire wire = wireOfAddress(address).value_or(RequestWire::ChatCompletions);
    Ledger rows;
    QStringList lines{QStringLiteral("curl ") + quoteForShell(address), QStringLiteral("-H 'content-type: application/json'")};
    lines.append(wire == RequestWire::Anthropic ? QStringLiteral("-H \"x-api-key: $ANTHROPIC_API_KEY\"") : QStringLiteral("-H \"authorization: Bearer $API_KEY\""));
    if (wire == RequestWire::Anthropic)
        lines.append(QStringLiteral("-H 'anthropic-version: 2023-06-01'"));
    const Json request = writeNestedRequest(wire, prompt, QStringLiteral("curl"), QStringLiteral("/body"), rows);
    lines.append(QStringLiteral("-d ") + quoteForShell(QString::fromUtf8(jsonText(request)).trimmed()));
    const bool isOwn = prompt.format == u"curl";
    for (const auto &[pointer, value] : prompt.foreignKeys.items()) {
        const bool isAddress = isOwn && pointer == "/url";
        if (!isOwn || !pointer.starts_with("/body/"))
            rows.append({{}, QStringLiteral("foreign") + QString::fromStdString(pointer), isAddress ? LossAction::Kept : LossAction::Dropped, isAddress ? QString() : formatsmessages::noPlace(describeCurl().title)});
    }
    return WrittenPromptFile{documentNameFrom(prompt.name) + QStringLiteral(".sh"), (lines.join(QStringLiteral(" \\\n  ")) + u'\n').toUtf8(), rows};
}

} // namespace

std::unique_ptr<FileFormat> curlFormat()
{
    return makeFormat({describeCurl, detectCurl, readCurl, writeCurl});
}

} // namespace outcrop
