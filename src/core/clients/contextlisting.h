// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientdocument.h"

namespace outcrop {

/// A file that a listing may name.
struct ListCandidate {
    QString path;     ///< absolute
    QString folder;   ///< the folder that it was looked for in
    QString relative; ///< to the folder, or as the client writes it
    qsizetype place = 0; ///< index of ListRule::places
    qsizetype order = 0; ///< original order
    QString text;
    QStringList patterns = {}; ///< of a rule that waits
    QString beside = {};       ///< the text of the file beside it
};

/// What became of it.
struct ListedEntry {
    ListCandidate file;
    QString line;     ///< empty where it is not listed
    QString refusal;  ///< why it is not listed
    bool isShort = false;   ///< without its description, or with less of it
    bool isDropped = false; ///< not listed because the list is full
};

struct Listing {
    QList<ListedEntry> entries; ///< in the order of the listing; what is not listed comes last
    QString text;
    bool stopsClient = false;
};

/// Names the files as the rule says. `places` counts the folders that something was listed from, for aliases.
Listing listFiles(const ListRule &rule, const QList<ListCandidate> &candidates);

} // namespace outcrop
