// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientdocument.h"
#include "core/sync/syncmark.h"
#include "core/sync/syncsource.h"

namespace outcrop {

/// A generated file without its mark.
struct GeneratedText {
    QString text;
    qsizetype bodyStart = 0; ///< end of the front matter, where the mark belongs
    MarkComment comment = MarkComment::Html;
};

/// Returns a rule file with front matter in a client's format.
GeneratedText ruleText(const SyncItem &item, const RuleFileFormat &form, const QString &body);

/// Returns an agent or a command as a file in a client's format.
GeneratedText definitionText(const SyncItem &item, const DefinitionFileFormat &form);

/// Returns the SKILL.md of a skill, with front matter added if it has none, or a SKILL.md generated from a command.
GeneratedText skillText(const SyncItem &item);

/// Returns instructions or a rule as a part of a file that is always loaded. A rule that applies only to certain files or tasks is
/// preceded by a line that names them.
QString partText(const SyncItem &item, const QString &body);

/// Returns the path of an item in a client's format. Replaces characters that are not portable in file names.
QString itemPath(const QString &form, const SyncItem &item);

/// Returns the import syntax of a client that replaces references in the text, or null.
const ImportRules *replacingImportRules(const ClientDocument &client);

/// Returns the text with words formatted as code if a client would interpret them as imports. Adds the number of these words to `count`.
QString escapeReferences(const QString &text, const ImportRules &imports, qsizetype &count);

/// Returns the description in the front matter, or the first line of the text.
QString descriptionOf(const SyncItem &item);

} // namespace outcrop
