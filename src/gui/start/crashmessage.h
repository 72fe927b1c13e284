// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/program/crashnotes.h"

namespace outcrop {

class MainWindow;

/// Shows a message with the latest note in the window, and marks all notes as shown. The user can read and copy the note; nothing is sent. Does nothing without
/// notes.
void showCrashNotes(MainWindow &window, const QList<CrashNote> &notes);

} // namespace outcrop
