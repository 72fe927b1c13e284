// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/documents/fieldspec.h"

#include <functional>

namespace outcrop {

/// The effect of one key of a document on the prompt. If all keys inside a mapping or list have the same effect, they are reported as one.
struct DocumentKey {
    enum class Use {
        Part,    ///< sent as a part of the prompt, named in `part`
        Applied, ///< not sent to the model; used by the program or intended for human readers
        Unsent,  ///< neither sent nor used, although the author may expect it
        Unused,  ///< neither sent nor used by design: for other programs, or informational
    };

    QString file;
    QString key;  ///< such as `hooks.PreToolUse[0].matcher`; a key that contains a dot, a bracket, a quote or a space is quoted as in JSON
    Range range;  ///< range of the value
    Use use = Use::Unsent;
    QString part; ///< part of the bundle, such as `sections/agents/a.md#role` or `params.temperature`
    QString reason;
    Json value = {}; ///< the value, if `use` is Unsent or Unused
};

/// A value and its path in a document.
struct ValueAtPath {
    QStringList keys;              ///< mapping keys in the path of the value, without list positions
    QList<const DataNode *> chain; ///< nodes from the root to the value
    QString path;                  ///< path in the form of DocumentKey::key

    const DataNode &value() const { return *chain.last(); }
};

/// The effect of a key as determined by the caller.
struct KeyEffect {
    DocumentKey::Use use = DocumentKey::Use::Unsent;
    QString part;
    QString reason;

    static KeyEffect sentInPart(const QString &name) { return {DocumentKey::Use::Part, name, {}}; }
    static KeyEffect applied(const QString &reason) { return {DocumentKey::Use::Applied, {}, reason}; }
    static KeyEffect unsent(const QString &reason) { return {DocumentKey::Use::Unsent, {}, reason}; }
    static KeyEffect unused(const QString &reason) { return {DocumentKey::Use::Unused, {}, reason}; }
};

/// Returns the effect of a value if the caller knows more than the schema. nullopt means that the schema's `x-acts`, `x-unsent` and `x-unused`
/// determine the effect.
using KeyEffectLookup = std::function<std::optional<KeyEffect>(const ValueAtPath &place, const FieldSpec *field)>;

/// Returns the effect of every key of a document. Uses the first of `formats` that can read the value. A key that is in no format, or whose value is not
/// readable, is Unsent, unless it has no value or `claim` returns its effect.
QList<DocumentKey> documentKeys(const DataNode &root, const QString &file, const QList<const FieldSpec *> &formats, const KeyEffectLookup &claim);

/// Returns a key as a component of a path, quoted if necessary.
QString keyStep(const QString &key);

} // namespace outcrop
