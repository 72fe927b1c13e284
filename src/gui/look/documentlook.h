// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// How every text in the window is shown. What is not named is as the system has it.
struct TextLook {
    bool wrapped = true;
    int zoom = 0;             ///< points added to the system's fixed font
    QString family = {};      ///< of the font; empty: the system's fixed font
    int tabWidth = 4;         ///< in spaces
    bool spacesShown = false; ///< dots for spaces, arrows for tabs
    QString language = {};    ///< of the spelling, such as `en_GB`; empty: no spell checking

    friend bool operator==(const TextLook &, const TextLook &) = default;
};

/// How a document with fields is shown. The numbers are stored in the settings: new ones go last.
enum class FormMode { Source, Form, Both };

} // namespace outcrop
