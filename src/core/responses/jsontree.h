// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/responses/keyindex.h"

#include <deque>

namespace outcrop {

/// A JSON value under construction, in document order, whole at every moment: what is still open is there as far as it has come.
class JsonTree
{
public:
    /// The place of the next value: an item at the end, the value of the key given last, or the whole.
    Json &add();
    /// The value added last has come to its end.
    void done();
    void open(Json::value_t kind);
    void close();
    /// Begins a member. Where the object has one of that name, its value is given up and true returned.
    bool key(std::string name);

    qsizetype depth() const { return qsizetype(m_depth); }
    qsizetype count() const { return m_count; }
    /// Members or items of what is open.
    size_t size() const { return m_depth == 0 ? 0 : top().value->size(); }

    /// Takes back the text that is the last item: it was a key.
    std::string takeLastItem();
    /// Only while it is empty.
    void becomeArray() { *top().value = Json::array(); }
    void becomeObject() { *top().value = Json::object(); }

    /// JSON pointer of the value that is being read, or of what it would be put into.
    QString path() const;
    const Json &root() const { return m_root; }
    Json take() { return std::move(m_root); }

private:
    struct Open {
        Json *value = nullptr;
        size_t member = 0;      // the one being read, while isInside
        bool isInside = false;
        KeyIndex keys;
    };

    Open &top() { return m_open[m_depth - 1]; }
    const Open &top() const { return m_open[m_depth - 1]; }

    Json m_root;
    std::deque<Open> m_open; // the first m_depth are in use; the others keep their memory
    size_t m_depth = 0;
    qsizetype m_count = 0;
};

} // namespace outcrop
