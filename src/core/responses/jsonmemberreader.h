// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonparse.h"

namespace outcrop {

/// Reads object keys and colons, up to the start of the value. Quoted keys are read by JsonStringReader.
class JsonMemberReader
{
public:
    explicit JsonMemberReader(JsonParse &parse) : m_parse(parse) { }

    /// Handles a position that requires a key and has no quote.
    void handleKey();
    void readUnquotedKey();
    /// Reads the colon after a key.
    void handleColon();
    /// Handles an object in key position: either the previous object was not closed, or the brace is redundant.
    void handleNestedBrace();
    /// Handles the end of the text inside a key.
    void dropTruncatedKey();
    /// Returns whether a string followed by `unit` is a key although it is not directly in an object.
    bool canBecomeKey(int unit) const;
    /// Converts the last string to a key.
    void convertToKey();

private:
    void skipColon(int unit);
    bool isSet(int unit) const;
    void convertToSet();
    bool ensureObject();

    JsonParse &m_parse;
    qsizetype m_scannedEnd = 0; // offset up to which an unquoted key has been scanned
};

} // namespace outcrop
