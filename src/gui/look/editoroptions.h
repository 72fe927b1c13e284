// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// The appearance of text in editors.
struct EditorOptions {
    bool wrapsLines = true;
    int zoom = 0;             ///< points added to the size of the system's fixed-width font
    QString family = {};      ///< font family; empty for the system's fixed-width font
    int tabWidth = 4;         ///< width of a tab, in spaces
    bool showsSpaces = false; ///< whether to show spaces as dots and tabs as arrows
    QString language = {};    ///< language of the spell checker, such as `en_GB`; empty for none

    friend bool operator==(const EditorOptions &, const EditorOptions &) = default;
};

/// The view of a document with fields: source, form or both. The values are stored in the settings, so append new ones.
enum class FormMode { Source, Form, Both };

} // namespace outcrop
