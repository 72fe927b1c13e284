// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/keys/keyscommand.h"

#include "app/keys/testkey.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/keys/keysoutput.h"
#include "cli/keys/keystext.h"
#include "cli/keys/secretinput.h"
#include "core/base/joinedtext.h"
#include "core/text/nearestword.h"

#include <algorithm>

namespace outcrop {
namespace {

const std::string keyGroup = QT_TRANSLATE_NOOP("cli", "Key");

/// Prints the error. Returns Keys for a missing, disallowed or inaccessible key, otherwise the usual exit code of the error.
ExitCode failWithKeyCode(const Invocation &invocation, const Error &error)
{
    const ExitCode code = invocation.fail(error);
    return code == ExitCode::Input && error.code != ErrorCode::Invalid ? ExitCode::Keys : code;
}

/// Prints the failure of a key test. Returns Keys for a rejected or missing key, otherwise Provider.
ExitCode failWithKeyCode(const Invocation &invocation, const KeyTestResult &testResult)
{
    printMessage(invocation.console, testResult.failure->message);
    const bool isWrongKey = testResult.failure->kind == FailureKind::Unauthorized || testResult.failure->kind == FailureKind::NoKey;
    return isWrongKey ? ExitCode::Keys : ExitCode::Provider;
}

/// Returns the source of the key that was sent, or nullopt if none was.
std::optional<KeySource> sentFrom(const KeyTestResult &testResult)
{
    return testResult.hasSentKey && !testResult.state.sources.isEmpty() ? std::optional(testResult.state.sources.first()) : std::nullopt;
}

Json toJson(const KeyTestResult &testResult)
{
    const std::optional<KeySource> source = sentFrom(testResult);
    return {{"provider", jsonString(testResult.state.owner.provider)},
            {"origin", jsonString(testResult.state.origin)},
            {"source", source ? jsonString(keySourceName(*source)) : Json()},
            {"models", testResult.models}};
}

ExitCode report(const Invocation &invocation, const Json &document, const QString &sentence)
{
    if (invocation.printsJson)
        return invocation.print(document);
    writeSentence(invocation.console.out, sentence);
    return ExitCode::Done;
}

QStringList sourceNames()
{
    return {keySourceName(KeySource::Memory), keySourceName(KeySource::Environment), keySourceName(KeySource::System)};
}

/// Returns `own` with the provider inserted. If a valid host is given, returns `forHost` with the provider and the host.
QString keyText(const MessageText &own, const MessageText &forHost, const QString &provider, const QString &host)
{
    const Result<WebOrigin> origin = WebOrigin::fromText(host);
    return host.isEmpty() || !origin ? own(provider) : forHost(provider, origin->text());
}

Json hostJson(const QString &provider, const WebOrigin &origin, bool isAllowed)
{
    return {{"provider", jsonString(provider)}, {"origin", jsonString(origin.text())}, {"allowed", isAllowed}};
}

} // namespace

CLI::App *KeysCommand::addTo(CLI::App &program)
{
    CLI::App *keys = addCommand(program, "keys", QT_TRANSLATE_NOOP("cli", "List key sources; store, test and remove keys; allow hosts"),
                                "outcrop-cli keys set anthropic");
    addSubcommand(*keys, "list", QT_TRANSLATE_NOOP("cli", "List the providers with the source of each key and the host that receives the key (default)"),
        "outcrop-cli keys list", &KeysCommand::list);
    addHost(
        *addSubcommand(*keys, "set", QT_TRANSLATE_NOOP("cli", "Store a key in the system key store, from a hidden prompt or standard input"),
            "outcrop-cli keys set anthropic <key.txt", &KeysCommand::set));
    addHost(*addSubcommand(*keys, "remove", QT_TRANSLATE_NOOP("cli", "Remove a key from the system key store"),
        "outcrop-cli keys remove anthropic", &KeysCommand::remove));
    CLI::App *test = addSubcommand(*keys, "test", QT_TRANSLATE_NOOP("cli", "Test a key by requesting the provider's model list"),
        "outcrop-cli keys test anthropic --yes", &KeysCommand::test);
    addProvider(*test);
    m_requestOptions.addTo(*test, QT_TRANSLATE_NOOP("cli", "Sending"));
    addForeignHost(*addSubcommand(*keys, "allow", QT_TRANSLATE_NOOP("cli", "Allow another host to receive the provider's key"),
        "outcrop-cli keys allow openai https://gateway.example", &KeysCommand::allow));
    addForeignHost(*addSubcommand(*keys, "forbid", QT_TRANSLATE_NOOP("cli", "Stop sending the provider's key to this host"),
        "outcrop-cli keys forbid openai https://gateway.example", &KeysCommand::forbid));
    addSubcommand(*keys, "order", QT_TRANSLATE_NOOP("cli", "Show or set the search order for keys"), "outcrop-cli keys order system environment",
        &KeysCommand::order)
        ->add_option("SOURCE", m_sources,
            QT_TRANSLATE_NOOP("cli", "Key sources in search order: memory, environment, system; unlisted sources are not searched"))
        ->type_name("SOURCE")
        ->check(oneOf(keysoutput::keySourceNoun(), sourceNames()))
        ->group(keyGroup);
    return keys;
}

CLI::App *KeysCommand::addSubcommand(
    CLI::App &keys, const std::string &name, const std::string &description, const std::string &example, Action work)
{
    CLI::App *subcommand = addCommand(keys, name, description, example);
    m_subcommands.emplace_back(subcommand, work);
    return subcommand;
}

void KeysCommand::addProvider(CLI::App &subcommand)
{
    subcommand.add_option("PROVIDER", m_provider, QT_TRANSLATE_NOOP("cli", "Provider, such as anthropic"))->type_name("PROVIDER")->required()->group(keyGroup);
}

void KeysCommand::addHost(CLI::App &subcommand)
{
    addProvider(subcommand);
    subcommand.add_option("--host", m_host, QT_TRANSLATE_NOOP("cli", "Host that the key is for, such as https://gateway.example [the provider's host]"))
        ->type_name("HOST")
        ->group(keyGroup);
    subcommand.add_option("SURPLUS", m_extraArguments)->group(""); // accepted only to reject a key given as an argument
}

void KeysCommand::addForeignHost(CLI::App &subcommand)
{
    addProvider(subcommand);
    subcommand.add_option("HOST", m_host, QT_TRANSLATE_NOOP("cli", "Host: HTTPS, or HTTP on this computer"))->type_name("HOST")->required()->group(keyGroup);
}

ExitCode KeysCommand::run(const Invocation &invocation)
{
    if (const QString problem = usageError(invocation); !problem.isEmpty()) {
        const Error missing =
            readFolderProviders(invocation.folder).catalog.missingProviderError(provider()); // the adapter file may be broken
        return m_extraArguments.empty() && !missing.location.file.isEmpty() ? invocation.fail(missing)
                                                                     : invocation.failUsage(problem);
    }
    m_keys = openKeyRing();
    for (const auto &[subcommand, work] : m_subcommands) {
        if (subcommand->parsed())
            return (this->*work)(invocation);
    }
    return list(invocation);
}

QString KeysCommand::usageError(const Invocation &invocation) const
{
    if (!m_extraArguments.empty())
        return keysoutput::keyInArguments();
    if (m_provider.empty())
        return {};
    QStringList names;
    for (const KeyOwner &owner : keyOwners(invocation.folder))
        names.append(owner.provider);
    if (names.contains(provider()))
        return {};
    const QString nearest = nearestWord(provider(), names);
    const QString providerNames = names.join(listSeparator());
    return nearest.isEmpty() ? keysoutput::unknownProvider(providerNames) : keysoutput::unknownProviderMeant(nearest, providerNames);
}

ExitCode KeysCommand::list(const Invocation &invocation)
{
    const Result<QList<KeyStoreState>> stores = m_keys->storeStates();
    if (!stores)
        return invocation.fail(stores.error());
    invocation.report(readFolderProviders(invocation.folder).catalog.diagnostics());
    KeyList keys{*stores, {}};
    for (const KeyOwner &owner : keyOwners(invocation.folder)) {
        const Result<KeyState> state = m_keys->state(owner);
        if (!state)
            return invocation.fail(state.error());
        keys.providers.append(*state);
    }
    if (invocation.printsJson)
        return invocation.print(toJson(keys));
    printKeys(invocation.console, keys);
    return ExitCode::Done;
}

ExitCode KeysCommand::set(const Invocation &invocation)
{
    Result<Secret> secret = readSecret(invocation.console, keyText(keysoutput::keyPrompt, keysoutput::keyPromptForHost, provider(), host()) + u' ');
    if (!secret)
        return invocation.fail(secret.error());
    if (const Status storedStatus = m_keys->store(provider(), std::move(*secret), KeySource::System, host()); !storedStatus)
        return failWithKeyCode(invocation, storedStatus.error());
    return report(invocation, {{"provider", jsonString(provider())}, {"stored", true}},
               keyText(keysoutput::stored, keysoutput::storedForHost, provider(), host()));
}

ExitCode KeysCommand::remove(const Invocation &invocation)
{
    if (const Status removedStatus = m_keys->remove(provider(), KeySource::System, host()); !removedStatus)
        return failWithKeyCode(invocation, removedStatus.error());
    return report(invocation, {{"provider", jsonString(provider())}, {"stored", false}},
               keyText(keysoutput::removed, keysoutput::removedForHost, provider(), host()));
}

ExitCode KeysCommand::test(const Invocation &invocation)
{
    const SendConsent consent = SendConsent::ask(invocation, m_requestOptions, keysoutput::confirmTest(provider()));
    if (!consent.isGiven())
        return consent.refusalCode();
    ProviderAccess access(consent, m_requestOptions, *m_keys);
    const Result<KeyTestResult> testResult =
        testKey(readFolderProviders(invocation.folder), provider(), *m_keys, access.providers(), {});
    if (!testResult)
        return failWithKeyCode(invocation, testResult.error());
    if (testResult->failure)
        return failWithKeyCode(invocation, *testResult);
    const std::optional<KeySource> source = sentFrom(*testResult);
    const qsizetype models = testResult->models;
    const QString &origin = testResult->state.origin;
    return report(invocation, toJson(*testResult), source ? keysoutput::respondedWithKey(models, provider(), keySourceText(*source), origin, countText(models))
                                                         : keysoutput::respondedWithoutKey(models, provider(), origin, countText(models)));
}

/// Allows a host. Also shows the key variable, because a variable that the workspace defines is confirmed together with the host.
ExitCode KeysCommand::allow(const Invocation &invocation)
{
    const QList<KeyOwner> owners = keyOwners(invocation.folder);
    const auto owner = std::find_if(owners.begin(), owners.end(), [this](const KeyOwner &one) { return one.provider == provider(); });
    const Result<KeyState> state = m_keys->state(*owner);
    if (!state)
        return invocation.fail(state.error());
    const Result<WebOrigin> origin = m_keys->allow(state->owner, host());
    if (!origin)
        return failWithKeyCode(invocation, origin.error());
    const QString variable = state->owner.variable;
    return report(invocation, hostJson(provider(), *origin, true), variable.isEmpty() ? keysoutput::allowed(provider(), origin->text())
                                                                                     : keysoutput::allowedWithVariable(provider(), variable, origin->text()));
}

ExitCode KeysCommand::forbid(const Invocation &invocation)
{
    const Result<WebOrigin> origin = m_keys->forbid(provider(), host());
    if (!origin)
        return failWithKeyCode(invocation, origin.error());
    return report(invocation, hostJson(provider(), *origin, false), keysoutput::forbidden(provider(), origin->text()));
}

ExitCode KeysCommand::order(const Invocation &invocation)
{
    QList<KeySource> sources;
    for (const std::string &word : m_sources)
        sources.append(*keySourceFromName(fromArgument(word)));
    if (const Status set = sources.isEmpty() ? success() : m_keys->setOrder(sources); !set)
        return invocation.fail(set.error());
    const Result<QList<KeySource>> order = m_keys->order();
    if (!order)
        return invocation.fail(order.error());
    Json names = Json::array();
    QStringList texts;
    for (const KeySource source : *order) {
        names.push_back(jsonString(keySourceName(source)));
        texts.append(keySourceName(source));
    }
    return report(invocation, {{"order", names}}, texts.join(listSeparator()));
}

} // namespace outcrop
