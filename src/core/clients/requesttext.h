// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientcontext.h"

namespace outcrop {

/// A segment of a part's text: the text of a file, a listing, or unknown client text.
struct RequestSegment {
    QString text;
    std::optional<QString> separator = std::nullopt; ///< separator before this segment, in place of the part's `join`
    bool isGap = false;
    qsizetype from = -1; ///< index of its first text in ClientContext::texts; -1: none
    qsizetype count = 1; ///< number of its texts: the files of a list are one segment
};

/// The paths of a file for use in a wrapper.
struct WrapperPaths {
    QString path;   ///< absolute
    QString folder; ///< folder that the rule searched
    QString inside; ///< path relative to the project
    QString start;
    QString real = {}; ///< path relative to the project, with symbolic links resolved
};

/// Inserts text and the `note` after it into the client's wrapper for a file; {gap} marks unknown text.
QString wrappedText(const QString &form, const WrapperPaths &place, const QString &text, const QString &note);

/// Removes the entries of files that are sent in another way: touched on-demand files, and hidden files that are imported or whose import is blocked. Removes
/// repeated entries of unsent files. A hidden file that is sent, now or later, under another name is marked as the same file, with that name as its reason.
void removeSentTexts(QList<ContextText> &texts);

/// Joins the segments: into one text or, if the part counts its texts, into one text for each file. Returns an empty list if there are only gaps.
QList<ContextPart> assembledParts(const PartRule &part, const QString &head, const QList<RequestSegment> &pieces);

} // namespace outcrop
