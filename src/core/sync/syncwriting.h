// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientdocument.h"
#include "core/sync/syncmark.h"
#include "core/sync/syncsource.h"

namespace outcrop {

/// A generated file without its mark.
struct WrittenText {
    QString text;
    qsizetype bodyStart = 0; ///< end of the front matter, where the mark belongs
    MarkComment comment = MarkComment::Html;
};

/// Returns a rule with the front matter of a client.
WrittenText ruleText(const SyncItem &item, const RuleFileForm &form, const QString &body);

/// Returns an agent or a command as a file of a client.
WrittenText definitionText(const SyncItem &item, const DefinitionFileForm &form);

/// Returns a SKILL.md: that of a skill unchanged, with front matter added if it has none, or one made from a command.
WrittenText skillText(const SyncItem &item);

/// Returns a rule as a part of a file that is always loaded: if it is for certain files only, a line above states which.
QString partText(const SyncItem &item, const QString &body);

/// Returns the path of an item in a client's form, with characters replaced that are not portable in file names.
QString itemPath(const QString &form, const SyncItem &item);

/// Returns the import form of a client that replaces references in the text, or null.
const ImportForm *replacingImports(const ClientDocument &client);

/// Puts words that a client would take for an import into code marks. `count` is the number of such words.
QString guardedText(const QString &text, const ImportForm &imports, qsizetype &count);

/// Returns the description in the front matter, or the first line of the text.
QString descriptionOf(const SyncItem &item);

} // namespace outcrop
