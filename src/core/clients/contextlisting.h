// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientdocument.h"

namespace outcrop {

/// A file that can be listed.
struct ListCandidate {
    QString path;     ///< absolute
    QString folder;   ///< folder that was searched
    QString relativePath; ///< path relative to the folder
    qsizetype place = 0; ///< index in ListRule::places
    qsizetype order = 0; ///< original position
    QString text;
    QStringList patterns = {}; ///< patterns of an on-demand rule
    QString beside = {};       ///< contents of ListRule::besideFile in the same folder
};

/// The state of one file: listed, or the reason why it is not.
struct ListedEntry {
    ListCandidate file;
    QString line;     ///< empty if the file is not listed
    QString refusal;  ///< reason why the file is not listed
    bool isShort = false;   ///< true if the description is shortened or omitted
    bool isDropped = false; ///< not listed because the list is full
};

/// The list of files that a rule produces.
struct Listing {
    QList<ListedEntry> entries; ///< in the order of the list; rejected files come last, except those dropped because the list is full
    QString text;
    bool isClientStopped = false;
};

/// Lists files according to a rule.
Listing listFiles(const ListRule &rule, const QList<ListCandidate> &candidates);

} // namespace outcrop
