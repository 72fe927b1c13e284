// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/parsedresponse.h"

namespace outcrop {

/// An XML-like tag as written by models: `<METADATA>`, `</think>`, `<message type="user">`.
struct Tag {
    QString name; ///< in lower case
    bool isClosing = false;
    TextSpan span;
};

/// Returns the tag that starts at `offset`; nullopt if there is none.
std::optional<Tag> tagAt(QStringView text, qsizetype offset);

/// Returns the offset of the next closing tag with this name at or after `from`; -1 if there is none. `name` must be in lower case; the case of the tag is
/// ignored.
qsizetype closingTagOffset(QStringView text, QStringView name, qsizetype from);

/// A fenced Markdown code block, delimited by ``` or ~~~.
struct Fence {
    QString language; ///< word directly after the opening fence, in lower case; empty if there is none
    TextSpan body;    ///< up to the closing fence, or to the end of the text
    qsizetype end = 0;
    bool isClosed = false;
};

/// Returns the fenced block that opens at `offset`; nullopt if there is none. Backticks can open a block in the middle of a line if JSON follows or the
/// line ends.
std::optional<Fence> fenceAt(QStringView text, qsizetype offset);

qsizetype skipSpace(QStringView text, qsizetype from);
bool isLineStart(QStringView text, qsizetype offset);

} // namespace outcrop
