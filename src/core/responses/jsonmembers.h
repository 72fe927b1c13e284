// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonparse.h"

namespace outcrop {

/// Reads object keys and colons, up to the start of the value. Quoted keys are read by JsonStringReader.
class JsonMembers
{
public:
    explicit JsonMembers(JsonParse &parse) : m_parse(parse) { }

    /// Handles a position that requires a key and has no quote.
    void atKey();
    void readBareKey();
    /// Reads the colon after a key.
    void atColon();
    /// Handles an object in key position: either the previous object was not closed, or the brace is redundant.
    void atNestedBrace();
    /// Handles the end of the text inside a key.
    void cutKey();
    /// Returns whether a string followed by `unit` is a key although no object is open.
    bool canBecomeKey(int unit) const;
    /// Converts the string read last to a key.
    void turnIntoKey();

private:
    void skipColon(int unit);
    bool isSet(int unit) const;
    void becomeSet();
    bool ensureObject();

    JsonParse &m_parse;
    qsizetype m_scan = 0; // offset up to which an unquoted key has been scanned
};

} // namespace outcrop
