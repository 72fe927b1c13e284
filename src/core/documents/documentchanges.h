// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

namespace outcrop {

/// Calls use(before, now) for each document that differs between two states of a workspace. `before` is null for an added document, `now` for a removed one. Both lists
/// must be sorted by path. An unchanged document is the same object in both lists, so only pointers are compared.
template<typename Use>
void forEachChange(const QList<DocumentPtr> &before, const QList<DocumentPtr> &after, Use use)
{
    auto old = before.begin();
    auto now = after.begin();
    while (old != before.end() || now != after.end()) {
        if (old != before.end() && now != after.end() && *old == *now) {
            ++old;
            ++now;
        } else if (now == after.end() || (old != before.end() && (*old)->path < (*now)->path)) {
            use(*old++, DocumentPtr());
        } else if (old == before.end() || (*now)->path < (*old)->path) {
            use(DocumentPtr(), *now++);
        } else {
            use(*old++, *now++);
        }
    }
}

} // namespace outcrop
