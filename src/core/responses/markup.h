// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/parsedresponse.h"

namespace outcrop {

/// A tag as models write them: `<METADATA>`, `</think>`, `<message type="user">`.
struct Tag {
    QString name; ///< in small letters
    bool closing = false;
    TextSpan span;
};

/// The tag at a `<`, if there is one.
std::optional<Tag> tagAt(QStringView text, qsizetype at);

/// Where the closing tag of a name begins, from `from` on; -1 where there is none. Letters count in any case.
qsizetype closingTag(QStringView text, QStringView name, qsizetype from);

/// A fenced block of Markdown, ``` or ~~~.
struct Fence {
    QString language; ///< the first word behind the opening marks, in small letters
    TextSpan body;    ///< up to the line of the closing marks, or to the end of the text
    qsizetype end = 0;
    bool closed = false;
};

/// The fence whose opening marks are at `at`, if there is one. Backquotes open one in the middle of a line, too, where JSON or nothing follows.
std::optional<Fence> fenceAt(QStringView text, qsizetype at);

qsizetype skipSpace(QStringView text, qsizetype from);
bool isLineStart(QStringView text, qsizetype at);

} // namespace outcrop
