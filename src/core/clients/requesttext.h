// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientcontext.h"

namespace outcrop {

/// A piece of a part's text: a file as it is sent, a listing, or words of the client that are not known.
struct RequestPiece {
    QString text;
    std::optional<QString> joint = std::nullopt; ///< in front of it, instead of the part's `join`
    bool gap = false;
    qsizetype from = -1; ///< index of ClientContext::texts
};

/// Where a file is, as a wrapper may name it.
struct WrappedPlace {
    QString path;   ///< absolute
    QString folder; ///< that the rule looked in
    QString inside; ///< the project
    QString start;
};

/// A text in the words that the client puts around a file, `note` behind it; {gap} stands for words that are not known.
QString wrappedText(const QString &form, const WrappedPlace &place, const QString &text, const QString &note);

/// What waited and was sent after a touch does not wait any more.
void dropDelivered(QList<ContextText> &texts);

/// The pieces put together: one text, or, where the part counts them, one for each piece. Nothing where there are only gaps.
QList<ContextPart> assembledParts(const PartRule &part, const QString &head, const QList<RequestPiece> &pieces);

} // namespace outcrop
