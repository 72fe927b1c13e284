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

/// What a file is to the coding agent that loads it. Agents and skills are documents of that kind; commands, which a person calls, and rules files such as
/// CLAUDE.md or `.cursor/rules/*.mdc` are texts: never layers by themselves.
enum class ClientFile { Agent, Skill, Command, Rules };

QString toString(ClientFile file); ///< `agent`, `skill`, `command`, `rules`

/// What a place says of a file that a client loads.
struct ClientPlace {
    QString client;
    ClientFile file = ClientFile::Rules;
    QString format;                          ///< see formatSchema()
    bool imports = false;                    ///< whether `@path` in its text names another file that is loaded
    QRegularExpression pattern;              ///< of the path; fits at any depth
    QString literal;                         ///< a piece that every such path has: most paths need no closer look
};

/// A coding agent as a reader of files: what it loads, which words it knows, and what it refuses. Read from
/// resources/clients, where every key is explained.
struct Client {
    QString name;
    QString title;
    QStringList otherNames;
    QString documentation; ///< https address of its rules; may be empty
    QMap<QString, QString> formats; ///< by toString(ClientFile)
    QStringList models;
    QRegularExpression modelForm; ///< what a model's full name looks like
    QStringList tools;
    QRegularExpression toolForm; ///< what tools look like that it does not come with
    QStringList refusals;        ///< endings of codes: what it does not load, so that the finding is an error
    bool readsLines = false;     ///< understands `key: value` where it is not YAML
    QMap<QString, QStringList> marks; ///< a key and its values that only this client's agents have
};

/// Every client that is known, by name. Read once; safe on any thread.
const QList<Client> &knownClients();

/// The client with this name, or one of its other names, or null.
const Client *findClient(QStringView name);

/// What a path says of a client's file, or null.
const ClientPlace *clientPlace(const QString &path);

/// What a document is to a client: by its kind, by its place, and a command also in a folder of that name, where plugins keep them.
std::optional<ClientFile> clientFileOf(DocumentKind kind, const QString &path, const DataNode &frontMatter);

/// The client that loads a document: by its place, else by the marks of its front matter, else null.
const Client *clientOf(const QString &path, const DataNode &frontMatter);

/// The JSON Schema of a client's format, as an empty object where there is none.
const Json &clientFormat(const QString &format);

/// Whether a name that begins with a point is one that clients load files from, in a folder that ends with a slash.
bool isClientName(const QString &folder, const QByteArray &name);

} // namespace outcrop
