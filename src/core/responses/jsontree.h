// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/responses/keyindex.h"

#include <deque>

namespace outcrop {

/// A JSON value under construction, built in document order. The value is valid at any time, and contains unfinished values as far as they have been read.
class JsonTree
{
public:
    /// Adds a value and returns it: the next array item, the value of the current key, or the root.
    Json &add();
    /// Marks the last added value as finished.
    void finishValue();
    void open(Json::value_t kind);
    void close();
    /// Starts a member. If the object already has this key, resets its value and returns true.
    bool beginMember(std::string name);

    qsizetype depth() const { return qsizetype(m_depth); }
    qsizetype count() const { return m_count; }
    /// Returns the number of members or items in the innermost open container.
    size_t size() const { return m_depth == 0 ? 0 : top().value->size(); }

    /// Removes the last item, a string, and returns it for use as a key.
    std::string takeLastItem();
    /// Converts the innermost container, which must be empty.
    void convertToArray() { *top().value = Json::array(); }
    void convertToObject() { *top().value = Json::object(); }

    /// Returns the JSON pointer of the value being read, or of its container between two values.
    QString path() const;
    const Json &root() const { return m_root; }
    Json takeRoot() { return std::move(m_root); }

private:
    struct OpenContainer {
        Json *value = nullptr;
        size_t member = 0;      // index of the current member, valid if isInside
        bool isInside = false;
        KeyIndex keys;
    };

    OpenContainer &top() { return m_openContainers[m_depth - 1]; }
    const OpenContainer &top() const { return m_openContainers[m_depth - 1]; }

    Json m_root;
    std::deque<OpenContainer> m_openContainers; // the first m_depth entries are in use; the others are kept to reuse their memory
    size_t m_depth = 0;
    qsizetype m_count = 0;
};

} // namespace outcrop
