// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonparse.h"

namespace outcrop {

/// Reads keys and what belongs to them, up to where a value begins. Keys in quotes are strings, which JsonReader reads.
class JsonMembers
{
public:
    explicit JsonMembers(JsonParse &parse) : m_parse(parse) { }

    /// Where a key should be and no quote is.
    void atKey();
    void readBareKey();
    /// Behind a key.
    void atColon();
    /// An object inside an object, without a key: the one before was not closed, or this brace is one too many.
    void atNestedBrace();
    /// The text has ended inside a key.
    void cutKey();
    /// Whether a text that `unit` follows, and that is not a member, is a key although no object is open.
    bool canBecomeKey(int unit) const;
    /// The text just read is a key.
    void turnIntoKey();

private:
    void passColon(int unit);
    bool isSet(int unit) const;
    void becomeSet();
    bool giveObject();

    JsonParse &m_parse;
    qsizetype m_scan = 0; // how far a key without quotes has been looked through
};

} // namespace outcrop
