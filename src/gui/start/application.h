// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;
class QCoreApplication;

namespace outcrop {

/// Sets up the name, version and translations. Requires no display.
void setUpProgram(QCoreApplication &application);

/// Sets up the style, names, icon, translations and resources before the first window. Shared by the program, its tests and the tour.
void setUpApplication(QApplication &application);

} // namespace outcrop
