// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/documents/documentkind.h"

#include <QList>
#include <QMap>
#include <QRegularExpression>
#include <QStringList>

#include <optional>

namespace outcrop {

/// The role of a file for the coding agent that loads it. Agents and skills have a DocumentKind. Commands, which the user runs by name, and rules files
/// such as CLAUDE.md or `.cursor/rules/*.mdc` have the kind Text. They are layers only if config.toml lists them.
enum class ClientFile { Agent, Skill, Command, Rules };

QString toString(ClientFile file); ///< Returns `agent`, `skill`, `command` or `rules`.

/// A path pattern of the files that a client loads, and their properties.
struct ClientPathPattern {
    QString client;
    ClientFile file = ClientFile::Rules;
    QString format;                          ///< format of the front matter; argument of formatSchema()
    bool supportsImports = false;                  ///< whether `@path` in the text imports another file
    QRegularExpression pattern;              ///< matches the end of a path, at any depth
    QString literalPart;                         ///< a substring of every matching path; checked first because it is faster than the pattern
};

/// A coding agent: the files that it loads, the names that it knows, and the findings that make it skip a file. Read from resources/clients; claude.yaml
/// explains the keys.
struct Client {
    QString name;
    QString title;
    QStringList otherNames;
    QString documentation; ///< https URL of its documentation; may be empty
    QMap<QString, QString> formats; ///< formats of other clients' files that this client also reads, by toString(ClientFile)
    QStringList models;
    QRegularExpression modelPattern; ///< form of valid model names that are not in `models`
    QStringList tools;
    QRegularExpression toolPattern; ///< form of valid tool names that are not in `tools`
    QStringList fatalSuffixes;        ///< suffixes of finding codes that make the client skip the file or the value; these findings are errors
    bool readsLines = false;     ///< whether the client reads `key: value` line by line and so accepts values that are not valid YAML
    QMap<QString, QStringList> markers; ///< front matter keys and the values that only agents of this client use
};

/// Returns all known clients in a fixed order. Read once; thread-safe.
const QList<Client> &knownClients();

/// Returns the client with this name or alias, or null.
const Client *findClient(QStringView name);

/// Returns the first client path pattern that matches `path`, or null.
const ClientPathPattern *clientPathPattern(const QString &path);

/// Returns the role of a document for a client, from its kind and path. Plugins keep commands in a folder named `commands`. A text document there is a Command if its
/// front matter has `description` or `argument-hint`. Returns nullopt for documents without a role.
std::optional<ClientFile> clientFileOf(DocumentKind kind, const QString &path, const DataNode &frontMatter);

/// Returns the client that loads a document, from its path or else from front matter values that only one client uses. Null if there is none.
const Client *clientOf(const QString &path, const DataNode &frontMatter);

/// Returns whether a client has a format with this name, such as `cursor-rule`.
bool isClientFormat(const QString &format);

/// Returns the JSON Schema of a client's format, or an empty object if the format is unknown. Converts the schema on each call; formatSchemaJson() does so
/// once.
Json clientFormatSchema(const QString &format);

/// Returns whether clients load files from a directory entry. This is a hidden file or folder known to them, or an entry that they load from such a folder. `folder` is
/// the parent and ends with a slash.
bool isClientEntryName(const QString &folder, const QByteArray &name);

} // namespace outcrop
