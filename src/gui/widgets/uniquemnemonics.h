// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace outcrop {

/// Returns the texts of a menu with unique mnemonics. A letter that an earlier text has is replaced by a free letter of its text, at the beginning of a word if
/// possible, or dropped. Texts without repeated letters are returned unchanged.
QStringList uniqueMnemonics(QStringList texts);

/// Makes the mnemonics of each menu and menu bar unique when it is shown. If a translation used the same letter for two commands, the key would trigger
/// neither. Applies to the whole program; call once, at start, with an application object.
void keepMnemonicsUnique();

} // namespace outcrop
