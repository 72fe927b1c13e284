// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/workspace.
namespace outcrop::workspacemessages {

inline constexpr char room[] = "app/workspace";
inline constexpr MessageText noEstimates{room, QT_TRANSLATE_NOOP("app/workspace", "No estimates are recorded. Record one with `outcrop-cli estimate --record`.")};
inline constexpr MessageText pathNotFound{room, QT_TRANSLATE_NOOP("app/workspace", "There is no file or folder %1. Check the path.")};
inline constexpr MessageText notALink{room, QT_TRANSLATE_NOOP("app/workspace", "%1 cannot be opened. Links have the form outcrop://open?file=/path/of/a/file&line=1.")};
inline constexpr MessageText unknownEstimate{room, QT_TRANSLATE_NOOP("app/workspace", "There is no estimate %1. `outcrop-cli estimate list` lists all estimates.")};
inline constexpr MessageText noCatalogAdapter{room, QT_TRANSLATE_NOOP("app/workspace", "There is no adapter `%1` to add. Choose one of: %2.")};
inline constexpr MessageText documentNotUtf8{room, QT_TRANSLATE_NOOP("app/workspace", "The file is not UTF-8. Convert it to UTF-8 first.")};
inline constexpr MessageText notASchema{room, QT_TRANSLATE_NOOP("app/workspace", "This is not a valid JSON Schema. Correct %1: %2")};
inline constexpr MessageText notASchemaDraft{room, QT_TRANSLATE_NOOP("app/workspace", "This is not a valid JSON Schema, but it is valid in %3. To select this draft, add \"$schema\": \"%4\". Otherwise, correct %1: %2")};
inline constexpr MessageText schemaText{room, QT_TRANSLATE_NOOP("app/workspace", "the schema")};
//: %1 is a provider's name, %2 a list of providers
inline constexpr MessageText noProvider{room, QT_TRANSLATE_NOOP("app/workspace", "There is no provider `%1`. Available: %2.")};
//: %1 is a provider's name, %2 the setting that names it, %3 a list of providers
inline constexpr MessageText noProviderFor{room, QT_TRANSLATE_NOOP("app/workspace", "There is no provider `%1` (%2). Available: %3.")};
inline constexpr MessageText noDefaultAgent{room, QT_TRANSLATE_NOOP("app/workspace", "The default agent `%1` does not exist. Specify an agent from the folder agents/, or remove the key.")};
inline constexpr MessageText noDefaultProfile{room, QT_TRANSLATE_NOOP("app/workspace", "The default profile `%1` does not exist. Specify a profile from the folder profiles/, or remove the key.")};
inline constexpr MessageText agentEmpty{room, QT_TRANSLATE_NOOP("app/workspace", "The agent has no text. Write its instructions, or remove the file.")};
inline constexpr MessageText agentWithoutBody{room, QT_TRANSLATE_NOOP("app/workspace", "The agent has no instructions below its front matter. Write them, or remove the file.")};
inline constexpr MessageText agentUnnamed{room, QT_TRANSLATE_NOOP("app/workspace", "The agent's name is empty, so no prompt can select it. Add a name.")};
inline constexpr MessageText roleInManifest{room, QT_TRANSLATE_NOOP("app/workspace", "%1 in [roles] of config.toml")};
inline constexpr MessageText roleInProfile{room, QT_TRANSLATE_NOOP("app/workspace", "%1 in %2")};
inline constexpr MessageText specialistInManifest{room, QT_TRANSLATE_NOOP("app/workspace", "[specialists.%1] in config.toml")};
inline constexpr MessageText conductorInManifest{room, QT_TRANSLATE_NOOP("app/workspace", "`model` in [conductor] of config.toml")};
inline constexpr MessageText noProviderSelected{room, QT_TRANSLATE_NOOP("app/workspace", "No provider is selected. Choose one with --provider, or assign one to the phase's role in [roles] of config.toml.")};
inline constexpr MessageText sampleThresholds{room, QT_TRANSLATE_NOOP("app/workspace", "complexity_thresholds.yaml (sample workspace)")};
inline constexpr MessageText opinionUnusable{room, QT_TRANSLATE_NOOP("app/workspace", "the estimate from %1 cannot be used: %2. Correct the estimate, or ask the model again")};
inline constexpr MessageText folderNotEmpty{room, QT_TRANSLATE_NOOP("app/workspace", "%1 is not empty (it contains %2), and existing files are never overwritten. Choose a new folder.")};
inline constexpr MessageText isFile{room, QT_TRANSLATE_NOOP("app/workspace", "%1 is a file. Choose a folder.")};
inline constexpr MessageText cannotCreateFolder{room, QT_TRANSLATE_NOOP("app/workspace", "The folder %1 could not be created. Check its name and your permissions.")};
inline constexpr MessageText noSchemas{room, QT_TRANSLATE_NOOP("app/workspace", "This agent has no output.schema and no tool with parameters. Add one of them.")};
inline constexpr MessageText noFile{room, QT_TRANSLATE_NOOP("app/workspace", "there is no such file. Check its path in config.toml")};
inline constexpr MessageText tooLarge{room, QT_TRANSLATE_NOOP("app/workspace", "it is larger than 16 MiB, the limit for files outside the workspace. Split it")};
inline constexpr MessageText noAccess{room, QT_TRANSLATE_NOOP("app/workspace", "%1. Check its permissions")};
inline constexpr MessageText cannotRead{room, QT_TRANSLATE_NOOP("app/workspace", "%1 cannot be read: %2.")};
inline constexpr MessageText noApiCall{room, QT_TRANSLATE_NOOP("app/workspace", "%1 has no API. Copy its prompt and paste the response.")};
inline constexpr MessageText noTokenCount{room, QT_TRANSLATE_NOOP("app/workspace", "%1 has no API for counting tokens. Use an estimate, or choose another provider.")};
inline constexpr MessageText noEmbeddings{room, QT_TRANSLATE_NOOP("app/workspace", "%1 has no API for embeddings; choose another provider")};
inline constexpr MessageText storeAddressUnusable{room, QT_TRANSLATE_NOOP("app/workspace", "the address of the store cannot be used: %1")};
inline constexpr MessageText storeScheme{room, QT_TRANSLATE_NOOP("app/workspace", "it must begin with postgresql:// and contain no spaces")};
inline constexpr MessageText unknownStoreOption{room, QT_TRANSLATE_NOOP("app/workspace", "the query parameter `%1` is unknown. Use one of: schema, sslmode, host, user")};
inline constexpr MessageText hostIsFolder{room, QT_TRANSLATE_NOOP("app/workspace", "`host` must be the socket folder of a local server, such as /run/postgresql")};
inline constexpr MessageText insecureSslMode{room, QT_TRANSLATE_NOOP("app/workspace", "sslmode=%1 would let others read the data sent to the store. Use require, verify-ca or verify-full")};
inline constexpr MessageText unknownSslMode{room, QT_TRANSLATE_NOOP("app/workspace", "`%1` is not a valid sslmode. Use require, verify-ca or verify-full")};
inline constexpr MessageText passwordInAddress{room, QT_TRANSLATE_NOOP("app/workspace", "a password must not be in a file. Remove it from the store's address, and store it with `outcrop-cli keys set %1 --host HOST`")};
inline constexpr MessageText noTemplates{room, QT_TRANSLATE_NOOP("app/workspace", "This workspace has no config/hybrid_prompt_templates.yaml. Create it.")};
inline constexpr MessageText noTemplate{room, QT_TRANSLATE_NOOP("app/workspace", "There is no template `%1`. Available: %2.")};
inline constexpr MessageText noSwitchRecorded{room, QT_TRANSLATE_NOOP("app/workspace", "No mode switch is recorded for `%1`, so its mode cannot be reverted. Set the mode instead.")};
inline constexpr MessageText typesenseAddressUnusable{room, QT_TRANSLATE_NOOP("app/workspace", "the address of the Typesense server cannot be used: %1")};
inline constexpr MessageText needsUrl{room, QT_TRANSLATE_NOOP("app/workspace", "[retrieval] in config.toml requires `url`, such as https://search.example")};
inline constexpr MessageText onlyPrefix{room, QT_TRANSLATE_NOOP("app/workspace", "the only query parameter allowed is `prefix`. Remove the others")};
inline constexpr MessageText badPrefix{room, QT_TRANSLATE_NOOP("app/workspace", "the prefix is invalid. Use at most 40 characters: lowercase letters, digits and “-”")};

} // namespace outcrop::workspacemessages
