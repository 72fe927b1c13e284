// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace outcrop {

/// Cuts a text into passages of some hundred characters so that no token of a published encoding reaches across a cut: the counts of the
/// passages add up to that of the whole. Most cuts are chosen by the characters around them, so that an edit moves no cut but those next to it.
/// Gives the end of the passage that begins at `start`, which is itself a cut.
qsizetype passageEnd(QStringView text, qsizetype start);

} // namespace outcrop
