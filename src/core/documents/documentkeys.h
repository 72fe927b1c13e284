// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/documents/fieldspec.h"

#include <functional>

namespace outcrop {

/// What became of one key of a document that takes part in a prompt. Keys inside a mapping or list with the same outcome are reported as one.
struct DocumentKey {
    enum class Use {
        Part,    ///< it went into the prompt: `part` says where
        Applied, ///< not for the model: the program acts on it, or it is for people
        Unsent,  ///< neither sent nor acted on
    };

    QString file;
    QString key;  ///< `hooks.PreToolUse[0].matcher`; a step with a dot, a bracket, a quote or a space is quoted as in JSON
    Range range;  ///< of the value
    Use use = Use::Unsent;
    QString part; ///< of the bundle, such as `sections/agents/a.md#role` or `params.temperature`
    QString reason;
    Json value = {}; ///< of what is not sent
};

/// The location of a value in its document.
struct KeyedValue {
    QStringList keys;              ///< the keys that lead to it; items of lists add nothing
    QList<const DataNode *> chain; ///< from the root to the value itself
    QString path;                  ///< as DocumentKey::key

    const DataNode &value() const { return *chain.last(); }
};

struct KeyClaim {
    DocumentKey::Use use = DocumentKey::Use::Unsent;
    QString part;
    QString reason;

    static KeyClaim inPart(const QString &name) { return {DocumentKey::Use::Part, name, {}}; }
    static KeyClaim applied(const QString &why) { return {DocumentKey::Use::Applied, {}, why}; }
    static KeyClaim unsent(const QString &why) { return {DocumentKey::Use::Unsent, {}, why}; }
};

/// What somebody who knows more than the schema says of a value; nothing leaves it to the schema's `x-acts` and `x-unsent`.
using ClaimKey = std::function<std::optional<KeyClaim>(const KeyedValue &place, const FieldSpec *field)>;

/// Accounts for every key of a document. `formats` are asked in turn for what they know of a key: the first that has it counts. A key that none of them
/// has, and one whose value is not in the form that is read, is not sent.
QList<DocumentKey> documentKeys(const DataNode &root, const QString &file, const QList<const FieldSpec *> &formats, const ClaimKey &claim);

/// A key as part of a path.
QString keyStep(const QString &key);

} // namespace outcrop
