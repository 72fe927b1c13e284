// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace outcrop {

/// Announces a text to screen readers without moving the focus, for example the result of long work. `source` shows the text.
void announce(QWidget *source, const QString &text);

} // namespace outcrop
