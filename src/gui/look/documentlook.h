// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// How editors show text. Defaults are the system's settings.
struct EditorOptions {
    bool wrapped = true;
    int zoom = 0;             ///< points added to the size of the system's fixed-width font
    QString family = {};      ///< font family; empty for the system's fixed-width font
    int tabWidth = 4;         ///< in spaces
    bool spacesShown = false; ///< show spaces as dots and tabs as arrows
    QString language = {};    ///< language of the spell checker, such as `en_GB`; empty for none

    friend bool operator==(const EditorOptions &, const EditorOptions &) = default;
};

/// How a document with fields is shown. The values are stored in the settings: append new ones.
enum class FormMode { Source, Form, Both };

} // namespace outcrop
